import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#platform/web/calls/call.ts';
import { RemovalDialog } from '#platform/web/ui/removal-dialog.tsx';
import type { FamilyMember, removeFamilyMember } from '../contract.ts';

/** Asks before a person is removed from the list. */
export function RemoveMemberDialog({
  member: { id, name },
  ...dialog
}: {
  readonly member: FamilyMember;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const { t } = useLingui();
  const remove = () => call<typeof removeFamilyMember>('DELETE', '/api/family/:id', { params: { id } });
  return (
    <RemovalDialog name={name} done={t`${name} was removed`} remove={remove} {...dialog}>
      <Trans>Visits that you have booked for this person stay as they are.</Trans>
    </RemovalDialog>
  );
}
