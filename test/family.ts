/** A child on a patient's list. */
export const TOBI = {
  name: 'Tobi',
  relation: 'child',
  birthDate: '2020-02-29',
  sex: 'male',
  bloodType: 'O+',
  genotype: 'AS',
  allergies: 'Penicillin',
  illnesses: null,
  medicines: null,
} as const;
