import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import type { PostedForm } from '#platform/common/posted-form.ts';

/** Shows the page at a path, with the form that came back, in reply to a posted form. */
export type ShowPage = (
  path: string,
  posted: PostedForm,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;

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

/** Returns the fields of these names that a form has. Lines end in CR LF in a form, and in LF in everything else here. */
export function textsIn<Name extends string>(
  sent: URLSearchParams,
  names: readonly Name[],
): Readonly<Partial<Record<Name, string>>> {
  const fields = names.flatMap((name) => {
    const value = sent.get(name);
    return value === null ? [] : [[name, value.replaceAll('\r\n', '\n')]];
  });
  return Object.fromEntries(fields);
}

/** Makes a call as the visitor who sent a form: with the cookies, from the address and by the browser of the request. */
export function callAs(app: FastifyInstance, request: FastifyRequest, call: InjectOptions) {
  const { cookie, 'user-agent': userAgent } = request.headers;
  const headers = {
    ...call.headers,
    ...(cookie !== undefined && { cookie }),
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
  };
  return app.inject({ ...call, headers, remoteAddress: request.ip });
}

/** Passes the cookies that a call set on to the browser, and to further calls of the same request. */
export function passCookies(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: Pick<Awaited<ReturnType<typeof callAs>>, 'headers' | 'cookies'>,
): void {
  const set = answer.headers['set-cookie'];
  if (set === undefined) return;
  const already = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  reply.header('set-cookie', [...already, ...[set].flat()]);
  const renewed = new Set(answer.cookies.map(({ name }) => name));
  const others = (headers.cookie ?? '').split('; ').filter((pair) => pair && !renewed.has(pair.split('=')[0] ?? ''));
  headers.cookie = [...others, ...answer.cookies.map(({ name, value }) => `${name}=${value}`)].join('; ');
}

/**
 * Returns the idempotency key of a sent form. A form sent twice is sent once; the same form with other content, as after
 * going back, is another.
 */
export function keyOf(formKey: string, payload: object): string {
  return createHash('sha256')
    .update(JSON.stringify([formKey, payload]))
    .digest('base64url');
}
