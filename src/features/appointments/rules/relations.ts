/** The relatives whom a patient may book an appointment for: the person is their ... */
export const RELATIONS = ['child', 'partner', 'parent', 'sibling', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Longest name of a relative, in characters. */
export const RELATIVE_NAME_MAX = 100;

/** Oldest age that is taken, in years. */
export const RELATIVE_AGE_MAX = 120;

/**
 * The highest age of a child whom a patient books for, in years: a higher one is a typing mistake, or the wrong
 * relation.
 */
export const CHILD_AGE_MAX = 40;
