import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import type { EmergencyContact } from '#platform/common/emergency-contacts.ts';
import { telHref } from '#platform/common/tel-href.ts';
import { monthOfYear } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { SourceLink } from './source-link.tsx';

/** Emergency numbers, each with its source. */
export function EmergencyList({ contacts }: { readonly contacts: readonly EmergencyContact[] }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <p className="mb-3">
        <a href="/where-to-go" className="link inline-flex min-h-11 items-center font-bold">
          <Trans>Hospitals for emergencies near you</Trans>
        </a>
      </p>
      <ul aria-label={t`Emergency`} className="grid gap-3 md:grid-cols-2">
        {contacts.map(({ id, name, contact, description, source }) => (
          <li key={id} className="card grid content-start gap-2">
            <h2 className="text-[1.0625rem]">{translateText(i18n, name)}</h2>
            <p>{translateText(i18n, description)}</p>
            <p>
              <a
                href={telHref(contact)}
                className={`button text-lg whitespace-nowrap ${id === 'national' ? 'button-urgent' : 'button-ghost'}`}
              >
                <Phone aria-hidden size={20} strokeWidth={1.75} />
                <Trans>Call {contact}</Trans>
              </a>
            </p>
            <SourceLink name={source.name} url={source.url} since={monthOfYear(i18n, source.month)} />
          </li>
        ))}
      </ul>
    </>
  );
}
