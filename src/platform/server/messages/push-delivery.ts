import type { Context } from '../context.ts';
import { mailboxOf } from './mailbox.ts';
import type { ClaimedMessage } from './outbox-store.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import { pushKeysOf } from './push-keys.ts';
import { findPushAddress, markAccepted, type PushAddress, removeSubscription } from './push-subscription-store.ts';

/** How long a push service may take to respond, ms. */
const TIMEOUT_MS = 10_000;
const HOUR_MS = 60 * 60 * 1000;
/** How long a push service keeps a message for a browser that is off, if the message itself has no end, ms. */
const KEPT_MS = 24 * HOUR_MS;
/** The longest wait that a push service can ask for, ms. */
const MAX_RETRY_MS = 6 * HOUR_MS;

/** What sending needs. */
export type PushContext = Pick<Context, 'config' | 'db' | 'keyFor'>;

/** What a push service is sent; it can read only the headers. */
export interface PushRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Hands a message to the push service of a browser, encrypted for that browser (RFC 8291) and signed with our key (RFC
 * 8292). A browser that the service doesn't know any more is removed.
 * @throws if it wasn't accepted; with the code EMESSAGE if trying again is useless, with `retryAfterMs` if the service
 *   named a time
 */
export async function sendPush(
  context: PushContext,
  message: ClaimedMessage,
  nowMs: number,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const { config, db } = context;
  const id = Number(message.recipient);
  const address = await findPushAddress(db, id);
  if (address === undefined) throw refused('the browser was removed', true);
  if (!isPushEndpoint(address.endpoint, config.pushHosts)) throw refused('not a push service', true);
  const { headers, body } = await pushRequest(context, address, message, nowMs);
  const answer = await fetch(address.endpoint, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
    // Our signature must not reach another host, nor a push service lead us to one.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    const { cause, name } = error as { readonly cause?: { readonly code?: string }; readonly name?: string };
    throw Object.assign(new Error('the push service did not answer'), { code: cause?.code ?? name });
  });
  await answer.body?.cancel();
  if (answer.ok) return await markAccepted(db, id, nowMs);
  const { status } = answer;
  const isGone = status === 404 || status === 410;
  if (isGone) await removeSubscription(db, id);
  const retryAfterMs = readRetryAfter(answer.headers.get('retry-after'), nowMs);
  throw Object.assign(refused('the push service refused', isGone || status === 400 || status === 413), {
    responseCode: status,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}

/** Returns what to send to a push service. @throws with the code EMESSAGE if the keys of the browser are none */
async function pushRequest(
  { config, keyFor }: PushContext,
  address: PushAddress,
  { subject, text, links, sendBefore }: ClaimedMessage,
  nowMs: number,
): Promise<PushRequest> {
  const { endpoint, p256dh, auth } = address;
  // Loaded with the first message: most processes never send one.
  const { default: webPush } = await import('web-push');
  const payload = JSON.stringify({ title: subject, text, path: pathOf(links?.action?.url) });
  const ttlMs = sendBefore === null ? KEPT_MS : Math.min(KEPT_MS, sendBefore.getTime() - nowMs);
  try {
    const made = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      TTL: Math.max(0, Math.floor(ttlMs / 1000)),
      urgency: 'high',
      vapidDetails: { subject: subjectOf(config), ...pushKeysOf(keyFor) },
    });
    const headers = Object.entries(made.headers).filter(([name]) => name.toLowerCase() !== 'content-length');
    return { headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])), body: made.body };
  } catch {
    throw refused('the browser cannot be encrypted for', true);
  }
}

/** Whom a push service writes to if we send too much. */
function subjectOf({ publicUrl, support, mailFrom }: PushContext['config']): string {
  return publicUrl?.startsWith('https://') ? publicUrl : `mailto:${support.email ?? mailboxOf(mailFrom).address}`;
}

/** Returns an address without its origin: the worker opens pages of its own origin only. */
function pathOf(url: string | undefined): string {
  const { pathname, search, hash } = new URL(url ?? '/', 'http://localhost');
  return `${pathname}${search}${hash}`;
}

/** Returns how long to wait by a Retry-After header, in seconds or as a date, ms; undefined without one. */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? undefined : Math.min(MAX_RETRY_MS, Math.max(0, ms));
}

function refused(why: string, isForGood: boolean): Error {
  return Object.assign(new Error(why), { code: isForGood ? 'EMESSAGE' : 'EPUSH' });
}
