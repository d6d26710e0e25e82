import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { AdminProvider } from '#features/network/contract.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { toast } from '#platform/web/toast-store.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { mayLeave } from '#platform/web/use-leave-warning.ts';
import { DeleteProviderDialog } from './delete-provider-dialog.tsx';
import { EndingLicences } from './ending-licences.tsx';
import { MergeDialog } from './merge/merge-dialog.tsx';
import { providerQuery, providersQuery, shownId } from './network-queries.ts';
import { PageChangesToReview } from './page/page-changes.tsx';
import { PracticesToCall } from './practices-to-call.tsx';
import { ProviderDetailView } from './provider-detail.tsx';
import { areDetailsOpenedHere, detailHref, ProviderTable } from './provider-table.tsx';

type Forms = typeof import('./provider-form.tsx');
type Step =
  | { readonly kind: 'add'; readonly Form: Forms['AddProviderForm'] }
  | { readonly kind: 'edit'; readonly Form: Forms['EditProviderForm']; readonly provider: AdminProvider }
  | {
      readonly kind: 'merge';
      readonly provider: { readonly id: number; readonly name: string };
    }
  | {
      readonly kind: 'delete';
      readonly provider: { readonly id: number; readonly name: string };
      readonly upcomingCount: number;
    };

const heading = () => document.querySelector<HTMLElement>('h1');

/** The table of providers and its dialogs. The address names the open details. */
export function ProvidersScreen({ search: address }: { readonly search: URLSearchParams }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [step, setStep] = useState<Step | null>(null);
  const id = shownId(address);
  const search = new URLSearchParams(address);
  search.delete('provider');
  const query = usePathQuery(providersQuery(search), { keepPrevious: true });
  const close = () => setStep(null);
  const { begin, askAndClose } = useDialogEntry(step !== null, close);
  const open = (next: Step) => {
    begin();
    setStep(next);
  };
  const closeDetails = () => {
    // If they were opened from this table, Back must not open them again.
    const behind = areDetailsOpenedHere(history.state) ? (step === null ? 1 : 2) : 0;
    navigate(detailHref(search, undefined), { replace: true });
    if (behind > 0) queueMicrotask(() => history.go(-behind));
  };
  const openForm = (stepOf: (forms: Forms) => Step) => {
    import('./provider-form.tsx').then(
      (forms) => open(stepOf(forms)),
      () =>
        toast({
          title: t`This could not be loaded`,
          description: t`Check your connection and try again.`,
          variant: 'destructive',
        }),
    );
  };
  return (
    <>
      <PracticesToCall />
      <PageChangesToReview />
      <ProviderTable
        query={query}
        search={search}
        onAdd={() => openForm(({ AddProviderForm: Form }) => ({ kind: 'add', Form }))}
        onDelete={(provider) => open({ kind: 'delete', provider, upcomingCount: 0 })}
      />
      <EndingLicences />
      {id !== undefined && step === null && (
        <DetailDialog
          id={id}
          onClose={() => {
            if (mayLeave()) closeDetails();
          }}
          onEdit={(provider) => openForm(({ EditProviderForm: Form }) => ({ kind: 'edit', Form, provider }))}
          onDelete={(provider) => open({ kind: 'delete', provider, upcomingCount: provider.upcomingVisits })}
          onMerge={(provider) => open({ kind: 'merge', provider })}
        />
      )}
      {step?.kind === 'add' && <step.Form onClose={askAndClose} onSaved={close} />}
      {step?.kind === 'edit' && <step.Form provider={step.provider} onClose={askAndClose} onSaved={close} />}
      {step?.kind === 'merge' && (
        <MergeDialog
          provider={step.provider}
          onClose={askAndClose}
          onMerged={() => {
            close();
            closeDetails();
          }}
          focusAfterwards={heading}
        />
      )}
      {step?.kind === 'delete' && (
        <DeleteProviderDialog
          provider={step.provider}
          upcomingCount={step.upcomingCount}
          onClose={close}
          onDeleted={() => {
            close();
            if (id !== undefined) closeDetails();
          }}
          focusAfterwards={heading}
        />
      )}
    </>
  );
}

function DetailDialog({
  id,
  onClose,
  onEdit,
  onDelete,
  onMerge,
}: {
  readonly id: number;
  readonly onClose: () => void;
  readonly onEdit: (provider: AdminProvider) => void;
  readonly onDelete: (provider: AdminProvider) => void;
  readonly onMerge: (provider: AdminProvider) => void;
}) {
  const { t } = useLingui();
  const { data: provider, dataUpdatedAt, isError } = usePathQuery(providerQuery(id));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Provider details`}
      footer={
        provider && (
          <>
            <button type="button" className="button flex-1 whitespace-nowrap" onClick={() => onEdit(provider)}>
              <Trans>Edit Provider</Trans>
            </button>
            <button
              type="button"
              className="button button-ghost flex-1 whitespace-nowrap"
              onClick={() => onDelete(provider)}
            >
              <Trans>Delete Provider</Trans>
            </button>
          </>
        )
      }
    >
      {isError ? (
        <p role="alert">
          <Trans>This provider could not be loaded, or has been removed.</Trans>
        </p>
      ) : provider === undefined ? (
        <Spinner />
      ) : (
        <ProviderDetailView provider={provider} readAtMs={dataUpdatedAt} onMerge={() => onMerge(provider)} />
      )}
    </Dialog>
  );
}
