import { text } from '#platform/common/text.ts';
import type { MemberRole } from './member-roles.ts';

/** The names of the roles on screens and in mails. */
export const ROLE_NAMES: Readonly<Record<MemberRole, string>> = {
  owner: text('Owner'),
  manager: text('Manager'),
  clinician: text('Clinician'),
  desk: text('Front desk'),
};

/** What each role may do, for those who give it. */
export const ROLE_HINTS: Readonly<Record<MemberRole, string>> = {
  owner: text('Can do everything: also start and pause bookings, and say who the owners and managers are.'),
  manager: text(
    'Can change hours, people, services, prices and alerts, invite clinicians and front desk, and read why patients come.',
  ),
  clinician: text('Sees the visits of the day and why patients come, writes messages, and joins video calls.'),
  desk: text('Sees who comes and when, marks, moves and cancels visits. Does not see why patients come.'),
};
