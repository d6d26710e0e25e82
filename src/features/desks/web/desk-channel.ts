/** What the tabs of a shared computer tell each other. */
export type DeskMessage = 'locked' | 'unlocked' | 'active';

let channel: BroadcastChannel | undefined;

/** Opens the channel between the tabs of this browser, once. An open channel keeps pages out of the back/forward cache. */
function deskChannel(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in window) channel ??= new BroadcastChannel('desk');
  return channel;
}

/** Tells the other tabs of this browser. */
export function announce(message: DeskMessage): void {
  deskChannel()?.postMessage(message);
}

/** Calls `onMessage` with what other tabs tell; returns how to stop. */
export function followTabs(onMessage: (message: DeskMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<DeskMessage>) => onMessage(data);
  deskChannel()?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
