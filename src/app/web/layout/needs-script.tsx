import { Trans } from '@lingui/react/macro';

/** Says, where scripts are turned off, that a screen can do nothing without them. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="notice notice-amber mt-4 mb-5">
        <Trans>This page needs JavaScript, which is turned off in this browser.</Trans>
      </p>
    </noscript>
  );
}
