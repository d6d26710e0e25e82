import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import type { Draft } from '#features/booking/rules/booking-draft.ts';
import { acceptanceOf, type PlainDanger } from '#features/booking/rules/plain-booking.ts';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { DangerNote } from '../danger-note.tsx';
import { PlainForm, type PlainProps } from './plain-form.tsx';

/** The warning of danger signs, or that nothing could be checked, as a page of its own. */
export function PlainDangerPage({ providerId, choice, draft }: PlainProps & { readonly draft: Draft }) {
  const danger = (useContext(PostedFormContext)?.data ?? { signs: null }) as PlainDanger;
  return (
    <>
      <DangerNote
        signs={danger.signs}
        draft={draft}
        elsewhere={
          <a href="/where-to-go" className="link inline-flex min-h-11 items-center">
            <Trans>Hospitals near another place</Trans>
          </a>
        }
      />
      <PlainForm providerId={providerId} choice={choice} to="details-again" own={['accepted']}>
        <button type="submit" className="button">
          <Trans>Back</Trans>
        </button>
      </PlainForm>
      <PlainForm providerId={providerId} choice={choice} to="review" own={['accepted']}>
        <input type="hidden" name="accepted" value={acceptanceOf(draft, danger)} />
        <button type="submit" className="button button-ghost">
          <Trans>Continue anyway</Trans>
        </button>
      </PlainForm>
    </>
  );
}
