import type { Listing } from '#features/registers/rules/listing.ts';
import { specialtyOf } from '#features/registers/rules/specialty-of.ts';
import { findLga, lgasOf } from '#platform/common/places/nigerian-places.ts';
import type { State } from '#platform/common/places/nigerian-states.ts';

/** Well-known institutions with their real places. */
const KNOWN: readonly (readonly [name: string, state: State, lga: string])[] = [
  ['Isolo General Hospital', 'Lagos', 'Oshodi-Isolo'],
  ['Ikorodu General Hospital', 'Lagos', 'Ikorodu'],
  ['Badagry General Hospital', 'Lagos', 'Badagry'],
  ['Epe General Hospital', 'Lagos', 'Epe'],
  ['Gbagada General Hospital', 'Lagos', 'Kosofe'],
  ['Alimosho General Hospital Igando', 'Lagos', 'Alimosho'],
  ['Randle General Hospital', 'Lagos', 'Surulere'],
  ['Massey Street Children Hospital', 'Lagos', 'Lagos Island'],
  ['St. Nicholas Hospital', 'Lagos', 'Lagos Island'],
  ['Reddington Hospital', 'Lagos', 'Eti-Osa'],
  ['Lagoon Hospital', 'Lagos', 'Ikeja'],
  ['Eko Hospital', 'Lagos', 'Surulere'],
  ['Havana Specialist Hospital', 'Lagos', 'Surulere'],
  ['Police Hospital Falomo', 'Lagos', 'Eti-Osa'],
  ['Military Hospital', 'Lagos', 'Lagos Mainland'],
  ['Lagos Island Maternity Hospital', 'Lagos', 'Lagos Island'],
  ['National Orthopaedic Hospital Igbobi', 'Lagos', 'Lagos Mainland'],
  ['Federal Psychiatric Hospital', 'Lagos', 'Lagos Mainland'],
  ['Lagos University Teaching Hospital', 'Lagos', 'Mushin'],
  ['Lagos State University Teaching Hospital', 'Lagos', 'Ikeja'],
  ['Federal Medical Centre', 'Lagos', 'Lagos Mainland'],
  ['Wuse General Hospital', 'Abuja FCT', 'Abuja Municipal'],
  ['Garki Hospital', 'Abuja FCT', 'Abuja Municipal'],
  ['National Hospital Abuja', 'Abuja FCT', 'Abuja Municipal'],
  ['Olabisi Onabanjo University Teaching Hospital', 'Ogun', 'Sagamu'],
  ['Aminu Kano Teaching Hospital', 'Kano', 'Tarauni'],
  ['Murtala Mohammed Specialist Hospital', 'Kano', 'Kano Municipal'],
  ['Ahmadu Bello University Teaching Hospital', 'Kaduna', 'Giwa'],
  ['University of Port Harcourt Teaching Hospital', 'Rivers', 'Obio/Akpor'],
  ['Braithwaite Memorial Specialist Hospital', 'Rivers', 'Port Harcourt'],
  ['University College Hospital', 'Oyo', 'Ibadan North'],
  ['St. Ives Specialist Hospital', 'Lagos', 'Ikeja'],
  ['Ajegunle PHC', 'Lagos', 'Ajeromi-Ifelodun'],
  ['Harvey Road Comprehensive Health Centre', 'Lagos', 'Lagos Mainland'],
  ['Lagos State Mainland Hospital', 'Lagos', 'Lagos Mainland'],
  ['Ifako General Hospital', 'Lagos', 'Agege'],
  ['Orile Agege General Hospital', 'Lagos', 'Agege'],
  ['Ibeju Lekki General Hospital', 'Lagos', 'Ibeju-Lekki'],
  ['Lagos Island General Hospital', 'Lagos', 'Lagos Island'],
  ['Amuwo Odofin Maternal & Childcare Centre', 'Lagos', 'Amuwo-Odofin'],
  ['Apapa General Hospital', 'Lagos', 'Apapa'],
  ['Eye Foundation Hospital', 'Lagos', 'Ikorodu'],
  ['Mecure Eye Clinic', 'Lagos', 'Mushin'],
  ['SynLab', 'Lagos', 'Eti-Osa'],
  ['MedPlus', 'Lagos', 'Eti-Osa'],
  ['HealthPlus', 'Lagos', 'Ikeja'],
  ['Health Plus', 'Lagos', 'Ikeja'],
  ['St Kizito Hospital', 'Lagos', 'Eti-Osa'],
  ['Obafemi Awolowo University Teaching Hospital', 'Osun', 'Ife Central'],
  ['University Of Benin Teaching Hospital', 'Edo', 'Egor'],
  ['University Of Nigeria Teaching Hospital', 'Enugu', 'Nkanu West'],
  ['Jos University Teaching Hospital', 'Plateau', 'Jos North'],
  ['Usman Danfodio University Teaching Hospital', 'Sokoto', 'Wamako'],
  ['Maitama General Hospital', 'Abuja FCT', 'Abuja Municipal'],
  ['Asokoro General Hospital', 'Abuja FCT', 'Abuja Municipal'],
  ['National Orthopedic Hospital Enugu', 'Enugu', 'Enugu North'],
  ['National Orthopaedic Hospital', 'Kano', 'Dala'],
  ['St Gerards Catholic Hospital', 'Kaduna', 'Kaduna South'],
  ['Bowen University Teaching Hospital', 'Oyo', 'Ogbomosho North'],
  ['Nigeria Naval Hospital', 'Lagos', 'Amuwo-Odofin'],
  ['UNILAG Medical Centre', 'Lagos', 'Lagos Mainland'],
  ['Ondo Mother And Child Hospital', 'Ondo', 'Ondo West'],
  ['Oluyoro Catholic Hospital', 'Oyo', 'Ibadan North East'],
  ['Adeoyo State Hospital', 'Oyo', 'Ibadan South West'],
  ['Psychiatric Hospital', 'Edo', 'Egor'],
  ['Agbala Paediatric Centre', 'Lagos', 'Ikorodu'],
  ['Abubakar Imam Urology Centre', 'Kano', 'Fagge'],
  ['Aba Maternity Home', 'Abia', 'Aba North'],
  ['National Eye Centre', 'Kaduna', 'Igabi'],
  ['Adewole Cottage Hospital', 'Kwara', 'Ilorin West'],
  ['Shika Ahmadu Bello University Teaching Hospital', 'Kaduna', 'Giwa'],
  ['University of Maiduguri Teaching Hospital', 'Borno', 'Jere'],
  ['Owerri Federal Medical Centre', 'Imo', 'Owerri Municipal'],
  ['Katsina Federal Medical Centre', 'Katsina', 'Katsina'],
  ['Nnamdi Azikiwe University Teaching Hospital', 'Anambra', 'Nnewi North'],
  ['Federal Psychiatric Hospital Yaba', 'Lagos', 'Lagos Mainland'],
  ['Dawanau Psychiatric Hospital', 'Kano', 'Dawakin Tofa'],
  ['Rumuigbo Neuro-Psychiatric Hospital', 'Rivers', 'Obio/Akpor'],
  ['Obudu Sacred Heart Hospital', 'Cross River', 'Obudu'],
  ["St. Luke's Hospital, Anua", 'Akwa Ibom', 'Uyo'],
  ['Gynescope Specialist Hospital', 'Rivers', 'Obio/Akpor'],
  ['Gusau King Fahad Women & Children Hospital Samaru', 'Zamfara', 'Gusau'],
  ['Rasheed Shekoni Specialist Hospital', 'Jigawa', 'Dutse'],
  ['Stella Obasanjo Women/Children Hospital', 'Edo', 'Oredo'],
  ['Braithwaite Memorial Hospital', 'Rivers', 'Port Harcourt'],
  ['Ogwashi-Uku General Hospital', 'Delta', 'Aniocha South'],
  ['Sir Yahaya Memorial Hospital', 'Kebbi', 'Birnin Kebbi'],
  ['Bingham University Teaching Hospital', 'Plateau', 'Jos North'],
  ['DDS Eye Center', 'Edo', 'Oredo'],
  ['POHP Physiotherapy Clinic', 'Delta', 'Warri South'],
  ['Renal Dialysis Centre', 'Lagos', 'Ikeja'],
  ['First Fertility Hospital', 'Benue', 'Makurdi'],
  ['Enugu State Medical Diagnostic Centre', 'Enugu', 'Enugu North'],
  ["Malumfashi Women and Children's Hospital", 'Katsina', 'Malumfashi'],
  ['Talabi Diabetics Clinics', 'Ogun', 'Remo North'],
  ['Chanchaga Leprosy Referral Hospital', 'Niger', 'Paikoro'],
  ['Moniya Tuberculosis and Leprosy Control Unit', 'Oyo', 'Akinyele'],
  ['Radiation Oncology Department', 'Oyo', 'Ibadan North'],
  ['Helping Hands Women Hospital', 'Kogi', 'Lokoja'],
  ['Kano Infectious Diseases Hospital', 'Kano', 'Fagge'],
  ['Skin Clinic', 'Borno', 'Bama'],
  ['Yola Specialist Hospital', 'Adamawa', 'Yola North'],
  ['Akure Hospital', 'Ondo', 'Akure South'],
  ['Kowa Hospital (Lafia)', 'Nasarawa', 'Lafia'],
  ['Minna Central General Hospital', 'Niger', 'Chanchaga'],
  ['Gaanda Federal Model Health Centre', 'Adamawa', 'Gombi'],
  ['Olaolu Clinic', 'Ogun', 'Ipokia'],
  ['Rumuokwurushe Primary Health Centre', 'Rivers', 'Obio/Akpor'],
];

