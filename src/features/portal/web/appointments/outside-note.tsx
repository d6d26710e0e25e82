import { Trans } from '@lingui/react/macro';
import type { PortalAppointment } from '#features/portal/contract.ts';
import type { standsOutside } from '#features/portal/rules/days/day-differences.ts';

/** Says that a visit stands on a closed day, or with a person who is away. */
export function OutsideNote({
  appointment: { person },
  outside,
  className,
}: {
  readonly appointment: Pick<PortalAppointment, 'person'>;
  readonly outside: ReturnType<typeof standsOutside>;
  readonly className: string;
}) {
  if (outside === undefined) return null;
  const name = person?.name;
  return (
    <span className={className}>
      {outside === 'away' ? <Trans>{name} is away then</Trans> : <Trans>The place is closed then</Trans>}
    </span>
  );
}
