import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { OwnWrite } from '#platform/web/waiting/own-writes.ts';
import { useKindNames } from './use-kind-names.ts';

/** What waited and is sent now. */
export function SentWrites({ sent }: { readonly sent: readonly OwnWrite[] }) {
  const names = useKindNames();
  return (
    <section role="status" className="notice notice-green grid gap-1">
      <p className="flex items-center gap-3 font-semibold">
        <Check aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
        <Trans>The network is back. This was sent:</Trans>
      </p>
      <ul className="grid gap-1">
        {sent.map(({ id, kind, about }) => (
          <li key={id} className="wrap-anywhere">
            {names[kind]}
            {about !== '' && `, ${about}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
