import { Trans } from '@lingui/react/macro';
import { ShieldX } from 'lucide-react';
import { Link } from 'wouter';

/**
 * Shown if the user's role or permissions don't allow a screen.
 * @see provider and admin area specification, section 8
 */
export function AccessDenied() {
  return (
    <div className="wrap grid justify-items-center gap-4 py-16 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-red-tint text-red">
        <ShieldX aria-hidden size={32} strokeWidth={1.75} />
      </span>
      <h1 tabIndex={-1}>
        <Trans>Access Denied</Trans>
      </h1>
      <p className="max-w-[48ch] text-lg text-soft">
        <Trans>You don't have permission to access this page.</Trans>
      </p>
      <Link href="/" className="button">
        <Trans>Return to Homepage</Trans>
      </Link>
    </div>
  );
}
