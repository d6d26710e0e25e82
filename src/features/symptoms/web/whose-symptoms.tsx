import { Trans } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { OPTIONAL_TEXT } from '#platform/web/optional-text.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { childrenIn } from '../rules/diary-person.ts';
import { DIARY_PAGE, recordsQuery } from './diary-queries.ts';
import type { DiaryEntryBody } from './use-record-symptoms.ts';

const whole = {
  setValueAs: (typed: string | number | undefined) => (typed === undefined || typed === '' ? undefined : Number(typed)),
};

/** The person who has the symptoms, and the facts on which danger signs depend: age, sex, pregnancy. */
export function WhoseSymptoms() {
  const {
    control,
    register,
    setValue,
    formState: { errors },
  } = useFormContext<DiaryEntryBody>();
  const [forChild, sex, childName] = useWatch({ control, name: ['forChild', 'sex', 'childName'] });
  const { data: records } = usePathQuery(recordsQuery(DIARY_PAGE));
  const children = childrenIn(records?.items ?? []);
  const choose = (isChild: boolean) => {
    setValue('forChild', isChild);
    setValue('childName', undefined);
    setValue('ageYears', undefined);
    setValue('ageMonths', undefined);
    setValue('pregnant', undefined);
  };
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-semibold">
          <Trans>Who is it about?</Trans>
        </legend>
        <div className="flex flex-wrap gap-2">
          <label className="chip cursor-pointer">
            <input type="radio" name="whose" checked={!forChild} onChange={() => choose(false)} />
            <Trans>Me</Trans>
          </label>
          <label className="chip cursor-pointer">
            <input type="radio" name="whose" checked={forChild === true} onChange={() => choose(true)} />
            <Trans>My child</Trans>
          </label>
        </div>
      </fieldset>
      {forChild && (
        <div className="grid gap-2">
          <TextInput
            label={<Trans>Child's name</Trans>}
            hint={<Trans>A first name or nickname keeps the entries about several children apart.</Trans>}
            error={errors.childName?.message}
            autoComplete="off"
            {...register('childName', OPTIONAL_TEXT)}
          />
          {children.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {children.map((name) => (
                <button
                  key={name}
                  type="button"
                  className="chip"
                  aria-pressed={name === childName}
                  onClick={() => setValue('childName', name)}
                >
                  {name}
                </button>
              ))}
            </div>
          )}
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {forChild ? (
          <>
            <TextInput
              label={<Trans>Child's age in years</Trans>}
              hint={<Trans>0 for a baby in the first year.</Trans>}
              error={errors.ageYears?.message}
              inputMode="numeric"
              autoComplete="off"
              {...register('ageYears', whole)}
            />
            <TextInput
              label={<Trans>or in months</Trans>}
              hint={<Trans>For a child under two.</Trans>}
              error={errors.ageMonths?.message}
              inputMode="numeric"
              autoComplete="off"
              {...register('ageMonths', whole)}
            />
          </>
        ) : (
          <>
            <TextInput
              label={<Trans>Your age in years</Trans>}
              hint={<Trans>Some signs are more serious at some ages.</Trans>}
              error={errors.ageYears?.message}
              inputMode="numeric"
              autoComplete="off"
              {...register('ageYears', whole)}
            />
            <SelectInput label={<Trans>Sex</Trans>} error={errors.sex?.message} {...register('sex', OPTIONAL_TEXT)}>
              <option value="">—</option>
              <option value="female">
                <Trans>Female</Trans>
              </option>
              <option value="male">
                <Trans>Male</Trans>
              </option>
            </SelectInput>
          </>
        )}
      </div>
      {!forChild && sex === 'female' && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" className="size-6 flex-none" {...register('pregnant')} />
          <Trans>I am pregnant, or was in the last six weeks</Trans>
        </label>
      )}
    </>
  );
}
