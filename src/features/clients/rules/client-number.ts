import { nationalNumber } from '#platform/common/phone-number.ts';
import { text } from '#platform/common/text.ts';

/** What is said of a number that can't be dialled: one that lacks a digit would reach another person, or no one. */
export const WRONG_NUMBER = text('This number is not complete. A mobile number has 11 digits, like 0803 123 4567.');

/**
 * True if a typed telephone number of a client can be dialled, or none is typed. Landlines and numbers abroad can, too: a
 * practice calls them. Text messages need a mobile number.
 */
export function isClientNumber(typed: string): boolean {
  return typed.trim() === '' || nationalNumber(typed.trim()) !== undefined;
}
