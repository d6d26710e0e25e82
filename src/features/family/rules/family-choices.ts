/** The most people whom one patient can keep. */
export const MAX_FAMILY = 20;

export const SEXES = ['female', 'male'] as const;
export type Sex = (typeof SEXES)[number];

/** The haemoglobin genotypes that laboratories in Nigeria report. */
export const GENOTYPES = ['AA', 'AS', 'AC', 'SS', 'SC', 'CC'] as const;
