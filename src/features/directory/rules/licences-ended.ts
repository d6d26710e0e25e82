/** True if every recorded licence of a provider has ended by a day in Lagos time; false without a record. */
export function licencesEnded(
  { licences }: { readonly licences: readonly { readonly validUntil: string }[] },
  today: string,
): boolean {
  return licences.length > 0 && licences.every(({ validUntil }) => validUntil < today);
}
