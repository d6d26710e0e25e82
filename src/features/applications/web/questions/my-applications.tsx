import { Trans } from '@lingui/react/macro';
import type { listMyApplications, MyApplication } from '#features/applications/rules/question-contract.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { getOrNull } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';

const MINE = getOrNull<typeof listMyApplications>('/api/my-applications');

/** The applications that a signed-in user sent, with what is open; nothing for other visitors. */
export function MyApplications() {
  const user = useCurrentUser();
  const { data } = usePathQuery(MINE, { enabled: Boolean(user) });
  if (!data || data.length === 0) return null;
  return (
    <section className="card mb-6 grid gap-3" aria-labelledby="my-applications">
      <h2 id="my-applications">
        <Trans>Your applications</Trans>
      </h2>
      <ul className="grid gap-4">
        {data.map((application) => (
          <li key={application.id} className="grid gap-1 wrap-anywhere">
            <span>
              <span className="font-semibold">{application.name}</span> <Badge application={application} />
            </span>
            {application.reason !== null && <p className="whitespace-pre-line">{application.reason}</p>}
            {application.question !== null && (
              <a
                href={`/application-question#${application.question.token}`}
                className="link inline-flex min-h-11 items-center"
              >
                <Trans>Answer our question</Trans>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Badge({ application: { status, question } }: { readonly application: MyApplication }) {
  if (status === 'approved') {
    return (
      <span className="badge badge-green">
        <Trans>Approved</Trans>
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
    <span className="badge badge-amber">
      {question === null ? <Trans>Pending</Trans> : <Trans>Waiting for your answer</Trans>}
    </span>
  );
}
