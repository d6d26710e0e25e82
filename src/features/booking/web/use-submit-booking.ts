import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, serverMessage } from '#platform/web/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { afterRefusal } from '../rules/after-refusal.ts';
import { type Booked, type BookingBody, useSendBooking } from './use-send-booking.ts';

/** What happens next when a booking was refused. `reason` is what the server said, in English, or what we say for it. */
export interface Refusal {
  readonly ask: ReturnType<typeof afterRefusal>;
  readonly reason: string;
}

/**
 * Sends a booking, one at a time. A success refreshes everything that shows who is signed in, appointments and free
 * times; a failure shows the specification's toast, unless signing in is all that is needed.
 */
export function useSubmitBooking({
  onBooked,
  onRefused,
}: {
  readonly onBooked: (booked: Booked) => void;
  readonly onRefused: (refusal: Refusal) => void;
}) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const isOpen = useIsOpen();
  const send = useSendBooking();
  // A second click can come before the screen shows that the first one counted.
  const underWay = useRef(false);
  const booking = useMutation({
    // Offline, an attempt fails at once instead of waiting unseen and booking later.
    networkMode: 'always',
    mutationFn: send,
    onSuccess: (booked) => {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => /^\/api\/(user|providers)/.test(String(path)),
      });
      onBooked(booked);
      if (!isOpen.current) toast({ title: t`Your appointment is booked` });
    },
    onError: (error) => {
      const ask = afterRefusal(error instanceof ApiError ? error.status : undefined);
      const unreachable = t`We couldn't reach the server. Nothing is lost. Check your connection and confirm again: you won't be booked twice.`;
      const fallback = t`Something went wrong on our side. Please try again.`;
      const reason = error instanceof ApiError ? (serverMessage(error) ?? fallback) : unreachable;
      if (ask !== 'sign-in' || !isOpen.current) {
        const description = t`Please try again or contact support.`;
        toast({ title: t`Failed to book appointment`, description, variant: 'destructive' });
      }
      onRefused({ ask, reason });
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
