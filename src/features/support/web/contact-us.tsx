import { useState } from 'react';
import type { User } from '#features/auth/contract.ts';
import type { aboutIn } from '#features/support/rules/contact-categories.ts';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { ContactCards } from './contact-cards.tsx';
import { ContactForm } from './contact-form.tsx';
import { MessageSent } from './message-sent.tsx';
import { PlainContactForm } from './plain-contact-form.tsx';

const TICKET = /^AL-[2-9A-Z]{8}$/;

/**
 * The contact form beside the other contacts of support. The server renders a form that browsers post themselves; inside
 * the app the same fields are validated before sending.
 */
export function ContactUs({
  user,
  about,
  sent: ticket,
  danger,
}: {
  readonly user: User | null;
  /** What the form opens with. */
  readonly about: ReturnType<typeof aboutIn>;
  readonly sent: string | null;
  /** The sent message contains danger signs. */
  readonly danger: boolean;
}) {
  const isApp = useHydrated();
  const [sent, setSent] = useState(ticket !== null && TICKET.test(ticket) ? { ticket, danger } : null);
  const form = isApp ? (
    <ContactForm user={user} about={about} onSent={setSent} />
  ) : (
    <PlainContactForm user={user} about={about} />
  );
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
      <div id="contact-form" className="card scroll-mt-24 sm:p-6">
        {sent === null ? form : <MessageSent {...sent} {...(isApp && { onAnother: () => setSent(null) })} />}
      </div>
      <ContactCards />
    </div>
  );
}
