/** The states of an application. @see provider and admin area specification, section 4 */
export const APPLICATION_STATUSES = ['pending', 'approved', 'rejected'] as const;
