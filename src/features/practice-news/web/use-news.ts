import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { urlOf } from '#platform/web/calls/call.ts';
import { listen } from '#platform/web/calls/listen.ts';
import { noteRefusal } from '#platform/web/calls/session-ended.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { dismissToast, toast } from '#platform/web/toast-store.ts';
import { arrivedElsewhere, arrivedNews, isUpToDate } from '../rules/arrived-news.ts';
import type {
  NewsElsewhere,
  NewsEvent,
  NewsList,
  newsEvents,
  OwnMembership,
  PracticeNews,
} from '../rules/news-contract.ts';
import { newsOf, newsStateOf } from './news-queries.ts';
import { playTone, useSound } from './news-sound.ts';

/** The polling interval while there is no event stream, ms. */
const POLL_MS = 60_000;
/** Failed requests in a row after which the screen says that news may be missing: about five minutes. */
const MAX_FAILURES = 5;
const EVENTS: (typeof newsEvents)['path'] = '/api/portal/providers/:id/news/events';

interface Place {
  readonly id: number;
  readonly name: string;
}

/** The news of a practice as a screen shows them. */
export interface News {
  /** Undefined until they are loaded. */
  readonly list: NewsList | undefined;
  /** True if they could not be loaded for some minutes. */
  readonly isLate: boolean;
}

/**
 * Follows the news of a practice while the screen is open, and how many there are at the user's other `places`. Something new
 * shows a toast that stays, plays a tone if it is a booking and the user wants one, and reloads the visits on screen.
 * Of several places, the toast names the one. `onMemberships` receives what the user may do with each
 * event, and undefined where there was none: it must be loaded then. It has to keep its identity.
 */
export function useNews(
  providerId: number,
  places: readonly Place[],
  onMemberships: (memberships: readonly OwnMembership[] | undefined) => void,
): News {
  const queryClient = useQueryClient();
  const query = newsOf(providerId);
  const { data: list, refetch } = usePathQuery(query);
  const failures = useRef(0);
  const [isLate, setLate] = useState(false);
  const announceElsewhere = useElsewhere(places);
  // The stream must not start again with each rendering.
  const onElsewhere = useRef(announceElsewhere);
  useEffect(() => {
    onElsewhere.current = announceElsewhere;
  });
  useEffect(() => {
    const { queryKey } = newsOf(providerId);
    const holidays = `/api/portal/providers/${providerId}/holidays`;
    const onEvent = (data: unknown) => {
      // A public holiday was entered or removed, perhaps.
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => path === holidays });
      const event = data as NewsEvent | undefined;
      if (event?.locked) return noteRefusal(423, '');
      onMemberships(event?.memberships);
      const state = newsStateOf(providerId).queryKey;
      if (event === undefined) void queryClient.invalidateQueries({ queryKey: state });
      else {
        onElsewhere.current(queryClient.getQueryData<NewsEvent>(state)?.elsewhere, event.elsewhere ?? []);
        queryClient.setQueryData(state, event);
        // A request under way may bring what was so before the event.
        if (queryClient.isFetching({ queryKey: state }) > 0) void queryClient.invalidateQueries({ queryKey: state });
      }
      const isKnown = event !== undefined && isUpToDate(queryClient.getQueryData(queryKey), event);
      if (isKnown) return;
      void refetch().then(({ isError }) => {
        failures.current = isError ? failures.current + 1 : 0;
        setLate(failures.current >= MAX_FAILURES);
      });
    };
    return listen(urlOf(EVENTS, { id: providerId }), onEvent, POLL_MS);
  }, [queryClient, providerId, refetch, onMemberships]);

  const announce = useAnnouncement(places.length > 1 ? places.find(({ id }) => id === providerId)?.name : undefined);
  const before = useRef(list);
  useEffect(() => {
    if (list === undefined) return;
    const arrived = arrivedNews(before.current, list);
    before.current = list;
    if (arrived.length > 0) {
      const appointments = `/api/portal/providers/${providerId}/visits`;
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith(appointments),
      });
    }
    announce(
      arrived.filter(({ seenAt }) => seenAt === null),
      list.unseen,
    );
  });
  return { list, isLate };
}

/** Returns a function that announces what has arrived at other places since the event before. */
function useElsewhere(places: readonly Place[]) {
  const { t } = useLingui();
  const wantsSound = useSound();
  return (before: readonly NewsElsewhere[] | undefined, now: readonly NewsElsewhere[]) => {
    const arrived = arrivedElsewhere(before, now);
    const [first] = arrived;
    if (first === undefined) return;
    const names = places.filter(({ id }) => arrived.some((one) => one.id === id)).map(({ name }) => name);
    const hasBooking = arrived.some((one) => one.hasBooking);
    toast({ title: hasBooking ? t`New booking` : t`News`, description: names.join(', '), stays: true });
    if (wantsSound && hasBooking) playTone();
  };
}

/**
 * Returns a function that announces news which have just arrived at a place, with its name if it is one of several, and takes the
 * toast away once nothing is unseen.
 */
function useAnnouncement(place: string | undefined): (arrived: readonly PracticeNews[], unseen: number) => void {
  const { t, i18n } = useLingui();
  const wantsSound = useSound();
  const shown = useRef<number>(undefined);
  return (arrived, unseen) => {
    if (shown.current !== undefined && unseen === 0) {
      dismissToast(shown.current);
      shown.current = undefined;
    }
    const [first, ...others] = arrived;
    if (first === undefined) return;
    const at = (moment: string) => [place, moment].filter(Boolean).join(', ');
    const titles = { booked: t`New booking`, moved: t`Visit moved`, cancelled: t`Visit cancelled` };
    shown.current =
      others.length === 0
        ? toast({ title: titles[first.kind], description: at(shortMoment(i18n, first.date)), stays: true })
        : toast({
            description: place,
            title: t`${plural(arrived.length, { one: '# booking or change', other: '# bookings or changes' })}`,
            stays: true,
          });
    if (wantsSound && arrived.some(({ kind }) => kind === 'booked')) playTone();
  };
}
