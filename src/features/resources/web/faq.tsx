import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, CircleHelp } from 'lucide-react';
import { Link } from 'wouter';
import { SupportEmail } from '#features/support/web/support-links.tsx';
import { useSupportContact } from '#features/support/web/use-support-contact.ts';
import { urlOf } from '#platform/web/calls/call.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { FAQ_CATEGORIES, type FaqEntry } from '../rules/faq/faq-entry.ts';
import { faqCategory, findFaq } from '../rules/faq/find-faq.ts';
import { SearchBox } from './search-box.tsx';

const CHIP =
  'chip aria-[current=page]:border-green aria-[current=page]:bg-green-tint aria-[current=page]:text-green-strong';

/** Questions and answers by group, filtered by query and category from the URL. */
export function Faq({ search }: { readonly search: URLSearchParams }) {
  const { t, i18n } = useLingui();
  const q = search.get('q') ?? '';
  const category = faqCategory(search.get('category'));
  const groups = findFaq({ q, category }, (english) => translateText(i18n, english));
  const chips = [{ id: undefined, title: t`All Categories` }, ...FAQ_CATEGORIES];
  return (
    <>
      <div className="mt-5 max-w-160">
        <SearchBox action="/faq" q={q} keep={{ category }} label={t`Search questions`} />
      </div>
      <nav aria-label={t`Categories`} className="mt-4">
        <ul className="flex flex-wrap gap-2">
          {chips.map(({ id, title }) => (
            <li key={title}>
              <Link
                href={urlOf('/faq', {}, { category: id, q })}
                className={CHIP}
                {...(id === category && { 'aria-current': 'page' })}
              >
                {translateText(i18n, title)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <div className="grid gap-7">
          {groups.length === 0 && <NoMatches />}
          {groups.map(({ id, title, entries }) => (
            <section key={id} aria-labelledby={`group-${id}`}>
              <h2 id={`group-${id}`}>{translateText(i18n, title)}</h2>
              <div className="mt-3 grid gap-2.5">
                {entries.map((entry) => (
                  <Answer key={entry.id} entry={entry} open={q.trim() !== ''} />
                ))}
              </div>
            </section>
          ))}
        </div>
        <StillQuestions />
      </div>
    </>
  );
}

function Answer({ entry, open }: { readonly entry: FaqEntry; readonly open: boolean }) {
  const { i18n } = useLingui();
  const { id, question, answer, link } = entry;
  return (
    <details className="card group p-0" open={open}>
      <summary className="flex min-h-13 list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <h3 className="flex-1">{translateText(i18n, question)}</h3>
        <ChevronDown aria-hidden size={20} strokeWidth={1.75} className="flex-none text-soft group-open:rotate-180" />
      </summary>
      {/* The id is inside the details element, so that a URL with this fragment opens it. */}
      <div id={id} className="grid max-w-[68ch] gap-2 px-4 pb-4">
        {answer.map((paragraph) => (
          <p key={paragraph}>{translateText(i18n, paragraph)}</p>
        ))}
        {link !== undefined && (
          <p>
            <Link href={link.href} className="link inline-flex min-h-11 items-center">
              {translateText(i18n, link.label)}
            </Link>
          </p>
        )}
      </div>
    </details>
  );
}

function NoMatches() {
  return (
    <EmptyState icon={CircleHelp} title={<Trans>No matches found</Trans>}>
      <p className="text-soft">
        <Trans>Try other words, or look at all categories.</Trans>
      </p>
      <Link href="/faq" className="button button-ghost">
        <Trans>Show all questions</Trans>
      </Link>
    </EmptyState>
  );
}

function StillQuestions() {
  return (
    <section className="card grid gap-3">
      <h2>
        <Trans>Still have questions?</Trans>
      </h2>
      <p className="text-soft">
        <Trans>Write to us. We answer Monday to Saturday.</Trans>
      </p>
      <Link href="/contact-us" className="button">
        <Trans>Contact Us</Trans>
      </Link>
      <SupportEmail contact={useSupportContact()} />
    </section>
  );
}
