import { useLingui } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';

/** Shows that something is in progress; `label` says what. */
export function Spinner({ label }: { readonly label?: string }) {
  const { t } = useLingui();
  return (
    <output className="flex items-center justify-center gap-3 py-10 text-soft">
      <LoaderCircle aria-hidden size={24} strokeWidth={1.75} className="animate-spin" />
      {label ?? t`Loading...`}
    </output>
  );
}
