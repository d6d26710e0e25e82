import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { TypedLength, TypedService } from '#features/portal/rules/typed-service.ts';
import { TextInput } from '#platform/web/ui/text-input.tsx';

const NONE: TypedLength = { minutes: '', afterMinutes: '' };

/** The length of a service for those who take another time for it. What is empty is as the service says. */
export function OwnLengths({
  givers,
  typed,
  errorAt,
  onChange,
}: {
  readonly givers: readonly { readonly id: number; readonly name: string }[];
  readonly typed: TypedService;
  /** Returns the problem of a field, translated. */
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (own: TypedService['own']) => void;
}) {
  const { t } = useLingui();
  const [wasOpen] = useState(Object.keys(typed.own).length > 0);
  const set = (id: number, field: keyof TypedLength) => ({
    value: (typed.own[id] ?? NONE)[field],
    placeholder: typed[field],
    autoComplete: 'off',
    inputMode: 'numeric' as const,
    error: errorAt(`own.${id}.${field}`),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...typed.own, [id]: { ...(typed.own[id] ?? NONE), [field]: target.value } }),
  });
  return (
    <details open={wasOpen} className="rounded-control border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        <Trans>Does one of them take longer, or less time?</Trans>
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        <p className="text-[0.9375rem] text-soft">
          <Trans>Type the minutes of each person who differs. Leave the others empty.</Trans>
        </p>
        {givers.map(({ id, name }) => (
          <fieldset key={id} className="grid gap-2">
            <legend className="font-semibold wrap-anywhere">{name}</legend>
            <div className="grid grid-cols-2 items-end gap-4">
              <TextInput label={t`Minutes`} {...set(id, 'minutes')} />
              <TextInput label={t`Minutes afterwards`} {...set(id, 'afterMinutes')} />
            </div>
          </fieldset>
        ))}
      </div>
    </details>
  );
}
