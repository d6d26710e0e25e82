import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';

/** Says that something could not be loaded, and offers to try again. */
export function LoadError({
  children,
  onRetry,
}: {
  /** The sentence that says what. */
  readonly children: ReactNode;
  readonly onRetry: () => unknown;
}) {
  return (
    <div role="alert" className="card grid justify-items-center gap-4 py-10 text-center">
      <p>{children}</p>
      <button type="button" className="button button-ghost" onClick={() => void onRetry()}>
        <RotateCw aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}
