import type { Config } from '../config.ts';
import { traceHeader } from '../tracing/spans.ts';

/** How long a gateway may take to answer. */
const TIMEOUT_MS = 10_000;

/** A text message to one number. */
export interface Sms {
  /** With country, `+2348031234567`. */
  readonly to: string;
  readonly text: string;
  /** The same for a message however often it is handed over: a gateway that knows such keys sends it once. */
  readonly idempotencyKey: string;
}

/**
 * Hands a text message to the gateway of the settings: `POST` of `{to, text, from}` as JSON, with a bearer token and an
 * `Idempotency-Key`. Any status from 200 to 299 means that it was taken.
 * @throws when it wasn't; with the code EMESSAGE when this very message is refused for good
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
    // Elsewhere the token is nobody's business.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    const { cause, name } = error as { readonly cause?: { readonly code?: string }; readonly name?: string };
    throw Object.assign(new Error('the gateway did not answer'), { code: cause?.code ?? name });
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  // A wrong token or address of the gateway is mended, and the message still goes out; a wrong number never is.
  const isForGood = answer.status === 400 || answer.status === 422;
  throw Object.assign(new Error('the gateway refused'), {
    code: isForGood ? 'EMESSAGE' : 'ESMS',
    responseCode: answer.status,
  });
}
