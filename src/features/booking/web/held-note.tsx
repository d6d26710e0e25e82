import { Trans, useLingui } from '@lingui/react/macro';
import { Timer } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { lagosTime } from '#platform/common/lagos-time.ts';
import type { Held } from '../rules/held-time.ts';

const SECOND_MS = 1000;
/** Seconds left from which on it is announced, once. */
const ANNOUNCE_FROM = 120;

/** How long the chosen time is still held: visible, and announced when it is held, shortly before the end and at it. */
export function HeldNote({ held }: { readonly held: Held | null }) {
  const { t } = useLingui();
  const secondsLeft = useSecondsUntil(held?.untilMs ?? null);
  const isOver = secondsLeft <= 0;
  const clock = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  const time = held === null ? '' : lagosTime(Date.parse(held.date));
  const said =
    secondsLeft <= ANNOUNCE_FROM ? t`Your time is held for you for two more minutes.` : t`${time} is held for you.`;
  return (
    <>
      {held !== null && isOver && (
        <span className="text-sm text-soft">
          <Trans>No longer held for you</Trans>
        </span>
      )}
      {held !== null && !isOver && (
        <span
          className={`inline-flex items-center gap-1 text-sm font-semibold ${secondsLeft <= ANNOUNCE_FROM ? 'text-amber' : 'text-green-strong'}`}
        >
          <Timer aria-hidden size={16} strokeWidth={1.75} />
          <Trans>
            Held for you <span className="tabular-nums">{clock}</span>
          </Trans>
        </span>
      )}
      {/* Always in the page, or its first words would not be announced. */}
      <output className="sr-only">
        {held !== null &&
          (isOver ? t`Your time is no longer held for you. You can still book it while it is free.` : said)}
      </output>
    </>
  );
}

/** Whole seconds until an instant of this device's clock (ms), not below 0; 0 for null. */
function useSecondsUntil(untilMs: number | null): number {
  return useSyncExternalStore(everySecond, () =>
    untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - Date.now()) / SECOND_MS)),
  );
}

function everySecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, SECOND_MS);
  return () => clearInterval(timer);
}
