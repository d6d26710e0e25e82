import { useLingui } from '@lingui/react/macro';
import { translateText } from '#platform/web/translate-text.ts';

/** The options of a select for the rows of a table of names, in the order of their words. */
export function NameOptions({ names }: { readonly names: Readonly<Record<string, string>> }) {
  const { i18n } = useLingui();
  const options = Object.entries(names).map(([code, name]) => ({ code, name: translateText(i18n, name) }));
  return options
    .toSorted((a, b) => a.name.localeCompare(b.name, i18n.locale))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
}
