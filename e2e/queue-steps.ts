import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { newPractice, type Practice, signInTo } from './portal-practice.ts';

/** A ticket as the server gives it. */
interface GivenTicket {
  readonly id: number;
  readonly label: string;
  readonly code: string;
  readonly stepId: number;
  readonly state: string;
  readonly calls: number;
}

const own = ({ providerId }: Practice, path: string) => `/api/portal/providers/${providerId}/${path}`;

/** Signs in to a new practice with these service points, each for anyone's visits. Returns it with the ids of the points by name. */
export async function newQueue(
  page: Pick<Page, 'request'>,
  kinds: Readonly<Record<string, string>>,
): Promise<{ readonly practice: Practice; readonly points: ReadonlyMap<string, number> }> {
  const practice = await newPractice();
  await signInTo(page, practice);
  const points = new Map<string, number>();
  for (const [name, kind] of Object.entries(kinds)) {
    const added = await page.request.post(own(practice, 'points'), {
      data: { kind, name, resourceId: null, units: 1, plannedMinutes: 10 },
    });
    expect(added.status()).toBe(201);
    points.set(name, ((await added.json()) as { id: number }).id);
  }
  return { practice, points };
}

/** Gives a number to a new client, at the first point of the way. */
export async function giveNumber({ request }: Page, practice: Practice, name: string): Promise<GivenTicket> {
  const given = await request.post(own(practice, 'tickets'), {
    data: { client: { name }, pointId: null, priority: 'usual' },
  });
  expect(given.status()).toBe(201);
  return (await given.json()) as GivenTicket;
}

/** Does something with a ticket, as another desk would. Returns it as it is then. */
export async function actOn(
  { request }: Page,
  { id, stepId, state, calls }: GivenTicket,
  act: string,
  pointId?: number,
): Promise<GivenTicket> {
  const done = await request.post(`/api/portal/tickets/${id}/acts`, {
    data: { act, ...(pointId !== undefined && { pointId }), was: { stepId, state, calls } },
  });
  expect(done.status()).toBe(200);
  return (await done.json()) as GivenTicket;
}

/** Makes the secret address of the practice's screen and returns it, as a path of this server. */
export async function boardPath({ request }: Page, practice: Practice): Promise<string> {
  const made = await request.post(own(practice, 'board'));
  expect(made.status()).toBe(201);
  const { pathname, hash } = new URL(((await made.json()) as { url: string }).url, 'http://localhost');
  return pathname + hash;
}
