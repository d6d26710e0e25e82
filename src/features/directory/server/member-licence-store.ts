import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import { providerLicences } from '#db/schema/directory/provider-licences.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resourcePlaces, resources } from '#db/schema/schedules/resources.ts';

/** The password hash of an account that is only invited. @see src/features/auth/server/invitations/invited-user-store.ts */
const NOT_ACCEPTED = '!invited';

/** A licence that an administrator looked up; `validUntil` is its last day in Lagos. */
export interface MemberLicence {
  readonly council: string;
  readonly number: string;
  readonly validUntil: string;
}

/**
 * Returns the licences of a member as a person. Licences are recorded with a place; those of a facility are the facility's. Those
 * of a place of one practitioner are those of its only owner. A manager links practitioners to members, so a link gives no licence;
 * a link to another member takes it from the owner.
 */
export async function findMemberLicences(db: Database, userId: number): Promise<MemberLicence[]> {
  const { rows } = await db.execute<{ council: string; number: string; validUntil: string }>(sql`
    select licence.council, licence.number, licence.valid_until::text as "validUntil"
    from ${providerMembers} me
    join ${providers} place on place.id = me.provider_id
    join ${providerLicences} licence on licence.provider_id = place.id
    where me.user_id = ${userId} and me.role = 'owner' and place.facility_type is null and place.removed_at is null
      and not exists (select from ${providerMembers} other
        where other.provider_id = place.id and other.role = 'owner' and other.user_id <> me.user_id)
      and not exists (select from ${resourcePlaces} at join ${resources} person on person.id = at.resource_id
        where at.provider_id = place.id and person.kind = 'practitioner' and person.retired_at is null
          and person.user_id <> me.user_id)
    order by licence.valid_until desc, licence.id`);
  return rows;
}

/**
 * Ends the licences of places of one practitioner of which an account stops being an owner, and returns the places: a licence is
 * that of a person, and nothing says that it isn't this one's. The place has none until an administrator records one. An
 * invited owner, who can't sign in yet, ends none. Call it while the account is an owner; `at` are the places, by default all.
 */
export async function endLicencesOfOwner(tx: Database, userId: number, at?: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with ended as (
      delete from ${providerLicences} licence using ${providerMembers} me, ${providers} place, ${users} owner
      where me.user_id = ${userId} and me.role = 'owner' and place.id = me.provider_id and place.facility_type is null
        and licence.provider_id = place.id and owner.id = me.user_id and owner.password_hash <> ${NOT_ACCEPTED}
        and ${at === undefined ? sql`true` : sql`place.id = any(${sql.param([...at])}::int[])`}
      returning place.id
    ) update ${providers} set licensed_until = null, updated_at = clock_timestamp()
      where id in (select id from ended) returning id`);
  return rows.map(({ id }) => id);
}
