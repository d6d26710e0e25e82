import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { writeMark } from '#features/appointments/server/mark-store.ts';
import { addMember, findMember } from '#features/directory/server/member-store.ts';
import { findOwnPlaces } from '#features/directory/server/practice-store.ts';
import { findChangedAppointment } from '#features/portal/server/changed-appointment-store.ts';
import { findPlacesOf } from '#features/portal/server/days/day-change-store.ts';
import { claimSheet, findDaySheetMail, writeDaySheetMail } from '#features/portal/server/days/day-sheet-store.ts';
import { setFeed } from '#features/portal/server/feed-store.ts';
import {
  findAppointmentsBetween,
  findOwnAppointment,
  lockOwnAppointment,
} from '#features/portal/server/portal-appointment-store.ts';
import { editResource } from '#features/portal/server/resources/change-resource.ts';
import { findOffer } from '#features/portal/server/resources/offer-store.ts';
import { findSettings } from '#features/portal/server/schedule-write-store.ts';
import { findAnswerBeside } from '#features/practice-news/server/alert-contact-store.ts';
import { appointmentTo } from '#test/access/portal-set-ups.ts';
import { newPatient, newProvider, TEST_KEYS, TEST_MAILING } from '#test/app.ts';
import { newPractice, newResource } from '#test/resources.ts';
import type { Probe } from './probes.ts';

/** A practice that the bystander runs. */
async function practice({ theirs }: Probe): Promise<number> {
  return (await theirs('provider_members'))['provider_id'] ?? 0;
}

/** The bystander's calendar feed of it is on. */
async function withFeed({ sql }: Probe, providerId: number): Promise<void> {
  const hash = randomBytes(32).toString('hex');
  await sql(
    `update provider_members set feed_token_hash = '\\x${hash}' where user_id = $1 and provider_id = ${providerId}`,
  );
}

/** Whether the bystander gets the sheet of each day by mail, of which none was sent yet. */
async function mailSheet({ sql }: Probe, providerId: number, isOn: boolean): Promise<void> {
  await sql(
    `update provider_members set day_sheet_mail = ${isOn}, day_sheet_sent_on = null
     where user_id = $1 and provider_id = ${providerId}`,
  );
}

/** A visit there that has begun; each at a time of its own. */
let minutes = 0;
async function appointment(probe: Probe): Promise<number> {
  minutes += 31;
  return await appointmentTo(probe.t, await practice(probe), -minutes);
}

