/** Picture and sound: nobody to connect to yet, on the way, there, broken and coming back, or not to be had. */
export type Media = 'none' | 'connecting' | 'connected' | 'reconnecting' | 'impossible';

/**
 * What one is told of picture and sound. Nothing comes from somebody who isn't there, so no network is at fault. What
 * still runs counts for more: the way to the server can break while the call, which passes by it, goes on.
 */
export function shownMedia(media: Media, isOtherThere: boolean): Media {
  return isOtherThere || media === 'connected' ? media : 'none';
}
