import { Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useRate } from './use-insights.ts';

const STARS = [1, 2, 3, 4, 5] as const;

/** Asks how useful an acknowledged insight was; one tap rates it, once. */
export function InsightRating({ insightId }: { readonly insightId: number }) {
  const { t } = useLingui();
  const { busy, rate } = useRate();
  return (
    // Before scripts run, the form does it.
    <form method="post" action="/symptom-tracker/insights">
      <input type="hidden" name="rate" value={insightId} />
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-1 font-semibold">
          <Trans>How useful is this?</Trans>
        </legend>
        {STARS.map((rating) => (
          <button
            key={rating}
            type="submit"
            name="rating"
            value={rating}
            className="icon-button border border-edge"
            aria-disabled={busy || undefined}
            aria-label={rating === 1 ? t`1 star` : t`${rating} stars`}
            onClick={(event) => {
              event.preventDefault();
              rate(insightId, rating);
            }}
          >
            <Star aria-hidden size={22} strokeWidth={1.75} className="text-amber" />
          </button>
        ))}
      </fieldset>
    </form>
  );
}
