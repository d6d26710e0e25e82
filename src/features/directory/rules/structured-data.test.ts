import { describe, expect, it } from 'vitest';
import type { ProviderDetail } from '../contract.ts';
import { structuredData } from './structured-data.ts';

const ORIGIN = 'https://care.example.ng';
const CLINIC: ProviderDetail = {
  id: 7,
  name: 'Ikeja Clinic',
  specialty: 'Pediatrics',
  facilityType: 'Clinic',
  bio: null,
  address: '14 Allen Avenue',
  lga: 'Ikeja',
  state: 'Lagos',
  latitude: 6.6,
  longitude: 3.35,
  locationPrecision: 'exact',
  profileImage: null,
  officeImage: null,
  rating: 45,
  reviewCount: 12,
  providesUrgentCare: false,
  telehealthAvailable: true,
  lowCostOptions: false,
  acceptingNewPatients: true,
  mobileClinic: false,
  speaksLocalLanguages: ['English'],
  bookable: true,
  bookingState: 'live',
  phone: null,
  nextSlotAt: null,
  isDemo: false,
  services: [],
  acceptedInsurance: [],
  licences: [],
  cancellationPolicy: null,
  daysOff: [],
  extraHours: [],
  officeHours: [{ weekday: 1, opens: '08:00', closes: '17:00' }],
};

const read = (provider: ProviderDetail) => JSON.parse(structuredData(provider, ORIGIN)) as Record<string, unknown>;

it('names practitioners whom patients can choose, and services with their prices', () => {
  const person = { id: 1, title: null, takesOrdinary: true, nextSlotAt: null };
  const service = { id: 2, minutes: 60, visitTypes: [], careTypes: [], personIds: [], nextSlotAt: null };
  const data = JSON.parse(
    structuredData(
      {
        ...CLINIC,
        people: [
          { ...person, kind: 'practitioner', name: 'Dr. Ada Obi', title: 'Dentist' },
          { ...person, kind: 'group', name: 'Antenatal class' },
        ],
        bookableServices: [
          { ...service, name: 'Scaling', priceKobo: 1_500_050 },
          { ...service, name: 'Check', priceKobo: null },
        ],
      },
      ORIGIN,
    ),
  );
  expect(data.employee).toEqual([{ '@type': 'Person', name: 'Dr. Ada Obi', jobTitle: 'Dentist' }]);
  expect(data.makesOffer).toEqual([
    {
      ...{ '@type': 'Offer', price: '15000.50', priceCurrency: 'NGN' },
      itemOffered: { '@type': 'Service', name: 'Scaling' },
    },
    { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Check' } },
  ]);
  expect(JSON.parse(structuredData(CLINIC, ORIGIN))).not.toHaveProperty('makesOffer');
});

describe('structured data', () => {
  it('describes place, rating and hours', () => {
    expect(read(CLINIC)).toMatchObject({
      '@type': 'MedicalClinic',
      medicalSpecialty: ['https://schema.org/Pediatric'],
      address: { streetAddress: '14 Allen Avenue', addressLocality: 'Ikeja', addressRegion: 'Lagos' },
      geo: { latitude: 6.6, longitude: 3.35 },
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
      openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' }],
    });
  });

  it('leaves out opening hours that are unknown', () => {
    expect(read({ ...CLINIC, officeHours: [] })).not.toHaveProperty('openingHoursSpecification');
  });

  it.each([
    [null, 'Cardiology', 'Physician'],
    ['General Hospital', 'Family Medicine (General Practitioner)', 'Hospital'],
    ['Federal Medical Centre', 'Family Medicine (General Practitioner)', 'Hospital'],
    ['Pharmacy', 'Pharmacy', 'Pharmacy'],
    ['Dental Clinic', 'Dentistry', 'Dentist'],
    ['Diagnostic Centre', 'Laboratory & Diagnostics', 'DiagnosticLab'],
    ['Primary Health Centre', 'Family Medicine (General Practitioner)', 'MedicalClinic'],
  ])('calls a facility of type %s for %s a %s', (facilityType, specialty, type) => {
    expect(read({ ...CLINIC, facilityType, specialty })['@type']).toBe(type);
  });

  it.each(['near', 'area', 'unknown'] as const)('gives no point that is only known as %s', (locationPrecision) => {
    expect(read({ ...CLINIC, locationPrecision })).not.toHaveProperty('geo');
  });

  it('leaves out the rating of a provider without reviews', () => {
    expect(read({ ...CLINIC, reviewCount: 0 })).not.toHaveProperty('aggregateRating');
  });

  it('cannot end the script element that it stands in', () => {
    expect(structuredData({ ...CLINIC, bio: '</script><script>alert(1)</script>' }, ORIGIN)).not.toContain('<');
  });
});
