import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans } from '@lingui/react/macro';
import { type Resolver, useForm } from 'react-hook-form';
import type { AdminProvider, createProvider, updateProvider } from '#features/network/contract.ts';
import { NewProvider, ProviderChanges } from '#features/network/rules/provider-fields.ts';
import { changesOf, NEW_PROVIDER, type ProviderValues, valuesOf } from '#features/network/rules/provider-values.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { ProviderFields } from './provider-fields.tsx';
import { useCreateProvider, useUpdateProvider } from './use-network-change.ts';

interface Closing {
  readonly onClose: () => void;
}

/** Adds a provider. */
export function AddProviderForm({ onClose }: Closing) {
  const creating = useCreateProvider();
  return (
    <ProviderForm
      initial={NEW_PROVIDER}
      resolver={standardSchemaResolver(NewProvider) as unknown as Resolver<ProviderValues>}
      save={(values) => creating.mutateAsync(values as BodyOf<typeof createProvider>)}
      submitText={<Trans>Create Provider</Trans>}
      onClose={onClose}
    />
  );
}

/** Edits a provider: only what was changed is checked and sent. */
export function EditProviderForm({ provider, onClose }: Closing & { readonly provider: AdminProvider }) {
  const updating = useUpdateProvider(provider.id);
  const initial = valuesOf(provider);
  const check = standardSchemaResolver(ProviderChanges) as unknown as Resolver<ProviderValues>;
  return (
    <ProviderForm
      initial={initial}
      resolver={(values, context, options) => check(changesOf(initial, values) as ProviderValues, context, options)}
      save={(changes) => updating.mutateAsync(changes as BodyOf<typeof updateProvider>)}
      submitText={<Trans>Save Changes</Trans>}
      onClose={onClose}
    />
  );
}

function ProviderForm({
  initial,
  resolver,
  save,
  submitText,
  onClose,
}: Closing & {
  readonly initial: ProviderValues;
  readonly resolver: Resolver<ProviderValues>;
  /** Gets what the resolver let through. */
  readonly save: (sent: unknown) => Promise<unknown>;
  readonly submitText: React.ReactNode;
}) {
  const form = useForm<ProviderValues>({ resolver, defaultValues: initial, shouldFocusError: false });
  const showServerErrors = useServerErrors(form);
  const submit = form.handleSubmit(async (sent) => {
    try {
      await save(sent);
      onClose();
    } catch (error) {
      showServerErrors(error);
    }
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary control={form.control} />
      <ProviderFields form={form} initial={initial} />
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
        <SubmitButton busy={form.formState.isSubmitting} busyText={<Trans>Saving...</Trans>}>
          {submitText}
        </SubmitButton>
      </div>
    </form>
  );
}
