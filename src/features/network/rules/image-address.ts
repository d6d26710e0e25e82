/** The path of an uploaded picture, named after the SHA-256 of its bytes. */
export const IMAGE_PATH = /^\/images\/[0-9a-f]{64}\.webp$/;

/** An address on another site: https, without user name or password, and without characters that end an attribute. */
const ELSEWHERE = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s"'<>\\^`{|}]*)?$/i;

/** True if a text can be the address of a picture: an uploaded one, or an https address. */
export function isImageAddress(text: string): boolean {
  return IMAGE_PATH.test(text) || ELSEWHERE.test(text);
}
