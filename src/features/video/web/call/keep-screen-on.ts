import { useEffect } from 'react';

/** Keeps the screen on while the component is shown, since a call needs no touch. Does nothing where unsupported. */
export function useScreenOn(): void {
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Refused on a low battery, for example.
      const got = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) await got?.release();
      else lock = got;
    };
    const askAgain = () => void ask();
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, []);
}
