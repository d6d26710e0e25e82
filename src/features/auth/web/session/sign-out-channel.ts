/** The other windows of this browser, which are told when whoever is signed in is so no more; where there is the means. */
export function openSignOutChannel(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in window ? new BroadcastChannel('signed-out') : undefined;
}
