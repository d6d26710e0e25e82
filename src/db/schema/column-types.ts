import { customType } from 'drizzle-orm/pg-core';

/** Text compared without regard to case (extension citext). */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

/** Raw bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
