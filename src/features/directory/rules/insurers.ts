/**
 * Insurers that a provider can accept and a patient can have a plan with.
 * @see provider and admin area specification, section 3: insurance provider choices
 */
export const INSURERS = [
  'NHIS (National Health Insurance Scheme)',
  'Hygeia HMO',
  'Avon Healthcare Limited',
  'Axa Mansard Health',
  'Reliance HMO',
  'Redcare HMO',
  'AIICO Multishield',
  'Total Health Trust',
  'Liberty Blue Cross HMO',
  'Clearline HMO',
  'Leadway Health',
  'Other',
] as const;

export type Insurer = (typeof INSURERS)[number];
