import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffMember } from '#features/staff/contract.ts';
import { PERMISSION_NAMES } from '#features/staff/rules/permissions.ts';
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

function Actions({ member, onPermissions, onClose }: Acts & { readonly member: StaffMember }) {
  const hydrated = useHydrated();
  const inviting = useInviteAgain(member.id);
  const act = { type: 'button', className: 'button button-ghost px-3 whitespace-nowrap', disabled: !hydrated } as const;
  const ownerLabel = <span className="sr-only">: {member.fullName}</span>;
  return (
    <span className="inline-flex flex-wrap gap-2">
      {member.status !== 'closed' && (
        <button {...act} onClick={() => onPermissions(member)}>
          <Trans>Permissions</Trans>
          {ownerLabel}
        </button>
      )}
      {member.status !== 'open' && (
        <button {...act} disabled={!hydrated || inviting.isPending} onClick={() => inviting.mutate(undefined)}>
          {member.status === 'closed' ? <Trans>Open again</Trans> : <Trans>Invite again</Trans>}
          {ownerLabel}
        </button>
      )}
      {member.status !== 'closed' && (
        <button {...act} onClick={() => onClose(member)}>
          <Trans>Close account</Trans>
          {ownerLabel}
        </button>
      )}
    </span>
  );
}
