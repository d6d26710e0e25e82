import { Trans, useLingui } from '@lingui/react/macro';
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ProviderMessages } from '#features/conversations/web/provider-messages.tsx';
import { isCalendarDay } from '#platform/common/fields.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkTabs } from '#platform/web/ui/link-tabs.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { TodayView } from './appointments/today-view.tsx';
import { WeekView } from './appointments/week-view.tsx';
import { ChecklistNotice } from './checklist/checklist-notice.tsx';
import { ChecklistView } from './checklist/checklist-view.tsx';
import { PORTAL_TABS, type PortalTab, portalHref } from './portal-address.ts';
import { PORTAL_PROVIDERS } from './portal-queries.ts';
import { ScheduleView } from './schedule/schedule-view.tsx';
import { SettingsView } from './settings/settings-view.tsx';

/** The portal of a practice's members: its appointments, messages, schedule and settings. Of several practices one is chosen. */
export function ProviderPortal({ search }: { readonly search: URLSearchParams }) {
  const { data: providers, isError, refetch } = usePathQuery(PORTAL_PROVIDERS);
  if (isError) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load your practice.</Trans>
      </LoadError>
    );
  }
  if (providers === undefined) return <Spinner />;
  if (providers.length === 0) {
    return (
      <EmptyState icon={Building2} title={<Trans>No practice is linked to your account</Trans>}>
        <p className="max-w-[48ch] text-soft">
          <Trans>Whoever invited you can link it, or write to us.</Trans>
        </p>
        <Link href="/contact-us" className="button">
          <Trans>Contact us</Trans>
        </Link>
      </EmptyState>
    );
  }
  const several = providers.length > 1;
  const chosen = several ? providers.find(({ id }) => String(id) === search.get('provider')) : providers[0];
  if (chosen === undefined) return <ChoosePractice providers={providers} />;
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-x-4 text-lg wrap-anywhere text-soft">
        {chosen.name}
        {several && (
          <Link href="/provider-portal" className="link inline-flex min-h-11 items-center text-base">
            <Trans>Choose another practice</Trans>
          </Link>
        )}
      </p>
      <Practice key={chosen.id} id={chosen.id} isOneOfSeveral={several} search={search} />
    </>
  );
}

function ChoosePractice({ providers }: { readonly providers: readonly { id: number; name: string }[] }) {
  return (
    <section className="card">
      <h2>
        <Trans>Choose a practice</Trans>
      </h2>
      <ul className="mt-2">
        {providers.map(({ id, name }) => (
          <li key={id}>
            <Link href={portalHref('today', { providerId: id })} className="menu-entry wrap-anywhere">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Practice({
  id,
  isOneOfSeveral,
  search,
}: {
  readonly id: number;
  readonly isOneOfSeveral: boolean;
  readonly search: URLSearchParams;
}) {
  const { t } = useLingui();
  // The views depend on the present time, which differs between server and browser.
  const hydrated = useHydrated();
  const tab: PortalTab = PORTAL_TABS.find((known) => known === search.get('tab')) ?? 'today';
  const providerId = isOneOfSeveral ? id : undefined;
  const wanted = search.get('date') ?? '';
  const date = isCalendarDay(wanted) ? wanted : undefined;
  const labels: Record<PortalTab, string> = {
    today: t`Today`,
    week: t`Week`,
    messages: t`Messages`,
    schedule: t`Schedule`,
    'online-booking': t`Online booking`,
    settings: t`Settings`,
  };
  const tabs = PORTAL_TABS.map((each) => ({ id: each, label: labels[each], href: portalHref(each, { providerId }) }));
  const linkTo = (to: PortalTab, day?: string) => portalHref(to, { providerId, date: day });
  const views: Record<PortalTab, () => ReactNode> = {
    today: () => <TodayView providerId={id} date={date} linkTo={linkTo} />,
    week: () => <WeekView providerId={id} date={date} linkTo={linkTo} />,
    messages: () => <ProviderMessages path={linkTo('messages')} search={search} />,
    schedule: () => <ScheduleView providerId={id} />,
    'online-booking': () => <ChecklistView providerId={id} linkTo={linkTo} />,
    settings: () => <SettingsView providerId={id} />,
  };
  return (
    <>
      {hydrated && tab !== 'online-booking' && <ChecklistNotice providerId={id} href={linkTo('online-booking')} />}
      <LinkTabs tabs={tabs} chosen={tab} label={t`Provider Portal`}>
        {hydrated ? views[tab]() : <Spinner />}
      </LinkTabs>
    </>
  );
}
