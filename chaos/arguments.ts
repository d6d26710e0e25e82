/** The value of `--name VALUE` on the command line. Ends the program with a sentence when it isn't a number above 0. */
export function numberOption(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`);
  if (at === -1) return otherwise;
  const value = Number(process.argv[at + 1]);
  if (value > 0) return value;
  console.error(`--${name} needs a number above 0.`);
  process.exit(1);
}

/** The words of `--name WORD,WORD` on the command line; none when it isn't given. */
export function wordsOption(name: string): string[] {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? [] : (process.argv[at + 1] ?? '').split(',').filter(Boolean);
}
