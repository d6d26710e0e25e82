import { describe, expect, test } from 'vitest';
import {
  atReview,
  CHOOSE,
  CONTINUE,
  NOW,
  names,
  OTHER_PROVIDER,
  OTHER_SLOT,
  opened,
  PROVIDER,
  play,
  SLOT,
} from '#test/booking-dialog.ts';
import { switchProvider } from './booking-draft.ts';
import type { DialogEvent } from './dialog.ts';
import { shownHold } from './dialog-state.ts';

const MINUTE_MS = 60_000;
const HELD = { providerId: PROVIDER.id, date: SLOT.dateTime, id: 5, untilMs: NOW + 10 * MINUTE_MS };
const OTHER_HELD = { ...HELD, date: OTHER_SLOT.dateTime, id: 6 };
const GRANTED: DialogEvent = { type: 'hold-granted', held: HELD };
const LIFE: DialogEvent = { type: 'life-shown' };
const CHOOSE_OTHER: DialogEvent = { type: 'answered', change: (draft) => ({ ...draft, slot: OTHER_SLOT }) };
const SWITCH: DialogEvent = {
  type: 'answered',
  change: (draft) => switchProvider(draft, OTHER_PROVIDER, '2026-11-23'),
};
const refused = (status?: number, code?: string): DialogEvent => ({
  type: 'hold-refused',
  failure: { ...(status && { status }), ...(code && { code, message: 'Gone', alternatives: [OTHER_SLOT] }) },
});
const HOLD = { type: 'hold-time', providerId: PROVIDER.id, date: SLOT.dateTime };
const HOLD_OTHER = { ...HOLD, date: OTHER_SLOT.dateTime };
const requested = play(opened(), CHOOSE);
const held = play(requested.state, GRANTED).state;

describe('a chosen time', () => {
  test('is held, and shown as held once the server says so', () => {
    expect(requested.effects).toEqual([HOLD]);
    expect(shownHold(requested.state)).toBeNull();
    expect(shownHold(held)).toEqual(HELD);
  });

  test('that is changed is sent after the first call, whose answer does not show', () => {
    const changed = play(requested.state, CHOOSE_OTHER);
    expect(changed.effects).toEqual([]);
    const late = play(changed.state, GRANTED);
    expect(shownHold(late.state)).toBeNull();
    expect(late.effects).toContainEqual(HOLD_OTHER);
  });

  test('that is changed twice while a call is under way is sent once', () => {
    const { effects } = play(requested.state, CHOOSE_OTHER, CHOOSE, GRANTED);
    expect(effects.filter(({ type }) => type === 'hold-time')).toEqual([HOLD]);
  });

  test('that is gone leads back to the schedule with other times', () => {
    const { state } = play(requested.state, refused(409, 'slot_taken'));
    expect(state.progress).toMatchObject({
      draft: { slot: null },
      problem: { message: 'Gone', alternatives: [OTHER_SLOT] },
    });
  });

  test('that was changed meanwhile and is gone says nothing', () => {
    const { state } = play(requested.state, CHOOSE_OTHER, refused(409, 'slot_taken'));
    expect(state.progress?.problem).toBeNull();
    expect(state.progress?.draft.slot).toBe(OTHER_SLOT);
  });

  test.each([
    ['the limit is reached', refused(409, 'hold_limit')],
    ['the network fails', refused()],
  ])('goes on without a hold when %s', (_, event) => {
    const { state } = play(requested.state, event);
    expect(state.progress).toMatchObject({ problem: null, draft: { slot: SLOT } });
    expect(shownHold(state)).toBeNull();
  });
});

describe('a tap or a key', () => {
  const endingIn = (minutes: number) => {
    const ending = { ...HELD, untilMs: NOW + minutes * MINUTE_MS };
    return play(requested.state, { type: 'hold-granted', held: ending }).state;
  };

  test('extends a hold that ends in less than eight minutes', () => {
    expect(play(endingIn(7.9), LIFE).effects).toEqual([HOLD]);
    expect(play(endingIn(8), LIFE).effects).toEqual([]);
  });

  test('asks once while a call is under way, and never for what the server refused', () => {
    expect(play(requested.state, LIFE).effects).toEqual([]);
    expect(play(requested.state, refused(409, 'hold_limit'), LIFE).effects).toEqual([]);
  });

  test('tries again what the network lost', () => {
    expect(play(requested.state, refused(), LIFE).effects).toEqual([HOLD]);
  });

  test('takes the hold back from another tab', () => {
    const news = { providerId: PROVIDER.id, held: OTHER_HELD };
    const taken = play(held, { type: 'other-tab-holds', news }).state;
    expect(shownHold(taken)?.untilMs).toBe(0);
    expect(play(taken, LIFE).effects).toEqual([HOLD]);
  });

  test('does nothing without a chosen time', () => {
    expect(play(opened(), LIFE).effects).toEqual([]);
  });
});

describe('a hold is given up', () => {
  const RELEASED = [
    { type: 'tell-tabs', news: { providerId: PROVIDER.id, held: null } },
    { type: 'release-time', id: HELD.id },
  ];

  test.each([
    ['when the dialog is closed', { type: 'closed' }],
    ['when the page is left', { type: 'left' }],
    ['for another provider', SWITCH],
    ['when no time is chosen any more', { type: 'answered', change: (draft) => ({ ...draft, slot: null }) }],
  ] as const satisfies readonly (readonly [string, DialogEvent])[])('%s', (_, event) => {
    expect(play(held, event).effects).toEqual(expect.arrayContaining(RELEASED));
  });

  test('and not shown any more, also while the same time is requested again', () => {
    const none = play(held, { type: 'answered', change: (draft) => ({ ...draft, slot: null }) }).state;
    const again = play(none, { type: 'hold-released' }, CHOOSE);
    expect(again.effects).toEqual([HOLD]);
    expect(shownHold(again.state)).toBeNull();
  });

  test('after a call that is under way', () => {
    const closed = play(requested.state, { type: 'closed' });
    expect(names(closed.effects)).not.toContain('release-time');
    expect(play(closed.state, GRANTED).effects).toEqual(expect.arrayContaining(RELEASED));
  });

  test('for another time of the same provider by holding that one, which replaces it', () => {
    const { effects } = play(held, CHOOSE_OTHER);
    expect(effects).toEqual([HOLD_OTHER]);
  });

  test('neither when it is over nor when another tab has it', () => {
    const over = play(requested.state, { type: 'hold-granted', held: { ...HELD, untilMs: NOW } }).state;
    expect(names(play(over, { type: 'closed' }).effects)).not.toContain('release-time');
    const news = { providerId: PROVIDER.id, held: OTHER_HELD };
    const taken = play(held, { type: 'other-tab-holds', news }).state;
    expect(names(play(taken, { type: 'closed' }).effects)).toEqual(['forget', 'close']);
  });

  test('not on the server while its time is being booked, or may be booked', () => {
    const sent = play(atReview(), CONTINUE, { type: 'key-made', key: 'k' });
    expect(names(sent.all)).toContain('tell-tabs');
    expect(names(sent.all)).not.toContain('release-time');
    expect(shownHold(sent.state)).not.toBeNull();
    const lost = play(sent.state, { type: 'send-failed', failure: {} }, { type: 'closed' });
    expect(names(lost.all)).not.toContain('release-time');
  });

  test('before a time of another provider is held', () => {
    const switched = play(held, SWITCH, CHOOSE).state;
    const { effects } = play(switched, { type: 'hold-released' });
    expect(effects).toEqual([{ ...HOLD, providerId: OTHER_PROVIDER.id }]);
  });
});
