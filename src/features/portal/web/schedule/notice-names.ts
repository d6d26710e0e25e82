import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { NOTICE_MINUTES } from '#features/portal/rules/week-check.ts';

const NAMES: Readonly<Record<(typeof NOTICE_MINUTES)[number], MessageDescriptor>> = {
  0: msg`Until a visit starts`,
  30: msg`Until half an hour before`,
  60: msg`Until 1 hour before`,
  120: msg`Until 2 hours before`,
  240: msg`Until 4 hours before`,
  720: msg`Until 12 hours before`,
  1440: msg`Until 24 hours before`,
  2880: msg`Until 2 days before`,
  4320: msg`Until 3 days before`,
};

/** Returns the choices of notice as value and label; the empty value is the usual rule of the kind of care. */
export function noticeChoices(i18n: I18n, providesUrgentCare: boolean, kept: number | null) {
  const usual = providesUrgentCare
    ? i18n._(msg`Usual for urgent care: until a visit starts`)
    : i18n._(msg`Usual: from the next day on`);
  const known = NOTICE_MINUTES.map((minutes) => ({ value: String(minutes), label: i18n._(NAMES[minutes]) }));
  const isOther = kept !== null && !NOTICE_MINUTES.some((minutes) => minutes === kept);
  const minutes = kept ?? 0;
  return [
    { value: '', label: usual },
    ...known,
    ...(isOther ? [{ value: String(kept), label: i18n._(msg`Until ${minutes} minutes before`) }] : []),
  ];
}
