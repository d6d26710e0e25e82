import type { ReactNode } from 'react';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { BusyButton } from './busy-button.tsx';

/**
 * The button that submits a form. It is disabled until scripts run, because without them the browser would submit the
 * form to an address that doesn't accept it; unless the address does (`worksEarly`).
 */
export function SubmitButton({
  worksEarly = false,
  ...props
}: {
  readonly busy: boolean;
  readonly busyText: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  readonly worksEarly?: boolean;
}) {
  const hydrated = useHydrated();
  return <BusyButton {...props} type="submit" disabled={!hydrated && !worksEarly} />;
}
