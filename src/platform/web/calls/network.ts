import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from './call.ts';

/** How often it is looked whether the network is back, ms. */
const LOOK_MS = 5000;

let isLost = false;
const listeners = new Set<() => void>();

/** Notes whether the server was reached. */
export function noteContact(isThere: boolean): void {
  if (isThere !== isLost) return;
  isLost = !isThere;
  for (const listener of listeners) listener();
}

/** True if the server can be reached. */
export async function isServerThere(): Promise<boolean> {
  return await fetch('/healthz', { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

/** Looks whether the server is there, and notes it. */
export async function checkNetwork(): Promise<boolean> {
  const isThere = await isServerThere();
  noteContact(isThere);
  return isThere;
}

/** Returns whether the server can't be reached, as far as it was tried. */
export function useIsNetworkLost(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLost,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Looks whether the server is there when the browser says that the network changed, or a list gets no reply, and until it is back. */
export function useNetworkWatch(): void {
  const queryClient = useQueryClient();
  const isGone = useIsNetworkLost();
  useEffect(() => {
    const look = () => void checkNetwork();
    for (const name of ['online', 'offline'] as const) window.addEventListener(name, look);
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (!(event.query.state.error instanceof ApiError)) look();
    });
    return () => {
      stop();
      for (const name of ['online', 'offline'] as const) window.removeEventListener(name, look);
    };
  }, [queryClient]);
  useEffect(() => {
    if (!isGone) return;
    const timer = window.setInterval(() => void checkNetwork(), LOOK_MS);
    return () => window.clearInterval(timer);
  }, [isGone]);
}
