/** Statements that stop others, lose data or break the version before, and what to do in their place. */
const DANGERS: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(table|column|schema)\b/i, 'drop it a release after the code stopped using it'],
  [/\brename\s+(to|column|constraint|\w+\s+to)\b/i, 'add the new name beside the old one'],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, 'add a column of the new type'],
  [/\balter\s+column\s+\S+\s+set\s+not\s+null\b/i, 'validate a check first, a release before'],
  [/\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/i, 'give it a constant default, or let it be null'],
  [/\badd\s+constraint\b(?!.*\bnot\s+valid\b)/i, 'add it NOT VALID, validate it a release later'],
  [/\bcreate\s+(unique\s+)?index\s+(?!if\s+not\s+exists)/i, 'make it CONCURRENTLY by hand before, IF NOT EXISTS here'],
  [/\bupdate\s+\S+\s+set\b/i, 'move rows in batches, outside of migrations'],
  [/\bdelete\s+from\b/i, 'delete in batches, outside of migrations'],
  [/\btruncate\b/i, 'nothing brings it back'],
  [/\block\s+table\b/i, 'everybody waits'],
];

/**
 * What of a migration must not run while the version before serves. Tables that the same migration makes have no rows
 * and no users; a line `-- safe: why` before a statement says that its author thought about it.
 */
export function migrationFaults(sql: string): string[] {
  const made = [...sql.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(
    ([, name = '']) => name,
  );
  return sql.split('--> statement-breakpoint').flatMap((statement) => {
    if (/^\s*-- safe: \S.{9,}/m.test(statement)) return [];
    const bare = statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim();
    // What a function does is done when it is called.
    if (/^create\s+(or\s+replace\s+)?(function|trigger|table)\b/i.test(bare)) return [];
    const target = /\b(?:alter\s+table|on|update|from)\s+(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?/i.exec(bare)?.[1];
    if (target !== undefined && made.includes(target)) return [];
    return DANGERS.filter(([danger]) => danger.test(bare)).map(([, instead]) => `${bare.slice(0, 80)}: ${instead}`);
  });
}
