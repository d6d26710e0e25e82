/** What a provider may see of the health of the person whom an appointment is for; null for what isn't known. */
export interface SharedHealth {
  readonly bloodType: string | null;
  readonly genotype: string | null;
  readonly allergies: string | null;
  readonly illnesses: string | null;
  readonly medicines: string | null;
  readonly isPregnant: boolean | null;
  readonly contactName: string | null;
  readonly contactPhone: string | null;
}

/** True if there is anything to share. */
export function hasHealthFacts({ contactName, contactPhone, isPregnant, ...facts }: SharedHealth): boolean {
  const isContact = contactName !== null || contactPhone !== null;
  return isContact || isPregnant === true || Object.values(facts).some((fact) => fact !== null);
}
