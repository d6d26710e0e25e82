import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { StaffMember } from '#features/staff/contract.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { toast } from '#platform/web/toast-store.ts';
import { DataTable } from '#platform/web/ui/data-table.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { CloseAccountDialog } from './close-account-dialog.tsx';
import { useStaffColumns } from './staff-columns.tsx';
import { STAFF } from './use-staff.ts';

type Forms = typeof import('./staff-form.tsx');
type Step =
  | { readonly kind: 'invite'; readonly Form: Forms['InviteForm'] }
  | { readonly kind: 'permissions'; readonly Form: Forms['PermissionsForm']; readonly member: StaffMember }
  | { readonly kind: 'close'; readonly member: StaffMember };

/** The accounts of administrators, with their permissions, invitations and closing. */
export function StaffScreen({ ownId }: { readonly ownId: number }) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const { data, isError, refetch } = usePathQuery(STAFF);
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const { begin, askAndClose } = useDialogEntry(step !== null, close);
  const open = (next: Step) => {
    begin();
    setStep(next);
  };
  const openForm = (stepOf: (forms: Forms) => Step) => {
    import('./staff-form.tsx').then(
      (forms) => open(stepOf(forms)),
      () =>
        toast({
          title: t`This could not be loaded`,
          description: t`Check your connection and try again.`,
          variant: 'destructive',
        }),
    );
  };
  const columns = useStaffColumns({
    ownId,
    onPermissions: (member) => openForm(({ PermissionsForm: Form }) => ({ kind: 'permissions', Form, member })),
    onClose: (member) => open({ kind: 'close', member }),
  });
  return (
    <>
      <p className="mb-4">
        <button
          type="button"
          className="button"
          disabled={!hydrated}
          onClick={() => openForm(({ InviteForm: Form }) => ({ kind: 'invite', Form }))}
        >
          <UserPlus aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Invite administrator</Trans>
        </button>
      </p>
      {isError ? (
        <LoadError onRetry={refetch}>
          <Trans>The list could not be loaded.</Trans>
        </LoadError>
      ) : data === undefined ? (
        <Spinner />
      ) : (
        <div className="card">
          <DataTable caption={t`Staff`} columns={columns} rows={data.items} keyOf={({ id }) => id} />
        </div>
      )}
      {step?.kind === 'invite' && <step.Form onClose={askAndClose} onSaved={close} />}
      {step?.kind === 'permissions' && <step.Form member={step.member} onClose={askAndClose} onSaved={close} />}
      {step?.kind === 'close' && <CloseAccountDialog member={step.member} onClose={close} />}
    </>
  );
}
