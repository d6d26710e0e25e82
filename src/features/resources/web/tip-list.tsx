import { useLingui } from '@lingui/react/macro';
import { translateText } from '#platform/web/translate-text.ts';
import { type HealthTip, TIP_CATEGORIES } from '../rules/health/health-tip.ts';
import { SourceLink } from './source-link.tsx';

/** Health tips by category. */
export function TipList({ tips }: { readonly tips: readonly HealthTip[] }) {
  const { i18n } = useLingui();
  const groups = TIP_CATEGORIES.map((category) => ({
    ...category,
    tips: tips.filter((tip) => tip.category === category.id),
  }));
  return groups
    .filter((group) => group.tips.length > 0)
    .map((group) => (
      <section key={group.id} aria-labelledby={`tips-${group.id}`}>
        <h2 id={`tips-${group.id}`}>{translateText(i18n, group.title)}</h2>
        <ul className="mt-3 grid gap-3 md:grid-cols-2">
          {group.tips.map(({ id, title, advice, source }) => (
            <li key={id} className="card grid content-start gap-1.5">
              <h3>{translateText(i18n, title)}</h3>
              <p>{translateText(i18n, advice)}</p>
              <SourceLink name={source.publisher} url={source.url} />
            </li>
          ))}
        </ul>
      </section>
    ));
}
