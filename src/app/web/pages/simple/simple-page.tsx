import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHead } from '#platform/web/page-head.tsx';

/** The frame of a page that works without scripts. */
export function SimplePage({
  title,
  full,
  done,
  children,
}: {
  readonly title: string;
  /** The address of the screen that does the same with scripts. */
  readonly full: string;
  /** What the form before this page did. */
  readonly done?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="wrap grid max-w-160 gap-5 py-6">
      <PageHead title={title} noIndex />
      <h1 tabIndex={-1}>{title}</h1>
      {done !== undefined && (
        <p role="status" className="notice notice-green font-bold">
          {done}
        </p>
      )}
      {children}
      <p>
        <a href={full} className="link inline-flex min-h-11 items-center">
          <Trans>Open the full page</Trans>
        </a>
      </p>
    </div>
  );
}
