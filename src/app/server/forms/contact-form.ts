import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#platform/common/app-error.ts';
import { callAs, formOf, keyOf, type ShowPage, takeForms, textsIn } from './posted-forms.ts';

const FIELDS = ['name', 'email', 'phone', 'category', 'subject', 'message'];

/**
 * Takes the contact form as browsers send it without scripts. It makes the same call that
 * the app makes, as the same visitor: checks, limit and key are those of the call. What was sent is shown at an address
 * of its own, so that a reload sends nothing.
 */
export async function installContactForm(app: FastifyInstance, showPage: ShowPage): Promise<void> {
  await takeForms(app, (scope) => {
    scope.post('/contact-us', async (request, reply) => {
      const sent = formOf(request);
      const texts = textsIn(sent, FIELDS);
      const values = Object.fromEntries(FIELDS.map((name) => [name, texts[name] ?? '']));
      const key = sent.get('key') ?? '';
      const answer = await send(app, request, values, key);
      if (answer.statusCode === 201) {
        const { ticket, danger } = answer.json<{ ticket: string; danger: boolean }>();
        const query = new URLSearchParams({ sent: ticket, ...(danger && { danger: 'true' }) });
        return reply.redirect(`/contact-us?${query.toString()}#message-sent`, 303);
      }
      const { message, fields = {} } = answer.json<ErrorBody>();
      const retryAfter = answer.headers['retry-after'];
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      // A form to be put right is a page like any other; browsers report 400 as an error of the page.
      const status = Object.keys(fields).length > 0 ? 200 : answer.statusCode;
      return await showPage('/contact-us', { values: { ...values, key }, message, fields }, status, request, reply);
    });
  });
}

function send(app: FastifyInstance, request: FastifyRequest, values: Readonly<Record<string, string>>, key: string) {
  const { phone, ...letter } = values;
  const payload = { ...letter, ...(phone && { phone }) };
  return callAs(app, request, {
    method: 'POST',
    url: '/api/contact-messages',
    headers: key ? { 'idempotency-key': keyOf(key, payload) } : {},
    payload,
  });
}