/** Probes of the stores of the portal: the stranger runs no practice. */
export const PORTAL_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  findAnswerBeside: async ({ t, stranger, sql }) => {
    const [theirs, own] = [await newProvider(t), await newProvider(t)];
    await newPractice(t, [theirs, own]);
    await sql(
      `insert into provider_members (provider_id, user_id, role, added_at) values (${theirs}, $1, 'owner', now())`,
    );
    const email = `beside-${theirs}@example.com`;
    await t.pool.query(
      'insert into alert_contacts (provider_id, email, added_at, confirmed_at) values ($1, $2, now(), now())',
      [theirs, email],
    );
    const found = await findAnswerBeside(t.db, { providerId: own, userId: stranger.id, address: email });
    await sql(`delete from provider_members where user_id = $1 and provider_id = ${theirs}`);
    return found === undefined;
  },
  findMember: async (probe) =>
    (await findMember(probe.t.db, await practice(probe), { id: probe.stranger.id, desk: null })) === undefined,
  findOwnAppointment: async (probe) =>
    (await findOwnAppointment(probe.t.db, await appointment(probe), probe.stranger.id)) === undefined,
  lockOwnAppointment: async (probe) => {
    const id = await appointment(probe);
    const { t, stranger } = probe;
    return await t.db.transaction(async (tx) => {
      const found = await lockOwnAppointment(tx, id, stranger.id);
      const { rows } = await t.pool.query('select id from appointments where id = $1 for update skip locked', [id]);
      return found === undefined && rows.length === 1;
    });
  },
  findChangedAppointment: async (probe) =>
    (await findChangedAppointment(probe.t.db, await appointment(probe), probe.stranger.id)) === undefined,
  findAppointmentsBetween: async (probe) => {
    await appointment(probe);
    const owned = { providerId: await practice(probe), userId: probe.stranger.id };
    return (await findAppointmentsBetween(probe.t.db, owned, { fromMs: 0, toMs: probe.t.clock.nowMs })).length === 0;
  },
  writeMark: async (probe) => {
    const id = await appointment(probe);
    const read = async () => (await probe.t.pool.query('select * from appointments where id = $1', [id])).rows;
    const before = await read();
    const mark = { status: 'completed', attendance: 'no_show', nowMs: probe.t.clock.nowMs } as const;
    await writeMark(probe.t.db, id, probe.stranger.id, mark);
    return isDeepStrictEqual(await read(), before);
  },
  findSettings: async (probe) => {
    const providerId = await practice(probe);
    // Every member has a feed: of two rows it depends on their place in the table which one is read.
    await probe.sql(
      `update provider_members set feed_token_hash = sha256(convert_to(provider_id || '-' || user_id, 'UTF8'))
       where provider_id = ${providerId} and $1 > 0`,
    );
    const { id: userId } = await newPatient(probe.t);
    const found = await findSettings(probe.t.db, { providerId, userId, today: '2026-11-23' });
    return found?.hasFeed === false;
  },
  findOffer: async (probe) => {
    const providerId = await practice(probe);
    const { t, stranger } = probe;
    const found = await findOffer(t.db, { providerId, userId: stranger.id, nowMs: t.clock.nowMs });
    return found?.places.length === 0;
  },
  findOwnPlaces: async (probe) =>
    (await findOwnPlaces(probe.t.db, [await practice(probe)], probe.stranger.id)).length === 0,
  findPlacesOf: async (probe) => {
    const theirs = await newProvider(probe.t);
    await probe.sql(
      `insert into provider_members (provider_id, user_id, role, added_at) values (${theirs}, $1, 'owner', now())`,
    );
    const resourceId = await newResource(probe.t, await newPractice(probe.t, [theirs]), { at: [theirs] });
    const found = await findPlacesOf(probe.t.db, resourceId, probe.stranger.id);
    await probe.sql(`delete from provider_members where user_id = $1 and provider_id = ${theirs}`);
    return found.length === 0;
  },
  /** A member of one place of a practice takes a person off another place of it that only the bystander runs. */
  editResource: async (probe) => {
    const { t, stranger } = probe;
    const [theirs, own] = [await newProvider(t), await newProvider(t)];
    await probe.sql(
      `insert into provider_members (provider_id, user_id, role, added_at) values (${theirs}, $1, 'owner', now())`,
    );
    await addMember(t.db, { providerId: own, userId: stranger.id, role: 'owner', nowMs: t.clock.nowMs });
    const practiceId = await newPractice(t, [theirs, own]);
    const resourceId = await newResource(t, practiceId, { at: [theirs, own] });
    const act = { providerId: own, userId: stranger.id, nowMs: t.clock.nowMs };
    const resource = (await findOffer(t.db, act))?.resources.find(({ id }) => id === resourceId);
    if (resource === undefined) throw new Error('The resource cannot be read.');
    const { id: _, visitsToCome: __, ...was } = resource;
    const context = { db: t.db, keyFor: TEST_KEYS, now: t.clock.now };
    const settled = { ...act, desk: undefined, resourceId, booked: undefined, mailing: TEST_MAILING };
    await editResource(context, settled, { ...was, places: [own], was }).catch(() => undefined);
    const { rows } = await t.pool.query('select from resource_places where resource_id = $1', [resourceId]);
    await probe.sql(`delete from provider_members where user_id = $1 and provider_id = ${theirs}`);
    return rows.length === 2;
  },
  claimSheet: async (probe) => {
    const providerId = await practice(probe);
    await mailSheet(probe, providerId, true);
    const claimed = await claimSheet(probe.t.db, { providerId, userId: probe.stranger.id }, '2026-11-23');
    await mailSheet(probe, providerId, false);
    return !claimed;
  },
  findDaySheetMail: async (probe) =>
    (await findDaySheetMail(probe.t.db, await practice(probe), probe.stranger.id)) === undefined,
  writeDaySheetMail: async (probe) => {
    const providerId = await practice(probe);
    await writeDaySheetMail(probe.t.db, { providerId, userId: probe.stranger.id, isOn: true });
    const { rows } = await probe.t.pool.query(
      'select day_sheet_mail as is_on from provider_members where provider_id = $1',
      [providerId],
    );
    await mailSheet(probe, providerId, false);
    return rows.every(({ is_on: isOn }) => isOn === false);
  },
  setFeed: async (probe) => {
    const providerId = await practice(probe);
    await withFeed(probe, providerId);
    return !(await setFeed(probe.t.db, { providerId, userId: probe.stranger.id, hash: null }));
  },
};
