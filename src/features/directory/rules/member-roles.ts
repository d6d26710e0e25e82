/** What members of a practice are, from the one who may do everything down. */
export const MEMBER_ROLES = ['owner', 'manager', 'clinician', 'desk'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
