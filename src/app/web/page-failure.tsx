import { Trans, useLingui } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { PageHead } from '#platform/web/page-head.tsx';

/** Shows the page, or a "try again" if rendering fails; header and emergency number stay. */
export class PageFailure extends Component<{ readonly children: ReactNode }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override readonly state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const { t } = useLingui();
  const title = t`This page could not be shown`;
  return (
    <div role="alert" className="wrap grid justify-items-center gap-4 py-16 text-center">
      <PageHead title={title} />
      <h1>{title}</h1>
      <button type="button" className="button" onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}
