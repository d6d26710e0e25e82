/** Days that can be booked, counting today. @see patient-area specification, section 9: date picker */
export const BOOKABLE_DAYS = 7;
