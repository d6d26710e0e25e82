import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { consentsQuery } from '../diary-queries.ts';

/** Asks once for the consent that storing health data needs; the box isn't ticked beforehand. Shows nothing once it is given. */
export function PlainConsent({ userId }: { readonly userId: number }) {
  const { i18n } = useLingui();
  const posted = useContext(PostedFormContext);
  const { data } = usePathQuery(consentsQuery(userId));
  const purpose = data?.consents.find(({ purpose: id }) => id === 'symptom_tracking');
  if (purpose === undefined || purpose.granted) return null;
  return (
    <div id="plain-consent" className="notice">
      <CheckboxInput
        name="consent"
        value="true"
        defaultChecked={posted?.values['consent'] === 'true'}
        error={posted?.fields['consent']}
        label={
          <span>
            <Trans>I agree:</Trans> {translateText(i18n, purpose.text)}{' '}
            <Trans>I can withdraw this in the privacy settings.</Trans>
          </span>
        }
      />
    </div>
  );
}
