import { Trans } from '@lingui/react/macro';
import { questionState } from '#features/applications/rules/questions.ts';
import type { ProviderApplication } from '#features/applications/rules/review-contract.ts';

/** The status of an application as a badge, with one beside it where a question is open or answered. */
export function ApplicationStatus({
  application: { status, providerId, questions = [] },
}: {
  readonly application: Pick<ProviderApplication, 'status' | 'providerId'> &
    Partial<Pick<ProviderApplication, 'questions'>>;
}) {
  if (status === 'pending') {
    const turn = questionState(questions);
    if (turn !== 'none') {
      return (
        <span className="inline-flex flex-wrap gap-1.5">
          <span className="badge badge-amber">
            <Trans>Pending</Trans>
          </span>
          <span className={`badge ${turn === 'answered' ? 'badge-green' : ''}`}>
            {turn === 'answered' ? <Trans>Answered</Trans> : <Trans>Waiting for the applicant</Trans>}
          </span>
        </span>
      );
    }
    return (
      <span className="badge badge-amber">
        <Trans>Pending</Trans>
      </span>
    );
  }
  if (status === 'rejected') {
    return (
      <span className="badge badge-red">
        <Trans>Rejected</Trans>
      </span>
    );
  }
  return (
    <span className="badge badge-green">
      {providerId === null ? <Trans>Approved</Trans> : <Trans>Approved, converted</Trans>}
    </span>
  );
}
