import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import {
  addressOf,
  type ContactState,
  contactState,
  isUnanswered,
} from '#features/practice-news/rules/alert-contacts.ts';
import type { AlertContact } from '#features/practice-news/rules/contact-contract.ts';
import { momentSeenAt } from '#platform/web/format-date.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { useNow } from '#platform/web/use-now.ts';

const LOOKS = {
  confirmed: { Icon: CircleCheck, colour: 'text-green' },
  waiting: { Icon: Clock, colour: 'text-amber' },
  overdue: { Icon: CircleAlert, colour: 'text-amber' },
} as const;

/** An address, whether it answered its test alert, and what can be done with it. */
export function ContactItem({
  contact,
  isHere,
  isTesting,
  onTest,
  onRemove,
}: {
  readonly contact: AlertContact;
  /** It is this very browser. */
  readonly isHere: boolean;
  readonly isTesting: boolean;
  readonly onTest: () => void;
  readonly onRemove: () => void;
}) {
  const address = addressOf(contact);
  const nowMs = useNow(0);
  const state = contactState(contact, nowMs);
  const { Icon, colour } = LOOKS[state];
  return (
    <li className="grid gap-2 rounded-card border border-line p-3 sm:p-4">
      <p className="font-semibold wrap-anywhere">{address}</p>
      {contact.push !== null && (
        <p className="text-sm text-soft wrap-anywhere">
          {contact.push.member}
          {isHere && (
            <>
              {' '}
              (<Trans>this device</Trans>)
            </>
          )}
        </p>
      )}
      <p className="flex items-start gap-2 text-[0.9375rem]">
        <Icon aria-hidden size={20} strokeWidth={1.75} className={`mt-0.5 flex-none ${colour}`} />
        <span>
          <StateText contact={contact} state={state} nowMs={nowMs} />
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <BusyButton className="button-ghost" busy={isTesting} busyText={<Trans>Sending...</Trans>} onClick={onTest}>
          {state === 'confirmed' ? <Trans>Send a test alert</Trans> : <Trans>Send again</Trans>}
          <span className="sr-only">: {address}</span>
        </BusyButton>
        <button type="button" className="link inline-flex min-h-11 items-center" onClick={onRemove}>
          <Trans>Remove</Trans>
          <span className="sr-only">: {address}</span>
        </button>
      </div>
    </li>
  );
}

function StateText({
  contact,
  state,
  nowMs,
}: {
  readonly contact: AlertContact;
  readonly state: ContactState;
  readonly nowMs: number;
}) {
  const { i18n } = useLingui();
  const at = (iso: string | null) => (iso === null ? '' : momentSeenAt(i18n, iso, nowMs));
  const [sent, answered] = [at(contact.testSentAt), at(contact.confirmedAt)];
  if (state === 'waiting') return <Trans>Waiting for an answer to the test alert of {sent}</Trans>;
  if (state === 'overdue') return <Trans>No answer to the test alert of {sent}. Its link has ended.</Trans>;
  return (
    <>
      <Trans>Answered on {answered}</Trans>
      {isUnanswered(contact) && (
        <span className="block text-soft">
          <Trans>Another test alert was sent on {sent} and has no answer yet.</Trans>
        </span>
      )}
    </>
  );
}
