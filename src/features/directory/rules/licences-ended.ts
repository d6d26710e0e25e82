/** Tells whether every licence on record of a provider has ended by a day in Lagos; false where none was ever recorded. */
export function licencesEnded(
  { licences }: { readonly licences: readonly { readonly validUntil: string }[] },
  today: string,
): boolean {
  return licences.length > 0 && licences.every(({ validUntil }) => validUntil < today);
}
