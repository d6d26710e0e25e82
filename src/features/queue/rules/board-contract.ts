import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { atMost, IdParam, oneLine } from '#platform/common/fields.ts';
import { Secret, WaitRange } from '../contract.ts';

const OWN = '/api/portal/providers/:id';
const params = z.object({ id: IdParam });

export const makeBoard = endpoint({
  method: 'POST',
  path: `${OWN}/board`,
  summary: 'Create the secret address of the screen in the waiting room; an earlier one ends',
  access: 'provider',
  status: 201,
  params,
  reply: z.object({ url: z.string() }),
});
export const endBoard = endpoint({
  method: 'DELETE',
  path: `${OWN}/board`,
  summary: 'End the address of the screen in the waiting room',
  access: 'provider',
  params,
  reply: z.object({ ended: z.boolean() }),
});

/** A screen that shows the board of a place. */
export const Screen = z.object({
  /** The code that it showed when it was connected. */
  code: z.string(),
  /** When it showed that code first. */
  since: z.string(),
});
export type Screen = z.output<typeof Screen>;

export const getScreens = endpoint({
  method: 'GET',
  path: `${OWN}/screens`,
  summary: 'Screens that were connected by the code that they showed',
  access: 'provider',
  params,
  reply: z.array(Screen),
});
export const connectScreen = endpoint({
  method: 'POST',
  path: `${OWN}/screens`,
  summary: 'Make a screen the board of this place by the six characters that it shows; 404 after ten minutes',
  access: 'provider',
  status: 201,
  params,
  body: z.strictObject({ code: z.string().check(oneLine(), atMost(20)) }),
  reply: Screen,
});
export const endScreen = endpoint({
  method: 'DELETE',
  path: `${OWN}/screens/:code`,
  summary: 'Disconnect a screen',
  access: 'provider',
  params: z.object({ id: IdParam, code: z.string().check(atMost(20)) }),
  reply: z.object({ ended: z.boolean() }),
});

/** What the screen in the waiting room shows: numbers and points, never a name. */
export const Board = z.object({
  place: z.string(),
  at: z.string(),
  /** The numbers that are called and haven't gone in, the latest first, with how often; one called again is first again. */
  called: z.array(z.object({ label: z.string(), point: z.string(), calls: z.int(), at: z.string() })),
  points: z.array(
    z.object({ name: z.string(), waiting: z.int(), expected: z.nullable(WaitRange), isPaused: z.boolean() }),
  ),
});
export type Board = z.output<typeof Board>;

export const showCode = endpoint({
  method: 'POST',
  path: '/api/screens',
  summary: 'The code to show at a screen that made a secret for itself; null once it is the board of a place',
  access: 'public',
  body: z.strictObject({ secret: Secret }),
  reply: z.object({ code: z.nullable(z.string()) }),
});

export const getBoard = endpoint({
  method: 'GET',
  path: '/api/boards/:token',
  summary: 'Numbers called at a place and not begun, by the secret of its screen; no names',
  access: 'public',
  params: z.object({ token: Secret }),
  reply: Board,
});
