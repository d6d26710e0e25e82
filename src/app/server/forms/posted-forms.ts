import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Lets the routes that `install` adds read forms as browsers send them without scripts. The API reads only JSON. */
export async function takeForms(app: FastifyInstance, install: (scope: FastifyInstance) => void): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    install(scope);
  });
}

/** Returns the fields of a posted form; none if the body is something else. */
export function formOf({ body }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '');
}
