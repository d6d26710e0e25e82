import type { Config } from '../config.ts';
import { traceHeader } from '../tracing/spans.ts';

/** How long a gateway may take to respond, ms. */
const TIMEOUT_MS = 10_000;

/** A text message. */
export interface Sms {
  /** In international format, `+2348031234567`. */
  readonly to: string;
  readonly text: string;
  /** The same for every attempt at a message: a gateway that supports such keys sends it once. */
  readonly idempotencyKey: string;
}

/**
 * Hands a text message to the gateway of the settings: `POST` of `{to, text, from}` as JSON, with a bearer token and an
 * `Idempotency-Key`. Any status from 200 to 299 means accepted.
 * @throws if it was not accepted; with the code EMESSAGE if this message is refused for good
 */
export async function sendSms({ url, token, sender }: NonNullable<Config['sms']>, sms: Sms): Promise<void> {
  const { to, text, idempotencyKey } = sms;
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
      ...traceHeader(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ to, text, ...(sender !== undefined && { from: sender }) }),
    // The token must not reach another host.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    const { cause, name } = error as { readonly cause?: { readonly code?: string }; readonly name?: string };
    throw Object.assign(new Error('the gateway did not answer'), { code: cause?.code ?? name });
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  // A wrong token or gateway address can be corrected, and the message still goes out; a wrong number can't.
  const isForGood = answer.status === 400 || answer.status === 422;
  throw Object.assign(new Error('the gateway refused'), {
    code: isForGood ? 'EMESSAGE' : 'ESMS',
    responseCode: answer.status,
  });
}
