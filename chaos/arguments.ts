/** Returns the number after `--name`, or `fallback`. Exits with a message if it isn't above 0. */
export function numberOption(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  if (at === -1) return fallback;
  const value = Number(process.argv[at + 1]);
  if (value > 0) return value;
  console.error(`--${name} needs a number above 0.`);
  process.exit(1);
}

/** Returns the words after `--name`, separated by commas; none if the option is absent. */
export function wordsOption(name: string): string[] {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? [] : (process.argv[at + 1] ?? '').split(',').filter(Boolean);
}
