import type { OfferedService, ProviderDetail } from '../contract.ts';
import type { Specialty } from './specialties.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** What schema.org calls a specialty; it has no word for the others. @see https://schema.org/MedicalSpecialty */
const MEDICAL_SPECIALTIES: Readonly<Partial<Record<Specialty, readonly string[]>>> = {
  'Family Medicine (General Practitioner)': ['PrimaryCare'],
  'Emergency Medicine': ['Emergency'],
  Pediatrics: ['Pediatric'],
  'Obstetrics & Gynecology': ['Obstetric', 'Gynecologic'],
  Cardiology: ['Cardiovascular'],
  'General Surgery': ['Surgical'],
  Dentistry: ['Dentistry'],
  Optometry: ['Optometric'],
  Orthopedics: ['Musculoskeletal'],
  Psychiatry: ['Psychiatric'],
  Neurology: ['Neurologic'],
  Nephrology: ['Renal'],
  Pulmonology: ['Pulmonary'],
  Rheumatology: ['Rheumatologic'],
  Urology: ['Urologic'],
  Oncology: ['Oncologic'],
  Endocrinology: ['Endocrine'],
  Gastroenterology: ['Gastroenterologic'],
  Dermatology: ['Dermatology'],
  ENT: ['Otolaryngologic'],
  'Infectious Diseases': ['Infectious'],
  Physiotherapy: ['Physiotherapy'],
  'Public Health': ['PublicHealth'],
  Pharmacy: ['PharmacySpecialty'],
  'Laboratory & Diagnostics': ['LaboratoryScience'],
};

/**
 * A provider in the words of schema.org, as JSON that is safe inside a script element. A point only where it was
 * surveyed, for there is no word for how well it is known; a rating only where patients gave one. `origin` stands before
 * addresses of ours; empty, they are relative.
 * @see https://schema.org/Physician, https://schema.org/Hospital, https://schema.org/MedicalClinic
 */
export function structuredData(provider: ProviderDetail, origin: string): string {
  const { latitude, longitude, locationPrecision } = provider;
  const data = {
    '@context': 'https://schema.org',
    '@type': typeOf(provider),
    name: provider.name,
    url: `${origin}/provider/${provider.id}`,
    description: provider.bio ?? undefined,
    image: provider.profileImage?.replace(/^\/(?!\/)/, `${origin}/`),
    telephone: provider.phone ?? undefined,
    medicalSpecialty: MEDICAL_SPECIALTIES[provider.specialty as Specialty]?.map((name) => `https://schema.org/${name}`),
    isAcceptingNewPatients: provider.bookable ? provider.acceptingNewPatients : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: provider.address || undefined,
      addressLocality: provider.lga ?? undefined,
      addressRegion: provider.state,
      addressCountry: 'NG',
    },
    geo:
      locationPrecision === 'exact' && latitude !== null && longitude !== null ? geo(latitude, longitude) : undefined,
    aggregateRating: provider.reviewCount > 0 ? rating(provider) : undefined,
    employee: provider.people
      ?.filter(({ kind }) => kind === 'practitioner')
      .map(({ name, title }) => ({ '@type': 'Person', name, jobTitle: title ?? undefined })),
    makesOffer: provider.bookableServices?.map(offer),
    openingHoursSpecification: provider.officeHours.length > 0 ? provider.officeHours.map(hours) : undefined,
  };
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** The narrowest kind that the register's word for a facility allows; a person is a physician. */
function typeOf({ facilityType, specialty }: Pick<ProviderDetail, 'facilityType' | 'specialty'>): string {
  if (facilityType === null) return 'Physician';
  if (/\bhospital$|^federal medical centre$/i.test(facilityType)) return 'Hospital';
  return (
    { Pharmacy: 'Pharmacy', Dentistry: 'Dentist', 'Laboratory & Diagnostics': 'DiagnosticLab' }[specialty] ??
    'MedicalClinic'
  );
}

function geo(latitude: number, longitude: number) {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

function offer({ name, priceKobo }: OfferedService) {
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name },
    ...(priceKobo !== null && { price: (priceKobo / 100).toFixed(2), priceCurrency: 'NGN' }),
  };
}

function hours({ weekday, opens, closes }: ProviderDetail['officeHours'][number]) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS[weekday],
    opens,
    // Readers of schema.org know no 24:00.
    closes: closes === '24:00' ? '23:59' : closes,
  };
}

function rating(provider: ProviderDetail) {
  return {
    '@type': 'AggregateRating',
    ratingValue: provider.rating / 10,
    bestRating: 5,
    reviewCount: provider.reviewCount,
  };
}
