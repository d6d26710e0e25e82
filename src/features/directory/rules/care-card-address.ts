interface Place {
  readonly address: string;
  readonly lga: string | null;
  readonly state: string;
}

/** Where a provider is, in one line: LGA and state are added unless the address names the state already. */
export function addressLine({ address, lga, state }: Place): string {
  const parts = address.split(',').map((part) => part.trim());
  const names = (place: string) => parts.some((part) => part.toLowerCase() === place.toLowerCase());
  if (!names(state)) {
    if (lga && !names(lga)) parts.push(lga);
    parts.push(state);
  }
  return parts.filter(Boolean).join(', ');
}
