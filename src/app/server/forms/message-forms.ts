import type { Conversation } from '#features/conversations/contract.ts';
import type { PlainForm, Sent } from './plain-forms.ts';

const PAGE = '/messages/simple';
const pageOf = (sent: Sent) => `${PAGE}?conversation=${sent.id('conversation')}`;
const confirmation = (sent: Sent) => (sent.text('confirmed') === 'true' ? { confirmed: true } : {});

/** Messages without scripts. */
export const MESSAGE_FORMS: readonly PlainForm[] = [
  {
    path: `${PAGE}/send`,
    page: pageOf,
    send: async (sent, { call, user }) => {
      await user();
      const url = `/api/conversations/${sent.id('conversation')}/messages`;
      await call('POST', url, { body: { ...sent.texts('text'), ...confirmation(sent) }, key: sent.text('key') });
      return `${pageOf(sent)}#newest`;
    },
  },
  {
    path: `${PAGE}/read`,
    page: pageOf,
    send: async (sent, { call, user }) => {
      await user();
      const body = { upTo: Number(sent.text('upTo')) };
      await call('PUT', `/api/conversations/${sent.id('conversation')}/read`, { body });
      return PAGE;
    },
  },
  {
    path: `${PAGE}/appointment`,
    page: PAGE,
    send: async (sent, { call, user }) => {
      await user();
      const { id } = await call<Conversation>('POST', `/api/appointments/${sent.id('appointment')}/conversation`);
      return `${PAGE}?conversation=${id}`;
    },
  },
  {
    path: `${PAGE}/support`,
    page: PAGE,
    send: async (sent, { call, user }) => {
      await user();
      const body = { ...sent.texts('text'), ...confirmation(sent) };
      const { id } = await call<Conversation>('POST', '/api/support-chats', { body, key: sent.text('key') });
      return `${PAGE}?conversation=${id}`;
    },
  },
];
