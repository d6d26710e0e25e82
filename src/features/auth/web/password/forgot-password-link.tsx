import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';

/** Link to the password reset. In the booking dialog it opens a new tab, so that the booking isn't lost. */
export function ForgotPasswordLink({ newTab }: { readonly newTab: boolean }) {
  const look = 'link inline-flex min-h-11 items-center justify-self-start';
  if (!newTab) {
    return (
      <Link href="/forgot-password" className={look}>
        <Trans>Forgot your password?</Trans>
      </Link>
    );
  }
  return (
    <a href="/forgot-password" target="_blank" rel="noopener" className={look}>
      <Trans>
        Forgot your password?<span className="sr-only"> (opens another tab)</span>
      </Trans>
    </a>
  );
}
