import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';

/** Link to the source of a statement. `since` is its date as text. */
export function SourceLink({
  name,
  url,
  since,
}: {
  readonly name: string;
  readonly url: string;
  readonly since?: string;
}) {
  return (
    <p className="text-sm text-soft">
      <a
        href={url}
        rel="noopener"
        className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-3 wrap-anywhere"
      >
        <ExternalLink aria-hidden size={16} strokeWidth={1.75} className="flex-none" />
        <span>
          {since === undefined ? (
            <Trans>Source: {name}</Trans>
          ) : (
            <Trans>
              Source: {name}, {since}
            </Trans>
          )}
        </span>
      </a>
    </p>
  );
}
