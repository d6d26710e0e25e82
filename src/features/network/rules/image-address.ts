/** Where uploaded pictures are served, named after the SHA-256 of their bytes. */
export const IMAGE_PATH = /^\/images\/[0-9a-f]{64}\.webp$/;

/** An address on another site: https, a host without a name or password before it, and nothing that could end an attribute. */
const ELSEWHERE = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s"'<>\\^`{|}]*)?$/i;

/** Tells whether a text can be the address of a picture: one that was uploaded here, or an https address. */
export function isImageAddress(text: string): boolean {
  return IMAGE_PATH.test(text) || ELSEWHERE.test(text);
}
