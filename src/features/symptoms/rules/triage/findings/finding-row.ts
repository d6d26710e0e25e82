/**
 * What a finding is to the engine. A complaint that a condition doesn't explain speaks against the condition; a
 * background (known illness, age group, medicine), an exposure or a course (sudden, for weeks) doesn't.
 */
export type FindingKind = 'complaint' | 'sign' | 'background' | 'exposure' | 'course';

/** One thing that can be present, absent or unknown in somebody who asks, and the wordings that say so. */
export interface FindingRow {
  readonly id: string;
  /** Plain words, as they stand in a sentence: "stiff neck". */
  readonly name: string;
  /** `complaint` unless said otherwise. */
  readonly kind?: FindingKind;
  /**
   * Wordings, parted by `|`. Words in a row follow each other (articles and the like may stand between them); parts
   * joined by `+` stand near each other in any order, by `~` anywhere in one sentence; `a/b` is either word; `@pain` is a class of words.
   */
  readonly words: string;
  /** Wordings that say that it is absent: "neck supple", "afebrile". */
  readonly not?: string;
  /** Wordings that mean something else: "hay fever" is no fever. They cancel a mention that shares a word with them. */
  readonly unless?: string;
  /** How the finding speaks against a condition that doesn't explain it, 0 to 1; by kind unless said. */
  readonly unexplained?: number;
  /** Wider findings that are present whenever this one is. */
  readonly implies?: readonly string[];
  /** How many of all people who ask have it, 0 to 1; by kind unless said. */
  readonly base?: number;
  /** The question that finds it out. */
  readonly ask?: string;
}
