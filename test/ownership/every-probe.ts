import { ACCOUNT_PROBES } from './account-probes.ts';
import { APPLICATION_PROBES } from './application-probes.ts';
import { APPOINTMENT_MESSAGE_PROBES } from './appointment-message-probes.ts';
import { APPOINTMENT_SHARING_PROBES } from './appointment-sharing-probes.ts';
import { BOOKING_PROBES } from './booking-probes.ts';
import { CLIENT_PROBES } from './client-probes.ts';
import { CONVERSATION_PROBES } from './conversation-probes.ts';
import { DESK_PROBES } from './desk-probes.ts';
import { FAMILY_PROBES } from './family-probes.ts';
import { INSURANCE_PROBES } from './insurance-probes.ts';
import { PAPER_PROBES } from './paper-probes.ts';
import { PASSKEY_PROBES } from './passkey-probes.ts';
import { PORTAL_PROBES } from './portal-probes.ts';
import { PROBES, type Probe } from './probes.ts';
import { PUSH_PROBES } from './push-probes.ts';
import { QUEUE_PROBES } from './queue-probes.ts';
import { REVIEW_PROBES } from './review-probes.ts';
import { TEAM_PROBES } from './team-probes.ts';
import { VIDEO_PROBES } from './video-probes.ts';
import { WAITLIST_PROBES } from './waitlist-probes.ts';

/** Every probe, by the function that it tests. */
export const EVERY_PROBE: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  ...PROBES,
  ...ACCOUNT_PROBES,
  ...APPLICATION_PROBES,
  ...BOOKING_PROBES,
  ...CLIENT_PROBES,
  ...CONVERSATION_PROBES,
  ...DESK_PROBES,
  ...FAMILY_PROBES,
  ...INSURANCE_PROBES,
  ...PAPER_PROBES,
  ...PASSKEY_PROBES,
  ...PORTAL_PROBES,
  ...PUSH_PROBES,
  ...QUEUE_PROBES,
  ...REVIEW_PROBES,
  ...TEAM_PROBES,
  ...VIDEO_PROBES,
  ...APPOINTMENT_SHARING_PROBES,
  ...APPOINTMENT_MESSAGE_PROBES,
  ...WAITLIST_PROBES,
};
