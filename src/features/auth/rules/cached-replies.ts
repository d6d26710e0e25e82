/** Calls whose replies are the same for every user. */
const PUBLIC_PATHS = /^\/api\/(providers|config|symptom-data)\b/;

/** True if a cached reply may stay when the signed-in user changes, because it doesn't depend on the user. */
export function isPublicReply(path: string): boolean {
  return PUBLIC_PATHS.test(path);
}
