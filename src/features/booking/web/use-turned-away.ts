import type { Appointment } from '#features/appointments/contract.ts';
import { hasVisited } from '#features/appointments/rules/has-visited.ts';
import { appointmentsOf } from '#features/appointments/web/use-appointments.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import type { Provider } from '#features/directory/contract.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';

/**
 * True if a provider takes no new patients and the patient is new; undefined while that isn't known, as when signed out.
 * False when a visit with the same provider is moved.
 * @see docs/decisions/009-no-new-patients.md
 */
export function useTurnedAway(
  provider: Pick<Provider, 'id' | 'acceptingNewPatients'> | undefined,
  rescheduled: Appointment | undefined,
): boolean | undefined {
  const user = useCurrentUser();
  const isOpen = provider?.acceptingNewPatients !== false || rescheduled?.providerId === provider.id;
  const { data } = usePathQuery(appointmentsOf(user?.id ?? 0), { enabled: !isOpen && Boolean(user) });
  if (isOpen) return false;
  return user && data ? !hasVisited(data, provider.id) : undefined;
}
