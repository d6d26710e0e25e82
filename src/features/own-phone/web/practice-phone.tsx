import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { numberToDial } from '#features/directory/rules/care-card-phone.ts';
import { providerQuery } from '#features/directory/web/provider-address.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';

/** The telephone number of a practice, to call where the network fails; nothing if it is unknown. */
export function PracticePhone({ id, name }: { readonly id: number; readonly name: string }) {
  const { data } = usePathQuery(providerQuery(id));
  const phone = data?.phone ?? null;
  const number = numberToDial(phone);
  if (number === undefined) return null;
  return (
    <a href={`tel:${number}`} className="inline-flex min-h-11 items-center gap-2 font-semibold underline">
      <Phone aria-hidden size={18} strokeWidth={1.75} className="flex-none" />
      <span className="wrap-anywhere">
        <Trans>
          Call {name}: {phone}
        </Trans>
      </span>
    </a>
  );
}
