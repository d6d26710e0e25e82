import { Trans, useLingui } from '@lingui/react/macro';
import type { ConsentState } from '#features/consents/contract.ts';
import { shownConsents } from '#features/consents/rules/consent-status.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PlainForm, usePlainField } from '#platform/web/forms/plain-form.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import { LatestDecision } from '../consent-list.tsx';
import { consentsOf } from '../privacy-queries.ts';

/** The purposes, each with a form that agrees or withdraws, without scripts. */
export function PlainConsents({ action, userId }: { readonly action: string; readonly userId: number }) {
  const { data } = usePathQuery(consentsOf(userId));
  return (
    <ul className="grid gap-4">
      {shownConsents(data?.consents ?? []).map((consent) => (
        <PlainConsent key={consent.purpose} action={action} consent={consent} />
      ))}
    </ul>
  );
}

function PlainConsent({ action, consent }: { readonly action: string; readonly consent: ConsentState }) {
  const { i18n } = useLingui();
  const field = usePlainField(action);
  const { purpose, title, text, fixedBecause, granted } = consent;
  const name = translateText(i18n, title);
  return (
    <li className="grid gap-2 border-b border-line pb-4 last:border-b-0">
      <h3>{name}</h3>
      <p>{translateText(i18n, text)}</p>
      <p className="text-sm text-soft">
        <LatestDecision consent={consent} />
      </p>
      {fixedBecause !== null ? (
        <p className="text-sm text-soft">{translateText(i18n, fixedBecause)}</p>
      ) : (
        <PlainForm action={action} label={name}>
          <input type="hidden" name="purpose" value={purpose} autoComplete="off" />
          <fieldset id={`${field('granted').id}-${purpose}`} className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <legend className="sr-only">{name}</legend>
            {[true, false].map((answer) => (
              <label key={String(answer)} className="flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name="granted"
                  value={String(answer)}
                  defaultChecked={granted === answer}
                  className="size-5 accent-green"
                />
                {answer ? <Trans>Yes</Trans> : <Trans>No</Trans>}
              </label>
            ))}
            <button type="submit" className="button button-ghost">
              <Trans>Save</Trans>
              <span className="sr-only">: {name}</span>
            </button>
          </fieldset>
        </PlainForm>
      )}
    </li>
  );
}
