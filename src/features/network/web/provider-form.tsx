import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { AdminProvider, createProvider, updateProvider } from '#features/network/contract.ts';
import { NewProvider, ProviderChanges } from '#features/network/rules/provider-fields.ts';
import { changesOf, NEW_PROVIDER, type ProviderValues, valuesOf } from '#features/network/rules/provider-values.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { errorBody } from '#platform/web/calls/call.ts';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { providerQuery } from './network-queries.ts';
import { ProviderFields } from './provider-fields.tsx';
import { showTheirs, wordsOf } from './show-theirs.ts';
import { useCreateProvider, useUpdateProvider } from './use-network-change.ts';

interface Closing {
  /** The user wants to close it. */
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** The dialog that adds a provider. */
export function AddProviderForm(closing: Closing) {
  const { t } = useLingui();
  const creating = useCreateProvider();
  return (
    <ProviderForm
      initial={NEW_PROVIDER}
      resolver={standardSchemaResolver(NewProvider) as unknown as Resolver<ProviderValues>}
      save={(values) => creating.mutateAsync(values as BodyOf<typeof createProvider>)}
      title={t`Add Provider`}
      submitText={<Trans>Create Provider</Trans>}
      {...closing}
    />
  );
}

/** The dialog that edits a provider: only changed fields are validated and sent. */
export function EditProviderForm({ provider, ...closing }: Closing & { readonly provider: AdminProvider }) {
  const { t } = useLingui();
  const updating = useUpdateProvider(provider.id);
  const queryClient = useQueryClient();
  // As it was loaded last: the input is compared with it, here and by the server.
  const [base, setBase] = useState(provider);
  const initial = valuesOf(base);
  const check = standardSchemaResolver(ProviderChanges) as unknown as Resolver<ProviderValues>;
  return (
    <ProviderForm
      initial={initial}
      isListing={base.bookingState === 'listed'}
      resolver={(values, context, options) => check(changesOf(initial, values) as ProviderValues, context, options)}
      save={(sent) => {
        const changes = sent as BodyOf<typeof updateProvider>;
        const was = Object.fromEntries(Object.keys(changes).map((name) => [name, base[name as keyof AdminProvider]]));
        return updating.mutateAsync({ ...changes, was });
      }}
      readTheirs={async () => {
        const { queryKey } = providerQuery(provider.id);
        const now = await queryClient.fetchQuery<AdminProvider>({ queryKey, staleTime: 0 }).catch(() => base);
        setBase(now);
        return valuesOf(now);
      }}
      title={t`Edit Provider`}
      submitText={<Trans>Save Changes</Trans>}
      {...closing}
    />
  );
}

function ProviderForm({
  title,
  initial,
  isListing = false,
  resolver,
  save,
  readTheirs,
  submitText,
  onClose,
  onSaved,
}: Closing & {
  readonly title: string;
  readonly initial: ProviderValues;
  readonly isListing?: boolean;
  readonly resolver: Resolver<ProviderValues>;
  /** Gets the validated values. */
  readonly save: (sent: unknown) => Promise<unknown>;
  /** The provider after another administrator changed it. */
  readonly readTheirs?: () => Promise<ProviderValues>;
  readonly submitText: React.ReactNode;
}) {
  const form = useForm<ProviderValues>({ resolver, defaultValues: initial, shouldFocusError: false });
  const showServerErrors = useServerErrors(form);
  const { t } = useLingui();
  useLeaveWarning(form.formState.isDirty, t`You have changes that are not saved. Close anyway?`);
  const submit = form.handleSubmit(async (sent) => {
    try {
      await save(sent);
      onSaved();
    } catch (error) {
      const isOutdated = errorBody(error)?.code === 'changed_meanwhile';
      const now = isOutdated ? await readTheirs?.() : undefined;
      const both = now === undefined ? [] : showTheirs(form, initial, now);
      showServerErrors(error);
      for (const name of both) {
        const value = wordsOf(now?.[name]);
        const message = t`Somebody else has changed this meanwhile, to: ${value}. Save again to put yours in its place.`;
        form.setError(name, { type: 'server', message });
      }
    }
  });
  return (
    <FormDialog
      title={title}
      busy={form.formState.isSubmitting}
      save={submitText}
      cancel={<Trans>Cancel</Trans>}
      onSave={submit}
      onClose={onClose}
    >
      <ErrorSummary control={form.control} />
      <ProviderFields form={form} initial={initial} isListing={isListing} />
    </FormDialog>
  );
}
