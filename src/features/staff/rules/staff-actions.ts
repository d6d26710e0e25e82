import type { StaffMember } from '../contract.ts';

/** What a super administrator can do with another administrator's account; inviting also reopens a closed one. */
export type StaffAction = 'change-permissions' | 'invite' | 'close';

const ACTIONS: Readonly<Record<StaffMember['status'], readonly StaffAction[]>> = {
  open: ['change-permissions', 'close'],
  invited: ['change-permissions', 'invite', 'close'],
  closed: ['invite'],
};

/** Returns the actions on an administrator's account, in the order of the screen; none on the caller's own. */
export function staffActions(
  { id, status }: Pick<StaffMember, 'id' | 'status'>,
  ownId: number,
): readonly StaffAction[] {
  return id === ownId ? [] : ACTIONS[status];
}
