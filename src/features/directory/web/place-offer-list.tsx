import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLengthAndPrice } from '#features/schedules/web/length-and-price.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import type { ProviderDetail } from '../contract.ts';
import { OPENED_HERE } from './book-link.tsx';
import { type BookingStart, type ProviderView, providerHref } from './provider-address.ts';

interface Props {
  readonly provider: ProviderDetail;
  readonly view: ProviderView;
  readonly onBookIntent: () => void;
}

/** The services and people that patients can choose at a place; each opens the booking with that choice. */
export function PlaceOfferList({ provider, view, onBookIntent }: Props) {
  const { i18n, t } = useLingui();
  const lengthAndPrice = useLengthAndPrice();
  const { people = [], bookableServices = [] } = provider;
  const hrefOf = (start: Omit<BookingStart, 'providerId'>) =>
    providerHref(provider.id, view, { providerId: provider.id, ...start });
  const nextTime = (nextSlotAt: string | null) => {
    const moment = nextSlotAt === null ? null : shortMoment(i18n, nextSlotAt);
    return moment === null ? t`No open times` : t`Next free time: ${moment}`;
  };
  return (
    <>
      {bookableServices.length > 0 && (
        <Choices title={<Trans>Services and prices</Trans>}>
          {bookableServices.map((service) => (
            <Choice
              key={service.id}
              href={hrefOf({ serviceId: service.id })}
              name={service.name}
              onIntent={onBookIntent}
              action={<Trans>Book</Trans>}
            >
              <span className="block">{lengthAndPrice(service)}</span>
              {service.forKnownPatients && (
                <span className="block">
                  <Trans>For people who have had a visit here before</Trans>
                </span>
              )}
            </Choice>
          ))}
        </Choices>
      )}
      {people.length > 0 && (
        <Choices title={<Trans>Who you can see</Trans>}>
          {people.map(({ id, name, title, nextSlotAt }) => (
            <Choice
              key={id}
              href={hrefOf({ personId: id })}
              name={name}
              onIntent={onBookIntent}
              action={<Trans>Book</Trans>}
            >
              {title !== null && <span className="block">{title}</span>}
              <span className="block">{nextTime(nextSlotAt)}</span>
            </Choice>
          ))}
        </Choices>
      )}
    </>
  );
}

function Choices({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2>{title}</h2>
      <ul className="grid border-t border-line">{children}</ul>
    </section>
  );
}

/** One row: all of it is the link. */
function Choice({
  href,
  name,
  action,
  onIntent,
  children,
}: {
  readonly href: string;
  readonly name: string;
  readonly action: ReactNode;
  readonly onIntent: () => void;
  /** What else there is to know. */
  readonly children: ReactNode;
}) {
  return (
    <li className="border-b border-line">
      <Link
        href={href}
        state={OPENED_HERE}
        className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-2.5 hover:bg-green-tint"
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onTouchStart={onIntent}
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="block font-bold">{name}</span>
          <span className="block text-[0.9375rem] text-soft">{children}</span>
        </span>
        <span className="inline-flex flex-none items-center gap-0.5 font-semibold text-green">
          {action}
          <ChevronRight aria-hidden size={20} strokeWidth={1.75} className="rtl:rotate-180" />
        </span>
      </Link>
    </li>
  );
}
