import type { I18n } from '@lingui/core';
import { lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { longDay } from '#platform/web/format-date.ts';

/** The Lagos day of an instant (ISO) in full; what was given if it is no instant. @see patient-area specification, section 5 */
export function confirmationDate(i18n: I18n, iso: string): string {
  const atMs = Date.parse(iso);
  return Number.isNaN(atMs) ? iso : longDay(i18n, lagosDate(atMs));
}

/** The Lagos wall-clock time of an instant (ISO), `HH:mm`; empty if it is no instant. */
export function confirmationTime(iso: string): string {
  const atMs = Date.parse(iso);
  return Number.isNaN(atMs) ? '' : lagosTime(atMs);
}

/** True if the device's time zone isn't that of Lagos (UTC+1), so that times must be marked. */
export function isAwayFromLagos(): boolean {
  return new Date().getTimezoneOffset() !== -60;
}
