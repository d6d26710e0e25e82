import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signInPath } from '#features/auth/rules/next-path.ts';
import type { ErrorBody } from '#platform/common/app-error.ts';
import { idIn } from '#platform/common/posted-form.ts';
import { callAs, formOf, type ShowPage, takeForms } from './posted-forms.ts';

/**
 * Takes the forms of My Appointments as browsers send them without scripts: cancelling a visit, and reviewing one. Each
 * makes the call that the screen makes, as the same visitor. The reply leads to the list, which says what was done.
 */
export async function installAppointmentsForm(app: FastifyInstance, showPage: ShowPage): Promise<void> {
  await takeForms(app, (scope) => {
    scope.post('/appointments', async (request, reply) => {
      const id = idIn(formOf(request).get('cancel'));
      if (id === undefined) return reply.redirect('/appointments', 303);
      const answer = await callAs(app, request, {
        method: 'PUT',
        url: `/api/appointments/${id}/status`,
        payload: { status: 'cancelled' },
      });
      const { statusCode } = answer;
      if (statusCode === 200) return reply.redirect(`/appointments?cancelled=${id}`, 303);
      if (statusCode === 401) return reply.redirect(signInPath(`/appointments?cancel=${id}`), 303);
      return reply.redirect(`/appointments?cancel=${id}&refused=true`, 303);
    });

    scope.post<{ Params: { id: string } }>('/appointments/:id/review', async (request, reply) => {
      const id = idIn(request.params.id);
      return id === undefined ? reply.redirect('/appointments', 303) : await review(app, showPage, id, request, reply);
    });
  });
}

/** Leaves the review of a visit, or changes it if there is one. */
async function review(
  app: FastifyInstance,
  showPage: ShowPage,
  id: number,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const sent = formOf(request);
  const values = { stars: sent.get('stars') ?? '', text: (sent.get('text') ?? '').replaceAll('\r\n', '\n') };
  const payload = { text: values.text, ...(values.stars && { stars: Number(values.stars) }) };
  const send = (method: 'POST' | 'PUT') =>
    callAs(app, request, { method, url: `/api/appointments/${id}/review`, payload });
  const left = await send('POST');
  const isThere = left.statusCode === 409 && left.json<{ readonly code?: string }>().code === 'already_reviewed';
  const answer = isThere ? await send('PUT') : left;
  const path = `/appointments/${id}/review`;
  if (answer.statusCode < 300) return reply.redirect(`/appointments?reviewed=${id}#appointment-${id}`, 303);
  if (answer.statusCode === 401) return reply.redirect(signInPath(path), 303);
  const { message, fields = {} } = answer.json<ErrorBody>();
  return await showPage(path, { values, message, fields }, 200, request, reply);
}
