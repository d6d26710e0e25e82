import { Trans } from '@lingui/react/macro';
import type { VisitType } from '#features/appointments/contract.ts';
import type { Provider } from '#features/directory/contract.ts';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import type { StepProps } from '../steps/step-props.ts';

function EmergencyLink() {
  return (
    <a className="-m-2.5 inline-block p-2.5 font-bold underline" href={`tel:${EMERGENCY_NUMBER}`}>
      {EMERGENCY_NUMBER}
    </a>
  );
}

/** What to do when it would be dangerous to wait for a visit. */
export function EmergencyNote() {
  return (
    <p className="notice notice-red">
      <Trans>
        For life-threatening emergencies, call <EmergencyLink /> or go to the nearest emergency room.
      </Trans>
    </p>
  );
}

/** Says of a fictional provider that a booking with it is only a trial. */
export function DemoNote({ provider }: { readonly provider: Pick<Provider, 'name' | 'isDemo'> }) {
  if (!provider.isDemo) return null;
  const { name } = provider;
  return (
    <p className="notice notice-amber">
      <Trans>
        <strong>Demo booking.</strong> {name} is a fictional provider. You can try everything, but no visit takes place.
      </Trans>
    </p>
  );
}

/**
 * Says who may still book a provider that takes no new patients. A patient who is known to be new reads that they can't,
 * and can choose another provider. Shows nothing where it doesn't apply.
 */
export function NewPatientsNote({
  draft: { provider },
  turnedAway,
  goTo,
}: Pick<StepProps, 'draft' | 'turnedAway'> & Partial<Pick<StepProps, 'goTo'>>) {
  const { name } = provider;
  if (turnedAway === false) return null;
  if (turnedAway === undefined) {
    return (
      <p className="notice notice-amber">
        <Trans>{name} is not accepting new patients. Only people who have had a visit there can book.</Trans>
      </p>
    );
  }
  return (
    <div className="notice notice-amber grid justify-items-start gap-2">
      <p>
        <Trans>
          {name} is not accepting new patients, and you have not had a visit there yet: you can't book this provider.
        </Trans>
      </p>
      {goTo && (
        <button type="button" className="button button-ghost" onClick={() => goTo('provider')}>
          <Trans>Choose another provider</Trans>
        </button>
      )}
    </div>
  );
}

/** What confirming lets the provider see. The same as the consent that is recorded with it. */
export function SharingNote({
  provider,
  relative,
}: {
  readonly provider: Pick<Provider, 'name'>;
  /** The name of the person whom the visit is for, when that isn't the patient. */
  readonly relative: string | undefined;
}) {
  const { name } = provider;
  if (relative !== undefined) {
    return (
      <p className="notice">
        <Trans>
          When you confirm, {name} will see your name, phone number, e-mail address, age, the time of the visit and the
          symptoms as written above; of {relative} the name, the age and how you are related.
        </Trans>
      </p>
    );
  }
  return (
    <p className="notice">
      <Trans>
        When you confirm, {name} will see your name, phone number, e-mail address, age, the time of the visit and your
        symptoms as written above.
      </Trans>
    </p>
  );
}

/** What the patient does from here on. Only what is true today. */
export function NextStepsNote({
  visitType,
  address,
  isMovable,
}: {
  readonly visitType: VisitType;
  readonly address: string;
  /** False for a visit so soon that it can't be moved online any more. */
  readonly isMovable: boolean;
}) {
  return (
    <section className="notice" aria-labelledby="next-steps">
      <h4 id="next-steps" className="font-bold">
        <Trans>What happens next?</Trans>
      </h4>
      <ul className="mt-1 grid list-disc gap-1 ps-5">
        <li>
          {isMovable ? (
            <Trans>You will find this visit under My Appointments, where you can also reschedule or cancel it.</Trans>
          ) : (
            <Trans>
              You will find this visit under My Appointments, where you can also cancel it. It is too soon to be moved
              online.
            </Trans>
          )}
        </li>
        <li>
          {visitType === 'in-person' ? (
            <Trans>Arrive 15 minutes early at {address}.</Trans>
          ) : (
            <Trans>Choose a quiet, private place for the visit and charge your phone before it.</Trans>
          )}
        </li>
        {visitType === 'telehealth' && (
          <li>
            <Trans>
              The link to the video visit is in our e-mail, and is Join Telehealth under My Appointments. It opens 15
              minutes before the visit.
            </Trans>
          </li>
        )}
        <li>
          <Trans>
            If you get much worse before the visit, don't wait for it: call <EmergencyLink />.
          </Trans>
        </li>
      </ul>
    </section>
  );
}
