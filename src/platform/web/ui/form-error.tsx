import { Trans } from '@lingui/react/macro';
import { LoadError } from './load-error.tsx';

/** Replaces a form whose code could not be loaded. */
export function FormError() {
  return (
    <LoadError onRetry={() => window.location.reload()}>
      <Trans>This could not be loaded. Check your connection.</Trans>
    </LoadError>
  );
}
