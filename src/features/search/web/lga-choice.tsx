import { useLingui } from '@lingui/react/macro';
import { lgasOf } from '#platform/common/places/nigerian-places.ts';
import type { State } from '#platform/common/places/nigerian-states.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import type { SearchFilters } from '../rules/search-filters.ts';

/** The choice of a local government area of a state. Loaded when needed: all names are too much for the home page. */
export function LgaChoice({
  state,
  lga,
  apply,
}: {
  readonly state: State;
  /** Empty for all of the state. */
  readonly lga: string;
  readonly apply: (change: Partial<SearchFilters>) => void;
}) {
  const { t } = useLingui();
  const names = lgasOf(state).map(({ name }) => name);
  return (
    <div className="min-w-40 flex-1 md:[&_select]:h-13 lg:w-50 lg:flex-none">
      <SelectInput label={t`LGA`} name="lga" value={lga} onChange={({ target }) => apply({ lga: target.value })}>
        <option value="">{t`All of ${state}`}</option>
        {/* From the address, where any name may stand. */}
        {lga !== '' && !names.includes(lga) && <option>{lga}</option>}
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectInput>
    </div>
  );
}
