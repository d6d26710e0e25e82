import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AuthErrorBody, CODE_INCOMPLETE } from '#features/auth/rules/refusals.ts';
import { signedInPath } from '#features/auth/rules/screen-access.ts';
import { REGISTRATION, SIGN_IN, sendAccount } from './account-form.ts';
import { formOf, type ShowPage, takeForms } from './posted-forms.ts';

/**
 * Takes the forms that people may send before the scripts of their page have come, which on a slow network takes half a
 * minute: signing in and registering. Each makes the call that the screen makes, as the same visitor, so checks and limits
 * are those of the call. The reply leads to the next screen, or back with `refused` in the address.
 */
export async function installEarlyForms(app: FastifyInstance, showPage: ShowPage): Promise<void> {
  await takeForms(app, (scope) => {
    scope.post('/auth', async (request, reply) => {
      const { user, refused } = await sendAccount(app, request, reply, SIGN_IN, formOf(request));
      const next = nextIn(request);
      reply.header('cache-control', 'no-store');
      if (user !== undefined) return reply.redirect(encoded(signedInPath(user, next)), 303);
      const again = new URLSearchParams({ refused: reasonOf(refused), ...(next && { next }) });
      return reply.redirect(`/auth?${again}`, 303);
    });

    scope.post('/auth/register', async (request, reply) => {
      const { user, refused, values } = await sendAccount(app, request, reply, REGISTRATION, formOf(request));
      const next = nextIn(request);
      reply.header('cache-control', 'private, no-store');
      if (user !== undefined) return reply.redirect(encoded(signedInPath(user, next)), 303);
      const path = `/auth/register${next === null ? '' : `?${new URLSearchParams({ next })}`}`;
      const { message = '', fields = {} } = refused ?? {};
      return await showPage(path, { values, message, fields }, 200, request, reply);
    });
  });
}

/** Returns the code of a refusal for the sign-in page, or that only a part of the one-time code was sent. */
function reasonOf(refused: AuthErrorBody | undefined): string {
  return refused?.fields?.['code'] === CODE_INCOMPLETE ? 'part_of_code' : (refused?.code ?? '');
}

function nextIn({ url }: FastifyRequest): string | null {
  return new URL(url, 'http://localhost').searchParams.get('next');
}

/** Returns a path of this site as a header may hold it. */
function encoded(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return pathname + search + hash;
}
