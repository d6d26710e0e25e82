import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNoText } from '#features/appointments/web/use-no-text.ts';
import type { BookingErrorBody } from '#features/booking/rules/refusals.ts';
import type { ClientErrorBody } from '#features/clients/rules/refusals.ts';
import type { BookedByDesk, bookByDesk, DeskBooking } from '#features/portal/rules/desk/desk-booking-contract.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { toast } from '#platform/web/toast-store.ts';

/** A refusal of a booking by a desk. */
interface Refused {
  readonly code?: ClientErrorBody['code'];
  readonly alternatives?: BookingErrorBody['alternatives'];
  readonly clients?: ClientErrorBody['clients'];
  readonly maySqueeze?: boolean;
  /** Which of the dates of a repeated visit is taken. */
  readonly date?: string;
}

/**
 * Books once and loads the lists again. The same request has the same key, so sending it again is safe if the answer got
 * lost. `problem` says why it failed.
 */
export function useDeskBooking(
  providerId: number,
  {
    onDone,
    onLost,
  }: {
    readonly onDone: (booked: BookedByDesk) => void;
    /** The time was taken meanwhile. */
    readonly onLost: (maySqueeze: boolean, isFurther: boolean) => void;
  },
) {
  const { i18n, t } = useLingui();
  const noText = useNoText();
  const queryClient = useQueryClient();
  const reasonOf = useFailureReason();
  const sent = useRef({ request: '', key: '' });
  // A second click can come before the screen shows that the first one counted.
  const underWay = useRef(false);
  const lists = `/api/portal/providers/${providerId}/visits`;
  const booking = useMutation({
    mutationFn: (body: DeskBooking) => {
      const request = JSON.stringify(body);
      if (sent.current.request !== request) sent.current = { request, key: newKey() };
      const [params, headers] = [{ id: providerId }, { 'idempotency-key': sent.current.key }];
      return call<typeof bookByDesk>('POST', '/api/portal/providers/:id/visits', { params, body, headers });
    },
    onSuccess: async (booked) => {
      await queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(lists) });
      const [title, isNotified] = [booked.further ? t`Visits booked` : t`Visit booked`, booked.channels.length > 0];
      const moment = fullMoment(i18n, booked.date);
      const note = isNotified
        ? t`The confirmation is on its way.`
        : t`They get no message: tell them the time now: ${moment}.`;
      toast({ title, description: `${noText(booked)} ${note}`.trim() });
      onDone(booked);
    },
    onError: (error, body) => {
      underWay.current = false;
      const refused = errorBody<BookingErrorBody & Refused>(error);
      if (refused?.alternatives === undefined) return;
      onLost(refused.maySqueeze === true, isFurtherDate(refused, body));
    },
  });
  const refused = (errorBody(booking.error) ?? {}) as Refused;
  const { code, alternatives = [], clients = [] } = refused;
  const lost = t`We couldn't reach the server. Check your connection and try again: nothing is done twice.`;
  return {
    busy: booking.isPending,
    /** Differs for each attempt. */
    attempt: booking.submittedAt,
    problem: booking.isError ? reasonOf(booking.error, lost) : undefined,
    fields: errorBody(booking.error)?.fields ?? {},
    // The other times of a further date show beside it.
    alternatives: isFurtherDate(refused, booking.variables) ? [] : alternatives,
    /** Those who may be the person who was typed in, or who has their hospital number. */
    sameClients: clients,
    /** False if only another hospital number helps. */
    mayBeOther: code === 'same_person',
    forgetProblem: booking.reset,
    book: (body: DeskBooking) => {
      if (underWay.current) return;
      underWay.current = true;
      booking.mutate(body);
    },
  };
}

/** True if a refusal is about a date of a repeated visit after the first one. */
function isFurtherDate({ date }: Refused, sent: DeskBooking | undefined): boolean {
  return date !== undefined && date !== sent?.date;
}
