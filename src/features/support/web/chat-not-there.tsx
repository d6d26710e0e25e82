import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { telHref } from '#platform/common/tel-href.ts';
import { useSupportContact } from './use-support-contact.ts';

/** Stands where the chat will be, and says what works if its scripts don't come. */
export function ChatNotThere() {
  const contact = useSupportContact();
  return (
    <div className="notice grid gap-1">
      <p>
        <Trans>The chat is loading. It needs JavaScript. If it does not come, reach us this way:</Trans>
      </p>
      <Way href="/messages/simple">
        <Trans>Write a message, with your account</Trans>
      </Way>
      <Way href="/contact-us">
        <Trans>Write to us by the contact form instead</Trans>
      </Way>
      {contact?.phones.map((phone) => (
        <Way key={phone} href={telHref(phone)}>
          <Trans>Call {phone}</Trans>
        </Way>
      ))}
    </div>
  );
}

function Way({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} className="link inline-flex min-h-11 items-center justify-self-start">
      {children}
    </a>
  );
}
