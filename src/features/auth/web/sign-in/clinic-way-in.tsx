import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';

/** Leads people of a practice, who look for their place among patients' screens, to the application. */
export function ClinicWayIn({ className = '' }: { readonly className?: string }) {
  return (
    <p className={className}>
      <Trans>Do you work at a clinic?</Trans>{' '}
      <Link href="/join-network" className="link inline-flex min-h-11 items-center">
        <Trans>Join the network</Trans>
      </Link>
    </p>
  );
}
