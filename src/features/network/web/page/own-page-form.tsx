import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';
import { useFormDraft } from '#features/auth/web/session/use-draft.ts';
import type { changeOwnPage, OwnPage } from '#features/network/rules/page/page-contract.ts';
import {
  inputOf,
  pageChangesOf,
  type TypedPage,
  typedPage,
  typedPoint,
} from '#features/network/rules/page/typed-page.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { showTheirs, wordsOf } from '../show-theirs.ts';
import { AtOnceFields } from './at-once-fields.tsx';
import { OwnLicences } from './own-licences.tsx';
import { ownPageOf } from './page-queries.ts';
import { ReviewedFields } from './reviewed-fields.tsx';

/** Fills a form with what was typed before, and reports each input. */
function useKeptInput(form: UseFormReturn<TypedPage>, typed: TypedPage, onInput: (typed: TypedPage) => void): void {
  const { reset, subscribe } = form;
  const [kept] = useState(typed);
  const report = useEffectEvent(onInput);
  useEffect(() => reset(kept, { keepDefaultValues: true }), [reset, kept]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => report(structuredClone(values)) }),
    [subscribe],
  );
}

/** Changes the public page of a practice, and sends licences for review. The server checks what is typed, and names the fields with errors. */
export function OwnPageForm({ page }: { readonly page: OwnPage }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const reasonOf = useFailureReason();
  const { queryKey } = ownPageOf(page.id);
  // As it was loaded or saved last: the input is compared with it, here and by the server.
  const { base, setBase, typed, setTyped } = useFormDraft(
    `page of ${page.id}`,
    () => ({ base: page.values, typed: typedPage(page.values) }),
    (input, against) => JSON.stringify(input) !== JSON.stringify(typedPage(against)),
  );
  const form = useForm<TypedPage>({ defaultValues: typedPage(base), shouldFocusError: false });
  useKeptInput(form, typed, setTyped);
  useLeaveWarning(form.formState.isDirty, t`You have changes that are not saved. Leave this page anyway?`);
  const showErrors = (error: unknown, both: readonly FieldPath<TypedPage>[], now: TypedPage) => {
    const body = errorBody(error);
    const fields = Object.entries(body?.fields ?? {});
    for (const [name, message] of fields) {
      form.setError(inputOf(name) as FieldPath<TypedPage>, { type: 'server', message });
    }
    for (const name of both) {
      const value = wordsOf(now[name as keyof TypedPage]);
      const message = t`Somebody else has changed this meanwhile, to: ${value}. Save again to put yours in its place.`;
      form.setError(name, { type: 'server', message });
    }
    if (fields.length === 0) form.setError('root', { type: 'server', message: reasonOf(error) });
  };
  const submit = form.handleSubmit(async (typed) => {
    if (typed.point.trim() !== typedPage(base).point && typedPoint(typed.point) === undefined) {
      form.setError('point', { message: t`Enter latitude and longitude, such as 6.6018, 3.3515.` });
      return;
    }
    try {
      const saved = await call<typeof changeOwnPage>('PUT', '/api/portal/providers/:id/page', {
        params: { id: page.id },
        body: pageChangesOf(base, typed),
      });
      queryClient.setQueryData(queryKey, saved);
      setBase(saved.values);
      form.reset(typedPage(saved.values));
      toast({
        title: t`Page saved`,
        ...(saved.waiting.length > 0 && { description: t`We check the changes that wait for review.` }),
      });
    } catch (error) {
      if (errorBody(error)?.code !== 'changed_meanwhile') return showErrors(error, [], typed);
      const now = await queryClient.fetchQuery<OwnPage>({ queryKey, staleTime: 0 }).catch(() => page);
      const both = showTheirs(form, typedPage(base), typedPage(now.values));
      setBase(now.values);
      showErrors(error, both, typedPage(now.values));
    }
  });
  return (
    <>
      <form noValidate className="grid gap-6" onSubmit={(event) => void submit(event)}>
        <ErrorSummary control={form.control} />
        <AtOnceFields form={form} page={page} />
        <ReviewedFields form={form} page={page} base={typedPage(base)} />
        <p>
          <SubmitButton busy={form.formState.isSubmitting} busyText={<Trans>Saving...</Trans>}>
            <Trans>Save page</Trans>
          </SubmitButton>
        </p>
      </form>
      <OwnLicences page={page} />
    </>
  );
}
