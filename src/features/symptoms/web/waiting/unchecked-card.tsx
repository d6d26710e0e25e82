import { Trans } from '@lingui/react/macro';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';

/** What a diary entry shows that waits for the network: always the same, since nothing looked at what was entered. */
export function UncheckedCard() {
  return (
    <div className="grid gap-4" role="status">
      <p>
        <Trans>
          Your entry waits on this phone. It is checked when the network is back. Nobody has looked at it yet.
        </Trans>
      </p>
      <section aria-labelledby="do-not-wait" className="notice notice-red grid gap-2">
        <h3 id="do-not-wait">
          <Trans>Do not wait if you see one of these</Trans>
        </h3>
        <ul className="list-disc ps-5">
          <li>
            <Trans>Hard to breathe, or pain in the chest</Trans>
          </li>
          <li>
            <Trans>Very sleepy, confused, or can't be woken</Trans>
          </li>
          <li>
            <Trans>Fits, or one side of the body is weak</Trans>
          </li>
          <li>
            <Trans>Bleeding that does not stop, or any bleeding in pregnancy</Trans>
          </li>
          <li>
            <Trans>A baby that does not drink, or vomits everything</Trans>
          </li>
          <li>
            <Trans>Poison, snakebite, or a thought of hurting yourself</Trans>
          </li>
        </ul>
        <p>
          <a className="button button-urgent" href={`tel:${EMERGENCY_NUMBER}`}>
            <Trans>Call {EMERGENCY_NUMBER}</Trans>
          </a>
        </p>
        <p>
          <Trans>Or go to the nearest hospital now.</Trans>
        </p>
      </section>
    </div>
  );
}
