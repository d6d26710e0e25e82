const FLAG = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}`;
const JOINED = String.raw`[\p{L}\p{M}\p{Extended_Pictographic}]`;
const JOINER = String.raw`[\u{200C}\u{200D}]`;
/** Format characters but those of Arabic and Syriac that are seen, and fillers that are letters or signs by name only. */
const UNSEEN = String.raw`(?![\u{600}-\u{605}\u{6DD}\u{70F}\u{890}\u{891}\u{8E2}])\p{Cf}|[\u{34F}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]`;
const KEPT_OR_UNSEEN = new RegExp(
  `(${FLAG}|[${JOINED.slice(1, -1)}\\p{Emoji_Modifier}]${JOINER}(?=${JOINED}))|${UNSEEN}`,
  'gu',
);
/** Without any of these nothing is on the screen: marks alone need something to stand on. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** What turns letters round that others wrote, or ends that. */
const TURNED = /[\u202A-\u202E\u2066-\u2069]/g;
const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * A text without what can't be seen, such as marks that turn the direction of what follows, and without the blanks around
 * it; empty when nothing is left to see. What joins letters or emoji stays within them.
 * @see Unicode Standard Annex 9, section 2; Unicode Technical Standard 51, section 2
 */
export function visibleText(typed: string): string {
  const seen = typed.replaceAll(KEPT_OR_UNSEEN, (_whole, kept: string | undefined) => kept ?? '').trim();
  return SEEN.test(seen) ? seen : '';
}

/**
 * Returns a text without outer blanks and without marks that change the order in which it is shown; otherwise unchanged.
 * Empty if nothing in it is visible. Arabic letters run from right to left without such marks.
 */
export function visibleOrNothing(typed: string): string {
  return visibleText(typed) === '' ? '' : typed.replaceAll(TURNED, '').trim();
}

/** A text as `visibleText` leaves it, in one line, as names are: a break is a blank. */
export function visibleLine(typed: string): string {
  return visibleText(typed.replaceAll(LINE_BREAKS, ' '));
}
