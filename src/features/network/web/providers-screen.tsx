import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { AdminProvider } from '#features/network/contract.ts';
import { toast } from '#platform/web/toast-store.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { usePathQuery } from '#platform/web/use-path-query.ts';
import { DeleteProviderDialog } from './delete-provider-dialog.tsx';
import { EndingLicences } from './ending-licences.tsx';
import { providerQuery, providersQuery, shownId } from './network-queries.ts';
import { ProviderDetailView } from './provider-detail.tsx';
import { detailHref, ProviderTable } from './provider-table.tsx';

type Forms = typeof import('./provider-form.tsx');
type Step =
  | { readonly kind: 'add'; readonly Form: Forms['AddProviderForm'] }
  | { readonly kind: 'edit'; readonly Form: Forms['EditProviderForm']; readonly provider: AdminProvider }
  | {
      readonly kind: 'delete';
      readonly provider: { readonly id: number; readonly name: string };
      readonly visits: number;
    };

const heading = () => document.querySelector<HTMLElement>('h1');

/** The table of providers and the dialogs over it. Which details are open stands in the address. */
export function ProvidersScreen({ search: address }: { readonly search: URLSearchParams }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [step, setStep] = useState<Step | null>(null);
  const id = shownId(address);
  const search = new URLSearchParams(address);
  search.delete('provider');
  const query = usePathQuery(providersQuery(search), { keepPrevious: true });
  const closeDetails = () => navigate(detailHref(search, undefined));
  const openForm = (stepOf: (forms: Forms) => Step) => {
    import('./provider-form.tsx').then(
      (forms) => setStep(stepOf(forms)),
      () =>
        toast({
          title: t`This could not be loaded`,
          description: t`Check your connection and try again.`,
          variant: 'destructive',
        }),
    );
  };
  const close = () => setStep(null);
  return (
    <>
      <ProviderTable
        query={query}
        search={search}
        onAdd={() => openForm(({ AddProviderForm: Form }) => ({ kind: 'add', Form }))}
        onDelete={(provider) => setStep({ kind: 'delete', provider, visits: 0 })}
      />
      <EndingLicences />
      {id !== undefined && step === null && (
        <DetailDialog
          id={id}
          onClose={closeDetails}
          onEdit={(provider) => openForm(({ EditProviderForm: Form }) => ({ kind: 'edit', Form, provider }))}
          onDelete={(provider) => setStep({ kind: 'delete', provider, visits: provider.upcomingVisits })}
        />
      )}
      {step?.kind === 'add' && (
        <Dialog open onClose={close} title={t`Add Provider`}>
          <step.Form onClose={close} />
        </Dialog>
      )}
      {step?.kind === 'edit' && (
        <Dialog open onClose={close} title={t`Edit Provider`}>
          <step.Form provider={step.provider} onClose={close} />
        </Dialog>
      )}
      {step?.kind === 'delete' && (
        <DeleteProviderDialog
          provider={step.provider}
          upcomingVisits={step.visits}
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
}: {
  readonly id: number;
  readonly onClose: () => void;
  readonly onEdit: (provider: AdminProvider) => void;
  readonly onDelete: (provider: AdminProvider) => void;
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
        <ProviderDetailView provider={provider} readAtMs={dataUpdatedAt} />
      )}
    </Dialog>
  );
}
