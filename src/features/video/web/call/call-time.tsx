import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** The time since the two were connected, as minutes and seconds. */
export function CallTime({ sinceMs }: { readonly sinceMs: number }) {
  const { t } = useLingui();
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((nowMs - sinceMs) / 1000));
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span role="timer" aria-label={t`Call time`} className="text-base font-normal text-soft tabular-nums">
      {shown}
    </span>
  );
}
