import { Trans, useLingui } from '@lingui/react/macro';
import { LocateFixed } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { NamedPlace } from '#features/search/rules/emergency/origin-known.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { locate } from '../locate.ts';

interface Found {
  readonly position?: { readonly lat: number; readonly lng: number };
  readonly typed?: NamedPlace;
}

/**
 * Asks a patient in danger for the place: by the device's position, or by state and LGA or town. Not a form of its own,
 * because it also stands inside other forms.
 */
export function PlaceForm({ state, onFound }: { readonly state: string; readonly onFound: (found: Found) => void }) {
  const { t } = useLingui();
  const group = useRef<HTMLDivElement>(null);
  const heading = useId();
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function find() {
    setProblem(null);
    setIsLocating(true);
    const found = await locate();
    setIsLocating(false);
    if (typeof found === 'object') onFound({ position: found });
    else setProblem(t`Your location couldn't be determined. Choose your state and type your town.`);
  }

  const submit = () => {
    const valueOf = (name: string) =>
      group.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value.trim() ?? '';
    const typed = { state: valueOf('danger-state'), place: valueOf('danger-place') };
    if (typed.state === '' && typed.place === '') setProblem(t`Choose your state, or type your town.`);
    else onFound({ typed });
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame
    <div ref={group} role="group" aria-labelledby={heading} className="grid gap-3">
      <h4 id={heading} className="font-bold">
        <Trans>Where are you?</Trans>
      </h4>
      <button
        type="button"
        className="button justify-self-start"
        aria-disabled={isLocating || undefined}
        onClick={() => {
          if (!isLocating) void find();
        }}
      >
        <LocateFixed aria-hidden size={20} strokeWidth={1.75} />
        {isLocating ? <Trans>Finding your location…</Trans> : <Trans>Use my location</Trans>}
      </button>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectInput label={t`State`} name="danger-state" defaultValue={state}>
          <option value="">{t`Choose a state`}</option>
          {STATES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectInput>
        <TextInput
          label={t`LGA or town`}
          name="danger-place"
          maxLength={80}
          autoComplete="address-level2"
          onKeyDown={submitOnEnter}
        />
      </div>
      <button type="button" className="button button-ghost justify-self-start" onClick={submit}>
        <Trans>Show hospitals</Trans>
      </button>
      {problem !== null && (
        <p role="alert" className="text-red">
          {problem}
        </p>
      )}
    </div>
  );
}
