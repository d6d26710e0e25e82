import type { QueryClient } from '@tanstack/react-query';
import type { listAppointments } from '#features/appointments/contract.ts';
import type { currentUser, User } from '#features/auth/contract.ts';
import { CURRENT_USER } from '#features/auth/web/session/use-current-user.ts';
import type { askTriage } from '#features/symptoms/contract.ts';
import { dropCarried } from '#features/symptoms/web/carried-symptoms.ts';
import { type Handlers, runBy } from '#platform/common/flow.ts';
import { ApiError, call, errorBody, urlOf } from '#platform/web/calls/call.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { retryBusy } from '#platform/web/calls/retry-busy.ts';
import { keep } from '#platform/web/kept-in-tab.ts';
import { dismissToast } from '#platform/web/toast-store.ts';
import type { bookAppointment, holdTime } from '../contract.ts';
import { DANGER_PATIENCE_MS } from '../rules/danger-check.ts';
import type { DialogEvent } from '../rules/dialog.ts';
import type { DialogEffect, Failure } from '../rules/dialog-state.ts';
import type { HoldNews } from '../rules/held-time.ts';
import { KEPT_AS } from '../rules/kept-booking.ts';
import type { BookingErrorBody } from '../rules/refusals.ts';

type ToastName = Extract<DialogEffect, { readonly type: 'toast' }>['which'];

/** What a booking needs of the page it stands on. */
export interface Surroundings {
  readonly queryClient: QueryClient;
  /** Sends the other tabs of this browser what it holds, where the browser can. */
  readonly tellTabs: (news: HoldNews) => void;
  /** Shows a toast and returns its id. */
  readonly showToast: (which: ToastName) => number;
  readonly close: () => void;
}

const SHOWN_BY: Readonly<Record<Extract<DialogEffect, { readonly type: 'refresh' }>['what'], RegExp>> = {
  'account-and-providers': /^\/api\/(user|providers)/,
  providers: /^\/api\/providers/,
  visits: /^\/api\/users/,
};

/** Returns a function that runs the effects of the booking dialog, and reports what comes of them by `send`. */
export function effectsOf(
  surroundings: Surroundings,
  send: (event: DialogEvent) => void,
): (effect: DialogEffect) => void {
  const { queryClient, tellTabs, showToast, close } = surroundings;
  let failureToast = 0;
  return runBy<DialogEffect>({
    ...dangerAndHolds(send),
    ...sending(queryClient, send),
    'tell-tabs': ({ news }) => tellTabs(news),
    keep: ({ text }) => keep(KEPT_AS, text),
    forget: () => keep(KEPT_AS, null),
    'drop-carried': dropCarried,
    refresh: ({ what }) =>
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => SHOWN_BY[what].test(String(path)) }),
    toast: ({ which }) => {
      const id = showToast(which);
      if (which === 'not-booked' || which === 'not-rescheduled') failureToast = id;
    },
    'dismiss-failure-toast': () => dismissToast(failureToast),
    close,
  });
}

type Some<T extends DialogEffect['type']> = Pick<Handlers<DialogEffect>, T>;

function dangerAndHolds(send: (event: DialogEvent) => void): Some<'look-for-danger' | 'hold-time' | 'release-time'> {
  return {
    'look-for-danger': ({ question, content, run }) => {
      const noAnswer = () => send({ type: 'danger-unanswered', content, run });
      setTimeout(noAnswer, DANGER_PATIENCE_MS);
      void call<typeof askTriage>('POST', '/api/triage', { body: question }).then(
        ({ redFlags: signs }) => send({ type: 'danger-answered', content, run, signs }),
        noAnswer,
      );
    },
    'hold-time': ({ type: _type, ...wanted }) =>
      void call<typeof holdTime>('POST', '/api/slot-holds', { body: wanted }).then(
        ({ id, heldForMs }) => send({ type: 'hold-granted', held: { ...wanted, id, untilMs: Date.now() + heldForMs } }),
        (error: unknown) => send({ type: 'hold-refused', failure: failureOf(error) }),
      ),
    // In a way that outlives the page. Where it fails the hold runs out by itself.
    'release-time': ({ id }) =>
      void fetch(urlOf('/api/slot-holds/:id', { id }), { method: 'DELETE', credentials: 'include', keepalive: true })
        .catch(() => undefined)
        .then(() => send({ type: 'hold-released' })),
  };
}

function sending(
  queryClient: QueryClient,
  send: (event: DialogEvent) => void,
): Some<'read-visits' | 'make-key' | 'send-booking'> {
  const fail = (error: unknown) => send({ type: 'send-failed', failure: failureOf(error) });
  const signedIn = () => queryClient.getQueryData<User | null>(CURRENT_USER.queryKey)?.id;
  return {
    'read-visits': () =>
      void call<typeof currentUser>('GET', '/api/user')
        .then(({ id }) => call<typeof listAppointments>('GET', '/api/users/:id/appointments', { params: { id } }))
        .then((appointments) => send({ type: 'visits-read', appointments }), fail),
    'make-key': () => send({ type: 'key-made', key: newKey() }),
    'send-booking': ({ attempt: { body, idempotencyKey }, whose }) =>
      void retryBusy(() => {
        // Another account signed in in another tab meanwhile: the booking is about the health of the first one.
        if (signedIn() !== whose) throw new ApiError(401, '');
        const headers = { 'idempotency-key': idempotencyKey };
        return call<typeof bookAppointment>('POST', '/api/appointments', { body, headers });
      }).then((appointment) => send({ type: 'booked', appointment }), fail),
  };
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return {};
  const said = errorBody<BookingErrorBody>(error);
  return {
    status: error.status,
    ...(said && { code: said.code, message: said.message }),
    ...(said?.fields && { fields: Object.keys(said.fields) }),
    ...(said?.phone && { phone: said.phone }),
    ...(said?.alternatives && { alternatives: said.alternatives }),
  };
}
