import type { ReactNode } from 'react';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { BusyButton } from './busy-button.tsx';

/**
 * The button that sends a form. Until scripts run it is disabled, because the browser would otherwise send the form by
 * itself, to nowhere.
 */
export function SubmitButton(props: {
  readonly busy: boolean;
  readonly busyText: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const hydrated = useHydrated();
  return <BusyButton {...props} type="submit" disabled={!hydrated} />;
}
