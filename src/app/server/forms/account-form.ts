import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#features/auth/contract.ts';
import type { AuthErrorBody } from '#features/auth/rules/refusals.ts';
import type { PostedForm } from '#platform/common/posted-form.ts';
import { callAs, passCookies } from './posted-forms.ts';

/** A form that signs in: its call, and the fields that it sends. Optional ones are left out while they are empty. */
export interface AccountForm {
  readonly url: string;
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

export const SIGN_IN: AccountForm = { url: '/api/login', required: ['username', 'password'], optional: ['code'] };
export const REGISTRATION: AccountForm = {
  url: '/api/register',
  required: ['username', 'password', 'fullName', 'email'],
  optional: ['ageGroup', 'guardianName', 'guardianRelation'],
};

/** The outcome of such a form: the user, or why it was refused. `values` is what was typed, without secrets. */
export interface AccountReply {
  readonly user?: User;
  readonly refused?: AuthErrorBody;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Signs in or registers with a form, and gives the browser its cookies. The same form sent again by the person who is signed in,
 * as by Back and Reload, changes nothing.
 */
export async function sendAccount(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { url, required, optional }: AccountForm,
  sent: URLSearchParams,
): Promise<AccountReply> {
  const fieldOf = (name: string) => [name, sent.get(name) ?? ''] as const;
  const typed = Object.fromEntries([...required, ...optional].map(fieldOf));
  const values = { ...typed, password: '', code: '' };
  const present = await signedInUser(app, request);
  const name = (typed['username'] ?? '').trim().toLowerCase();
  if (present && [present.username, present.email].some((own) => own.toLowerCase() === name)) {
    return { user: present, values };
  }
  const payload = {
    ...Object.fromEntries(Object.entries(typed).filter(([field, value]) => required.includes(field) || value !== '')),
    ...(sent.get('guardianConsent') === 'true' && { guardianConsent: true }),
  };
  const answer = await callAs(app, request, { method: 'POST', url, payload });
  passCookies(request, reply, answer);
  if (answer.statusCode < 300) return { user: answer.json<User>(), values };
  return { refused: answer.json<AuthErrorBody>(), values };
}

/**
 * Returns the sign-in page after a refused form: the problem, what was typed, which form it was, and whether a code is needed.
 */
export function refusedAccount(
  { url }: AccountForm,
  { code, message, fields = {} }: AuthErrorBody,
  { values }: AccountReply,
  sent: URLSearchParams,
): PostedForm & { readonly step: 'sign-in' } {
  const needsCode = url === SIGN_IN.url && Boolean(sent.get('code') || code === 'second_factor_needed');
  return { step: 'sign-in', message, fields, values, data: { url, needsCode } };
}

/** Returns the user who is signed in, if any. */
export async function signedInUser(app: FastifyInstance, request: FastifyRequest): Promise<User | undefined> {
  const answer = await callAs(app, request, { url: '/api/user' });
  return answer.statusCode === 200 ? answer.json<User>() : undefined;
}
