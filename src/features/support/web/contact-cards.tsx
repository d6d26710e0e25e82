import { Trans } from '@lingui/react/macro';
import { Clock, Mail, MapPin, MessageCircle, Phone, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import { BUSINESS_HOURS, clockHour } from '#platform/common/support-hours.ts';
import { telHref } from '#platform/common/tel-href.ts';
import { LiveChatLink } from './live-chat-link.tsx';
import { DemoContactNote, SupportEmail } from './support-links.tsx';
import { useSupportContact } from './use-support-contact.ts';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true, className: 'mt-3 flex-none text-soft' } as const;

/** Other contacts of support, its hours, and advice for emergencies. @see provider and admin area specification, section 2 */
export function ContactCards() {
  const contact = useSupportContact();
  return (
    <div className="grid gap-4">
      {contact !== undefined && (contact.email ?? contact.office ?? contact.phones[0]) !== null && (
        <Card title={<Trans>Contact information</Trans>}>
          {contact.email !== null && (
            <div className="flex gap-2.5">
              <Mail {...ICON} />
              <SupportEmail contact={contact} />
            </div>
          )}
          {contact.phones.map((phone) => (
            <div key={phone} className="flex gap-2.5">
              <Phone {...ICON} />
              <a href={telHref(phone)} className="link inline-flex min-h-11 items-center">
                {phone}
              </a>
            </div>
          ))}
          {contact.office !== null && (
            <div className="flex gap-2.5">
              <MapPin {...ICON} />
              <p className="py-2.5">{contact.office}</p>
            </div>
          )}
          {contact.isDemo && contact.email === null && <DemoContactNote />}
        </Card>
      )}
      <Card title={<Trans>Business hours</Trans>}>
        <div className="flex gap-2.5">
          <Clock {...ICON} className="mt-0.5 flex-none text-soft" />
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            <dt>
              <Trans>Monday - Friday</Trans>
            </dt>
            <dd>
              <Opening weekday={1} />
            </dd>
            <dt>
              <Trans>Saturday</Trans>
            </dt>
            <dd>
              <Opening weekday={6} />
            </dd>
            <dt>
              <Trans>Sunday</Trans>
            </dt>
            <dd>
              <Opening weekday={0} />
            </dd>
          </dl>
        </div>
        <p className="mt-2 text-sm text-soft">
          <Trans>West Africa Time (WAT)</Trans>
        </p>
      </Card>
      <Card title={<Trans>Live Chat</Trans>}>
        <p>
          <Trans>Write with somebody from support when they are there; at other times, leave a message.</Trans>
        </p>
        <p className="mt-3">
          <LiveChatLink>
            <MessageCircle aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Start Live Chat</Trans>
          </LiveChatLink>
        </p>
      </Card>
      <Card title={<Trans>Urgent help</Trans>}>
        <p>
          <Trans>If a life is in danger, do not write to us: call at once.</Trans>
        </p>
        <p className="mt-2">
          <a href={`tel:${EMERGENCY_NUMBER}`} className="button button-urgent">
            <Siren aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Call {EMERGENCY_NUMBER}</Trans>
          </a>
        </p>
        <p className="mt-3 text-soft">
          <Trans>
            Questions about your health that aren't urgent go to your provider:{' '}
            <Link href="/appointments" className="link">
              write to them from a visit in My Appointments
            </Link>
            .
          </Trans>
        </p>
      </Card>
    </div>
  );
}

function Opening({ weekday }: { readonly weekday: number }) {
  const hours = BUSINESS_HOURS[weekday];
  if (hours === undefined) return <Trans>Closed</Trans>;
  const [opens, closes] = [clockHour(hours.opens), clockHour(hours.closes)];
  return (
    <Trans>
      {opens} - {closes}
    </Trans>
  );
}

function Card({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="card">
      <h2 className="mb-2 text-[1.0625rem]">{title}</h2>
      {children}
    </section>
  );
}
