import { createHmac, type KeyObject } from 'node:crypto';
import { tokenHashOf } from '#platform/server/token.ts';

/**
 * Returns the secret of the link to a question. It is computed, so that it can be shown again to its signed-in owner; the
 * database has only its hash. Another question, or the same one sent again later, has another secret.
 */
export function questionToken(
  key: KeyObject,
  {
    applicationId,
    question,
    sentAt,
  }: { readonly applicationId: number; readonly question: string; readonly sentAt: Date },
): string {
  return createHmac('sha256', key)
    .update(`application-question\n${applicationId}\n${sentAt.getTime()}\n${question}`)
    .digest('base64url');
}

/** Returns the secret of the link to a question that was sent: the keys are those that it may have been made with, newest first. */
export function tokenOfQuestion(
  keys: readonly KeyObject[],
  sent: Parameters<typeof questionToken>[1] & { readonly tokenHash: Buffer },
): string {
  const tokens = keys.map((key) => questionToken(key, sent));
  return tokens.find((token) => tokenHashOf(token).equals(sent.tokenHash)) ?? '';
}

/** Returns the address of the page that a secret opens. */
export function questionUrl(origin: string, token: string): string {
  return `${origin}/application-question#${token}`;
}
