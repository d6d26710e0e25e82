/** Places of a practice beside its main one, in one application. */
export const MAX_FURTHER_PLACES = 9;
