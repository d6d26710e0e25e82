const VERBS = ['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback', 'with', 'listen', 'notify'];
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?(?:"?[a-z_]+"?\.)?"?([a-z_]+)"?/;

/** A statement as a trace may name it: what it does and to which table first, and nothing else of its text. */
export function statementName(text: string): { readonly operation: string; readonly table?: string } {
  const words = text.trimStart().slice(0, 5000).toLowerCase();
  const [verb = ''] = /^[a-z]+/.exec(words) ?? [];
  if (!VERBS.includes(verb)) return { operation: 'other' };
  // Text in quotes is a value, never a table name.
  const table = TABLE.exec(words.replaceAll(/'[^']*'/g, "''"))?.[1];
  return { operation: verb.toUpperCase(), ...(table !== undefined && { table }) };
}
