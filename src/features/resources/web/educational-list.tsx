import { useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { translateText } from '#platform/web/translate-text.ts';
import type { EducationalResource } from '../rules/health/educational-resources.ts';

/** Further reading on other sites. */
export function EducationalList({ resources }: { readonly resources: readonly EducationalResource[] }) {
  const { t, i18n } = useLingui();
  return (
    <ul aria-label={t`Educational`} className="grid gap-3 md:grid-cols-2">
      {resources.map(({ title, description, site: { url, publisher }, tags }) => (
        <li key={url} className="card grid content-start gap-1.5">
          <h2 className="text-[1.0625rem]">
            <a href={url} rel="noopener" className="link inline-flex min-h-11 items-center gap-1.5">
              {translateText(i18n, title)}
              <ExternalLink aria-hidden size={18} strokeWidth={1.75} className="flex-none" />
            </a>
          </h2>
          <p>{translateText(i18n, description)}</p>
          <p className="text-sm text-soft">{publisher}</p>
          <ul aria-label={t`Topics`} className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li key={tag} className="badge badge-green">
                {translateText(i18n, tag)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
