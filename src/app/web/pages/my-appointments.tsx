import { Trans } from '@lingui/react/macro';
import { PageHead } from '#platform/web/page-head.tsx';

/** Placeholder while the screen is built. */
export function Page() {
  return (
    <div className="wrap py-8">
      <PageHead title="x" />
      <h1 tabIndex={-1}>
        <Trans>Let's find you care</Trans>
      </h1>
    </div>
  );
}
