const DAY_MS = 86_400_000;
/** After this number of wrong answers only the practice can link the two. */
export const MAX_WRONG_ANSWERS = 3;
/** The count of a client whose claim was taken back: more than answers can reach, so that no right one takes it away. */
export const CLAIM_ENDED = MAX_WRONG_ANSWERS + 1;
/** A number that no visit has confirmed for this long may belong to another person by now. */
const KNOWN_MS = 365 * DAY_MS;
/** How long a merge can be taken back, days. */
export const UNDO_DAYS = 30;

export const CLAIM_FACTS = ['birth_year', 'hospital_number'] as const;
export type ClaimFact = (typeof CLAIM_FACTS)[number];

/** What decides whether an account may claim a client. */
export interface ClaimedClient {
  readonly birthYear: number | null;
  readonly hospitalNumber: string | null;
  /** When the desk entered the client, ms. */
  readonly enteredAtMs: number;
  /** When the client was last at the practice, ms; null if never. */
  readonly lastThereMs: number | null;
  /** Wrong answers so far. */
  readonly wrong: number;
}

/** What a person answers, besides the link that proves the number. */
export interface ClaimAnswer {
  readonly birthYear?: number | undefined;
  readonly hospitalNumber?: string | undefined;
}

/** Returns the facts of which a person may give one; empty if only the practice can link the two. */
export function claimFacts(client: ClaimedClient, nowMs: number): ClaimFact[] {
  const knownAtMs = Math.max(client.enteredAtMs, client.lastThereMs ?? 0);
  if (client.wrong >= MAX_WRONG_ANSWERS || nowMs - knownAtMs > KNOWN_MS) return [];
  return CLAIM_FACTS.filter((fact) => (fact === 'birth_year' ? client.birthYear : client.hospitalNumber) !== null);
}

/** True if an answer is what the practice recorded. Case and blanks of a hospital number don't count. */
export function isRightAnswer(client: ClaimedClient, { birthYear, hospitalNumber }: ClaimAnswer): boolean {
  if (birthYear !== undefined) return birthYear === client.birthYear;
  if (hospitalNumber === undefined || client.hospitalNumber === null) return false;
  return plain(hospitalNumber) === plain(client.hospitalNumber);
}

/** True if a merge can still be taken back. */
export function mayUndo(mergedAtMs: number, nowMs: number): boolean {
  return nowMs - mergedAtMs <= UNDO_DAYS * DAY_MS;
}

function plain(number: string): string {
  return number.toLowerCase().replaceAll(/\s/g, '');
}
