import { Trans, useLingui } from '@lingui/react/macro';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';

/** A form without scripts that leads to the hospitals for emergencies near a place. */
export function WhereToGoForm({ state, place }: { readonly state: string; readonly place: string }) {
  const { t } = useLingui();
  return (
    <form action="/where-to-go" className="grid max-w-160 gap-3">
      <SelectInput label={t`State`} name="state" defaultValue={state}>
        <option value="">{t`Choose a state`}</option>
        {STATES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectInput>
      <TextInput label={t`LGA or town`} name="place" maxLength={80} defaultValue={place} />
      <button type="submit" className="button justify-self-start">
        <Trans>Show hospitals</Trans>
      </button>
    </form>
  );
}
