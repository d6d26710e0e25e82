import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { User } from '#features/auth/contract.ts';
import { AppError, type ErrorBody } from '#platform/common/app-error.ts';
import { UNREADABLE } from '#platform/common/platform-refusals.ts';
import { idIn, isSecretField, type PostedForm } from '#platform/common/posted-form.ts';
import { LONGEST_SENDING_MS } from '#platform/server/http/request-time.ts';
import { callAs, formOf, keyOf, passCookies, type ShowPage, takeForms } from './posted-forms.ts';

/** What a browser sent: fields, files, and the parameters of the address. */
export class Sent {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly #fields: Pick<URLSearchParams, 'getAll'> & Iterable<[string, string]>;
  readonly #files: ReadonlyMap<string, File>;

  constructor(request: FastifyRequest, fields: URLSearchParams, files: ReadonlyMap<string, File>) {
    this.params = (request.params ?? {}) as Record<string, string>;
    this.query = new URL(request.url, 'http://localhost').searchParams;
    this.#fields = fields;
    this.#files = files;
  }

  /** The values of a field. Lines end in LF, as in everything else here; forms send CR LF. */
  all(name: string): string[] {
    return this.#fields.getAll(name).map((value) => value.replaceAll('\r\n', '\n'));
  }

  /** The value of a field; an empty text if it wasn't sent. */
  text(name: string): string {
    return this.all(name)[0] ?? '';
  }

  /** The fields of these names as members of a body. */
  texts(...names: readonly string[]): Record<string, string> {
    return Object.fromEntries(names.map((name) => [name, this.text(name)]));
  }

  /** Those that aren't empty. */
  filled(...names: readonly string[]): Record<string, string> {
    return Object.fromEntries(Object.entries(this.texts(...names)).filter(([, value]) => value.trim() !== ''));
  }

  /** The id in a field; 0, which nothing has, if it holds none. */
  id(name: string): number {
    return idIn(this.text(name)) ?? 0;
  }

  /** A chosen file; undefined if none was. */
  file(name: string): File | undefined {
    return this.#files.get(name);
  }

