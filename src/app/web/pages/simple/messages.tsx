import { useLingui } from '@lingui/react/macro';
import type { PageModule } from '#app/web/page-module.ts';
import { patientAccess } from '#features/auth/rules/screen-access.ts';
import { PatientsOnly } from '#features/auth/web/guards/patients-only.tsx';
import { chosenId } from '#features/conversations/web/conversation-queries.ts';
import { PlainMessages, plainMessagesQueries } from '#features/conversations/web/plain/plain-messages.tsx';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { SimplePage } from './simple-page.tsx';

const at = (search: URLSearchParams) => ({ id: chosenId(search), before: chosenId(search, 'before') });

/** Who may see it. */
export const guard: NonNullable<PageModule['guard']> = (user, path) => patientAccess(user, path);

/** What the server reads for this page. */
export const queries: NonNullable<PageModule['queries']> = ({ user, search }) =>
  user ? plainMessagesQueries(at(search)) : [];

/** A patient's messages without scripts. */
export const Page: PageModule['Page'] = ({ search }) => {
  const { t } = useLingui();
  return (
    <PatientsOnly>
      <SimplePage title={t`Messages`} full="/messages">
        <PostedProblems />
        <PlainMessages {...at(search)} appointmentId={chosenId(search, 'appointment')} />
      </SimplePage>
    </PatientsOnly>
  );
};
