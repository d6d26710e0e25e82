import { expect, test } from 'vitest';
import type { Outcome } from '#platform/common/flow.ts';
import {
  endOffer,
  endTask,
  type Negotiation,
  type NegotiationEffect,
  newNegotiation,
  RESTART_PAUSE_MS,
  searchAgain,
  startOffer,
  takeSignal,
} from './negotiation.ts';

type Step = (negotiation: Negotiation) => Outcome<Negotiation, NegotiationEffect>;

const offer = { type: 'offer', sdp: 'theirs' } as const;
const answer = { type: 'answer', sdp: 'theirs' } as const;
const candidate = { candidate: 'here' };
const take =
  (signal: Parameters<typeof takeSignal>[1]): Step =>
  (negotiation) =>
    takeSignal(negotiation, signal);
const done: Step = (negotiation) => endTask(negotiation, true);
const failed: Step = (negotiation) => endTask(negotiation, false);
const signaling =
  (state: Negotiation['signaling']): Step =>
  (negotiation) => ({ state: { ...negotiation, signaling: state }, effects: [] });
const searchAt =
  (nowMs: number): Step =>
  (negotiation) =>
    searchAgain(negotiation, nowMs);

/** Takes a negotiation through steps; returns where it is and the effects of the last step. */
function after(negotiation: Negotiation, ...steps: readonly Step[]) {
  let effects: readonly NegotiationEffect[] = [];
  let state = negotiation;
  for (const step of steps) ({ state, effects } = step(state));
  return { state, effects };
}

const LEADING = newNegotiation(true, 0);
const FOLLOWING = newNegotiation(false, 0);
const OFFERED = after(LEADING, startOffer, signaling('have-local-offer'), endOffer).state;
const AGREED = after(OFFERED, take({ description: answer }), signaling('stable'), done).state;
const later = RESTART_PAUSE_MS;

test('an offer is made when the browser wants one, and its answer accepted', () => {
  const offering = after(LEADING, startOffer);
  expect(offering).toMatchObject({ state: { isOffering: true }, effects: [{ type: 'offer' }] });
  expect(after(OFFERED, take({ description: answer })).effects).toEqual([
    { type: 'accept-answer', description: answer },
  ]);
  expect(OFFERED.isAgreed).toBe(false);
  expect(AGREED).toMatchObject({ isAgreed: true, isOffering: false, running: null });
});

test('an offer is answered', () => {
  const { state, effects } = after(FOLLOWING, take({ description: offer }));
  expect(effects).toEqual([{ type: 'answer-offer', description: offer }]);
  expect(after(state, done).state.isAgreed).toBe(true);
  expect(after(state, failed).state.isAgreed).toBe(false);
});

test('signals are taken in one after the other, in their order', () => {
  const busy = after(
    FOLLOWING,
    take({ description: offer }),
    take({ candidate }),
    take({ candidate: { candidate: 'b' } }),
  );
  expect(busy.effects).toEqual([]);
  const second = after(busy.state, done);
  expect(second.effects).toEqual([{ type: 'add-candidate', candidate }]);
  expect(after(second.state, failed).effects).toEqual([{ type: 'add-candidate', candidate: { candidate: 'b' } }]);
});

test('the null candidate that ends the candidates is ignored', () => {
  expect(after(FOLLOWING, take({ candidate: null })).effects).toEqual([]);
});

test.each([
  ['while it makes its own', after(LEADING, startOffer).state],
  ['after it made its own', OFFERED],
])('the leading side ignores an offer %s, and goes on with the next signal', (_, state) => {
  expect(after(state, take({ description: offer })).effects).toEqual([]);
  const { effects } = after(state, take({ description: offer }), take({ candidate }));
  expect(effects).toEqual([{ type: 'add-candidate', candidate }]);
});

test('the other side gives up its own offer for that of the leading side', () => {
  const { effects } = after(
    FOLLOWING,
    startOffer,
    signaling('have-local-offer'),
    endOffer,
    take({ description: offer }),
  );
  expect(effects).toEqual([{ type: 'answer-offer', description: offer }]);
});

test('once agreed, the leading side answers an offer that collides with nothing', () => {
  expect(after(AGREED, take({ description: offer })).effects).toEqual([{ type: 'answer-offer', description: offer }]);
});

test('a search for a path begins at most every two seconds, and on the leading side only', () => {
  expect(after(AGREED, searchAt(later - 1)).effects).toEqual([]);
  expect(after(AGREED, searchAt(later)).effects).toEqual([{ type: 'restart-ice', takeBack: false }]);
  expect(after(AGREED, searchAt(later), done, searchAt(2 * later - 1)).effects).toEqual([]);
  expect(after(AGREED, searchAt(later), done, searchAt(2 * later)).effects).toEqual([
    { type: 'restart-ice', takeBack: false },
  ]);
  expect(after(FOLLOWING, searchAt(later)).effects).toEqual([]);
});

test('a first offer whose answer is late is sent again as it is, and not rolled back', () => {
  const { state, effects } = after(OFFERED, searchAt(later));
  expect(effects).toEqual([{ type: 'describe' }]);
  // The late answer still fits.
  expect(after(state, take({ description: answer })).effects).toEqual([{ type: 'accept-answer', description: answer }]);
});

test('a later offer without an answer is rolled back before the next search', () => {
  const { effects } = after(AGREED, startOffer, signaling('have-local-offer'), endOffer, searchAt(later));
  expect(effects).toEqual([{ type: 'restart-ice', takeBack: true }]);
});

test('a search waits for the running effect and decides by the state then', () => {
  const waiting = after(OFFERED, take({ description: answer }), searchAt(later));
  expect(waiting.effects).toEqual([]);
  expect(after(waiting.state, signaling('stable'), done).effects).toEqual([{ type: 'restart-ice', takeBack: false }]);
});

test('a closed connection restarts nothing', () => {
  expect(after(AGREED, signaling('closed'), searchAt(later)).effects).toEqual([]);
});
