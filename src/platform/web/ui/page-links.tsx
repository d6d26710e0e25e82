import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'wouter';

/** Previous and next page of a list; nothing when there is only one. */
export function PageLinks({
  page,
  pages,
  hrefOf,
}: {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}) {
  const { t } = useLingui();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t`Pages`} className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <span className="min-w-24">
        {page > 1 && (
          <Link href={hrefOf(page - 1)} rel="prev" className="button button-ghost px-3">
            <ChevronLeft aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Previous</Trans>
          </Link>
        )}
      </span>
      <span className="flex-1 text-center text-soft">
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      <span className="min-w-24 text-end">
        {page < pages && (
          <Link href={hrefOf(page + 1)} rel="next" className="button button-ghost px-3">
            <Trans>Next</Trans>
            <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
          </Link>
        )}
      </span>
    </nav>
  );
}
