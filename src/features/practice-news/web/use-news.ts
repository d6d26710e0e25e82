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
import { arrivedNews, isUpToDate } from '../rules/arrived-news.ts';
import type { NewsEvent, NewsList, newsEvents, OwnMembership, PracticeNews } from '../rules/news-contract.ts';
import { newsOf } from './news-queries.ts';
import { playTone, useSound } from './news-sound.ts';

/** The polling interval while there is no event stream, ms. */
const POLL_MS = 60_000;
/** Failed requests in a row after which the screen says that news may be missing: about five minutes. */
const MAX_FAILURES = 5;
const EVENTS: (typeof newsEvents)['path'] = '/api/portal/providers/:id/news/events';

/** The news of a practice as a screen shows them. */
export interface News {
  /** Undefined until they are loaded. */
  readonly list: NewsList | undefined;
  /** True if they could not be loaded for some minutes. */
  readonly isLate: boolean;
}

/**
 * Follows the news of a practice while the screen is open. Something new shows a toast that stays, plays a tone if it is a
 * booking and the user wants one, and reloads the visits on screen. `onMemberships` receives what the user may do with each
 * event, and undefined where there was none: it must be loaded then. It has to keep its identity.
 */
export function useNews(
  providerId: number,
  onMemberships: (memberships: readonly OwnMembership[] | undefined) => void,
): News {
  const queryClient = useQueryClient();
  const query = newsOf(providerId);
  const { data: list, refetch } = usePathQuery(query);
  const failures = useRef(0);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const { queryKey } = newsOf(providerId);
    const holidays = `/api/portal/providers/${providerId}/holidays`;
    const onEvent = (data: unknown) => {
      // A public holiday was entered or removed, perhaps.
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => path === holidays });
      const event = data as NewsEvent | undefined;
      if (event?.locked) {
        noteRefusal(423, '');
        return;
      }
      onMemberships(event?.memberships);
      const isKnown = event !== undefined && isUpToDate(queryClient.getQueryData(queryKey), event);
      if (isKnown) return;
      void refetch().then(({ isError }) => {
        failures.current = isError ? failures.current + 1 : 0;
        setLate(failures.current >= MAX_FAILURES);
      });
    };
    return listen(urlOf(EVENTS, { id: providerId }), onEvent, POLL_MS);
  }, [queryClient, providerId, refetch, onMemberships]);

  const announce = useAnnouncement();
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

/** Returns a function that announces news which have just arrived, and takes the toast away once nothing is unseen. */
function useAnnouncement(): (arrived: readonly PracticeNews[], unseen: number) => void {
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
    const titles = { booked: t`New booking`, moved: t`Visit moved`, cancelled: t`Visit cancelled` };
    shown.current =
      others.length === 0
        ? toast({ title: titles[first.kind], description: shortMoment(i18n, first.date), stays: true })
        : toast({
            title: t`${plural(arrived.length, { one: '# booking or change', other: '# bookings or changes' })}`,
            stays: true,
          });
    if (wantsSound && arrived.some(({ kind }) => kind === 'booked')) playTone();
  };
}
