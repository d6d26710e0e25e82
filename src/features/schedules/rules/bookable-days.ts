/** Days that can be booked, counting today. @see patient-area specification, section 9: date picker */
export const BOOKABLE_DAYS = 7;

/** Days on which a practice's desk can book, counting today. */
export const DESK_BOOKABLE_DAYS = 90;
