import { useEffect, useState } from 'react';

/** Returns the text that stood in a field at the last pause in typing of `ms`, so that not every key makes a call. */
export function usePaused(typed: string, ms: number): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(typed), ms);
    return () => clearTimeout(pause);
  }, [typed, ms]);
  return paused;
}
