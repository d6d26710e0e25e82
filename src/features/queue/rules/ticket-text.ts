import { gsmText, SMS_LENGTH } from '#platform/common/messages/gsm-text.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';
import type { Texting } from '../contract.ts';

/** What decides whether a patient gets the address of their place as a text message. */
export interface TextingFacts {
  /** The installation sends text messages. */
  readonly hasGateway: boolean;
  /** The patient has a number that can be dialled, and isn't fictional. */
  readonly canBeDialled: boolean;
  readonly hasConsent: boolean;
  /** The patient decides on text messages in a profile of their own. */
  readonly hasAccount: boolean;
  readonly wasSent: boolean;
  /** The ticket is of today and hasn't ended. */
  readonly isOpen: boolean;
}

/** The first row that applies decides. */
const ROWS: readonly (readonly [Texting, (facts: TextingFacts) => boolean])[] = [
  ['sent', ({ wasSent }) => wasSent],
  ['impossible', ({ hasGateway, canBeDialled, isOpen }) => !hasGateway || !canBeDialled || !isOpen],
  ['agreed', ({ hasConsent }) => hasConsent],
  ['impossible', ({ hasAccount }) => hasAccount],
  ['ask', () => true],
];

/** Returns whether a patient can get the address of their place as a text message, and what it takes. */
export function textingOf(facts: TextingFacts): Texting {
  return ROWS.find(([, applies]) => applies(facts))?.[0] ?? 'impossible';
}

/** Returns one SMS with the number of a patient and the address of their place in the queue; no name but the place's, cut if it is long. */
export function placeSms(ticket: { readonly label: string; readonly place: string; readonly url: string }): string {
  const head = `${PRODUCT_NAME}: your number is ${ticket.label} at `;
  const end = `. See your place in the queue: ${ticket.url}`;
  return `${head}${gsmText(ticket.place)
    .slice(0, Math.max(0, SMS_LENGTH - head.length - end.length))
    .trim()}${end}`;
}
