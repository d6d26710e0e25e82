import type { SharedHealth } from '#features/appointments/rules/shared-health.ts';
import type { FamilyMember, HealthFacts } from '../contract.ts';

export const NO_HEALTH_FACTS: HealthFacts = {
  genotype: null,
  allergies: null,
  illnesses: null,
  medicines: null,
  isPregnant: null,
  contactName: null,
  contactPhone: null,
};

/** Returns what can be shared of a person on the patient's list; whom to call is the patient's. */
export function healthOfMember(
  { bloodType, genotype, allergies, illnesses, medicines }: FamilyMember,
  { contactName, contactPhone }: HealthFacts,
): SharedHealth {
  return { bloodType, genotype, allergies, illnesses, medicines, isPregnant: null, contactName, contactPhone };
}
