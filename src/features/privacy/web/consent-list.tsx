import { Trans, useLingui } from '@lingui/react/macro';
import type { ConsentState } from '#features/consents/contract.ts';
import { consentStatus, shownConsents } from '#features/consents/rules/consent-status.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { ConsentSwitch } from './consent-switch.tsx';
import { consentsOf } from './privacy-queries.ts';

/** The purposes with their texts, the latest decision and, if it can be changed here, a switch. */
export function ConsentList({ userId }: { readonly userId: number }) {
  const { data, isError, refetch } = usePathQuery(consentsOf(userId));
  if (isError) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load what you agreed to.</Trans>
      </LoadError>
    );
  }
  if (data === undefined) return <Spinner />;
  return (
    <ul>
      {shownConsents(data.consents).map((consent) => (
        <Consent key={consent.purpose} userId={userId} consent={consent} />
      ))}
    </ul>
  );
}

function Consent({ userId, consent }: { readonly userId: number; readonly consent: ConsentState }) {
  const { i18n } = useLingui();
  const { purpose, title, text, fixedBecause } = consent;
  return (
    <li className="grid gap-1 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex items-start justify-between gap-4">
        <h3 id={`consent-${purpose}`} className="py-2.5">
          {translateText(i18n, title)}
        </h3>
        {fixedBecause === null && <ConsentSwitch userId={userId} consent={consent} />}
      </div>
      <p id={`consent-${purpose}-text`}>{translateText(i18n, text)}</p>
      {fixedBecause !== null && <p className="text-sm text-soft">{translateText(i18n, fixedBecause)}</p>}
      <p className="text-sm text-soft">
        <LatestDecision consent={consent} />
      </p>
    </li>
  );
}

/** The latest decision: what, when, by whom, and about which version of the text. */
export function LatestDecision({ consent }: { readonly consent: ConsentState }) {
  const { i18n } = useLingui();
  const { recordedAt, version, fixedBecause } = consent;
  const when = recordedAt === null ? '' : fullMoment(i18n, recordedAt);
  switch (consentStatus(consent)) {
    case 'none':
      return fixedBecause === null ? <Trans>Not given. Version {version}.</Trans> : null;
    case 'outdated':
      return <Trans>Given to an earlier text on {when}. Please decide again.</Trans>;
    case 'withdrawn':
      return (
        <Trans>
          Withdrawn on {when}. Version {version}.
        </Trans>
      );
    case 'given-by-guardian':
      return (
        <Trans>
          Given by your parent or guardian on {when}. Version {version}.
        </Trans>
      );
    case 'given':
      return (
        <Trans>
          Given on {when}. Version {version}.
        </Trans>
      );
  }
}
