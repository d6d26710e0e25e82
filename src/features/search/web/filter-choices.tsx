import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { INSURERS } from '#features/directory/rules/insurers.ts';
import { LANGUAGES } from '#features/directory/rules/languages.ts';
import { FILTER_SPECIALTIES } from '#features/directory/rules/specialties.ts';
import { BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import { addDays } from '#platform/common/lagos-time.ts';
import { shortDay } from '#platform/web/short-day.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import type { FilterCounts } from '../contract.ts';
import { FLAG_FILTERS, FLAG_NAMES } from '../rules/flag-filters.ts';
import { readFilters, type SearchFilters } from '../rules/search-filters.ts';

type Counts = Readonly<Record<string, number | null>> | undefined;

interface Choices {
  readonly filters: SearchFilters;
  readonly apply: (change: Partial<SearchFilters>) => void;
  /** The number of results for each choice, once known. */
  readonly counts: FilterCounts | undefined;
}

/** The choice of a specialty. @see patient-area specification, section 2: provider search */
export function SpecialtyChoice({ filters, apply, counts }: Choices) {
  const { t } = useLingui();
  return (
    <SelectInput
      label={t`Specialty`}
      name="specialty"
      value={filters.specialty}
      onChange={({ target }) => apply({ specialty: readFilters({ specialty: target.value }).specialty })}
    >
      <option value="">{t`All specialties`}</option>
      <Options of={FILTER_SPECIALTIES} counts={counts?.specialty} />
    </SelectInput>
  );
}

/** The yes/no filters. */
export function Toggles({ filters, apply, counts }: Choices) {
  const { i18n } = useLingui();
  return (
    <fieldset className="flex flex-wrap gap-2.5">
      <legend className="sr-only">
        <Trans>Only providers with</Trans>
      </legend>
      {FLAG_NAMES.map((name) => (
        <label key={name} className="chip counted cursor-pointer">
          <input
            type="checkbox"
            name={name}
            value="true"
            checked={filters[name]}
            onChange={({ target }) => apply({ [name]: target.checked })}
            className="size-4.5 accent-green"
          />
          {translateText(i18n, FLAG_FILTERS[name].label)}
          {typeof counts?.[name] === 'number' && <span>{counts[name]}</span>}
        </label>
      ))}
    </fieldset>
  );
}

/** The rarer filters, folded away. Opens when one of them is active, and then stays open. */
export function MoreFilters({ filters, today, apply, counts }: Choices & { readonly today: string }) {
  const { t, i18n } = useLingui();
  const { language, insurance, availableOn } = filters;
  const days = Array.from({ length: BOOKABLE_DAYS }, (_, ahead) => addDays(today, ahead));
  if (availableOn !== '' && !days.includes(availableOn)) days.push(availableOn);
  const isActive = [language, insurance, availableOn].some((value) => value !== '');
  const [wasActive, setWasActive] = useState(isActive);
  if (isActive && !wasActive) setWasActive(true);
  return (
    <>
      <details className="peer/more" open={wasActive}>
        <summary className="inline-flex min-h-11 items-center gap-1 font-semibold text-green">
          <Trans>More filters</Trans>
          <ChevronDown aria-hidden size={20} strokeWidth={1.75} className="[[open]>*>&]:rotate-180" />
        </summary>
      </details>
      <div className="hidden w-full gap-3 peer-open/more:grid sm:grid-cols-2 lg:grid-cols-3">
        <SelectInput
          label={t`Language`}
          name="language"
          value={language}
          onChange={({ target }) => apply({ language: readFilters({ language: target.value }).language })}
        >
          <option value="">{t`Any language`}</option>
          <Options of={LANGUAGES} counts={counts?.language} />
        </SelectInput>
        <SelectInput
          label={t`Insurance`}
          name="insurance"
          value={insurance}
          onChange={({ target }) => apply({ insurance: readFilters({ insurance: target.value }).insurance })}
        >
          <option value="">{t`Any insurance`}</option>
          <Options of={INSURERS} counts={counts?.insurance} />
        </SelectInput>
        <SelectInput
          label={t`Available on`}
          name="availableOn"
          value={availableOn}
          onChange={({ target }) => apply({ availableOn: target.value })}
        >
          <option value="">{t`Any day`}</option>
          {days.map((day) => (
            <option key={day} value={day}>
              {counted(shortDay(i18n, day), counts?.availableOn, day)}
            </option>
          ))}
        </SelectInput>
      </div>
    </>
  );
}

/** Choices with their numbers of results, where known. */
export function Options({ of, counts }: { readonly of: readonly string[]; readonly counts: Counts }) {
  return of.map((value) => (
    <option key={value} value={value}>
      {counted(value, counts, value)}
    </option>
  ));
}

/** A choice with its number of results, where known. */
function counted(label: string, counts: Counts, value: string): string {
  const count = counts === undefined ? null : counts[value];
  return count === null ? label : `${label} (${count ?? 0})`;
}
