import { Plural, useLingui } from '@lingui/react/macro';
import { StarRating } from '#platform/web/ui/star-rating.tsx';
import { starParts, starsText } from '../rules/star-parts.ts';

/** The stars of a provider and how many reviews they come from; `inFull` adds "out of 5". */
export function RatingLine({
  rating,
  reviewCount,
  inFull = false,
}: {
  /** Tenths. */
  readonly rating: number;
  readonly reviewCount: number;
  readonly inFull?: boolean;
}) {
  const { t } = useLingui();
  const stars = starsText(rating);
  const { full, half } = starParts(rating);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <StarRating full={full} half={half} label={t`Rated ${stars} out of 5`} />{' '}
      {reviewCount > 0 && (
        <span aria-hidden className="font-semibold text-ink">
          {inFull ? t`${stars} out of 5` : stars}
        </span>
      )}{' '}
      <span>
        <Plural value={reviewCount} one="# review" other="# reviews" />
      </span>
    </span>
  );
}
