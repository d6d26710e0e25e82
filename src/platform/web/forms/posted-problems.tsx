import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { PostedFormContext } from '../posted-form-context.ts';
import { translateText } from '../translate-text.ts';

/** What a form that came back needs. Links lead to its fields, whose ids begin with `idPrefix`. */
export function PostedProblems({ idPrefix = 'plain-' }: { readonly idPrefix?: string }) {
  const { i18n } = useLingui();
  const posted = useContext(PostedFormContext);
  if (posted === null || (posted.message === '' && Object.keys(posted.fields).length === 0)) return null;
  const problems = Object.entries(posted.fields);
  return (
    <section
      id="problems"
      tabIndex={-1}
      aria-labelledby="problems-title"
      data-arrival=""
      className="rounded-card border-2 border-red p-4"
    >
      <h2 id="problems-title" className="text-[1.0625rem]">
        <Trans>There is a problem</Trans>
      </h2>
      <ul className="mt-1 font-semibold text-red">
        {problems.length === 0 && <li>{translateText(i18n, posted.message)}</li>}
        {problems.map(([name, message]) => (
          <li key={name}>
            <a href={`#${idPrefix}${name}`} className="inline-block py-2 underline underline-offset-3">
              {translateText(i18n, message)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
