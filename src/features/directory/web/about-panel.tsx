import { Trans, useLingui } from '@lingui/react/macro';
import { Ambulance, Check, HandCoins, Siren, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProviderDetail } from '../contract.ts';
import { LicenceList } from './licence-list.tsx';
import { ListingNote } from './listing-note.tsx';

/** What a provider does, for whom and in which languages. */
export function AboutPanel({
  provider,
  today,
  offer,
}: {
  readonly provider: ProviderDetail;
  /** In Lagos, `yyyy-MM-dd`. */
  readonly today: string;
  /** What patients can choose here. */
  readonly offer: ReactNode;
}) {
  const { t } = useLingui();
  const { bio, services, speaksLocalLanguages: languages } = provider;
  const offers = [
    provider.providesUrgentCare && ([Siren, t`Urgent care`] as const),
    provider.telehealthAvailable && ([Video, t`Telehealth visits by video`] as const),
    provider.lowCostOptions && ([HandCoins, t`Low-cost options`] as const),
    provider.mobileClinic && ([Ambulance, t`Mobile clinic`] as const),
  ].filter((offer) => offer !== false);
  return (
    <>
      {bio !== null && <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{bio}</p>}
      {offer}
      {offers.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2">
          {offers.map(([Icon, label]) => (
            <li key={label} className="flex items-center gap-2.5 font-semibold">
              <Icon aria-hidden size={22} strokeWidth={1.75} className="flex-none text-green" />
              {label}
            </li>
          ))}
        </ul>
      )}
      {services.length > 0 && (
        <Part title={<Trans>Services</Trans>}>
          <ul className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
            {services.map((service) => (
              <li key={service} className="flex items-start gap-2">
                <Check aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none text-green" />
                {service}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {languages.length > 0 && (
        <Part title={<Trans>Languages spoken</Trans>}>
          <p>{languages.join(', ')}</p>
        </Part>
      )}
      {provider.licences.length > 0 && (
        <Part title={<Trans>Licences</Trans>}>
          <LicenceList licences={provider.licences} today={today} />
          <p className="text-sm text-soft">
            <Trans>As our staff found them in the register of the council on the day named.</Trans>
          </p>
        </Part>
      )}
      {provider.licences.length === 0 && provider.bookingState !== 'listed' && (
        <Part title={<Trans>Licence not checked by Alafia</Trans>}>
          <p className="max-w-[68ch] text-soft">
            <Trans>
              We have not looked up a licence in the register of a council. This does not mean that there is none: you
              can ask at your visit.
            </Trans>
          </p>
        </Part>
      )}
      {bio === null &&
        offer === null &&
        [offers, services, languages, provider.licences].every(({ length }) => length === 0) && (
          <p className="text-soft">
            <Trans>Nothing more is known about this provider yet.</Trans>
          </p>
        )}
      <ListingNote provider={provider} />
    </>
  );
}

function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
