import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { usePush } from '#features/auth/web/push/use-push.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { MAX_CONTACTS } from '#features/practice-news/rules/alert-contacts.ts';
import type { AlertContact } from '#features/practice-news/rules/contact-contract.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { AddContact, type Besides } from './add-contact.tsx';
import { ContactItem } from './contact-item.tsx';
import { RemoveContactDialog } from './remove-contact-dialog.tsx';
import { ThisBrowser } from './this-browser.tsx';
import { useContactChanges, useContacts } from './use-contacts.ts';

/** Where a practice receives its news: the addresses, their test alerts, and a form for another one. */
export function ContactList({
  providerId,
  sendsTexts,
  besides = [],
  onAnswered,
}: {
  readonly providerId: number;
  /** Other places of the member that have no address yet: one can be added to them at once. */
  readonly besides?: readonly Besides[];
  /** News can go to telephones. */
  readonly sendsTexts: boolean;
  /** Called when the number of confirmed addresses has changed. */
  readonly onAnswered: () => void;
}) {
  const { t } = useLingui();
  const { contacts, isError, refetch } = useContacts(providerId, onAnswered);
  const { isBusy, add, test, remove } = useContactChanges(providerId);
  const [leaving, setLeaving] = useState<AlertContact | null>(null);
  const { begin } = useDialogEntry(leaving !== null, () => setLeaving(null), { losesNothing: true });
  const push = usePush();
  const isAtDesk = useCurrentUser()?.desk !== undefined;
  const box = useRef<HTMLDivElement>(null);

  if (isError && contacts === undefined) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load your addresses.</Trans>
      </LoadError>
    );
  }
  if (contacts === undefined) return <Spinner />;
  const isFull = contacts.length >= MAX_CONTACTS;
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={t`Addresses`} className="grid gap-4">
      {contacts.length > 0 && (
        <ul className="grid gap-3">
          {contacts.map((contact) => (
            <ContactItem
              key={contact.id}
              contact={contact}
              isHere={contact.push !== null && contact.push.id === push.id}
              isTesting={isBusy(`test ${contact.id}`)}
              onTest={() => void test(contact)}
              onRemove={() => {
                begin();
                setLeaving(contact);
              }}
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="text-soft">
          <Trans>These are as many addresses as a practice can have.</Trans>
        </p>
      ) : (
        <AddContact
          busy={isBusy('add')}
          isFirst={contacts.length === 0}
          sendsTexts={sendsTexts}
          besides={besides}
          add={add}
          onFull={contacts.length === MAX_CONTACTS - 1 ? () => box.current?.focus() : undefined}
        />
      )}
      {push.isPossible && !isAtDesk && !isFull && !contacts.some((contact) => contact.push?.id === (push.id ?? 0)) && (
        <ThisBrowser isDenied={push.isDenied} subscribe={push.subscribe} add={add} />
      )}
      {contacts.length < 2 && (
        <p className="max-w-[64ch] text-sm text-soft">
          <Trans>Two addresses are safer than one: mail can fail, and people go on leave.</Trans>
        </p>
      )}
      {leaving !== null && (
        <RemoveContactDialog
          contact={leaving}
          busy={isBusy('remove')}
          onClose={() => setLeaving(null)}
          onRemove={async () => (await remove(leaving)) === undefined}
          focusAfterwards={() => box.current}
        />
      )}
    </div>
  );
}
