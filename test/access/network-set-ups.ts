import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { providerLicences } from '#db/schema/directory/provider-licences.ts';
import { newProvider, type TestApp } from '#test/app.ts';
import type { CallSetUp } from './call-set-up.ts';

/** The body for a new provider. */
export const A_PROVIDER = {
  name: 'Dr. Amaka Test',
  specialty: 'Cardiology',
  email: 'amaka@example.com',
  phone: '0803 000 0000',
  address: '12 Marina Road',
  state: 'Lagos',
};

/** Returns a small JPEG. */
export async function aPicture(): Promise<Buffer> {
  return await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b6b4f' } })
    .jpeg()
    .toBuffer();
}

/** Creates a provider with a licence; returns both ids. */
async function aLicence(t: TestApp): Promise<{ id: number; licenceId: number }> {
  const id = await newProvider(t);
  const checked = { checkedByName: 'Ada Admin', checkedAt: new Date(t.clock.nowMs) };
  const [row] = await t.db
    .insert(providerLicences)
    .values({ providerId: id, council: 'MDCN', number: '12345', validUntil: '2027-01-31', ...checked })
    .returning({ id: providerLicences.id });
  return { id, licenceId: row?.id ?? 0 };
}

const aProvider = async (t: TestApp) => ({ params: { id: await newProvider(t) } });
const whose = 'manage_providers' as const;

/** The calls of provider administration. */
export const NETWORK_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/admin/providers': { whose },
  'GET /api/admin/providers/:id': { whose, ready: aProvider },
  'POST /api/admin/providers': { whose, ready: () => ({ body: A_PROVIDER }) },
  'PUT /api/admin/providers/:id': {
    whose,
    ready: async (t) => ({ ...(await aProvider(t)), body: { name: 'Dr. Renamed' } }),
  },
  'DELETE /api/admin/providers/:id': { whose, ready: aProvider },
  'GET /api/admin/providers/:id/merge': {
    whose,
    ready: async (t) => ({ ...(await aProvider(t)), query: { into: String(await newProvider(t)) } }),
  },
  'POST /api/admin/providers/:id/merge': {
    whose,
    ready: async (t) => ({ ...(await aProvider(t)), body: { into: await newProvider(t) } }),
  },
  'PUT /api/admin/providers/:id/bookings': {
    whose,
    ready: async (t) => ({ ...(await aProvider(t)), body: { paused: true, was: 'live' } }),
  },
  'POST /api/admin/providers/:id/members': {
    whose,
    ready: async (t) => ({
      ...(await aProvider(t)),
      body: { fullName: 'Ngozi Desk', email: `desk-${randomUUID()}@example.com` },
    }),
  },
  'GET /api/admin/support-tasks': { whose },
  'PUT /api/admin/support-tasks/:id/done': {
    whose,
    ready: async (t) => {
      const { rows } = await t.pool.query(
        "insert into support_tasks (kind, provider_id, added_at) values ('call_practice', $1, now()) returning id",
        [await newProvider(t)],
      );
      return { params: { id: rows[0].id } };
    },
  },
  'PUT /api/admin/providers/:id/licences': {
    whose,
    ready: async (t) => ({
      ...(await aProvider(t)),
      body: { council: 'MDCN', number: '12345', validUntil: '2027-01-31' },
    }),
  },
  'DELETE /api/admin/providers/:id/licences/:licenceId': {
    whose,
    ready: async (t) => ({ params: await aLicence(t) }),
  },
  'GET /api/admin/licences': { whose },
  'POST /api/admin/images': {
    whose,
    ready: async () => ({
      query: { use: 'profile' },
      bytes: await aPicture(),
    }),
  },
};
