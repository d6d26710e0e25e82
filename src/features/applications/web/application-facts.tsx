import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProviderApplication } from '#features/applications/rules/review-contract.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { ApplicationStatus } from './application-status.tsx';
import { ResumeLink } from './resume-link.tsx';

/** The details of an application, with the reviewer's notes. Texts of applicants are shown as plain text. */
export function ApplicationFacts({ application }: { readonly application: ProviderApplication }) {
  const { t, i18n } = useLingui();
  const { state, lga, credentials, otherCredentials, availabilityDays, languages } = application;
  const { licenceCouncil, licenceNumber, bio, availabilityNotes, notes } = application;
  const days = availabilityDays.map((day) => translateText(i18n, day)).join(', ');
  const isFacility = application.kind === 'facility';
  const licence = [licenceCouncil, licenceNumber].filter(Boolean).join(' ');
  return (
    <>
      <p className="text-lg font-bold wrap-anywhere">{application.name}</p>
      <p className="text-soft">
        {[application.facilityType, translateText(i18n, application.specialty)].filter(Boolean).join(', ')}
      </p>
      <p className="mt-2">
        <ApplicationStatus application={application} />
      </p>
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {application.contactName !== null && <Fact name={t`Contact person`}>{application.contactName}</Fact>}
        <Fact name={t`Email`}>{application.email}</Fact>
        <Fact name={t`Phone`}>{application.phone}</Fact>
        <Fact name={t`Address`}>{application.address}</Fact>
        <Fact name={t`State and LGA`}>{lga === null ? state : `${lga}, ${state}`}</Fact>
        <Fact name={t`Services offered`}>
          <Services application={application} />
        </Fact>
        <Fact name={t`Languages`}>{languages.join(', ')}</Fact>
        {isFacility ? null : (
          <>
            <Fact name={t`Credentials`}>{[credentials, otherCredentials].filter(Boolean).join(', ')}</Fact>
            <Fact name={t`Licence, as told`}>{licence}</Fact>
          </>
        )}
        {(!isFacility || availabilityNotes !== null) && (
          <Fact name={t`Availability`}>
            {!isFacility && `${days}: ${application.availabilityHoursStart} – ${application.availabilityHoursEnd}`}
            {availabilityNotes !== null && <span className="block whitespace-pre-line">{availabilityNotes}</span>}
          </Fact>
        )}
        {!isFacility && (
          <Fact name={t`Resume`}>
            <ResumeLink application={application} />
          </Fact>
        )}
        <Fact name={t`Bio`} wide>
          {bio !== null && <span className="whitespace-pre-line">{bio}</span>}
        </Fact>
        {notes !== null && (
          <Fact name={t`Review notes`} wide>
            <span className="whitespace-pre-line">{notes}</span>
          </Fact>
        )}
        {application.reason !== null && (
          <Fact name={t`Reason for the applicant`} wide>
            <span className="whitespace-pre-line">{application.reason}</span>
          </Fact>
        )}
        <Fact name={t`Submitted`}>
          <time dateTime={application.createdAt}>{fullMoment(i18n, application.createdAt)}</time>
        </Fact>
      </dl>
    </>
  );
}

function Fact({
  name,
  wide = false,
  children,
}: {
  readonly name: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={wide ? 'sm:col-span-2' : ''}>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="wrap-anywhere">{children || '–'}</dd>
    </div>
  );
}

function Services({ application }: { readonly application: ProviderApplication }) {
  const { telehealthSupport, urgentCareSupport, lowCostOptions, mobileClinic } = application;
  const { t } = useLingui();
  const offered = [
    telehealthSupport && t`Telehealth`,
    urgentCareSupport && t`Urgent Care`,
    lowCostOptions && t`Low-Cost`,
    mobileClinic && t`Mobile Clinic`,
  ].filter((name) => name !== false);
  if (offered.length === 0) return <Trans>None</Trans>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {offered.map((name) => (
        <span key={name} className="badge">
          {name}
        </span>
      ))}
    </span>
  );
}
