import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskScreen } from '#features/desks/contract.ts';
import { isSoundOn, playTone } from '#features/practice-news/web/news-sound.ts';
import { ApiError } from '#platform/web/calls/call.ts';
import { lastDeskScreen, loadDeskScreen } from './lock-flow.ts';

/** How often the locked screen is loaded again, ms. */
const POLL_MS = 10_000;

/**
 * Keeps what the lock screen shows up to date, and plays the tone if there are more news and this browser's user wants one.
 * `isLost`: the last attempt didn't reach the server. `onGone` is called once this browser is no shared computer any more.
 */
export function useDeskScreen(onGone: () => void): {
  readonly screen: DeskScreen | undefined;
  readonly isLost: boolean;
  readonly reload: () => void;
} {
  const [screen, setScreen] = useState(lastDeskScreen);
  const [isLost, setLost] = useState(false);
  const gone = useEffectEvent(onGone);
  const unseen = useRef<number>(undefined);
  const [reloads, setReloads] = useState(0);
  useEffect(() => {
    const take = (loaded: DeskScreen) => {
      if (loaded.newsCount > (unseen.current ?? loaded.newsCount) && isSoundOn()) playTone();
      unseen.current = loaded.newsCount;
      setScreen(loaded);
      setLost(false);
    };
    const fail = (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) gone();
      else setLost(true);
    };
    const load = () => void loadDeskScreen().then(take, fail);
    load();
    const timer = window.setInterval(load, POLL_MS);
    window.addEventListener('online', load);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', load);
    };
  }, [reloads]);
  return { screen, isLost, reload: () => setReloads((before) => before + 1) };
}
