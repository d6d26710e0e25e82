import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { SupportEmail } from '#features/support/web/support-links.tsx';
import { useSupportContact } from '#features/support/web/use-support-contact.ts';
import { longDay } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { LAST_UPDATED, type LegalSection } from '../rules/legal/legal-section.ts';

/** A legal page: date, table of contents, sections and contact. */
export function LegalPage({
  title,
  sections,
  contact,
  changedOn,
  after = {},
}: {
  readonly title: ReactNode;
  readonly sections: readonly LegalSection[];
  /** Introduces the contact details. */
  readonly contact: ReactNode;
  /** The day, `yyyy-MM-dd`, on which the text changed last, if that is later than the date that both pages show. */
  readonly changedOn?: string;
  /** Content after the text of a section, by section id. */
  readonly after?: Readonly<Record<string, ReactNode>>;
}) {
  const { t, i18n } = useLingui();
  const day = changedOn && longDay(i18n, changedOn);
  return (
    <article className="max-w-[68ch]">
      <BackHome />
      <h1 tabIndex={-1} className="mt-1">
        {title}
      </h1>
      <p className="mt-2 text-soft">{translateText(i18n, LAST_UPDATED)}</p>
      {day !== undefined && (
        <p className="text-soft">
          <Trans>Text changed: {day}</Trans>
        </p>
      )}
      <nav aria-label={t`On this page`} className="no-print card mt-5 py-2">
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {[...sections, { id: 'contact', title: t`Contact` }].map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`} className="link inline-flex min-h-11 items-center">
                {translateText(i18n, section.title)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id} className="mt-8 grid gap-3">
          <h2 id={section.id}>{translateText(i18n, section.title)}</h2>
          {section.body.map((part) =>
            typeof part === 'string' ? (
              <p key={part}>{translateText(i18n, part)}</p>
            ) : (
              <ul key={part[0]} className="grid list-disc gap-1.5 ps-5">
                {part.map((point) => (
                  <li key={point}>{translateText(i18n, point)}</li>
                ))}
              </ul>
            ),
          )}
          {after[section.id]}
        </section>
      ))}
      <section aria-labelledby="contact" className="mt-8 grid gap-2">
        <h2 id="contact">
          <Trans>Contact</Trans>
        </h2>
        <p>{contact}</p>
        <SupportEmail contact={useSupportContact()} />
        <Link href="/contact-us" className="link inline-flex min-h-11 items-center">
          <Trans>Contact Us</Trans>
        </Link>
      </section>
      <div className="mt-6">
        <BackHome />
      </div>
    </article>
  );
}

function BackHome() {
  return (
    <Link href="/" className="no-print -ms-2 inline-flex min-h-11 items-center gap-1 pe-2 font-semibold text-green">
      <ChevronLeft aria-hidden size={20} strokeWidth={1.75} />
      <Trans>Back to Home</Trans>
    </Link>
  );
}
