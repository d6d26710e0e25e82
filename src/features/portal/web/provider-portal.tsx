import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Building2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { ClinicWayIn } from '#features/auth/web/sign-in/clinic-way-in.tsx';
import { ProviderMessages } from '#features/conversations/web/provider-messages.tsx';
import { PasswordNote, useIsByPin } from '#features/desks/web/password-note.tsx';
import { memberMay } from '#features/directory/rules/member-roles.ts';
import { NewBadge } from '#features/practice-news/web/new-badge.tsx';
import { NewsPanel } from '#features/practice-news/web/news-panel.tsx';
import { useNews } from '#features/practice-news/web/use-news.ts';
import { totalOf, useUnseen } from '#features/practice-news/web/use-unseen.ts';
import { DangerAlarm } from '#features/queue/web/danger-alarm.tsx';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkTabs } from '#platform/web/ui/link-tabs.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import type { PortalProvider } from '../contract.ts';
import { TodayView } from './appointments/today-view.tsx';
import { WeekView } from './appointments/week-view.tsx';
import { ChecklistNotice } from './checklist/checklist-notice.tsx';
import { ChecklistView } from './checklist/checklist-view.tsx';
import { useWide } from './grid/use-wide.ts';
import { PeopleView } from './people/people-view.tsx';
import {
  chosenPlace,
  dayIn,
  firstToSetUp,
  PASSWORD_TABS,
  PORTAL_TABS,
  type PortalTab,
  patientHref,
  portalHref,
  TAB_NEEDS,
  tabIn,
} from './portal-address.ts';
import { PORTAL_PROVIDERS } from './portal-queries.ts';
import { PortalQueue } from './portal-queue.tsx';
import { PracticeMember, useMay, usePractice } from './practice-member.ts';
import { RoleNote } from './role-note.tsx';
import { HolidayQuestions } from './schedule/holiday-list.tsx';
import { ScheduleView } from './schedule/schedule-view.tsx';
import { useHolidays } from './schedule/use-holidays.ts';
import { SettingsView } from './settings/settings-view.tsx';
import { Departures } from './team/departures.tsx';
import { TeamView } from './team/team-view.tsx';
import { useMemberships, useReadable } from './use-memberships.ts';

/** Renders the tab with the practice's public page, which belongs to a feature that the portal doesn't know. */
type OwnPageSlot = (practice: { readonly providerId: number; readonly settingsHref: string }) => ReactNode;

/** Renders what stands above the day and the queue of a place, of a feature that the portal doesn't know. */
type DaySlot = (providerId: number) => ReactNode;

/** The id of the element with the visits of a day. */
const DAY = 'day';

/**
 * The portal of a practice's members: its news, appointments, messages, schedule and settings. Of several practices one
 * is chosen. `onUnseen` receives the number of news, of all of them, that no member has seen yet.
 */
export function ProviderPortal({
  search,
  ownPage,
  aboveDay,
  onUnseen,
}: {
  readonly search: URLSearchParams;
  readonly ownPage: OwnPageSlot;
  readonly aboveDay: DaySlot;
  readonly onUnseen: (unseen: number) => void;
}) {
  const { data: providers, isError, refetch } = usePathQuery(PORTAL_PROVIDERS);
  useReadable(providers);
  if (isError && providers === undefined) {
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
        <ClinicWayIn />
      </EmptyState>
    );
  }
  const chosen = chosenPlace(providers, search);
  if (chosen === undefined) return <ChoosePractice providers={providers} tab={tabIn(search)} onUnseen={onUnseen} />;
  return (
    <PracticeMember value={chosen}>
      <Practice
        key={chosen.id}
        id={chosen.id}
        places={providers}
        search={search}
        ownPage={ownPage}
        aboveDay={aboveDay}
        onUnseen={onUnseen}
      />
    </PracticeMember>
  );
}

interface Place {
  readonly id: number;
  readonly name: string;
  readonly bookingState: PortalProvider['bookingState'];
}

