import { Trans, useLingui } from '@lingui/react/macro';
import type { PageModule } from '#app/web/page-module.ts';
import { patientAccess } from '#features/auth/rules/screen-access.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { DIARY_PAGE, recordsQuery } from '#features/symptoms/web/diary-queries.ts';
import {
  PlainRecorded,
  PlainSymptomsPage,
  plainSymptomsQueries,
  resultQueries,
} from '#features/symptoms/web/plain/plain-symptoms-page.tsx';
import { PageHead } from '#platform/web/page-head.tsx';

/** Who may see it. */
export const guard: NonNullable<PageModule['guard']> = patientAccess;

/** What the server reads for this page: the form's choices, or the entry that was recorded. */
export const queries: NonNullable<PageModule['queries']> = ({ params, user }) =>
  params['step'] === 'result' ? [recordsQuery(DIARY_PAGE)] : plainSymptomsQueries(user);

/** What it reads besides: for a result, who can help. */
export const furtherQueries: NonNullable<PageModule['furtherQueries']> = ({ search, user, read }) => {
  const recorded = read(recordsQuery(DIARY_PAGE))?.items.find(({ id }) => String(id) === search.get('record'));
  return recorded === undefined ? [] : resultQueries(recorded, user);
};

/** An entry of the diary without scripts. */
export const Page: PageModule['Page'] = ({ params, search }) => {
  const { t } = useLingui();
  const user = useCurrentUser() ?? null;
  const isResult = params['step'] === 'result';
  return (
    <div className="wrap grid max-w-160 gap-4 py-6">
      <PageHead title={isResult ? t`Your result` : t`Record Symptoms`} noIndex />
      <h1 tabIndex={-1}>{isResult ? <Trans>Your result</Trans> : <Trans>Record Symptoms</Trans>}</h1>
      {isResult ? (
        <PlainRecorded id={Number(search.get('record'))} />
      ) : (
        <PlainSymptomsPage step={params['step']} user={user} isDiary />
      )}
    </div>
  );
};
