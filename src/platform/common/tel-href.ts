/** The address that opens the dialler with a number written for people. */
export function telHref(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`;
}
