import { text } from '#platform/common/text.ts';
import { type PlainForm, problemAt, type Sent } from './plain-forms.ts';

/** The addresses of the forms about passwords and addresses. */
const [FORGOTTEN, RESET, CONFIRM] = ['/forgot-password/simple', '/reset-password/simple', '/confirm-email/simple'];

/** What a mailed link holds: 256 bits. */
const TOKEN = /[\w-]{43}$/;

/**
 * Returns the secret of a pasted link. It is in the fragment, which browsers don't send, so that only a script could read it from
 * the address. Part of a link makes no call: some browsers send a form at each change of its field.
 * @throws RefusedCall
 */
function tokenIn(sent: Sent): string {
  const token = TOKEN.exec(sent.text('link').trim())?.[0];
  if (token === undefined) throw problemAt('link', text('Copy the whole link from our e-mail into this field.'));
  return token;
}

/** A new password by e-mail, and confirming an address, without scripts. */
export const PASSWORD_FORMS: readonly PlainForm[] = [
  {
    path: FORGOTTEN,
    page: FORGOTTEN,
    send: async (sent, { call }) => {
      await call('POST', '/api/password-reset', { body: sent.texts('email') });
      return `${FORGOTTEN}?sent=true`;
    },
  },
  {
    path: RESET,
    page: RESET,
    send: async (sent, { call }) => {
      const body = { token: tokenIn(sent), ...sent.texts('password') };
      await call('POST', '/api/password-reset/confirm', { body });
      return `${RESET}?done=true`;
    },
  },
  {
    path: CONFIRM,
    page: CONFIRM,
    send: async (sent, { call }) => {
      await call('POST', '/api/email-confirmation/confirm', { body: { token: tokenIn(sent) } });
      return `${CONFIRM}?done=true`;
    },
  },
];
