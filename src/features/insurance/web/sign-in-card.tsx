import { Trans } from '@lingui/react/macro';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'wouter';
import { signInPath } from '#features/auth/rules/next-path.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';

/** Shown to visitors who aren't signed in. @see provider and admin area specification, section 8: guards */
export function SignInCard() {
  return (
    <div className="mt-5">
      <EmptyState icon={LockKeyhole} title={<Trans>Authentication Required</Trans>}>
        <p className="max-w-[48ch] text-soft">
          <Trans>You need to be logged in to view and manage your insurance information.</Trans>
        </p>
        <Link href={signInPath('/insurance-information')} className="button">
          <Trans>Sign In</Trans>
        </Link>
      </EmptyState>
    </div>
  );
}
