import type { FastifyInstance } from 'fastify';
import type { AuthErrorBody } from '#features/auth/rules/refusals.ts';
import { signedInPath } from '#features/auth/rules/screen-access.ts';
import { callAs, formOf, takeForms } from './posted-forms.ts';

/**
 * Takes the forms that people may send before the scripts of their page have come, which on a slow network takes half a
 * minute: signing in, and cancelling an appointment. Each makes the call that the screen makes, as the same visitor, so
 * checks and limits are those of the call. The reply leads to the next screen, or back with `refused` in the address.
 */
export async function installEarlyForms(app: FastifyInstance): Promise<void> {
  await takeForms(app, (scope) => {
    scope.post('/auth', async (request, reply) => {
      const sent = formOf(request);
      const code = sent.get('code');
      const payload = { username: sent.get('username') ?? '', password: sent.get('password') ?? '' };
      const answer = await callAs(app, request, {
        method: 'POST',
        url: '/api/login',
        payload: { ...payload, ...(code && { code }) },
      });
      const { searchParams } = new URL(request.url, 'http://localhost');
      const next = searchParams.get('next');
      reply.header('cache-control', 'no-store');
      if (answer.statusCode !== 200) {
        const again = new URLSearchParams({ refused: answer.json<AuthErrorBody>().code, ...(next && { next }) });
        return reply.redirect(`/auth?${again}`, 303);
      }
      const cookies = answer.headers['set-cookie'];
      if (cookies !== undefined) reply.header('set-cookie', cookies);
      return reply.redirect(encoded(signedInPath(answer.json(), next)), 303);
    });

    scope.post('/appointments', async (request, reply) => {
      const id = /^[1-9]\d{0,14}$/.exec(formOf(request).get('cancel') ?? '')?.[0];
      if (id === undefined) return reply.redirect('/appointments', 303);
      const answer = await callAs(app, request, {
        method: 'PUT',
        url: `/api/appointments/${id}/status`,
        payload: { status: 'cancelled' },
      });
      return reply.redirect(
        answer.statusCode === 200 ? '/appointments' : `/appointments?cancel=${id}&refused=true`,
        303,
      );
    });
  });
}

/** Returns a path of this site as a header may hold it. */
function encoded(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return pathname + search + hash;
}
