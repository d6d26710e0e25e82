import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { emailField, IdParam, oneLine } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { PERMISSIONS } from './rules/permissions.ts';

const permissions = z
  .array(z.enum(PERMISSIONS, text('Choose from the list')))
  .check(z.minLength(1, text('Choose at least one')), z.maxLength(PERMISSIONS.length));

export const Invitee = z.strictObject({
  email: z.pipe(z.string().check(z.trim()), emailField(text('Please enter a valid email address'))),
  fullName: z.string().check(oneLine(), z.minLength(2, text('Name must be at least 2 characters')), z.maxLength(120)),
  permissions,
});
export type Invitee = z.output<typeof Invitee>;

export const StaffMember = z.object({
  id: z.int(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  permissions: z.array(z.string()),
  /** `invited`: the invitation isn't accepted yet; `closed`: another administrator closed the account. */
  status: z.enum(['open', 'invited', 'closed']),
  hasSecondFactor: z.boolean(),
});
export type StaffMember = z.output<typeof StaffMember>;

const params = z.object({ id: IdParam });

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/admin/staff',
  summary: 'Every administrator, by name',
  access: 'super_admin',
  reply: z.array(StaffMember),
});

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/api/admin/staff',
  summary: 'Invite an administrator by e-mail',
  access: 'super_admin',
  status: 201,
  body: Invitee,
  reply: StaffMember,
});

export const setPermissions = endpoint({
  method: 'PUT',
  path: '/api/admin/staff/:id/permissions',
  summary: "Change what another administrator may do, at once; not one's own",
  access: 'super_admin',
  params,
  body: z.strictObject({ permissions }),
  reply: StaffMember,
});

export const closeStaffAccount = endpoint({
  method: 'POST',
  path: '/api/admin/staff/:id/closure',
  summary: "Close another administrator's account: every session ends at once and nothing opens it",
  access: 'super_admin',
  params,
  reply: StaffMember,
});

export const inviteAgain = endpoint({
  method: 'POST',
  path: '/api/admin/staff/:id/invitation',
  summary: 'Mail an invitation again, also to open a closed account: its owner chooses a new password',
  access: 'super_admin',
  params,
  reply: StaffMember,
});
