/** The product's name; change it here. */
export const PRODUCT_NAME = 'Alafia';

/** Nigeria's national emergency number. @see patient-area specification, section 9 */
export const EMERGENCY_NUMBER = '112';
