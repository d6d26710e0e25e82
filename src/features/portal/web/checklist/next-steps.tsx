import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import type { Checklist } from '#features/portal/rules/checklist-contract.ts';
import { lacksOwnName } from '#features/portal/rules/checklist-state.ts';
import { type PortalTab, portalHref } from '../portal-address.ts';
import { useMay, usePractice } from '../practice-member.ts';
import { useUnfinished } from './use-unfinished.ts';

/** Leads on to what a practice usually sets up beside the checklist. The further place is first: it must be approved. */
export function NextSteps({
  checklist: { id, people },
  linkTo,
}: {
  readonly checklist: Checklist;
  readonly linkTo: (tab: PortalTab) => string;
}) {
  const user = useCurrentUser();
  const { name } = usePractice();
  const isOwner = useMay('owners');
  const unfinished = useUnfinished(id);
  return (
    <section className="card grid gap-1 sm:p-6">
      <h2>
        <Trans>More for your practice</Trans>
      </h2>
      <ul className="grid gap-2 sm:gap-0">
        {lacksOwnName(user?.fullName ?? '', name, people) && (
          <Step href="/profile">
            <Trans>Give your own name: your account has the name of the practice</Trans>
          </Step>
        )}
        {unfinished.map(({ id: placeId, name: place }) => (
          <Step key={placeId} href={portalHref('online-booking', { providerId: placeId })}>
            <Trans>Get {place} ready for bookings</Trans>
          </Step>
        ))}
        {isOwner && (
          <Step href={`/join-network?place=${id}`}>
            <Trans>Apply for a further place</Trans>
          </Step>
        )}
        <Step href={linkTo('people')}>
          <Trans>Add services with their length and price</Trans>
        </Step>
        <Step href={linkTo('team')}>
          <Trans>Invite your front desk and colleagues</Trans>
        </Step>
        <Step href={linkTo('queue')}>
          <Trans>Give numbers in the waiting room: the queue (optional)</Trans>
        </Step>
        <Step href={linkTo('page')}>
          <Trans>Look at what patients see</Trans>
        </Step>
      </ul>
    </section>
  );
}

function Step({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <li>
      <Link href={href} className="link inline-flex min-h-11 items-center gap-1">
        {children}
        <ChevronRight aria-hidden size={18} strokeWidth={1.75} className="flex-none" />
      </Link>
    </li>
  );
}
