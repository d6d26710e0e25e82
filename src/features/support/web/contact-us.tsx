import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { User } from '#features/auth/contract.ts';
import { ContactCards } from './contact-cards.tsx';
import { ContactForm } from './contact-form.tsx';
import { MessageSent } from './message-sent.tsx';
import { SupportEmail } from './support-links.tsx';
import { useSupportContact } from './use-support-contact.ts';

/** The form to write to support, and beside it how else to reach it. */
export function ContactUs({ user }: { readonly user: User | null }) {
  const contact = useSupportContact();
  const [ticket, setTicket] = useState<string | null>(null);
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
      <div id="contact-form" className="card scroll-mt-24 sm:p-6">
        <noscript>
          <div className="notice notice-amber mb-4">
            <Trans>This form needs JavaScript, which is turned off in this browser. Please write us an e-mail:</Trans>{' '}
            <SupportEmail contact={contact} />
          </div>
        </noscript>
        {ticket === null ? (
          <ContactForm user={user} onSent={setTicket} />
        ) : (
          <MessageSent ticket={ticket} onAnother={() => setTicket(null)} />
        )}
      </div>
      <ContactCards />
    </div>
  );
}
