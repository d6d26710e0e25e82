/** The password of the three demo accounts; shown with the demo data, which is never loaded beside real data. */
export const DEMO_PASSWORD = 'Alafia-demo-2026';

/** No password has this hash. */
export const CANNOT_SIGN_IN = '!';

/** A person of the demo data. E-mail addresses lead nowhere and phone numbers are unassigned. */
export interface DemoPerson {
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly state: 'Lagos' | 'Rivers';
  readonly lga: string;
  readonly bloodType: string | null;
  readonly nhisNumber: string | null;
  readonly role: 'patient' | 'provider' | 'admin';
  readonly permissions: readonly string[];
}

export const DEMO_PATIENT: DemoPerson = {
  username: 'amina.patient',
  fullName: 'Amina Yusuf',
  email: 'amina.patient@example.com',
  phone: '0800 000 0051',
  state: 'Lagos',
  lga: 'Surulere',
  bloodType: 'O+',
  nhisNumber: 'DEMO-0000051',
  role: 'patient',
  permissions: [],
};

/** The insurance plan of the demo patient. */
export const DEMO_PLAN = {
  provider: 'Reliance HMO',
  planName: 'Demo plan',
  memberId: 'DEMO-0000051',
  policyHolder: DEMO_PATIENT.fullName,
  relationToPatient: 'Self',
  effectiveDate: '2026-01-01',
  contactNumber: '0800 000 0093',
  isPrimary: true,
} as const;

/** Runs the demo provider of the same name. */
export const DEMO_DOCTOR: DemoPerson = {
  username: 'dr.okafor',
  fullName: 'Dr. Chinedu Okafor',
  email: 'dr.okafor@example.com',
  phone: '0800 000 0014',
  state: 'Lagos',
  lga: 'Surulere',
  bloodType: null,
  nhisNumber: null,
  role: 'provider',
  permissions: [],
};

export const DEMO_ADMIN: DemoPerson = {
  username: 'admin.demo',
  fullName: 'Demo Administrator',
  email: 'admin.demo@example.com',
  phone: '0800 000 0052',
  state: 'Lagos',
  lga: 'Ikeja',
  bloodType: null,
  nhisNumber: null,
  role: 'admin',
  permissions: ['super_admin'],
};

/** Patients who can't sign in; they have only been to providers and written reviews. */
export const DEMO_REVIEWERS: readonly DemoPerson[] = (
  [
    ['Adaeze Nwankwo', 'Lagos', 'Ikeja'],
    ['Bashir Abubakar', 'Lagos', 'Agege'],
    ['Comfort Etim', 'Rivers', 'Port Harcourt'],
    ['Damilola Ogunbanjo', 'Lagos', 'Surulere'],
    ['Ebuka Onyekachi', 'Lagos', 'Oshodi-Isolo'],
    ['Fatima Bello', 'Lagos', 'Mushin'],
    ['Gbenga Adeoye', 'Lagos', 'Alimosho'],
    ['Hannah Tamuno', 'Rivers', 'Obio/Akpor'],
    ['Ibrahim Sanni', 'Lagos', 'Kosofe'],
    ['Joy Akpan', 'Rivers', 'Port Harcourt'],
    ['Kehinde Olatunji', 'Lagos', 'Shomolu'],
    ['Lilian Okeke', 'Lagos', 'Amuwo-Odofin'],
    ['Monday Ekpo', 'Rivers', 'Obio/Akpor'],
    ['Nneka Obi', 'Lagos', 'Eti-Osa'],
    ['Olumide Fasanya', 'Lagos', 'Lagos Mainland'],
    ['Patience Amadi', 'Rivers', 'Obio/Akpor'],
    ['Quadri Balogun', 'Lagos', 'Lagos Island'],
    ['Rukayat Shittu', 'Lagos', 'Ikorodu'],
    ['Samuel Ovie', 'Rivers', 'Port Harcourt'],
    ['Taiwo Ajibade', 'Lagos', 'Badagry'],
    ['Uchenna Ibe', 'Lagos', 'Eti-Osa'],
    ['Victor Idahosa', 'Lagos', 'Eti-Osa'],
    ['Wasiu Alade', 'Lagos', 'Epe'],
    ['Yemisi Coker', 'Lagos', 'Ifako-Ijaiye'],
    ['Zara Mohammed', 'Lagos', 'Apapa'],
    ['Blessing Nwala', 'Rivers', 'Obio/Akpor'],
    ['Chidi Eze', 'Lagos', 'Ajeromi-Ifelodun'],
    ['Dorcas Bature', 'Lagos', 'Ojo'],
    ['Emmanuel Tersoo', 'Rivers', 'Port Harcourt'],
    ['Funmi Okunola', 'Lagos', 'Ibeju-Lekki'],
  ] as const
).map(([fullName, state, lga], index) => {
  const username = `demo.${fullName.toLowerCase().replace(' ', '.')}`;
  return {
    username,
    fullName,
    email: `${username}@example.com`,
    phone: `0800 000 00${60 + index}`,
    state,
    lga,
    bloodType: null,
    nhisNumber: null,
    role: 'patient',
    permissions: [],
  };
});
