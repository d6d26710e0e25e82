import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, errorBody } from '#platform/web/call.ts';
import { dismissToast, toast } from '#platform/web/toast-store.ts';
import { afterRefusal } from '../rules/after-refusal.ts';
import type { SentBookings } from '../rules/kept-booking.ts';
import type { Problem } from './problem.ts';
import { type Booked, type BookingBody, useSendBooking } from './use-send-booking.ts';

/** What happens next when a booking was refused, and what the server said of it, in English, or what we say for it. */
export interface Refusal {
  readonly ask: ReturnType<typeof afterRefusal>;
  readonly problem: Problem;
}

/**
 * Sends a booking, one at a time. A success refreshes everything that shows who is signed in, appointments and free
 * times; a failure shows the specification's toast, unless signing in is all that is needed.
 */
export function useSubmitBooking({
  isReschedule,
  before,
  onSent,
  onBooked,
  onRefused,
}: {
  readonly isReschedule: boolean;
  readonly before: SentBookings<BookingBody>;
  readonly onSent: (sent: SentBookings<BookingBody>) => void;
  readonly onBooked: (booked: Booked) => void;
  readonly onRefused: (refusal: Refusal) => void;
}) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const isOpen = useIsOpen();
  const send = useSendBooking(before, onSent);
  // A second click can come before the screen shows that the first one counted.
  const underWay = useRef(false);
  const complaint = useRef(0);
  const refresh = (paths: RegExp) =>
    void queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => paths.test(String(path)) });
  const booking = useMutation({
    mutationFn: send,
    onSuccess: (booked) => {
      refresh(/^\/api\/(user|providers)/);
      onBooked(booked);
      if (!isOpen.current) toast({ title: t`Your appointment is booked` });
    },
    onError: (error) => {
      const said = errorBody(error);
      if (said?.code === 'fee_changed') refresh(/^\/api\/providers/);
      // The visit that was to be moved has changed.
      if (said?.code === 'not_cancellable') refresh(/^\/api\/users/);
      const ask = afterRefusal(error instanceof ApiError ? error.status : undefined, said?.code);
      const unreachable = t`We couldn't reach the server. Nothing is lost. Check your connection and confirm again: you won't be booked twice.`;
      const fallback = t`Something went wrong on our side. Please try again.`;
      const message = error instanceof ApiError ? (said?.message ?? fallback) : unreachable;
      if (ask !== 'sign-in' || !isOpen.current) {
        const [title, description] = isReschedule
          ? [t`Failed to reschedule appointment`, t`Please try again or contact support for assistance.`]
          : [t`Failed to book appointment`, t`Please try again or contact support.`];
        complaint.current = toast({ title, description, variant: 'destructive' });
      }
      onRefused({ ask, problem: { message, ...(said?.alternatives && { alternatives: said.alternatives }) } });
    },
    onSettled: () => {
      underWay.current = false;
    },
  });
  return {
    busy: booking.isPending,
    submit: (body: BookingBody) => {
      if (underWay.current) return;
      underWay.current = true;
      // What went wrong before must not lie over what comes of this attempt.
      dismissToast(complaint.current);
      booking.mutate(body);
    },
  };
}

function useIsOpen() {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
