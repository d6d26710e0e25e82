import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { consentsQuery } from './diary-queries.ts';

/** Whether the diary still needs the user's consent, and whether this form gives it. */
export function useDiaryConsent(userId: number) {
  const { data } = usePathQuery(consentsQuery(userId));
  const [isGiven, setGiven] = useState(false);
  const purpose = data?.consents.find(({ purpose: id }) => id === 'symptom_tracking');
  return {
    isNeeded: purpose !== undefined && !purpose.granted,
    isGiven,
    text: purpose?.text ?? '',
    give: setGiven,
  };
}

/** Id of the checkbox, to which a form without consent moves the focus. */
export const CONSENT_BOX = 'diary-consent';

/** Asks once for the consent that storing health data needs; the box isn't ticked beforehand. */
export function DiaryConsent({
  consent,
  problem,
}: {
  readonly consent: ReturnType<typeof useDiaryConsent>;
  /** The error if it was left out. */
  readonly problem: string | undefined;
}) {
  const { i18n } = useLingui();
  if (!consent.isNeeded) return null;
  return (
    <div className="notice grid gap-2">
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          id={CONSENT_BOX}
          type="checkbox"
          className="mt-0.5 size-6 flex-none"
          checked={consent.isGiven}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : 'diary-consent-error'}
          onChange={(event) => consent.give(event.target.checked)}
        />
        <span>
          <Trans>I agree:</Trans> {translateText(i18n, consent.text)}{' '}
          <Trans>I can withdraw this in the privacy settings.</Trans>
        </span>
      </label>
      {problem !== undefined && (
        <p id="diary-consent-error" role="alert" className="field-error">
          {translateText(i18n, problem)}
        </p>
      )}
    </div>
  );
}
