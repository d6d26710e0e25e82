import { text } from '#platform/common/text.ts';
import type { MemberRole } from './member-roles.ts';

/** The names of the roles on screens and in mails. */
export const ROLE_NAMES: Readonly<Record<MemberRole, string>> = {
  owner: text('Owner'),
  manager: text('Manager'),
  clinician: text('Clinician'),
  desk: text('Front desk'),
};
