import * as z from 'zod/mini';
import { MEMBER_ROLES } from '#features/directory/rules/member-roles.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam, PAGING } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';

const params = z.object({ id: IdParam });

/** One access to the user's record by another person. */
export const RecordAccess = z.object({
  id: z.int(),
  /** ISO instant. */
  at: z.string(),
  actorName: z.string(),
  actorRole: z.string(),
  /** The action, for example `appointment.read`. */
  act: z.string(),
  /** The object, for example `appointment:12`. */
  object: z.string(),
  /**
   * For a member of a practice: the role there at that time, the name of the place, of the shared computer used, and of the
   * colleague who did it without network, if the member only sent it.
   */
  member: z.optional(
    z.object({
      role: z.enum(MEMBER_ROLES),
      practice: z.string(),
      desk: z.optional(z.string()),
      madeBy: z.optional(z.string()),
    }),
  ),
});
export type RecordAccess = z.output<typeof RecordAccess>;

export const listRecordAccess = endpoint({
  method: 'GET',
  path: '/api/users/:id/access-log',
  summary: "Who else opened one's own record, latest first",
  access: 'signed-in',
  own: true,
  params,
  query: z.strictObject(PAGING),
  reply: z.array(RecordAccess),
});

export const exportData = endpoint({
  method: 'GET',
  path: '/api/users/:id/export',
  summary: 'Everything that is kept about oneself, as a file',
  access: 'signed-in',
  own: true,
  params,
  reply: z.object({
    product: z.string(),
    exportedAt: z.string(),
    userId: z.int(),
    /** The rows of the tables by kind of data, without secrets. */
    data: z.record(z.string(), z.unknown()),
  }),
});

const effect = z.object({ what: z.string(), why: z.nullable(z.string()), until: z.nullable(z.string()) });

/** Proof that the caller owns the account. */
export const AccountDeletion = z.strictObject({
  password: z.string().check(z.minLength(1, text('Password is required')), z.maxLength(200)),
  /** From the authenticator app, or a recovery code; required if the account has a second factor. */
  code: z.optional(z.string().check(z.maxLength(50))),
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/users/:id',
  summary: "Delete one's own account; says what was erased and what is kept",
  access: 'signed-in',
  own: true,
  params,
  body: AccountDeletion,
  reply: z.object({ erased: z.array(effect), kept: z.array(effect) }),
});
