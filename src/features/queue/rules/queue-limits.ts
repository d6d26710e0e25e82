/** How long the name of a service point may be, characters. */
export const POINT_NAME_MAX = 40;
export const MAX_POINTS = 20;
/** How many people a service point serves at the same time, at most. */
export const MAX_UNITS = 20;
export const MAX_PLANNED_MINUTES = 240;
export const MAX_PAUSE_MINUTES = 480;
