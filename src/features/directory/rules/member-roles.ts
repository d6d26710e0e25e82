/** The roles of members of a practice, the one that may do most first. */
export const MEMBER_ROLES = ['owner', 'manager', 'clinician', 'desk'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** What the members of each role may do at their place. */
export const CAPABILITIES = {
  /** The day's work: see, mark, move and cancel appointments, the news of bookings, the own calendar feed, the team. */
  appointments: ['owner', 'manager', 'clinician', 'desk'],
  /** Start and pause bookings. */
  bookings: ['owner'],
  /** Join a video call, and read and write its summary. */
  care: ['owner', 'manager', 'clinician'],
  /** Read the figures of the place. */
  figures: ['owner', 'manager'],
  /** Invite, change and remove clinicians and front desk. */
  members: ['owner', 'manager'],
  /** Say that two clients are the same person, and part them again. */
  merging: ['owner', 'manager', 'desk'],
  /** Make, change and remove owners and managers; what the front desk may read. */
  owners: ['owner'],
  /** Write, sign and void papers after a visit. */
  papers: ['owner', 'manager', 'clinician'],
  /** Read why a patient comes: reason, triage, insurance details, messages. The front desk may if the place says so. */
  reasons: ['owner', 'manager', 'clinician'],
  /** Hours, people and services, prices, insurance, alerts. */
  settings: ['owner', 'manager'],
} as const satisfies Readonly<Record<string, readonly MemberRole[]>>;
export type Capability = keyof typeof CAPABILITIES;

/** What decides what a member may do at a place. */
export interface MemberPowers {
  readonly role: MemberRole;
  /** The place lets its front desk read why patients come. */
  readonly deskReadsReasons: boolean;
}

/** True if a member has a capability at their place. */
export function memberMay({ role, deskReadsReasons }: MemberPowers, capability: Capability): boolean {
  if (capability === 'reasons' && role === 'desk') return deskReadsReasons;
  return (CAPABILITIES[capability] as readonly MemberRole[]).includes(role);
}

/** Returns the capability that is needed to invite, change or remove a member with a role. */
export function capabilityOver(role: MemberRole): Capability {
  return role === 'owner' || role === 'manager' ? 'owners' : 'members';
}
