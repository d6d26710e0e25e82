import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Relation } from '../rules/relations.ts';

/** What a relative is to the patient who books. */
export const RELATION_NAME: Readonly<Record<Relation, MessageDescriptor>> = {
  child: msg`Child`,
  partner: msg`Husband, wife or partner`,
  parent: msg`Parent`,
  sibling: msg`Brother or sister`,
  other: msg`Other relative or friend`,
};
