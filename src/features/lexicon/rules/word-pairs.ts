/** Each of some words with each of others behind it. */
export function pairs(firsts: readonly string[], seconds: readonly string[]): string[] {
  return firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`));
}

/** In either order: "denture fitting" and "fitting of dentures". */
export function together(some: readonly string[], others: readonly string[]): string[] {
  return [...pairs(some, others), ...pairs(others, some)];
}
