/** The kinds of PINs that people try first. Digits go round: 0 follows 9. */
const WEAK_PINS: Readonly<Record<string, (digits: readonly number[], pin: string) => boolean>> = {
  /** 112233, 332211 */
  'doubled digits in a row': (digits) =>
    digits.every((digit, index) => index % 2 === 0 || digit === digits[index - 1]) &&
    isRun(digits.filter((_, index) => index % 2 === 0)),
  /** 777777, 121212, 123123 */
  'one part again and again': (_, pin) => [1, 2, 3].some((length) => pin.slice(0, length).repeat(6 / length) === pin),
  /** 123456, 890123, 543210 */
  'up or down': (digits) => isRun(digits),
  /** 198484, 841984: a year in its long and short form */
  'a year twice': (_, pin) => /^(?:19|20)(\d\d)\1$/.test(pin) || /^(\d\d)(?:19|20)\1$/.test(pin),
};

/** True if a PIN of six digits is one of those that people try first. */
export function isWeakPin(pin: string): boolean {
  const digits = pin.split('').map(Number);
  return Object.values(WEAK_PINS).some((isWeak) => isWeak(digits, pin));
}

/** True if each digit follows the one before it: always the next one up, or always the next one down. */
function isRun(digits: readonly number[]): boolean {
  return [1, 9].some((step) =>
    digits.every((digit, index) => index === 0 || digit === ((digits[index - 1] ?? 0) + step) % 10),
  );
}
