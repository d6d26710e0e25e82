import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PracticeOffer } from '#features/portal/rules/resources-contract.ts';

type Kind = PracticeOffer['resources'][number]['kind'];
type BookedBy = PracticeOffer['services'][number]['bookedBy'];

/** What takes visits, in words. */
export const KIND_NAMES: Readonly<Record<Kind, MessageDescriptor>> = {
  practitioner: msg`Person`,
  room: msg`Room`,
  chair: msg`Chair`,
  machine: msg`Machine`,
  group: msg`Group`,
};

/** Who may book a service, in words. */
export const BOOKED_BY_NAMES: Readonly<Record<BookedBy, MessageDescriptor>> = {
  anyone: msg`Anyone`,
  known: msg`Only people who have been here before`,
  desk: msg`Only the practice itself`,
};

export const VISIT_TYPE_NAMES = { 'in-person': msg`In person`, telehealth: msg`By video` } as const;
export const CARE_TYPE_NAMES = { routine: msg`Routine care`, urgent: msg`Urgent care` } as const;
