import { APPOINTMENT_INSURANCE_SET_UPS } from './appointment-insurance-set-ups.ts';
import { APPOINTMENT_LINK_SET_UPS } from './appointment-link-set-ups.ts';
import type { CallSetUp } from './call-set-up.ts';
import { VIDEO_SET_UPS } from './video-set-ups.ts';

/** The calls about one visit that have their own files. */
export const APPOINTMENT_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  ...VIDEO_SET_UPS,
  ...APPOINTMENT_INSURANCE_SET_UPS,
  ...APPOINTMENT_LINK_SET_UPS,
};
