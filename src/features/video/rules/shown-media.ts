/** Picture and sound: no other side yet, connecting, connected, reconnecting, or no path found. */
export type Media = 'none' | 'connecting' | 'connected' | 'reconnecting' | 'impossible';

/**
 * Returns the state of picture and sound to show. While the other side is absent no network is to blame, so it is `none`;
 * except that a running call is shown as connected, because it outlives a broken connection to the server.
 */
export function shownMedia(media: Media, isOtherThere: boolean): Media {
  return isOtherThere || media === 'connected' ? media : 'none';
}
