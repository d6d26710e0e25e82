import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CareType, VisitType } from '#features/appointments/contract.ts';

export const VISIT_TYPE_NAME: Readonly<Record<VisitType, MessageDescriptor>> = {
  telehealth: msg`Telehealth`,
  'in-person': msg`In person`,
};

export const CARE_TYPE_NAME: Readonly<Record<CareType, MessageDescriptor>> = {
  urgent: msg`Urgent Care`,
  routine: msg`Routine Care`,
};