/** Facilities whose name does not say what they are. */
const TYPED: readonly (readonly [name: string, type: string, state: State, lga: string])[] = [
  ['Valif', 'Pharmacy', 'Edo', 'Oredo'],
  ['Zuman', 'Pharmacy', 'Kaduna', 'Kaduna North'],
];

/** Invented first words of names, and kinds of facilities. */
const FIRST = ['Ayodele', 'Mercyland', 'Bluegate', 'Chukwuma', 'Danladi', 'Sunrise', 'Palmcourt', 'Tamuno'];
const KINDS: readonly (readonly [kind: string, type: string | null])[] = [
  ['General Hospital', 'General Hospital'],
  ['Primary Health Centre', 'Primary Health Centre'],
  ['Maternity Home', 'Maternity Home'],
  ['Dental Clinic', 'Dental Clinic'],
  ['Eye Clinic', 'Eye Clinic'],
  ['Childrens Hospital', 'Hospital'],
  ['Pharmacy', 'Pharmacy'],
  ['Renal Dialysis Centre', null],
  ['Diagnostic Centre', 'Diagnostic Centre'],
  ['ENT Clinic', 'Clinic'],
  ['Physiotherapy Clinic', 'Clinic'],
  ['Health Post', 'Health Post'],
];
const STATES: readonly State[] = ['Lagos', 'Rivers', 'Oyo', 'Kano', 'Abuja FCT', 'Bauchi'];

