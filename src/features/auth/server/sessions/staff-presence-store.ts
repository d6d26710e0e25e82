import { and, arrayOverlaps, eq, gte } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { sessions } from '#db/schema/auth/sessions.ts';
import { users } from '#db/schema/auth/users.ts';
import type { Permission } from '#platform/common/endpoint.ts';

/** True if an administrator with a permission has used the product since an instant (ms since the epoch). */
export async function hasStaffSince(db: Database, permission: Permission, sinceMs: number): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        gte(sessions.lastSeenAt, new Date(sinceMs)),
        gte(sessions.expiresAt, new Date(sinceMs)),
        eq(users.role, 'admin'),
        arrayOverlaps(users.permissions, [permission, 'super_admin']),
      ),
    )
    .limit(1);
  return found.length > 0;
}
