interface Place {
  readonly address: string;
  readonly lga: string | null;
  readonly state: string;
}

/** Where a provider is, in one line: the LGA and the state are added unless the address names them already. */
export function addressLine({ address, lga, state }: Place): string {
  const parts = address.split(',').map((part) => part.trim());
  for (const place of [lga, state]) {
    if (place && !parts.some((part) => part.toLowerCase() === place.toLowerCase())) parts.push(place);
  }
  return parts.filter(Boolean).join(', ');
}
