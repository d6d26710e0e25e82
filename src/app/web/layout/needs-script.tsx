import { Trans } from '@lingui/react/macro';

/** Says, where scripts are turned off, that a screen can do nothing without them, and leads to its page without scripts. */
export function NeedsScript({ simple }: { readonly simple?: string }) {
  return (
    <noscript>
      <p className="notice notice-amber mt-4 mb-5">
        <Trans>This page needs JavaScript, which is turned off in this browser.</Trans>{' '}
        {simple !== undefined && (
          <a href={simple} className="underline">
            <Trans>Use the simple page instead</Trans>
          </a>
        )}
      </p>
    </noscript>
  );
}
