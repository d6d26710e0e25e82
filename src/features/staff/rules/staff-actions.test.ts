import { expect, test } from 'vitest';
import { staffActions } from './staff-actions.ts';

test.each([
  ['open', ['change-permissions', 'close']],
  ['invited', ['change-permissions', 'invite', 'close']],
  ['closed', ['invite']],
] as const)("the actions on another administrator's %s account are %j", (status, actions) => {
  expect(staffActions({ id: 2, status }, 1)).toEqual(actions);
});

test("there are no actions on the caller's own account", () => {
  expect(staffActions({ id: 1, status: 'open' }, 1)).toEqual([]);
});
