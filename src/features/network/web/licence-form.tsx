import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm, useWatch } from 'react-hook-form';
import { COUNCILS } from '#features/directory/rules/councils.ts';
import { LicenceEntry } from '#features/network/rules/licence-fields.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { useServerErrors } from '#platform/web/use-server-errors.ts';

/** Records a licence after a check in the register of its council. */
export function LicenceForm({
  today,
  save,
  onClose,
}: {
  /** `yyyy-MM-dd` in Lagos. */
  readonly today: string;
  readonly save: (licence: LicenceEntry) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const form = useForm<LicenceEntry>({ resolver: standardSchemaResolver(LicenceEntry) });
  const showServerErrors = useServerErrors(form);
  const { errors, isDirty, isSubmitting } = form.formState;
  const validUntil = useWatch({ control: form.control, name: 'validUntil' });
  const isOver = Boolean(validUntil) && validUntil < today;
  const submit = form.handleSubmit(async (licence) => {
    try {
      await save({ ...licence, hasEnded: isOver && licence.hasEnded });
      onClose();
    } catch (error) {
      showServerErrors(error);
    }
  });
  useLeaveWarning(isDirty, t`You have changes that are not saved. Close anyway?`);
  const field = (name: keyof LicenceEntry) => ({ ...form.register(name), error: errors[name]?.message });
  return (
    <form
      noValidate
      className="grid gap-4 rounded-card border border-line p-3"
      onSubmit={(event) => void submit(event)}
    >
      <p className="text-sm text-soft">
        <Trans>Look it up in the register of the council first: it is shown as checked by you, today.</Trans>
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SelectInput label={<Trans>Council</Trans>} defaultValue="" {...field('council')}>
          <option value="" disabled>
            {t`Select a council`}
          </option>
          {COUNCILS.map((council) => (
            <option key={council}>{council}</option>
          ))}
        </SelectInput>
        <TextInput label={<Trans>Licence number</Trans>} autoComplete="off" spellCheck={false} {...field('number')} />
        <TextInput label={<Trans>Valid until</Trans>} type="date" {...field('validUntil')} />
      </div>
      {isOver && (
        <div className="notice notice-amber">
          <p role="status">
            <Trans>That day is past. Without another licence that is valid, no visit can be booked.</Trans>
          </p>
          <CheckboxInput label={<Trans>The licence has ended</Trans>} {...field('hasEnded')} />
        </div>
      )}
      {errors.root?.message !== undefined && (
        <p role="alert" className="field-error">
          {errors.root.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
        <SubmitButton busy={isSubmitting} busyText={<Trans>Saving...</Trans>}>
          <Trans>Save licence</Trans>
        </SubmitButton>
      </div>
    </form>
  );
}
