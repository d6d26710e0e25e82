import { Trans, useLingui } from '@lingui/react/macro';
import { Compass } from 'lucide-react';
import { Link } from 'wouter';
import { PageHead } from '#platform/web/page-head.tsx';

/** Any unknown path. @see patient-area specification, section 2: not-found screen */
export function Page() {
  const { t } = useLingui();
  return (
    <div className="wrap grid justify-items-center gap-4 py-16 text-center md:py-24">
      <PageHead title={t`404 Page Not Found`} noIndex />
      <span className="grid size-16 place-items-center rounded-full bg-green-tint text-green">
        <Compass aria-hidden size={32} strokeWidth={1.75} />
      </span>
      <h1 tabIndex={-1}>
        <Trans>404 Page Not Found</Trans>
      </h1>
      <p className="max-w-[48ch] text-lg text-soft">
        <Trans>The page you are looking for does not exist. It might have been moved or deleted.</Trans>
      </p>
      <Link href="/" className="button">
        <Trans>Return to Homepage</Trans>
      </Link>
    </div>
  );
}
