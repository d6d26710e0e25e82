import { Trans } from '@lingui/react/macro';
import type { ProviderApplication } from '#features/applications/rules/review-contract.ts';
import { ApplicationStatus } from './application-status.tsx';

/** Warns a reviewer of other applications or a provider account with the applicant's address. */
export function SameAddress({ application }: { readonly application: ProviderApplication }) {
  const { fromSameAddress, hasProviderAccount, joins, providerId } = application;
  const isToConvert = providerId === null;
  const makesSecond = hasProviderAccount && isToConvert && joins === null;
  if (fromSameAddress.length === 0 && !makesSecond && !(isToConvert && joins !== null)) return null;
  return (
    <div className="notice notice-amber mt-5 grid gap-2">
      {fromSameAddress.length > 0 && (
        <>
          <p>
            <Trans>Other applications from this address:</Trans>
          </p>
          <ul className="list-disc ps-5 wrap-anywhere">
            {fromSameAddress.map((other) => (
              <li key={other.id}>
                {other.name} <ApplicationStatus application={other} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isToConvert && joins !== null && (
        <p>
          <Trans>
            Its sender owns {joins}. Converting adds the place to that practice, with the same account and people.
          </Trans>
        </p>
      )}
      {makesSecond && (
        <p>
          <Trans>
            A provider has an account with this address already. Converting adds a second provider with a second
            account.
          </Trans>
        </p>
      )}
    </div>
  );
}
