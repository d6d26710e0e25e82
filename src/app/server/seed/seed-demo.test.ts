import { describe, expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { DEMO_PASSWORD } from './demo-people.ts';
import { seedDemo } from './seed-demo.ts';

const NOW = new Date('2026-11-24T08:15:00Z');
const hashed: string[] = [];
const hashPassword = async (password: string) => {
  hashed.push(password);
  return `hash of ${password}`;
};

const { db, pool } = await testDatabase('empty');
const first = await seedDemo(db, { now: NOW, hashPassword });

async function one<T>(query: string): Promise<T> {
  const { rows } = await pool.query<{ answer: T }>(`select (${query}) as answer`);
  return rows[0]?.answer as T;
}

const everything = `
  select json_build_array(
    (select json_agg(p order by id) from providers p), (select json_agg(u order by id) from users u),
    (select json_agg(h order by id) from weekly_hours h), (select json_agg(a order by id) from appointments a),
    (select json_agg(r order by id) from reviews r), (select json_agg(m) from provider_members m)
  )::text`;

describe('loading the demo data', () => {
  it('makes 48 bookable providers, 33 people and a thousand reviewed visits, all marked as demo', async () => {
    expect(first).toEqual({ seeded: true });
    expect(await one('select count(*)::int from providers where is_demo and bookable and source is null')).toBe(48);
    expect(await one('select count(*)::int from users where is_demo')).toBe(33);
    expect(await one('select count(*)::int from reviews')).toBeGreaterThan(1000);
    expect(await one("select count(*)::int from appointments where status = 'scheduled'")).toBe(1);
  });

  it('computes every rating from the reviews', async () => {
    const { rows } = await pool.query<{ name: string; tenths: number; reviews: number; stars: number[] }>(`
      select p.name, p.rating_tenths as tenths, p.review_count as reviews,
        coalesce(array_agg(r.stars) filter (where r.id is not null), '{}') as stars
      from providers p left join reviews r on r.provider_id = p.id group by p.id`);
    expect(rows).toHaveLength(48);
    for (const { tenths, reviews, stars } of rows) {
      expect(reviews).toBe(stars.length);
      const sum = stars.reduce((total, given) => total + given, 0);
      expect(tenths).toBe(stars.length === 0 ? 0 : Math.round((sum * 10) / stars.length));
    }
    expect(rows.filter(({ reviews }) => reviews === 0)).toHaveLength(2);
    expect(rows.filter(({ tenths }) => tenths >= 34 && tenths <= 49)).toHaveLength(46);
  });

  it('has no two scheduled or completed visits of one provider that overlap', async () => {
    expect(
      await one(`
        select count(*)::int from appointments a join appointments b on a.provider_id = b.provider_id and a.id < b.id
          and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
        where a.status in ('scheduled', 'completed') and b.status in ('scheduled', 'completed')`),
    ).toBe(0);
  });

  it('reviews only completed visits, of the same provider, after they ended', async () => {
    expect(
      await one(`
        select count(*)::int from reviews r join appointments a on a.id = r.appointment_id
        where a.status <> 'completed' or a.provider_id <> r.provider_id or r.created_at < a.ends_at`),
    ).toBe(0);
  });

  it('lets three people sign in and no one else', async () => {
    expect(hashed).toEqual([DEMO_PASSWORD, DEMO_PASSWORD, DEMO_PASSWORD]);
    const { rows } = await pool.query(
      "select username, role, permissions from users where password_hash <> '!' order by username",
    );
    expect(rows).toEqual([
      { username: 'admin.demo', role: 'admin', permissions: ['super_admin'] },
      { username: 'amina.patient', role: 'patient', permissions: [] },
      { username: 'dr.okafor', role: 'provider', permissions: [] },
    ]);
  });
});

describe('loading the demo data again', () => {
  it('makes the doctor a member of the practice of the same name, even if the demo data was loaded by an older version', async () => {
    const run = `select string_agg(p.name || ' by ' || u.username, ', ') from provider_members m
      join providers p on p.id = m.provider_id join users u on u.id = m.user_id`;
    expect(await one(run)).toBe('Dr. Chinedu Okafor by dr.okafor');
    await pool.query('delete from provider_members');
    expect(await seedDemo(db, { now: NOW, hashPassword })).toEqual({ seeded: false });
    expect(await one(run)).toBe('Dr. Chinedu Okafor by dr.okafor');
  });

  it('changes nothing the second time', async () => {
    const before = await pool.query(everything);
    expect(await seedDemo(db, { now: new Date('2027-01-01T00:00:00Z'), hashPassword })).toEqual({ seeded: false });
    expect((await pool.query(everything)).rows).toEqual(before.rows);
    expect(hashed).toHaveLength(3);
  });
});

describe('a database that holds data already', () => {
  it.each([
    ['a user', "insert into users (username, email, password_hash, full_name) values ('u', 'u@example.com', '!', 'U')"],
    [
      'a listing',
      "insert into providers (name, specialty, state, location_precision, search_text) values ('P', 'Dentistry', 'Kano', 'unknown', 'p')",
    ],
  ])('is left alone when it has %s', async (_what, insert) => {
    const other = await testDatabase('empty');
    await other.pool.query(insert);
    expect(await seedDemo(other.db, { now: NOW, hashPassword })).toEqual({ seeded: false });
    const { rows } = await other.pool.query(
      'select (select count(*) from users) + (select count(*) from providers) as n',
    );
    expect(rows).toEqual([{ n: '1' }]);
  });
});

describe('two processes that start at once', () => {
  it('load the demo data once', async () => {
    const other = await testDatabase('empty');
    const options = { now: NOW, hashPassword: async () => 'hash' };
    const answers = await Promise.all([1, 2, 3].map(() => seedDemo(other.db, options)));
    expect(answers.filter(({ seeded }) => seeded)).toHaveLength(1);
    const { rows } = await other.pool.query('select count(*)::int as n from providers');
    expect(rows).toEqual([{ n: 48 }]);
  });

  it('leave no data if loading fails half way', async () => {
    const other = await testDatabase('empty');
    await other.pool.query('drop table reviews cascade');
    const options = { now: NOW, hashPassword: async () => 'hash' };
    await expect(seedDemo(other.db, options)).rejects.toThrow();
    const { rows } = await other.pool.query('select count(*)::int as n from users');
    expect(rows).toEqual([{ n: 0 }]);
  });
});
