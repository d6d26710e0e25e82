import { Trans } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { Link } from 'wouter';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';

/** Says that no visit is coming up, and where to find care. */
export function NothingUpcoming() {
  return (
    <EmptyState icon={CalendarDays} title={<Trans>No Appointments Found</Trans>}>
      <p className="text-soft">
        <Trans>You have no upcoming appointments.</Trans>
      </p>
      <Link href="/" className="button no-print">
        <Trans>Find care</Trans>
      </Link>
    </EmptyState>
  );
}
