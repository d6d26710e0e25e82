/** A number of degrees as JavaScript writes it: with as many digits as it has, the smallest with an exponent. */
export const DEGREES = /^-?\d{1,3}(\.\d{1,25})?(e-\d{1,3})?$/;
