import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StaffMember } from '#features/staff/contract.ts';
import { PERMISSION_NAMES } from '#features/staff/rules/permissions.ts';
import { type StaffAction, staffActions } from '#features/staff/rules/staff-actions.ts';
import type { Permission } from '#platform/common/endpoint.ts';
import { translateText } from '#platform/web/translate-text.ts';
import type { Column } from '#platform/web/ui/data-table.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { useInviteAgain } from './use-staff.ts';

interface Acts {
  /** The signed-in administrator, whose own row has no actions. */
  readonly ownId: number;
  readonly onPermissions: (member: StaffMember) => void;
  readonly onClose: (member: StaffMember) => void;
}

/** Returns the columns of the table of administrators. */
export function useStaffColumns(acts: Acts): readonly Column<StaffMember>[] {
  const { t, i18n } = useLingui();
  const nameOf = (permission: string) => translateText(i18n, PERMISSION_NAMES[permission as Permission] ?? permission);
  return [
    { heading: t`Name`, cell: ({ fullName }) => fullName },
    { heading: t`Email`, cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
    { heading: t`Permissions`, cell: ({ permissions }) => permissions.map(nameOf).join(', ') || '–' },
    { heading: t`Status`, cell: (member) => <Status member={member} /> },
    {
      heading: t`Actions`,
      cell: (member) => (member.id === acts.ownId ? t`This is you` : <Actions member={member} {...acts} />),
    },
  ];
}

function Status({ member: { status, hasSecondFactor } }: { readonly member: StaffMember }) {
  if (status === 'closed') {
    return (
      <span className="badge badge-red">
        <Trans>Closed</Trans>
      </span>
    );
  }
  if (status === 'invited') {
    return (
      <span className="badge badge-amber">
        <Trans>Invited</Trans>
      </span>
    );
  }
  return hasSecondFactor ? <Trans>Open, with second factor</Trans> : <Trans>Open, no second factor</Trans>;
}

function Actions({ member, ownId, onPermissions, onClose }: Acts & { readonly member: StaffMember }) {
  const hydrated = useHydrated();
  const inviting = useInviteAgain(member.id);
  const ownerLabel = <span className="sr-only">: {member.fullName}</span>;
  const inviteLabel = member.status === 'closed' ? <Trans>Open again</Trans> : <Trans>Invite again</Trans>;
  const buttons: Readonly<Record<StaffAction, { readonly label: ReactNode; readonly act: () => void }>> = {
    'change-permissions': { label: <Trans>Permissions</Trans>, act: () => onPermissions(member) },
    invite: { label: inviteLabel, act: () => inviting.mutate(undefined) },
    close: { label: <Trans>Close account</Trans>, act: () => onClose(member) },
  };
  return (
    <span className="inline-flex flex-wrap gap-2">
      {staffActions(member, ownId).map((action) => (
        <button
          key={action}
          type="button"
          className="button button-ghost px-3 whitespace-nowrap"
          disabled={!hydrated || (action === 'invite' && inviting.isPending)}
          onClick={buttons[action].act}
        >
          {buttons[action].label}
          {ownerLabel}
        </button>
      ))}
    </span>
  );
}
