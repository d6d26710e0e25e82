import { Trans } from '@lingui/react/macro';
import { CalendarCheck, ListChecks, Signal, Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';

/** The benefits of an account. */
export function AuthPitch() {
  return (
    <section aria-labelledby="auth-pitch" className="rounded-card bg-green-tint p-5 sm:p-8">
      <h2 id="auth-pitch" className="text-green-strong">
        <Trans>Care that fits your day</Trans>
      </h2>
      <ul className="mt-5 grid gap-5">
        <Reason icon={<Stethoscope {...ICON} />} title={<Trans>Find the right care</Trans>}>
          <Trans>Urgent or routine, near you, from providers in Lagos and Port Harcourt.</Trans>
        </Reason>
        <Reason icon={<CalendarCheck {...ICON} />} title={<Trans>Book a real open time</Trans>}>
          <Trans>See when a provider is free. Visit in person, or by video where it is offered.</Trans>
        </Reason>
        <Reason icon={<ListChecks {...ICON} />} title={<Trans>Keep your visits together</Trans>}>
          <Trans>See what is coming up and cancel online if your plans change.</Trans>
        </Reason>
        <Reason icon={<Signal {...ICON} />} title={<Trans>Easy on your data</Trans>}>
          <Trans>Made small, for slow networks and simple phones.</Trans>
        </Reason>
      </ul>
    </section>
  );
}

const ICON = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Reason({
  icon,
  title,
  children,
}: {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <li className="flex gap-3.5">
      <span className="grid size-11 flex-none place-items-center rounded-control bg-card text-green">{icon}</span>
      <div>
        <h3>{title}</h3>
        <p className="mt-0.5 text-soft">{children}</p>
      </div>
    </li>
  );
}
