/** How long the name of a service point may be, characters. */
export const POINT_NAME_MAX = 40;
export const MAX_POINTS = 20;
/** How many people a service point serves at the same time, at most. */
export const MAX_UNITS = 20;
export const MAX_PLANNED_MINUTES = 240;
/** How many calls of a number are counted at a point; more change only the time of the last one. */
export const MAX_CALLS = 999;
export const MAX_PAUSE_MINUTES = 480;
