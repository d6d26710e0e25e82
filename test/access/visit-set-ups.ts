import type { CallSetUp } from './call-set-up.ts';
import { VIDEO_SET_UPS } from './video-set-ups.ts';
import { VISIT_INSURANCE_SET_UPS } from './visit-insurance-set-ups.ts';
import { VISIT_LINK_SET_UPS } from './visit-link-set-ups.ts';

/** The calls about one visit that have their own files. */
export const VISIT_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  ...VIDEO_SET_UPS,
  ...VISIT_INSURANCE_SET_UPS,
  ...VISIT_LINK_SET_UPS,
};