function ChoosePractice({
  providers,
  tab,
  onUnseen,
}: {
  readonly providers: readonly Place[];
  /** The part that the address names, which the chosen practice opens with. */
  readonly tab: PortalTab;
  readonly onUnseen: (unseen: number) => void;
}) {
  const { t } = useLingui();
  // The stream of one place counts the news of all.
  const followed = providers[0]?.id ?? 0;
  useNews(followed, providers, useMemberships());
  const unseen = useUnseen(followed, true);
  useUnseenTotal(unseen, onUnseen);
  const first = firstToSetUp(providers, tab);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (first !== undefined) navigate(portalHref(tab, { providerId: first }), { replace: true });
  }, [first, tab, navigate]);
  if (first !== undefined) return <Spinner />;
  return (
    <section className="card">
      <h2>
        <Trans>Choose a practice</Trans>
      </h2>
      <ul className="mt-2">
        {providers.map(({ id, name, bookingState }) => (
          <li key={id}>
            <Link href={portalHref(tab, { providerId: id })} className="menu-entry wrap-anywhere">
              {name} {bookingState === 'setting_up' && <span className="badge">{t`Patients can't book yet`}</span>}{' '}
              <NewBadge unseen={unseen.get(id) ?? 0} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Practice({
  id,
  places,
  search,
  ownPage,
  aboveDay,
  onUnseen,
}: {
  readonly id: number;
  /** All places of the member. */
  readonly places: readonly Place[];
  readonly search: URLSearchParams;
  readonly ownPage: OwnPageSlot;
  readonly aboveDay: DaySlot;
  readonly onUnseen: (unseen: number) => void;
}) {
  const { t } = useLingui();
  const member = usePractice();
  // The views depend on the present time, which differs between server and browser.
  const hydrated = useHydrated();
  const isOneOfSeveral = places.length > 1;
  const news = useNews(id, places, useMemberships());
  useUnseenTotal(useUnseen(id, isOneOfSeveral), onUnseen);
  const unseen = news.list?.unseen ?? 0;
  const newAppointments = unseenIn(news);
  const isNew = (appointmentId: number) => newAppointments.has(appointmentId);
  const holidays = useHolidays(id);
  const tab = tabIn(search);
  const isReady = hydrated && (tab !== 'today' || holidays !== undefined);
  const providerId = isOneOfSeveral ? id : undefined;
  const date = dayIn(search);
  const tabs = useTabs(unseen, providerId);
  const linkTo = (to: PortalTab, day?: string) => portalHref(to, { providerId, date: day });
  // The day comes first: on a wide screen they follow it, on a narrow one they are a line that opens.
  const isWide = useWide();
  const questions = openQuestions(member, holidays?.holidays);
  const questionsAndNews = (
    <>
      {memberMay(member, 'settings') && <HolidayQuestions providerId={id} holidays={holidays?.holidays ?? []} />}
      <NewsPanel
        providerId={id}
        news={news}
        dayHref={(day) => linkTo('today', day)}
        recordHref={(appointmentId) => patientHref(linkTo('today'), appointmentId)}
        onDayOpened={() => {
          const shown = document.getElementById(DAY);
          shown?.focus({ preventScroll: true });
          shown?.scrollIntoView({ block: 'start' });
        }}
      />
    </>
  );
  const point = search.get('point');
  const queueHref = point === null ? linkTo('queue') : `${linkTo('queue')}&point=${point}`;
  const views: Record<PortalTab, () => ReactNode> = {
    today: () => (
      <>
        {memberMay(member, TAB_NEEDS.queue) && <DangerAlarm providerId={id} queueHref={linkTo('queue')} />}
        <Departures departures={member.departures} />
        {aboveDay(id)}
        {!isWide && (
          <FoldedNews unseen={unseen} questions={questions}>
            {questionsAndNews}
          </FoldedNews>
        )}
        <div id={DAY} tabIndex={-1} className="grid scroll-mt-4 gap-6">
          <TodayView providerId={id} date={date} linkTo={linkTo} isNew={isNew} />
        </div>
        {isWide && questionsAndNews}
      </>
    ),
    week: () => <WeekView providerId={id} date={date} linkTo={linkTo} isNew={isNew} />,
    queue: () => <PortalQueue providerId={id} here={queueHref} above={aboveDay(id)} />,
    messages: () => <ProviderMessages path={linkTo('messages')} search={search} />,
    schedule: () => <ScheduleView providerId={id} />,
    people: () => <PeopleView providerId={id} />,
    page: () => ownPage({ providerId: id, settingsHref: linkTo('settings') }),
    team: () => <TeamView providerId={id} />,
    'online-booking': () => <ChecklistView providerId={id} linkTo={linkTo} />,
    settings: () => <SettingsView providerId={id} />,
  };
  return (
    <>
      {hydrated && tab !== 'online-booking' && (
        <ChecklistNotice
          providerId={id}
          href={memberMay(member, TAB_NEEDS['online-booking']) ? linkTo('online-booking') : undefined}
        />
      )}
      <LinkTabs tabs={tabs} chosen={tab} label={t`Provider Portal`}>
        {isReady ? <ForRole tab={tab} view={views[tab]} /> : <Spinner />}
      </LinkTabs>
    </>
  );
}

/** Returns the visits whose news no member has seen yet. */
function unseenIn({ list }: ReturnType<typeof useNews>): ReadonlySet<number> {
  return new Set(list?.items.flatMap((one) => (one.seenAt === null ? [one.appointmentId] : [])));
}

/** Returns how many public holidays wait for an answer of a member. */
function openQuestions(
  member: ReturnType<typeof usePractice>,
  holidays: readonly { readonly answer: string | null }[] = [],
): number {
  return memberMay(member, 'settings') ? holidays.filter(({ answer }) => answer === null).length : 0;
}

/** Questions and news above the day of a narrow screen: one line that opens, so that the day's list begins in sight. */
function FoldedNews({
  unseen,
  questions,
  children,
}: {
  readonly unseen: number;
  readonly questions: number;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  const parts = [
    unseen === 0 ? t`News` : t`${plural(unseen, { one: '# new', other: '# new' })}`,
    ...(questions === 0
      ? []
      : [t`${plural(questions, { one: '# question about a holiday', other: '# questions about holidays' })}`]),
  ];
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center font-semibold">{parts.join(' · ')}</summary>
      <div className="mt-3 grid gap-6">{children}</div>
    </details>
  );
}

function useUnseenTotal(unseen: ReadonlyMap<number, number>, onUnseen: (unseen: number) => void): void {
  const total = totalOf(unseen);
  useEffect(() => {
    onUnseen(total);
    return () => onUnseen(0);
  }, [onUnseen, total]);
}

/** A view, or who can do what it is for if the member may not, or that it needs the password. */
function ForRole({ tab, view }: { readonly tab: PortalTab; readonly view: () => ReactNode }) {
  const isByPin = useIsByPin();
  const needs = TAB_NEEDS[tab];
  if (!useMay(needs)) return <RoleNote lacks={needs} />;
  return isByPin && PASSWORD_TABS.has(tab) ? <PasswordNote /> : view();
}

/** The parts that the member may use, as tabs. */
function useTabs(unseen: number, providerId: number | undefined) {
  const { t } = useLingui();
  const member = usePractice();
  const labels: Record<PortalTab, string> = {
    today: unseen === 0 ? t`Today` : t`${plural(unseen, { one: 'Today (# new)', other: 'Today (# new)' })}`,
    week: t`Week`,
    queue: t`Queue`,
    messages: t`Messages`,
    schedule: t`Schedule`,
    people: t`People and services`,
    page: t`Your page`,
    team: t`Team`,
    'online-booking': t`Online booking`,
    settings: t`Settings`,
  };
  return PORTAL_TABS.filter((each) => memberMay(member, TAB_NEEDS[each])).map((each) => ({
    id: each,
    label: labels[each],
    href: portalHref(each, { providerId }),
  }));
}
