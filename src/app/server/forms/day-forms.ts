import type { BookedByDesk } from '#features/portal/rules/desk/desk-booking-contract.ts';
import type { Ticket } from '#features/queue/contract.ts';
import { text } from '#platform/common/text.ts';
import { type PlainForm, problemAt, type Sent } from './plain-forms.ts';

const PAGE = '/provider-portal/simple';
const LOCK = `${PAGE}/lock`;

/** The address of a page of the day, for the place and day of the form. */
function at(page: string, sent: Sent, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...sent.filled('provider', 'date', 'service', 'person'), ...more });
  return `${page}?${query}`;
}

/** The client that the desk chose or typed in. */
function clientIn(sent: Sent): object {
  const known = sent.id('client');
  if (known > 0) return { id: known };
  const birthYear = sent.text('birthYear').trim();
  if (birthYear !== '' && !/^\d{4}$/.test(birthYear)) throw problemAt('birthYear', text('Use a year like 1984.'));
  return {
    ...sent.texts('name'),
    ...sent.filled('phone'),
    ...(birthYear !== '' && { birthYear: Number(birthYear) }),
    ...(sent.text('client') === 'other' && { isOther: true }),
  };
}

/** Today's list, walk-ins, bookings by the desk, and the lock of a shared computer, without scripts. */
export const DAY_FORMS: readonly PlainForm[] = [
  {
    path: `${PAGE}/mark`,
    page: (sent) => at(PAGE, sent),
    send: async (sent, { call }) => {
      const id = sent.id('appointment');
      await call('PUT', `/api/portal/visits/${id}/mark`, { body: sent.texts('mark', 'was') });
      return `${at(PAGE, sent, { done: 'marked' })}#appointment-${id}`;
    },
  },
  {
    path: `${PAGE}/walk-in`,
    page: (sent) => at(PAGE, sent),
    send: async (sent, { call }) => {
      const body = { client: clientIn(sent), pointId: null, priority: 'usual' };
      const url = `/api/portal/providers/${sent.id('provider')}/tickets`;
      const { label } = await call<Ticket>('POST', url, { body, key: sent.text('key') });
      return at(PAGE, sent, { done: 'walk-in', number: label });
    },
  },
  {
    path: `${PAGE}/book`,
    page: (sent) => at(`${PAGE}/book`, sent),
    isPage: true,
    send: async (sent, { call }) => {
      if (sent.text('time') === '') throw problemAt('time', text('Please select a time'));
      const [serviceId, personId] = [sent.id('service'), sent.id('person')];
      const body = {
        client: clientIn(sent),
        date: sent.text('time'),
        visitType: 'in-person',
        channel: sent.text('channel'),
        tell: sent.text('tell') === 'sms' ? 'sms' : 'none',
        ...(serviceId > 0 && { serviceId }),
        ...(personId > 0 && { personId }),
        ...sent.filled('reason'),
      };
      const url = `/api/portal/providers/${sent.id('provider')}/visits`;
      const { channels } = await call<BookedByDesk>('POST', url, { body, key: sent.text('key') });
      return at(PAGE, sent, { done: channels.length > 0 ? 'booked-told' : 'booked' });
    },
  },
  {
    path: `${PAGE}/lock-now`,
    page: LOCK,
    send: async (_sent, { call }) => {
      await call('POST', '/api/portal/desk/lock');
      return LOCK;
    },
  },
  {
    path: LOCK,
    page: LOCK,
    send: async (sent, { call }) => {
      const memberId = sent.id('member');
      if (memberId === 0) throw problemAt('member', text('Choose your name.'));
      await call('POST', '/api/portal/desk/unlock', { body: { memberId, ...sent.texts('pin') } });
      return PAGE;
    },
  },
];
