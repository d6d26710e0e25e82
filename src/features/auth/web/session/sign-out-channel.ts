/** Opens the channel on which windows of this browser announce sign-outs; undefined if the browser has no such channels. */
export function openSignOutChannel(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in window ? new BroadcastChannel('signed-out') : undefined;
}
