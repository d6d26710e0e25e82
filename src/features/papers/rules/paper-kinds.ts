/** The papers that a member of a practice writes. */
export const WRITTEN_KINDS = ['summary', 'referral', 'prescription', 'sick_note'] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

/** All papers; a receipt is made with its payment. */
export const PAPER_KINDS = [...WRITTEN_KINDS, 'receipt'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** The most days that one sick note is for, its first and last day included. */
export const SICK_NOTE_MAX_DAYS = 14;

/** The most days before or after the visit that a sick note names. */
export const SICK_NOTE_NEAR_DAYS = 30;

/** The most medicines on one prescription. */
export const LINES_MAX = 12;

/** The most characters of a written text, of one line of it, and of a reason. */
export const TEXT_MAX = 4000;
export const LINE_MAX = 200;
export const REASON_MAX = 300;