/**
 * A small register of invented facilities in the LGAs of some states, with the institutions that everybody
 * knows, and one that is misspelt, as registers are.
 */
export function smallRegister(): Listing[] {
  const known = KNOWN.map(([name, state, lga], at) => listing(`known-${at}`, name, null, state, lga, at));
  const invented = STATES.flatMap((state) =>
    lgasOf(state).flatMap(({ name: lga }, i) =>
      KINDS.filter((_, j) => (i + j) % 3 === 0 || j < 4).map(([kind, type], j) =>
        listing(`${state}-${lga}-${kind}`, `${FIRST[(i * 5 + j) % FIRST.length]} ${kind}`, type, state, lga, i + j),
      ),
    ),
  );
  const typed = TYPED.map(([name, type, state, lga], at) => listing(`typed-${at}`, name, type, state, lga, at));
  return [
    ...known,
    ...typed,
    ...invented,
    listing('misspelt', 'Sunrise Genral Hospital', 'Hospital', 'Lagos', 'Ikeja', 3),
  ];
}

function listing(key: string, name: string, type: string | null, state: State, lga: string, nudge: number): Listing {
  const place = findLga(state, lga);
  if (place === undefined) throw new Error(`There is no ${lga} in ${state}.`);
  return {
    source: 'invented',
    sourceKey: key,
    name,
    specialty: specialtyOf(name, type),
    facilityType: type,
    address: '',
    state,
    lga: place.name,
    latitude: place.latitude + (nudge % 7) / 1000,
    longitude: place.longitude - (nudge % 5) / 1000,
    locationPrecision: 'near',
    phone: null,
  };
}
