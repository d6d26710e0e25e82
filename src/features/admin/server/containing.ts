import { ilike, type SQL } from 'drizzle-orm';

/** The condition that a column contains a text, ignoring case; none without a text. */
export function containing(column: Parameters<typeof ilike>[0], text: string | undefined): SQL | undefined {
  if (text === undefined || text === '') return undefined;
  return ilike(column, `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
