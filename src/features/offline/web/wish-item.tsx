import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import type { OpenMark, settleMark } from '#features/offline/contract.ts';
import { nearestTime } from '#features/offline/rules/wish.ts';
import type { listDeskTimes } from '#features/portal/rules/desk/desk-booking-contract.ts';
import { lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { telHref } from '#platform/common/tel-href.ts';
import { call } from '#platform/web/calls/call.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { longDay } from '#platform/web/format-date.ts';
import { toast } from '#platform/web/toast-store.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';

/** What a person wished without network, and the acts that answer it: book the nearest free time, or call back. */
export function WishActs({
  providerId,
  mark: { id, phone, wantedAt },
  onBooked,
}: {
  readonly providerId: number;
  readonly mark: OpenMark & { readonly wantedAt: string };
  /** Called after each attempt. */
  readonly onBooked: () => void;
}) {
  const { t, i18n } = useLingui();
  const showNotSaved = useNotSavedToast();
  const [busy, setBusy] = useState(false);
  const inWords = (instant: string) => momentInWords(i18n, instant);
  const { data: free, refetch } = usePathQuery(
    get<typeof listDeskTimes>('/api/portal/providers/:id/times', {
      params: { id: providerId },
      query: { date: lagosDate(Date.parse(wantedAt)) },
    }),
  );
  const nearest = free && nearestTime(wantedAt, free.times.length > 0 ? free.times : free.nearest);
  const [wanted, offered] = [inWords(wantedAt), nearest === undefined ? '' : inWords(nearest.dateTime)];
  const book = async (date: string) => {
    setBusy(true);
    try {
      const params = { id: providerId, markId: id };
      await call<typeof settleMark>('POST', '/api/portal/providers/:id/desk-marks/:markId/settle', {
        params,
        body: { apply: true, bookAt: date },
      });
      toast({ title: t`Visit booked`, description: inWords(date) });
    } catch (error) {
      showNotSaved(error);
      void refetch();
    } finally {
      setBusy(false);
      onBooked();
    }
  };
  return (
    <>
      <p>
        <Trans>Wants to come: {wanted}. Nothing is booked yet.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        {nearest !== undefined && (
          <BusyButton busy={busy} busyText={<Trans>Saving...</Trans>} onClick={() => void book(nearest.dateTime)}>
            <Trans>Book {offered}</Trans>
          </BusyButton>
        )}
        <CallLink phone={phone} />
      </div>
      {free !== undefined && nearest === undefined && (
        <p>
          <Trans>There is no free time. Call back.</Trans>
        </p>
      )}
    </>
  );
}

/** A wish for which a visit is booked: the person has yet to hear of it. */
export function BookedWish({ mark: { phone }, date }: { readonly mark: OpenMark; readonly date: string }) {
  const { i18n } = useLingui();
  const moment = momentInWords(i18n, date);
  return (
    <>
      <p className="font-semibold">
        <Trans>Booked for {moment}: call them now</Trans>
      </p>
      <p>
        <CallLink phone={phone} />
      </p>
    </>
  );
}

function CallLink({ phone }: Pick<OpenMark, 'phone'>) {
  if (phone === null) return null;
  return (
    <a href={telHref(phone)} className="button button-ghost">
      <Phone aria-hidden size={18} strokeWidth={1.75} />
      <Trans>Call {phone}</Trans>
    </a>
  );
}

function momentInWords(i18n: I18n, instant: string): string {
  const ms = Date.parse(instant);
  return `${longDay(i18n, lagosDate(ms))}, ${lagosTime(ms)}`;
}
