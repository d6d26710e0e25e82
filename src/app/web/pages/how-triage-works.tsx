import { Trans, useLingui } from '@lingui/react/macro';
import { TRIAGE_EXPLAINED } from '#features/symptoms/web/diary-queries.ts';
import { TriageExplained } from '#features/symptoms/web/explained/triage-explained.tsx';
import { PageHead } from '#platform/web/page-head.tsx';

/** What the server has ready. */
export const queries = () => [TRIAGE_EXPLAINED];

/** How symptoms are judged: in plain words, with every rule, its source, and how often the answer is right. */
export function Page() {
  const { t } = useLingui();
  return (
    <div className="wrap py-8">
      <PageHead
        title={t`How triage works`}
        description={t`How we judge how urgent symptoms are: every rule with its source, what it can't do, and how often it is right.`}
        canonicalPath="/how-triage-works"
      />
      <h1 tabIndex={-1}>
        <Trans>How triage works</Trans>
      </h1>
      <TriageExplained />
    </div>
  );
}