  /** What the page shows again: several values of a field are lines; secrets are left out. */
  values(): Record<string, string> {
    const names = new Set([...this.#fields].map(([name]) => name).filter((name) => !isSecretField(name)));
    return Object.fromEntries([...names].map((name) => [name, this.all(name).join('\n')]));
  }
}

/** A call that was refused, or fields that no call can be made of. */
export class RefusedCall extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfter: string | undefined;

  constructor(status: number, body: ErrorBody, retryAfter?: string) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** Returns what brings a form back because of one of its fields. */
export function problemAt(name: string, message: string): RefusedCall {
  return new RefusedCall(400, { code: 'invalid', message, fields: { [name]: message } });
}

/** What a call sends: an object as JSON, or bytes of a type. */
interface Content {
  readonly body?: object;
  readonly bytes?: Buffer;
  readonly type?: string;
  /** Of a call that reads an Idempotency-Key: the key of the form. */
  readonly key?: string;
  /** What makes content the same, where bytes don't. */
  readonly keyOver?: unknown;
}

/** Makes calls as the visitor who sent a form. */
export interface Visitor {
  /** Returns the reply of a call; a refusal brings the page back with the reason. */
  readonly call: <T = unknown>(method: HTTPMethods, url: string, content?: Content) => Promise<T>;
  /** The signed-in user; without one the visitor is sent to sign in. */
  readonly user: () => Promise<User>;
}

/** A form of a plain page. */
export interface PlainForm {
  /** The address that it is sent to. */
  readonly path: string;
  /** The address of the page that it stands on. */
  readonly page: string | ((sent: Sent) => string);
  /** True if the page has the address that the form is sent to. */
  readonly isPage?: true;
  /** Makes its calls. Returns where to go then. */
  readonly send: (sent: Sent, visitor: Visitor) => Promise<string>;
  /** The largest body with files, bytes; without it the form takes no file. */
  readonly fileBytes?: number;
}

/**
 * Takes forms as browsers send them without scripts. Each makes the calls that the screens make, as the same visitor, so rules,
 * limits, texts and keys are those of the calls. A refused one comes back with what was typed; after success the browser is
 * redirected, so that a reload sends nothing.
 */
export async function installPlainForms(
  app: FastifyInstance,
  showPage: ShowPage,
  forms: readonly PlainForm[],
): Promise<void> {
  for (const form of forms) {
    // oxlint-disable-next-line no-await-in-loop -- plugins are registered one after the other
    await takeForms(app, (scope) => {
      const { path, fileBytes } = form;
      if (fileBytes !== undefined) {
        const options = { parseAs: 'buffer', bodyLimit: fileBytes } as const;
        scope.addContentTypeParser('multipart/form-data', options, (_request, body, done) => done(null, body));
      }
      const config: FastifyContextConfig = fileBytes === undefined ? {} : { sendWithinMs: LONGEST_SENDING_MS };
      // The address of a form that came back may be opened again, as after signing in.
      const pageOf = (request: FastifyRequest) => pageAfter(form, new Sent(request, new URLSearchParams(), new Map()));
      if (!form.isPage && form.page !== path) {
        scope.get(path, async (request, reply) => reply.redirect(pageOf(request), 303));
      }
      scope.post(path, { config }, async (request, reply) => await take(app, showPage, form, request, reply));
    });
  }
}

async function take(
  app: FastifyInstance,
  showPage: ShowPage,
  form: PlainForm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const sent = await sentIn(request);
  reply.header('cache-control', 'private, no-store');
  try {
    return await reply.redirect(await form.send(sent, visitorOf(app, request, reply)), 303);
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    const { status, body, retryAfter } = error;
    const { code, message, fields = {} } = body;
    // The page of refusals leads to sign in, or sends the form again.
    if (code === 'signed_out' || code === 'locked' || status >= 500) throw new AppError({ code, message });
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    const page = pageAfter(form, sent);
    const posted: PostedForm = { values: sent.values(), message, fields, data: { form: form.path, refused: body } };
    // Browsers report other statuses as an error of the page.
    return await showPage(page, posted, status === 429 ? 429 : 200, request, reply);
  }
}

function pageAfter({ page }: PlainForm, sent: Sent): string {
  return typeof page === 'string' ? page : page(sent);
}

async function sentIn(request: FastifyRequest): Promise<Sent> {
  if (!Buffer.isBuffer(request.body)) return new Sent(request, formOf(request), new Map());
  const type = request.headers['content-type'] ?? '';
  const parts = await new Response(new Uint8Array(request.body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new AppError(UNREADABLE);
    });
  const fields = [...parts].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const files = [...parts].flatMap(([name, value]): [string, File][] =>
    typeof value === 'string' || value.size === 0 ? [] : [[name, value]],
  );
  return new Sent(request, new URLSearchParams(fields), new Map(files));
}

function visitorOf(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Visitor {
  const call = async <T>(method: HTTPMethods, url: string, content: Content = {}): Promise<T> => {
    const { body, bytes, type, key, keyOver } = content;
    const headers = {
      ...(type !== undefined && { 'content-type': type }),
      ...(key && { 'idempotency-key': keyOf(key, [url, keyOver ?? body ?? '']) }),
    };
    const payload = body ?? bytes;
    const answer = await callAs(app, request, {
      method: method as 'GET',
      url,
      headers,
      ...(payload !== undefined && { payload }),
    });
    passCookies(request, reply, answer);
    if (answer.statusCode < 300) return answer.body === '' ? (undefined as T) : answer.json<T>();
    const retryAfter = answer.headers['retry-after'];
    throw new RefusedCall(answer.statusCode, answer.json<ErrorBody>(), retryAfter?.toString());
  };
  return { call, user: () => call<User>('GET', '/api/user') };
}
