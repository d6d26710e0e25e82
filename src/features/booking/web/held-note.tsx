import { Trans, useLingui } from '@lingui/react/macro';
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Held } from '../rules/held-time.ts';

const SECOND_MS = 1000;
/** Seconds left from which on it is said aloud, once. */
const SAY_FROM = 120;

/** How long the chosen time is still kept: quietly in sight, and aloud only shortly before the end and at it. */
export function HeldNote({ held }: { readonly held: Held | null }) {
  return held && <Countdown key={held.untilMs} untilMs={held.untilMs} />;
}

function Countdown({ untilMs }: { readonly untilMs: number }) {
  const { t } = useLingui();
  const secondsLeft = useSecondsUntil(untilMs);
  const isOver = secondsLeft <= 0;
  const clock = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  return (
    <>
      {isOver ? (
        <span className="text-sm text-soft">
          <Trans>No longer held for you</Trans>
        </span>
      ) : (
        <span
          className={`inline-flex items-center gap-1 text-sm font-semibold ${secondsLeft <= SAY_FROM ? 'text-amber' : 'text-green-strong'}`}
        >
          <Timer aria-hidden size={16} strokeWidth={1.75} />
          <Trans>
            Held for you <span className="tabular-nums">{clock}</span>
          </Trans>
        </span>
      )}
      <output className="sr-only">
        {isOver && t`Your time is no longer held for you. You can still book it while it is free.`}
        {!isOver && secondsLeft <= SAY_FROM && t`Your time is held for you for two more minutes.`}
      </output>
    </>
  );
}

/** Whole seconds until an instant of this device's clock (ms), not below 0. */
function useSecondsUntil(untilMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((untilMs - nowMs) / SECOND_MS));
}
