import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import { COUNCILS } from '#features/directory/rules/councils.ts';
import { LicenceList } from '#features/directory/web/licence-list.tsx';
import type { changeOwnPage, OwnPage } from '#features/network/rules/page/page-contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { ownPageOf } from './page-queries.ts';
import { ReviewNote } from './review-note.tsx';
import { Why } from './reviewed-fields.tsx';

type Licence = NonNullable<BodyOf<typeof changeOwnPage>['licence']>['to'];

/** The recorded licences of a practice, and a form to send one for review. */
export function OwnLicences({ page }: { readonly page: OwnPage }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const reasonOf = useFailureReason();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [council, setCouncil] = useDraft(`council of ${page.id}`, '');
  const [number, setNumber] = useDraft(`licence of ${page.id}`, '');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const to = { council, number } as Licence;
    setBusy(true);
    try {
      const saved = await call<typeof changeOwnPage>('PUT', '/api/portal/providers/:id/page', {
        params: { id: page.id },
        body: { licence: { was: null, to } },
      });
      queryClient.setQueryData(ownPageOf(page.id).queryKey, saved);
      setErrors({});
      setCouncil('');
      setNumber('');
      toast({ title: t`Licence sent`, description: t`We look it up in the register of its council.` });
    } catch (error) {
      const { fields } = errorBody(error) ?? {};
      setErrors(fields ?? { form: reasonOf(error) });
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="card grid gap-4 sm:p-6">
      <h2>
        <Trans>Licence</Trans>
      </h2>
      {page.licences.length === 0 ? (
        <p className="max-w-[64ch] text-soft">
          <Trans>We have not checked a licence of yours yet, and patients read that on your page.</Trans>
        </p>
      ) : (
        <LicenceList licences={page.licences} today={lagosDate(serverNow())} />
      )}
      <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
        <p className="max-w-[64ch] text-soft">
          <Why field="licence" />
        </p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectInput
            label={<Trans>Council</Trans>}
            value={council}
            onChange={(event) => setCouncil(event.target.value)}
            error={errors['licence.to.council']}
          >
            <option value="" disabled>
              {t`Select a council`}
            </option>
            {COUNCILS.map((council) => (
              <option key={council}>{council}</option>
            ))}
          </SelectInput>
          <TextInput
            label={<Trans>Licence number</Trans>}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            error={errors['licence.to.number']}
          />
        </div>
        {errors['form'] !== undefined && (
          <p role="alert" className="field-error">
            {errors['form']}
          </p>
        )}
        <p>
          <SubmitButton busy={busy} busyText={<Trans>Sending...</Trans>}>
            <Trans>Send for review</Trans>
          </SubmitButton>
        </p>
      </form>
      <ReviewNote page={page} field="licence" />
    </section>
  );
}
