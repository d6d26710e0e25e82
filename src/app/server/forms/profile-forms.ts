import { PROFILE_FIELDS } from '#features/profile/rules/profile-fields.ts';
import { text } from '#platform/common/text.ts';
import { type PlainForm, problemAt } from './plain-forms.ts';

const PAGE = '/profile/simple';

/** Profile, password and consents without scripts. */
export const PROFILE_FORMS: readonly PlainForm[] = [
  {
    path: PAGE,
    page: PAGE,
    send: async (sent, { call, user }) => {
      const { id } = await user();
      // Only what was changed here, because the rest may have been changed elsewhere.
      const changed = PROFILE_FIELDS.filter((name) => sent.text(name) !== sent.text(`was-${name}`));
      if (changed.length > 0) await call('PUT', `/api/users/${id}`, { body: sent.texts(...changed) });
      return `${PAGE}?done=profile`;
    },
  },
  {
    path: `${PAGE}/password`,
    page: PAGE,
    send: async (sent, { call }) => {
      await call('PUT', '/api/user/password', { body: sent.texts('currentPassword', 'newPassword') });
      return `${PAGE}?done=password`;
    },
  },
  {
    path: `${PAGE}/consent`,
    page: PAGE,
    send: async (sent, { call, user }) => {
      const granted = sent.text('granted');
      if (granted === '') throw problemAt('granted', text('Choose yes or no.'));
      const { id } = await user();
      const body = { ...sent.texts('purpose'), granted: granted === 'true' };
      await call('PUT', `/api/users/${id}/consents`, { body });
      return `${PAGE}?done=consent`;
    },
  },
];
