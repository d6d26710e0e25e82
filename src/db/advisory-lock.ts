import { type SQL, sql } from 'drizzle-orm';

/** What is locked besides providers, whose key is their id. Processes of an older version must use the same numbers. */
const KINDS = { patient: 1, holder: 2, practice: 3, insights: 4 } as const;

/**
 * The key of an advisory lock, 8 bytes in SQL: the kind in the first one, then the id. PostgreSQL's locks with two keys of 4
 * bytes can't hold an 8-byte id. `id` is a number, or an expression of up to 56 bits.
 */
export function lockKey(kind: keyof typeof KINDS, id: number | bigint | SQL): SQL {
  return sql`((${sql.raw(String(KINDS[kind]))}::bigint << 56) | ${id}::bigint)`;
}
