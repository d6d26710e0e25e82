import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { RELATIONS, RELATIVE_NAME_MAX } from '#features/appointments/rules/relations.ts';
import { RELATION_NAME } from '#features/appointments/web/relation-names.ts';
import { BLOOD_TYPES } from '#features/auth/rules/blood-types.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { call } from '#platform/web/calls/call.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { toast } from '#platform/web/toast-store.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { type addFamilyMember, type changeFamilyMember, type FamilyMember, NewFamilyMember } from '../contract.ts';
import { NO_HEALTH_FACTS } from '../rules/health-facts.ts';
import { HealthFields, OR_NULL } from './health-fields.tsx';

const { genotype, allergies, illnesses, medicines } = NO_HEALTH_FACTS;
const EMPTY = { name: '', birthDate: '', sex: null, bloodType: null, genotype, allergies, illnesses, medicines };

/** Adds a person to book for, or changes one. */
export function MemberForm({
  member,
  onSaved,
  onClose,
}: {
  /** Undefined for a new one. */
  readonly member: FamilyMember | undefined;
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const [key] = useState(newKey);
  const [today] = useState(() => lagosDate(serverNow()));
  const { id, ...before } = member ?? { id: undefined, ...EMPTY };
  const form = useForm<NewFamilyMember>({
    resolver: standardSchemaResolver(NewFamilyMember),
    defaultValues: before,
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  const submit = form.handleSubmit(async (body) => {
    try {
      if (id === undefined) {
        await call<typeof addFamilyMember>('POST', '/api/family', { body, headers: { 'idempotency-key': key } });
      } else {
        await call<typeof changeFamilyMember>('PUT', '/api/family/:id', { params: { id }, body });
      }
      toast({ title: t`${body.name} was saved` });
      await onSaved();
    } catch (error) {
      showServerErrors(error);
    }
  });
  const choice = (name: 'sex' | 'bloodType') => ({
    error: errors[name]?.message,
    ...form.register(name, OR_NULL),
  });
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-4 border-t border-line pt-4" onSubmit={(event) => void submit(event)}>
        <h3>{member === undefined ? <Trans>Add a person</Trans> : <Trans>Change {member.name}</Trans>}</h3>
        <ErrorSummary control={form.control} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextInput
            label={<Trans>Name of the person</Trans>}
            error={errors.name?.message}
            autoComplete="off"
            maxLength={RELATIVE_NAME_MAX}
            {...form.register('name')}
          />
          <SelectInput
            label={<Trans>The person is your...</Trans>}
            error={errors.relation?.message}
            defaultValue={member?.relation ?? ''}
            {...form.register('relation')}
          >
            <option value="" disabled>
              {t`Please choose`}
            </option>
            {RELATIONS.map((relation) => (
              <option key={relation} value={relation}>
                {i18n._(RELATION_NAME[relation])}
              </option>
            ))}
          </SelectInput>
          <TextInput
            label={<Trans>Date of birth</Trans>}
            error={errors.birthDate?.message}
            type="date"
            min="1900-01-01"
            max={today}
            autoComplete="off"
            {...form.register('birthDate')}
          />
          <SelectInput label={<Trans>Sex (optional)</Trans>} {...choice('sex')}>
            <option value="">—</option>
            <option value="female">{t`Female`}</option>
            <option value="male">{t`Male`}</option>
          </SelectInput>
          <SelectInput label={<Trans>Blood type (optional)</Trans>} {...choice('bloodType')}>
            <option value="">—</option>
            {BLOOD_TYPES.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </SelectInput>
          <HealthFields />
        </div>
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={isSubmitting} busyText={<Trans>Saving...</Trans>}>
            <Trans>Save</Trans>
          </SubmitButton>
          <button type="button" className="button button-ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </button>
        </div>
      </form>
    </FormProvider>
  );
}
