import { Trans } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** The id of the heading. */
export const PERIOD_TITLE = 'period-title';

/** A heading between links to the previous and next period, with a link to the present one. */
export function StepLinks({
  title,
  before,
  after,
  present,
}: {
  readonly title: ReactNode;
  readonly before: { readonly href: string; readonly label: string };
  readonly after: { readonly href: string; readonly label: string };
  /** Absent if the present is on screen. */
  readonly present?: string | undefined;
}) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex w-full items-center gap-2 sm:w-auto">
        <Link href={before.href} replace className="icon-button border border-edge" aria-label={before.label}>
          <ChevronLeft aria-hidden size={22} strokeWidth={1.75} />
        </Link>
        <h2 id={PERIOD_TITLE} tabIndex={-1} className="min-w-0 flex-1 text-center sm:flex-none sm:px-2">
          {title}
        </h2>
        <Link href={after.href} replace className="icon-button border border-edge" aria-label={after.label}>
          <ChevronRight aria-hidden size={22} strokeWidth={1.75} />
        </Link>
      </div>
      {present !== undefined && (
        <Link href={present} replace className="button button-ghost">
          <Trans>Back to today</Trans>
        </Link>
      )}
    </div>
  );
}
