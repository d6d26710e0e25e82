import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';

/** Looks for providers, questions and health resources. A plain GET form: it works before scripts run, and without. */
export function HeaderSearch({ className }: { readonly className: string }) {
  const { t } = useLingui();
  return (
    <search className={className}>
      <form action="/search" className="ms-auto flex lg:max-w-72">
        <input
          type="search"
          name="q"
          required
          maxLength={100}
          enterKeyHint="search"
          aria-label={t`Find care and answers`}
          placeholder={t`Find care and answers`}
          className="input min-w-0 flex-1"
        />
        <button type="submit" aria-label={t`Find`} className="icon-button">
          <Search aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </form>
    </search>
  );
}
