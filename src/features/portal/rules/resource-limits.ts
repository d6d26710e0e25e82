/** How many visits a resource takes at the same time. */
export const AT_ONCE = { min: 1, max: 99 } as const;
/** The length of a service, and the time that its resource needs afterwards, minutes. */
export const SERVICE_MINUTES = { min: 5, max: 480 } as const;
export const AFTER_MINUTES = { min: 0, max: 120 } as const;
/** How many visits to come one person may have at a practice. */
export const PATIENT_LIMIT = { min: 1, max: 50, usual: 3 } as const;
/** The most resources of a practice, and the most services. */
export const MAX_OFFERED = 200;
