import { expect, test } from 'vitest';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { describePractice } from '#test/resources.ts';
import type { ProviderDetail } from '../contract.ts';

const t = await testApp();
const daily = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '12:00' }));

const CLINIC: Parameters<typeof describePractice>[2] = {
  people: [
    { name: 'Dr. Ada Obi', title: 'Dental surgeon' },
    { name: 'Ben Eze', takesOrdinary: false },
    { name: 'Chair 3', kind: 'chair', isPublic: false },
    { name: 'Dr. Idle', takesOrdinary: false },
  ],
  offers: [
    { name: 'Scaling', priceKobo: 1_500_000, by: ['Ben Eze', 'Chair 3'] },
    { name: 'Plaster room', bookedBy: 'desk', by: ['Dr. Idle'] },
    { name: 'Video advice', minutes: 15, visitTypes: ['telehealth'], by: ['Dr. Ada Obi'] },
    {
      name: 'Check after treatment',
      minutes: 15,
      bookedBy: 'known',
      careTypes: ['urgent', 'routine'],
      by: ['Chair 3'],
    },
  ],
};

async function detailOf(providerId: number): Promise<ProviderDetail> {
  const answer = await t.app.inject({ url: `/api/providers/${providerId}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ProviderDetail>();
}

test('a place that has described nothing answers as before', async () => {
  const detail = await detailOf(await newProvider(t, { hours: daily }));
  expect(Object.keys(detail)).not.toEqual(expect.arrayContaining(['people']));
  expect(detail).not.toHaveProperty('bookableServices');
  expect(detail).not.toHaveProperty('takesOrdinaryVisits');
  expect(detail).not.toHaveProperty('practiceId');
});

test('people and services that patients can choose are listed, with their first free times', async () => {
  const providerId = await newProvider(t, { hours: daily, visitMinutes: 30 });
  const { people, services } = await describePractice(t, providerId, CLINIC);
  const [ada, ben] = people;
  const patient = await newPatient(t);
  const taken = await t.app.inject({
    ...{ method: 'POST', url: '/api/appointments', headers: { cookie: patient.cookie } },
    payload: {
      ...{ providerId, date: '2026-11-24T08:00:00.000Z', visitType: 'in-person', careType: 'routine', reason: 'Tooth' },
      personId: ada,
    },
  });
  expect(taken.statusCode, taken.body).toBe(201);
  const detail = await detailOf(providerId);
  expect(detail.people).toEqual([
    {
      ...{ id: ada, kind: 'practitioner', name: 'Dr. Ada Obi', title: 'Dental surgeon', takesOrdinary: true },
      nextSlotAt: '2026-11-24T08:30:00.000Z',
    },
    {
      id: ben,
      kind: 'practitioner',
      name: 'Ben Eze',
      title: null,
      takesOrdinary: false,
      nextSlotAt: '2026-11-24T08:00:00.000Z',
    },
  ]);
  expect(detail.bookableServices).toEqual([
    {
      ...{ id: services[0], name: 'Scaling', minutes: 60, priceKobo: 1_500_000, personIds: [ben] },
      ...{ visitTypes: ['in-person'], careTypes: ['routine'], nextSlotAt: '2026-11-24T08:00:00.000Z' },
    },
    {
      ...{
        id: services[3],
        name: 'Check after treatment',
        minutes: 15,
        priceKobo: null,
        personIds: [],
        forKnownPatients: true,
      },
      ...{ visitTypes: ['in-person'], careTypes: ['routine'], nextSlotAt: '2026-11-24T08:00:00.000Z' },
    },
  ]);
  expect(detail).not.toHaveProperty('takesOrdinaryVisits');
});

test('one public person is no choice; a place of services only says so; a paused place offers nothing', async () => {
  const providerId = await newProvider(t, { hours: daily });
  await describePractice(t, providerId, {
    people: [{ name: 'Scanner', kind: 'machine', takesOrdinary: false }],
    offers: [{ name: 'Scan', by: ['Scanner'] }],
  });
  const detail = await detailOf(providerId);
  expect(detail).not.toHaveProperty('people');
  expect(detail.bookableServices?.map(({ name, personIds }) => [name, personIds])).toEqual([['Scan', []]]);
  expect(detail.takesOrdinaryVisits).toBe(false);
  expect(detail.nextSlotAt).toBeNull();
  await t.pool.query("update providers set booking_state = 'paused', paused_reason = 'member' where id = $1", [
    providerId,
  ]);
  expect(await detailOf(providerId)).not.toHaveProperty('bookableServices');
});
