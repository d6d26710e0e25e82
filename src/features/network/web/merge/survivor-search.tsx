import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { addressLine } from '#features/directory/rules/care-card-address.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { survivorsQuery } from '../network-queries.ts';

/** Finds the provider that a double is merged into. */
export function SurvivorSearch({
  doubleId,
  chosen,
  onChoose,
}: {
  readonly doubleId: number;
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const group = useId();
  const { data, isError } = usePathQuery(survivorsQuery(q), { enabled: q !== '', keepPrevious: true });
  const found = q === '' ? undefined : data?.items.filter(({ id }) => id !== doubleId);
  return (
    <div className="grid gap-3">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setQ(typed.trim());
        }}
      >
        <div className="min-w-0 flex-1 basis-48">
          <TextInput
            label={<Trans>Name or place of the one that stays</Trans>}
            type="search"
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <button type="submit" className="button button-ghost">
          <Trans>Search</Trans>
        </button>
      </form>
      {isError && (
        <p role="alert" className="notice notice-red">
          <Trans>This could not be loaded. Check your connection.</Trans>
        </p>
      )}
      {found !== undefined && (
        <fieldset className="grid">
          <legend className="sr-only">
            <Trans>Which one stays?</Trans>
          </legend>
          <p role="status" className="empty:hidden">
            {found.length === 0 && <Trans>No provider found</Trans>}
          </p>
          {found.map(({ id, name, specialty, lga, state, bookingState }) => (
            <label key={id} className="flex min-h-11 items-start gap-3 py-2.5">
              <input
                type="radio"
                name={group}
                className="mt-0.5 size-5 flex-none accent-green"
                checked={chosen === id}
                onChange={() => onChoose(id)}
              />
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{name}</span>{' '}
                {bookingState !== 'listed' && (
                  <span className="badge badge-green">
                    <Trans>In the network</Trans>
                  </span>
                )}
                <span className="block text-sm text-soft">
                  {translateText(i18n, specialty)}, {addressLine({ address: '', lga, state })}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
