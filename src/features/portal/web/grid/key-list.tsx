import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog } from '#platform/web/ui/dialog.tsx';

/** The keys of the day. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const keys: readonly (readonly [string, ReactNode])[] = [
    ['N', <Trans key="n">New visit</Trans>],
    ['/', <Trans key="find">Find a visit</Trans>],
    ['↑ ↓ ← →', <Trans key="go">To the next visit or free time</Trans>],
    ['Enter', <Trans key="open">Open a visit, or book in free time</Trans>],
    ['M', <Trans key="m">Pick a visit up, to move it</Trans>],
    ['A', <Trans key="a">Mark as here</Trans>],
    ['P', <Trans key="p">Print this day</Trans>],
    ['?', <Trans key="keys">Show these keys</Trans>],
  ];
  const held: readonly (readonly [string, ReactNode])[] = [
    ['↑ ↓', <Trans key="time">Earlier or later</Trans>],
    ['← →', <Trans key="column">To another column</Trans>],
    ['Enter', <Trans key="drop">Drop it: you confirm before it is moved</Trans>],
    ['Esc', <Trans key="back">Put it back: nothing changes</Trans>],
  ];
  return (
    <Dialog open onClose={onClose} title={t`Keys`}>
      <div className="grid gap-4 pb-4">
        <Keys keys={keys} />
        <h3>
          <Trans>While a visit is picked up</Trans>
        </h3>
        <Keys keys={held} />
      </div>
    </Dialog>
  );
}

function Keys({ keys }: { readonly keys: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-2">
      {keys.map(([key, act]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="rounded-[6px] border border-edge px-1.5 font-mono">{key}</kbd>
          </dt>
          <dd>{act}</dd>
        </div>
      ))}
    </dl>
  );
}
