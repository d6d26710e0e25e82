import { Trans } from '@lingui/react/macro';
import { LoadError } from './load-error.tsx';

/** Stands in the place of a form whose code could not be fetched. */
export function FormError() {
  return (
    <LoadError onRetry={() => window.location.reload()}>
      <Trans>This could not be loaded. Check your connection.</Trans>
    </LoadError>
  );
}
