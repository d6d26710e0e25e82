import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';

/** Fills in the hours of someone or somewhere else. They are saved with the form. */
export function CopyHours({
  from,
  onCopy,
}: {
  /** Whose hours can be copied; nothing is shown if there is no one. */
  readonly from: readonly { readonly id: number; readonly name: string }[];
  /** Resolves once they are filled in, or it has said why not. */
  readonly onCopy: (id: number) => Promise<void> | void;
}) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const source = from.find(({ id }) => id === chosen) ?? from[0];
  if (source === undefined) return null;
  const copy = async () => {
    setBusy(true);
    await onCopy(source.id);
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectInput
        label={t`Copy the hours of`}
        value={source.id}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {from.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectInput>
      <BusyButton
        type="button"
        className="button-ghost"
        busy={busy}
        busyText={<Trans>Copying...</Trans>}
        onClick={() => void copy()}
      >
        <Trans>Copy</Trans>
      </BusyButton>
    </div>
  );
}
