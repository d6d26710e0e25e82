import { Trans } from '@lingui/react/macro';
import { RadioChip } from '#features/booking/web/steps/radio-chip.tsx';
import type { DeskBooking } from '#features/portal/rules/desk/desk-booking-contract.ts';
import { phoneOf, type TypedBooking } from '#features/portal/rules/desk/typed-booking.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { checklistOf } from '../portal-queries.ts';

/** How the person came to the desk. */
export function ChannelChoice({
  channel,
  onChoose,
}: {
  readonly channel: DeskBooking['channel'];
  readonly onChoose: (channel: DeskBooking['channel']) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        <Trans>How they came</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-2">
        <RadioChip name="channel" checked={channel === 'phone'} onChoose={() => onChoose('phone')}>
          <Trans>By telephone</Trans>
        </RadioChip>
        <RadioChip name="channel" checked={channel === 'walk_in'} onChoose={() => onChoose('walk_in')}>
          <Trans>At the desk</Trans>
        </RadioChip>
      </div>
    </fieldset>
  );
}

/** Whether the client gets text messages, or why the desk doesn't choose that. */
export function TellChoice({
  providerId,
  typed,
  error,
  onChange,
}: {
  readonly providerId: number;
  readonly typed: TypedBooking;
  readonly error: string | undefined;
  readonly onChange: (bySms: boolean) => void;
}) {
  const { data: checklist } = usePathQuery(checklistOf(providerId));
  if (typed.client === null && typed.newClient === null) return null;
  if (typed.client?.hasAccount === true) {
    return (
      <p className="text-soft">
        <Trans>They are told as they chose in their account.</Trans>
      </p>
    );
  }
  if (phoneOf(typed) === '') {
    return (
      <p className="text-soft">
        <Trans>We can't tell them: no number.</Trans>
      </p>
    );
  }
  if (checklist?.sendsTexts === false) {
    return (
      <p className="text-soft">
        <Trans>No text messages are sent from here: tell them the time now.</Trans>
      </p>
    );
  }
  return (
    <CheckboxInput
      label={<Trans>Tell by SMS, also a day before: they agreed</Trans>}
      checked={typed.bySms}
      error={error}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

/** Why the person comes. */
export function WhyField({
  reason,
  onChange,
}: {
  readonly reason: string;
  readonly onChange: (reason: string) => void;
}) {
  return (
    <TextInput
      label={<Trans>Why they come (optional)</Trans>}
      hint={<Trans>Clinicians, managers and owners read this.</Trans>}
      autoComplete="off"
      maxLength={500}
      value={reason}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
