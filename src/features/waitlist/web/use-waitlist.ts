import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import { appointmentsOf } from '#features/appointments/web/use-appointments.ts';
import type {
  acceptOffer,
  declineOffer,
  joinWaitlist,
  leaveWaitlist,
  listWaitlist,
  WaitlistPlace,
} from '#features/waitlist/contract.ts';
import { ApiError, call, serverMessage } from '#platform/web/calls/call.ts';
import { get, type PathQuery } from '#platform/web/calls/query-client.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** How often an open page asks whether a time is offered to a patient who waits. */
const ASK_MS = 30_000;

/** The visits for which a user waits for an earlier time. */
export function waitlistOf(userId: number): PathQuery<WaitlistPlace[]> {
  return get<typeof listWaitlist>('/api/users/:id/waitlist', { params: { id: userId } });
}

/** Polls for offers while the patient waits and the page is visible, and reads them when the patient comes back to it. */
export function useOfferWatch(userId: number, waits: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!waits) return;
    const ask = () => {
      if (document.visibilityState === 'visible')
        void queryClient.refetchQueries({ queryKey: waitlistOf(userId).queryKey });
    };
    const timer = setInterval(ask, ASK_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [queryClient, userId, waits]);
}

/** What can be done about waiting: join, leave, accept, decline. The lists on the page follow; a failure is toasted. */
export function useWaitlist(appointment: Pick<Appointment, 'id'>, userId: number) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = waitlistOf(userId);
  const id = appointment.id;
  const setPlace = (place: WaitlistPlace | null) =>
    queryClient.setQueryData<WaitlistPlace[]>(queryKey, (list = []) => {
      const others = list.filter(({ appointmentId }) => appointmentId !== id);
      return place === null ? others : [...others, place];
    });
  const onError = (error: Error) => {
    const reason = serverMessage(error);
    toast({
      title: t`This did not work`,
      description: reason ? translateText(i18n, reason) : t`Check your connection and try again.`,
      variant: 'destructive',
    });
    // The server knows something that this page doesn't.
    if (error instanceof ApiError) {
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: appointmentsOf(userId).queryKey });
    }
  };
  const params = { id };
  const join = useMutation({
    mutationFn: () => call<typeof joinWaitlist>('PUT', '/api/appointments/:id/waitlist', { params }),
    onSuccess: setPlace,
    onError,
  });
  const leave = useMutation({
    mutationFn: () => call<typeof leaveWaitlist>('DELETE', '/api/appointments/:id/waitlist', { params }),
    onSuccess: () => setPlace(null),
    onError,
  });
  const accept = useMutation({
    mutationFn: (offerId: number) =>
      call<typeof acceptOffer>('POST', '/api/waitlist-offers/:id/accept', { params: { id: offerId } }),
    onSuccess: async (moved) => {
      const name = moved.provider.name;
      const moment = shortMoment(i18n, moved.date);
      toast({ title: t`Your visit has moved`, description: t`${name}, ${moment}` });
      await queryClient.refetchQueries({ queryKey: appointmentsOf(userId).queryKey });
      setPlace(null);
    },
    onError,
  });
  const decline = useMutation({
    mutationFn: (offerId: number) =>
      call<typeof declineOffer>('POST', '/api/waitlist-offers/:id/decline', { params: { id: offerId } }),
    onSuccess: async () => {
      toast({ title: t`Your visit stays as it is`, description: t`We will tell you when another earlier time opens.` });
      await queryClient.refetchQueries({ queryKey });
    },
    onError,
  });
  return { join, leave, accept, decline };
}
