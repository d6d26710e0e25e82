import type { Refusal } from '#platform/common/app-error.ts';
import type { PlatformCode, RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';
import type { Capability } from './member-roles.ts';

/** The refusal codes of the directory feature, with their HTTP statuses. */
export const DIRECTORY_CODES = {
  last_owner: 409,
  role_required: 403,
} as const;

type DirectoryRefusal = RefusalOf<typeof DIRECTORY_CODES>;

export const NOT_IN_PORTAL: Refusal<PlatformCode> = {
  code: 'not_found',
  message: text('There is no such provider in your portal.'),
};

/** A change that would leave a practice without an owner (trigger `provider_members_owner`). */
export const LAST_OWNER: DirectoryRefusal = {
  code: 'last_owner',
  message: text(
    'A practice needs an owner. Make another member an owner first. If no other member is left, pause bookings first.',
  ),
};

/** What a member lacks, by capability, and who has it. Team lists the members and their roles. */
export const ROLE_REQUIRED: Readonly<Record<Capability, DirectoryRefusal>> = {
  appointments: { code: 'role_required', message: text('Only members of this practice can do this.') },
  bookings: {
    code: 'role_required',
    message: text('Only an owner can start or pause bookings. Ask an owner: Team lists who they are.'),
  },
  care: {
    code: 'role_required',
    message: text(
      'Only an owner, a manager or a clinician can join the call and read its summary. Team lists who they are.',
    ),
  },
  figures: {
    code: 'role_required',
    message: text('Only an owner or a manager can read the figures. Ask one of them: Team lists who they are.'),
  },
  members: {
    code: 'role_required',
    message: text('Only an owner or a manager can change the team. Ask one of them: Team lists who they are.'),
  },
  merging: {
    code: 'role_required',
    message: text('Only an owner, a manager or the front desk can do this. Team lists who they are.'),
  },
  owners: {
    code: 'role_required',
    message: text('Only an owner can change this. Ask an owner: Team lists who they are.'),
  },
  papers: {
    code: 'role_required',
    message: text('Only an owner, a manager or a clinician can write and sign papers. Team lists who they are.'),
  },
  reasons: {
    code: 'role_required',
    message: text('The front desk cannot read this here. An owner can allow it: Team lists who they are.'),
  },
  settings: {
    code: 'role_required',
    message: text('Only an owner or a manager can change this. Ask one of them: Team lists who they are.'),
  },
};
