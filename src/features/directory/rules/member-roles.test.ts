import { expect, test } from 'vitest';
import { CAPABILITIES, type Capability, capabilityOver, MEMBER_ROLES, memberMay } from './member-roles.ts';

test.each([
  [
    'owner',
    ['appointments', 'bookings', 'care', 'figures', 'members', 'merging', 'owners', 'papers', 'reasons', 'settings'],
  ],
  ['manager', ['appointments', 'care', 'figures', 'members', 'merging', 'papers', 'reasons', 'settings']],
  ['clinician', ['appointments', 'care', 'papers', 'reasons']],
  ['desk', ['appointments', 'merging']],
] as const)('%s may do %j', (role, expected) => {
  const all = Object.keys(CAPABILITIES) as Capability[];
  expect(all.filter((each) => memberMay({ role, deskReadsReasons: false }, each))).toEqual(expected);
});

test('the front desk reads reasons where the place allows it, and gains nothing else', () => {
  const all = Object.keys(CAPABILITIES) as Capability[];
  const may = all.filter((each) => memberMay({ role: 'desk', deskReadsReasons: true }, each));
  expect(may).toEqual(['appointments', 'merging', 'reasons']);
});

test('only an owner changes owners and managers', () => {
  expect(MEMBER_ROLES.map(capabilityOver)).toEqual(['owners', 'owners', 'members', 'members']);
});
