import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { translateText } from '#platform/web/translate-text.ts';
import { usePathQuery } from '#platform/web/use-path-query.ts';
import { consentsQuery } from './diary-queries.ts';

/** Whether the diary still needs somebody's consent, and whether it is given in this form. */
export function useDiaryConsent(userId: number) {
  const { data } = usePathQuery(consentsQuery(userId));
  const [isGiven, setGiven] = useState(false);
  const [isDemanded, setDemanded] = useState(false);
  const purpose = data?.consents.find(({ purpose: id }) => id === 'symptom_tracking');
  return {
    isNeeded: purpose !== undefined && !purpose.granted,
    isGiven,
    isMissing: isDemanded && !isGiven,
    text: purpose?.text ?? '',
    give: setGiven,
    /** It was left out: says so. */
    demand: () => {
      setDemanded(true);
      document.getElementById('diary-consent')?.focus();
    },
  };
}

/** Asks once for the consent that keeping health information needs; nothing is ticked beforehand. */
export function DiaryConsent({ consent }: { readonly consent: ReturnType<typeof useDiaryConsent> }) {
  const { i18n } = useLingui();
  if (!consent.isNeeded) return null;
  return (
    <div className="notice grid gap-2">
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          id="diary-consent"
          type="checkbox"
          className="mt-0.5 size-6 flex-none"
          checked={consent.isGiven}
          aria-invalid={consent.isMissing || undefined}
          aria-describedby={consent.isMissing ? 'diary-consent-error' : undefined}
          onChange={(event) => consent.give(event.target.checked)}
        />
        <span>
          <Trans>I agree:</Trans> {translateText(i18n, consent.text)}{' '}
          <Trans>I can withdraw this in the privacy settings.</Trans>
        </span>
      </label>
      {consent.isMissing && (
        <p id="diary-consent-error" role="alert" className="field-error">
          <Trans>Please agree so that we may keep what you record.</Trans>
        </p>
      )}
    </div>
  );
}
