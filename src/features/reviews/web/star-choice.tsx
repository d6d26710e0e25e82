import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Star } from 'lucide-react';
import { useId } from 'react';
import { translateText } from '#platform/web/translate-text.ts';

/** A choice of one to five stars: native radio buttons drawn as stars. 0 if none is chosen. */
export function StarChoice({
  stars,
  onChoose,
  error,
}: {
  readonly stars: number;
  readonly onChoose: (stars: number) => void;
  readonly error: string | undefined;
}) {
  const { t, i18n } = useLingui();
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="font-semibold">
        <Trans>Your rating</Trans>
      </legend>
      <span className="flex gap-1">
        {[1, 2, 3, 4, 5].map((n) => (
          <label
            key={n}
            className="relative grid size-12 cursor-pointer place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-green"
          >
            <input
              type="radio"
              name={id}
              value={n}
              checked={stars === n}
              onChange={() => onChoose(n)}
              aria-label={t`${plural(n, { one: '# star', other: '# stars' })}`}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control focus-visible:outline-none"
            />
            <Star
              aria-hidden
              size={32}
              strokeWidth={1.5}
              className={n <= stars ? 'fill-amber stroke-amber' : 'fill-none stroke-edge'}
            />
          </label>
        ))}
      </span>
      {error !== undefined && (
        <span className="field-error flex items-start gap-1.5" id={`${id}-error`}>
          <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
          {translateText(i18n, error)}
        </span>
      )}
    </fieldset>
  );
}
