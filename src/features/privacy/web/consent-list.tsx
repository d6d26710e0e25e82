import { Trans, useLingui } from '@lingui/react/macro';
import type { ConsentState } from '#features/consents/contract.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { usePathQuery } from '#platform/web/use-path-query.ts';
import { ConsentSwitch } from './consent-switch.tsx';
import { consentsOf } from './privacy-queries.ts';

/** Each purpose with what it asks, how it stands and since when; a switch where it can be changed. */
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
  // What can be decided first; what concerns children only where there is such a consent.
  const told = data.consents
    .filter(({ purpose, recordedAt }) => purpose !== 'guardian' || recordedAt !== null)
    .toSorted((a, b) => Number(a.fixedBecause !== null) - Number(b.fixedBecause !== null));
  return (
    <ul>
      {told.map((consent) => (
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
        <Standing consent={consent} />
      </p>
    </li>
  );
}

/** The latest decision in words: what, when, by whom, and about which version of the text. */
function Standing({ consent }: { readonly consent: ConsentState }) {
  const { i18n } = useLingui();
  const { granted, recordedAt, recordedVersion, version, givenBy, fixedBecause } = consent;
  if (recordedAt === null) return fixedBecause === null ? <Trans>Not given. Version {version}.</Trans> : null;
  const when = fullMoment(i18n, recordedAt);
  if (recordedVersion !== version) return <Trans>Given to an earlier text on {when}. Please decide again.</Trans>;
  if (!granted) {
    return (
      <Trans>
        Withdrawn on {when}. Version {version}.
      </Trans>
    );
  }
  return givenBy === 'guardian' ? (
    <Trans>
      Given by your parent or guardian on {when}. Version {version}.
    </Trans>
  ) : (
    <Trans>
      Given on {when}. Version {version}.
    </Trans>
  );
}
