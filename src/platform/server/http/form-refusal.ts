import type { IncomingMessage } from 'node:http';
import type { ErrorBody } from '#platform/common/app-error.ts';
import { isSecretField } from '#platform/common/posted-form.ts';

/** What a page says for a status, where the message of the refusal is about calls, or leaves open what to do. */
const ADVICE: Readonly<Record<number, string>> = {
  401: 'You are signed out, so nothing was saved. Sign in, come back to this page, and send it again.',
  413: 'Make the text shorter or the file smaller.',
  415: 'Your browser sent the form in a way that we cannot read.',
};
const MESSAGES_ABOUT_CALLS: ReadonlySet<number> = new Set([401, 415]);

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign] ?? '');

/** True if the request is a form that a browser sent as a document: all other writing goes to calls. */
export function isPostedForm({ method, url }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return method === 'POST' && !url?.startsWith('/api/');
}

/**
 * Returns what a page says of a refused form, as HTML, with a form that sends it again as far as its fields are known. Passwords
 * and codes are not among them.
 * @param url the path that the form was sent to
 * @param body the form as it was read; anything else if it wasn't read
 */
export function refusedForm(status: number, { message }: ErrorBody, url = '/', body?: unknown): string {
  const [path = '/'] = url.split('?');
  const said = MESSAGES_ABOUT_CALLS.has(status) ? [] : [message];
  const advice = [...said, ADVICE[status] ?? ''].filter(Boolean).map((text) => `<p>${escaped(text)}</p>`);
  const signIn = `<p><a href="/auth?next=${escaped(encodeURIComponent(path))}" target="_blank">Sign in</a></p>`;
  return [
    ...advice,
    status === 401 ? signIn : '',
    status === 423 ? '<p><a href="/provider-portal/simple/lock">Enter your PIN</a></p>' : '',
    // Nothing of patients stays on the screen of a locked computer.
    typeof body === 'string' && status !== 423
      ? formAgain(url, body)
      : '<p>Go back to the page before this one to try again.</p>',
    '<p><a href="/">Find care from the home page</a></p>',
  ].join('');
}

function formAgain(url: string, body: string): string {
  const hidden = [...new URLSearchParams(body)]
    .filter(([name]) => !isSecretField(name))
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`);
  return `<form method="post" action="${escaped(url)}">${hidden.join('')}<button>Send again</button></form>`;
}
