/** Whom somebody may book a visit for besides themselves: the person is their ... */
export const RELATIONS = ['child', 'partner', 'parent', 'sibling', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Longest name of a relative, in characters. */
export const RELATIVE_NAME_MAX = 100;

/** Oldest age that is taken, in years. */
export const RELATIVE_AGE_MAX = 120;

/** Oldest age of a child that somebody books for, in years: more is a slip of the finger or of the relation. */
export const CHILD_AGE_MAX = 40;
