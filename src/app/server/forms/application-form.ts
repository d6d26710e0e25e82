import { plainApplication } from '#features/applications/rules/plain-application.ts';
import { MAX_RESUME_BYTES } from '#features/applications/rules/resume-limits.ts';
import type { PlainForm, Sent } from './plain-forms.ts';

const PAGE = '/join-network/simple';
const CALL = '/api/provider-applications';

/** The page that shows the form: the one of this kind of applicant, for the same listing. */
function pageOf(sent: Sent): string {
  const query = new URLSearchParams({ ...sent.filled('kind', 'listing') });
  return query.size === 0 ? PAGE : `${PAGE}?${query}`;
}

/** The application to join the network without scripts. */
export const APPLICATION_FORMS: readonly PlainForm[] = [
  {
    path: PAGE,
    page: pageOf,
    isPage: true,
    // A file, and the fields around it.
    fileBytes: MAX_RESUME_BYTES + 100_000,
    send: async (sent, { call }) => {
      const application = plainApplication({ text: (name) => sent.text(name), all: (name) => sent.all(name) });
      const file = sent.file('resumeFile');
      const key = sent.text('key');
      if (file === undefined) await call('POST', CALL, { body: application, key });
      else {
        const parts = new FormData();
        parts.append('formData', JSON.stringify(application));
        parts.append('resumeFile', file);
        const made = new Response(parts);
        const type = made.headers.get('content-type') ?? '';
        await call('POST', CALL, {
          bytes: Buffer.from(await made.bytes()),
          type,
          key,
          keyOver: [application, file.name],
        });
      }
      return `${PAGE}?done=true`;
    },
  },
];
