import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { mergeQuery } from '../network-queries.ts';
import { useMergeProvider } from '../use-network-change.ts';
import { MergeEffects } from './merge-effects.tsx';
import { MergeSides } from './merge-sides.tsx';
import { SurvivorSearch } from './survivor-search.tsx';

/** Merges a double into another provider: choose it, compare both, type the name of the double. */
export function MergeDialog({
  provider: { id, name },
  onClose,
  onMerged,
  focusAfterwards,
}: {
  readonly provider: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
  readonly onMerged: () => void;
  /** Receives focus after the merge, because the row is gone. */
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const { t, i18n } = useLingui();
  const [into, setInto] = useState<number>();
  const [typed, setTyped] = useState('');
  const { data, isError } = usePathQuery(mergeQuery(id, into ?? 0), { enabled: into !== undefined });
  const merging = useMergeProvider(id);
  const reasonOf = useFailureReason();
  const isMerged = useRef(false);
  const isNamed = typed.trim().toLowerCase() === name.trim().toLowerCase();
  const merge = () => {
    if (into === undefined) return;
    merging.mutate(into, {
      onSuccess: () => {
        isMerged.current = true;
        onMerged();
      },
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Merge a double`}
      returnFocusTo={() => (isMerged.current ? focusAfterwards() : null)}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1" onClick={onClose}>
            <Trans>Cancel</Trans>
          </button>
          {data !== undefined && data.refusal === null && (
            <BusyButton
              className="button-urgent flex-1 wrap-anywhere"
              busy={merging.isPending}
              busyText={<Trans>Merging...</Trans>}
              disabled={!isNamed}
              onClick={merge}
            >
              <Trans>Merge into {data.survivor.name}</Trans>
            </BusyButton>
          )}
        </>
      }
    >
      <div className="grid gap-5 pb-4 wrap-anywhere">
        <p>
          <Trans>
            <b>{name}</b> goes away, because it is a double. Which one stays?
          </Trans>
        </p>
        <SurvivorSearch
          doubleId={id}
          chosen={into}
          onChoose={(chosen) => {
            setTyped('');
            merging.reset();
            setInto(chosen);
          }}
        />
        {isError && (
          <p role="alert" className="notice notice-red">
            <Trans>This could not be loaded. Check your connection.</Trans>
          </p>
        )}
        {into !== undefined && data === undefined && !isError && <Spinner />}
        {data !== undefined && (
          <>
            <MergeSides preview={data} />
            {data.refusal === null ? (
              <>
                <MergeEffects preview={data} />
                <TextInput
                  label={<Trans>Type the name of the one that goes away</Trans>}
                  hint={name}
                  autoComplete="off"
                  spellCheck={false}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              </>
            ) : (
              <p role="status" className="notice notice-amber">
                {translateText(i18n, data.refusal)}
              </p>
            )}
          </>
        )}
        {merging.error !== null && (
          <p role="alert" className="notice notice-red">
            {reasonOf(merging.error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
