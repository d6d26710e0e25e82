import { expect, test } from 'vitest';
import type { PeerMessage, Room } from '#features/video/contract.ts';
import { CLOSE } from '../limits.ts';
import { reduceCall } from './call.ts';
import { type Call, type CallEffect, type CallEvent, isBroken, isOtherThere, newCall } from './call-state.ts';

const NOW_MS = Date.UTC(2026, 10, 23, 10);

const room = (change: Partial<Room> = {}): Room => ({
  id: 1,
  side: 'provider',
  phase: 'open',
  date: '',
  endsAt: '',
  opensAt: '',
  closesAt: '',
  patientName: 'Ada Obi',
  providerName: 'Dr. Bello',
  isDemo: false,
  consented: true,
  admittedAt: '2026-11-23T10:00:00.000Z',
  callEndedAt: null,
  patientThere: true,
  providerThere: true,
  waitingSince: null,
  expected: null,
  iceServers: [],
  ...change,
});

const entered: CallEvent = { type: 'entered' };
const opened: CallEvent = { type: 'socket-opened' };
const roomSaid = (change: Partial<Room> = {}, left?: string): CallEvent => ({
  type: 'socket-said',
  message: { type: 'room', room: room(change), left },
});
const peerSaid = (message: PeerMessage, from = 'other'): CallEvent => ({
  type: 'socket-said',
  message: { type: 'peer', from, message },
});
const hello = (answer: boolean, from = 'other') => peerSaid({ type: 'hello', answer }, from);
const connection = (state: Extract<CallEvent, { type: 'connection-changed' }>['connection']): CallEvent => ({
  type: 'connection-changed',
  connection: state,
});
const patience: CallEvent = { type: 'timer', timer: 'patience' };

/** Takes a call through events at an instant; returns its state and the effects of the last one. */
function at(nowMs: number, call: Call, ...events: readonly CallEvent[]) {
  let effects: readonly CallEffect[] = [];
  let state = call;
  for (const event of events) ({ state, effects } = reduceCall(state, event, nowMs));
  return { state, effects };
}
const after = (call: Call, ...events: readonly CallEvent[]) => at(NOW_MS, call, ...events);
const typesOf = (effects: readonly CallEffect[]) => effects.map(({ type }) => type);
const sentBy = (effects: readonly CallEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'send' ? [effect.message] : []));

const NEW = newCall('me', { mic: true, camera: true });
const OPEN = after(NEW, entered, opened, roomSaid()).state;
const MET = after(OPEN, hello(false)).state;
const CONNECTED = after(MET, connection('connected')).state;
const LATER_MS = NOW_MS + 2000;

test('a call opens a WebSocket and sends a hello at the first state of the room', () => {
  const first = after(NEW, entered);
  expect(first.effects).toEqual([
    { type: 'connect' },
    { type: 'start-timer', timer: 'silence', ms: 8000 },
    { type: 'start-measuring' },
  ]);
  expect(isBroken(first.state)).toBe(false);
  expect(after(first.state, opened).effects).toEqual([{ type: 'start-timer', timer: 'silence', ms: 37_500 }]);
  expect(sentBy(after(first.state, opened, roomSaid()).effects)).toEqual([{ type: 'hello', answer: false }]);
});

test('in the waiting room no hello is sent, and the same state of the room sends no second one', () => {
  expect(sentBy(after(NEW, entered, opened, roomSaid({ admittedAt: null })).effects)).toEqual([]);
  expect(sentBy(after(OPEN, roomSaid()).effects)).toEqual([]);
  expect(sentBy(after(OPEN, roomSaid({ patientThere: false })).effects)).toEqual([{ type: 'hello', answer: false }]);
});

test('a hello opens a connection and is answered, with what this side sends', () => {
  const { state, effects } = after(OPEN, hello(false));
  expect(state).toMatchObject({ media: 'connecting', link: { to: 'other', negotiation: { leads: true } } });
  expect(effects).toContainEqual({ type: 'open-link', leads: true, iceServers: [], sendsVideo: true });
  expect(effects).toContainEqual({ type: 'start-timer', timer: 'patience', ms: 15_000 });
  expect(sentBy(effects)).toEqual([
    { type: 'hello', answer: true },
    { type: 'media', mic: true, camera: true, saving: false },
  ]);
});

test('the patient does not lead', () => {
  const patient = after(NEW, entered, opened, roomSaid({ side: 'patient' }), hello(false)).state;
  expect(patient.link?.negotiation.leads).toBe(false);
});

test('two hellos at once make one connection', () => {
  const answered = after(MET, hello(true));
  expect(typesOf(answered.effects)).not.toContain('open-link');
  expect(typesOf(answered.effects)).not.toContain('restart-ice');
  expect(sentBy(answered.effects)).toEqual([{ type: 'media', mic: true, camera: true, saving: false }]);
  expect(answered.state.link?.to).toBe('other');
});

test('a hello before the first state of the room is ignored', () => {
  const early = after(NEW, entered, opened).state;
  expect(after(early, hello(false)).state).toMatchObject({ link: null, media: 'none' });
});

test('a hello of another screen replaces the connection', () => {
  const { state, effects } = after(CONNECTED, hello(false, 'another'));
  expect(typesOf(effects).filter((type) => /-link$/.test(type))).toEqual(['close-link', 'open-link']);
  expect(state).toMatchObject({ media: 'connecting', link: { to: 'another' }, counts: { sent: 0, lost: 0 } });
});

test('a hello of the same screen after a break restarts ICE and keeps the connection', () => {
  const { state, effects } = at(LATER_MS, CONNECTED, hello(false));
  expect(typesOf(effects)).toContain('restart-ice');
  expect(typesOf(effects)).not.toContain('open-link');
  expect(state.media).toBe('connected');
});

test('signals are accepted only from the connected screen and to this one', () => {
  const signal = { type: 'signal', to: 'me', description: { type: 'answer', sdp: 'x' } } as const;
  expect(typesOf(after(MET, peerSaid(signal)).effects)).toContain('accept-answer');
  expect(typesOf(after(MET, peerSaid(signal, 'third')).effects)).not.toContain('accept-answer');
  expect(typesOf(after(MET, peerSaid({ ...signal, to: 'before' })).effects)).not.toContain('accept-answer');
});

test('descriptions and candidates go to the connected screen', () => {
  const description = { type: 'offer', sdp: 'mine' } as const;
  expect(sentBy(after(MET, { type: 'described', description }).effects)).toEqual([
    { type: 'signal', to: 'other', description },
  ]);
  const candidate = { candidate: 'here' };
  expect(sentBy(after(MET, { type: 'candidate-found', candidate }).effects)).toEqual([
    { type: 'signal', to: 'other', candidate },
  ]);
});

test('a first offer whose answer is late is sent again after 15 seconds', () => {
  const offered = after(
    MET,
    { type: 'negotiation-needed' },
    { type: 'signaling-changed', signaling: 'have-local-offer' },
    { type: 'offered' },
  ).state;
  const { state, effects } = at(NOW_MS + 15_000, offered, patience);
  expect(typesOf(effects)).toEqual(['describe', 'start-timer']);
  expect(state.media).toBe('impossible');
  const description = { type: 'answer', sdp: 'x' } as const;
  const answered = after(state, peerSaid({ type: 'signal', to: 'me', description }));
  expect(answered.effects).toContainEqual({ type: 'accept-answer', description });
});

test('the call time starts at the first connection and survives a break', () => {
  expect(CONNECTED).toMatchObject({ media: 'connected', sinceMs: NOW_MS });
  const again = at(NOW_MS + 60_000, CONNECTED, connection('disconnected'), connection('connected'));
  expect(again.state).toMatchObject({ media: 'connected', sinceMs: NOW_MS });
  expect(again.effects).toEqual([{ type: 'stop-timer', timer: 'patience' }]);
});

test.each(['disconnected', 'failed'] as const)('a connection that is %s restarts ICE', (state) => {
  const broken = at(LATER_MS, CONNECTED, connection(state));
  expect(broken.state.media).toBe('reconnecting');
  expect(typesOf(broken.effects)).toEqual(['start-timer', 'restart-ice']);
  expect(at(LATER_MS, MET, connection(state)).state.media).toBe('connecting');
});

test('that no path was found is shown only while the other side is there', () => {
  expect(at(LATER_MS, MET, patience).state.media).toBe('impossible');
  expect(at(LATER_MS, MET, roomSaid({ patientThere: false }), patience).state.media).toBe('connecting');
  expect(at(LATER_MS, CONNECTED, patience)).toEqual({ state: CONNECTED, effects: [] });
  expect(at(LATER_MS, OPEN, patience)).toEqual({ state: OPEN, effects: [] });
});

test('the search goes on after no path was found', () => {
  const { effects } = at(LATER_MS, MET, patience);
  expect(effects).toContainEqual({ type: 'start-timer', timer: 'patience', ms: 15_000 });
  const found = at(LATER_MS, MET, patience, connection('connected'));
  expect(found.state.media).toBe('connected');
});

test('the connection to a screen that left is closed at once; one to an absent screen is kept', () => {
  const left = after(CONNECTED, roomSaid({ patientThere: false }, 'other'));
  expect(left.state).toMatchObject({ link: null, media: 'none', peer: null });
  expect(typesOf(left.effects)).toContain('close-link');
  const away = after(CONNECTED, roomSaid({ patientThere: false }));
  expect(away.state.media).toBe('connected');
  expect(after(CONNECTED, roomSaid({ patientThere: false }, 'third')).state.media).toBe('connected');
});

test('a patient who returns by another screen gets a new connection', () => {
  const gone = after(CONNECTED, roomSaid({ patientThere: false }, 'other')).state;
  const back = after(gone, roomSaid());
  expect(sentBy(back.effects)).toEqual([{ type: 'hello', answer: false }]);
  const met = after(back.state, hello(true, 'new screen'));
  expect(met.state.link?.to).toBe('new screen');
  expect(typesOf(met.effects)).toContain('open-link');
});

test('the end of a call closes the connection but not the room, and another admission sends a hello', () => {
  const ended = after(CONNECTED, roomSaid({ admittedAt: null, callEndedAt: '2026-11-23T10:20:00.000Z' }));
  expect(ended.state).toMatchObject({ link: null, media: 'none', isOver: false });
  const again = after(ended.state, roomSaid({ admittedAt: '2026-11-23T10:25:00.000Z' }));
  expect(sentBy(again.effects)).toEqual([{ type: 'hello', answer: false }]);
});

test.each([
  ['over', CLOSE.over],
  ['signedOut', CLOSE.signedOut],
  ['replaced', CLOSE.replaced],
] as const)('a WebSocket closed as %s ends the call for good', (ended, code) => {
  const { state, effects } = after(CONNECTED, { type: 'socket-closed', code });
  expect(state).toMatchObject({ ended, isOver: true, link: null, media: 'none' });
  expect(typesOf(effects)).toEqual([
    'disconnect',
    'stop-timer',
    'stop-timer',
    'stop-measuring',
    'stop-timer',
    'close-link',
  ]);
  expect(after(state, { type: 'browser-online' }).effects).toEqual([]);
});

test('leaving tells the other side, and later events change nothing', () => {
  const { state, effects } = after(CONNECTED, { type: 'left' });
  expect(effects[0]).toEqual({ type: 'disconnect', code: 1000 });
  expect(typesOf(effects)).toContain('close-link');
  expect(state).toMatchObject({ isOver: true, ended: null });
  for (const event of [opened, roomSaid(), hello(false), patience, connection('failed')]) {
    expect(after(state, event)).toEqual({ state, effects: [] });
  }
});

test.each([
  ['a close without a reason', { type: 'socket-closed', code: 1006 }],
  ['a restart of the server', { type: 'socket-closed', code: CLOSE.restart }],
  ['silence', { type: 'timer', timer: 'silence' }],
  ['the browser being offline', { type: 'browser-offline' }],
] as const)('after %s the WebSocket comes back and the call goes on', (_, event) => {
  const lost = after(CONNECTED, event);
  expect(lost.effects).toEqual([
    { type: 'disconnect' },
    { type: 'stop-timer', timer: 'silence' },
    { type: 'reconnect-later', failures: 1 },
  ]);
  expect(isBroken(lost.state)).toBe(true);
  expect(lost.state).toMatchObject({ media: 'connected', link: { to: 'other' } });
  const trying = after(lost.state, { type: 'timer', timer: 'reconnect' });
  expect(typesOf(trying.effects)).toEqual(['connect', 'start-timer']);
  expect(isBroken(trying.state)).toBe(true);
  const back = after(trying.state, opened);
  expect(isBroken(back.state)).toBe(false);
  expect(sentBy(after(back.state, roomSaid()).effects)).toEqual([{ type: 'hello', answer: false }]);
});

test('breaks in a row are counted until one attempt succeeds', () => {
  const once = after(NEW, entered, { type: 'socket-closed', code: 1006 }).state;
  const twice = after(once, { type: 'timer', timer: 'reconnect' }, { type: 'socket-closed', code: 1006 });
  expect(twice.effects).toContainEqual({ type: 'reconnect-later', failures: 2 });
  expect(after(twice.state, { type: 'timer', timer: 'reconnect' }, opened).state.breaks).toBe(0);
});

test('an attempt that fails asks whether this side may still come in; a broken connection does not', () => {
  const failed = after(NEW, entered, { type: 'socket-closed', code: 1006 });
  expect(typesOf(failed.effects)).toContain('check-access');
  expect(after(failed.state, { type: 'access-checked', isRefused: false })).toEqual({
    state: failed.state,
    effects: [],
  });
  expect(after(failed.state, { type: 'access-checked', isRefused: true }).state).toMatchObject({
    ended: 'refused',
    isOver: true,
  });
  expect(typesOf(after(OPEN, { type: 'socket-closed', code: 1006 }).effects)).not.toContain('check-access');
});

test('when the browser is online again the WebSocket reconnects at once', () => {
  const { effects } = after(OPEN, { type: 'browser-online' });
  expect(typesOf(effects)).toEqual([
    'disconnect',
    'stop-timer',
    'reconnect-later',
    'stop-timer',
    'connect',
    'start-timer',
  ]);
  const waiting = after(OPEN, { type: 'browser-offline' }).state;
  expect(typesOf(after(waiting, { type: 'browser-online' }).effects)).toEqual(['stop-timer', 'connect', 'start-timer']);
});

test('microphone and camera are switched and announced, the camera once its track is replaced', () => {
  const muted = after(CONNECTED, { type: 'mic-set', mic: false });
  expect(muted.effects).toEqual([
    { type: 'enable-mic', on: false },
    { type: 'send', message: { type: 'media', mic: false, camera: true, saving: false } },
  ]);
  const dark = after(muted.state, { type: 'camera-set', camera: false });
  expect(dark.effects).toEqual([
    { type: 'enable-camera', on: false },
    { type: 'put-tracks', sendsVideo: false },
  ]);
  expect(sentBy(after(dark.state, { type: 'tracks-put' }).effects)).toEqual([
    { type: 'media', mic: false, camera: false, saving: false },
  ]);
  expect(after(CONNECTED, { type: 'camera-replaced' }).effects).toEqual([{ type: 'put-tracks', sendsVideo: true }]);
});

test('without a connection nothing is announced', () => {
  expect(after(OPEN, { type: 'mic-set', mic: false }).effects).toEqual([{ type: 'enable-mic', on: false }]);
});

test('what the other side sends is shown until its connection is closed', () => {
  const peer = { mic: false, camera: true, saving: true };
  const announced = after(CONNECTED, peerSaid({ type: 'media', ...peer })).state;
  expect(announced.peer).toEqual(peer);
  expect(after(announced, roomSaid({}, 'other')).state.peer).toBeNull();
});

test('the network is measured only while connected', () => {
  expect(after(CONNECTED, { type: 'measure-due' }).effects).toEqual([{ type: 'measure' }]);
  expect(after(MET, { type: 'measure-due' }).effects).toEqual([]);
  expect(after(OPEN, { type: 'measure-due' }).effects).toEqual([]);
});

const weak = (lost: number): CallEvent => ({ type: 'measured', kbps: 60, sent: lost * 2, lost });

test('on a weak network video is paused, which is announced, and resumed on request', () => {
  const twice = after(CONNECTED, weak(0), weak(0));
  expect(twice).toMatchObject({ state: { saving: { saving: false } }, effects: [] });
  const resting = after(twice.state, weak(0));
  expect(resting).toMatchObject({
    state: { saving: { saving: true } },
    effects: [{ type: 'put-tracks', sendsVideo: false }],
  });
  expect(sentBy(after(resting.state, { type: 'tracks-put' }).effects)).toEqual([
    { type: 'media', mic: true, camera: true, saving: true },
  ]);
  const wanted = after(resting.state, { type: 'video-wanted' });
  expect(wanted).toMatchObject({
    state: { saving: { saving: false } },
    effects: [{ type: 'put-tracks', sendsVideo: true }],
  });
});

test('loss is counted since the measurement before', () => {
  const lossy = (n: number): CallEvent => ({ type: 'measured', kbps: 900, sent: 100 * n, lost: 30 * n });
  expect(after(CONNECTED, lossy(1), lossy(2), lossy(3)).state.saving.saving).toBe(true);
  const calm = (n: number): CallEvent => ({ type: 'measured', kbps: 900, sent: 100 * n, lost: 30 });
  expect(after(CONNECTED, calm(1), calm(2), calm(3), calm(4)).state.saving.saving).toBe(false);
  const nothingSent: CallEvent = { type: 'measured', kbps: null, sent: 0, lost: 0 };
  expect(after(CONNECTED, nothingSent, nothingSent, nothingSent).state.saving.saving).toBe(false);
});

test('with the camera off a weak network pauses nothing', () => {
  const { state } = after(CONNECTED, { type: 'camera-set', camera: false }, weak(0), weak(0), weak(0), weak(0));
  expect(state.saving.saving).toBe(false);
});

test('a line is sent at once, marked as arrived when the other side has it, and sent again until then', () => {
  const written = after(CONNECTED, { type: 'line-written', id: 'a', text: 'Hello' });
  expect(sentBy(written.effects)).toEqual([{ type: 'chat', id: 'a', text: 'Hello' }]);
  expect(written.state.chat).toEqual([{ id: 'a', mine: true, text: 'Hello', arrived: false }]);
  expect(sentBy(after(written.state, hello(true)).effects)).toContainEqual({ type: 'chat', id: 'a', text: 'Hello' });
  const arrived = after(written.state, peerSaid({ type: 'got', id: 'a' })).state;
  expect(arrived.chat[0]?.arrived).toBe(true);
  expect(sentBy(after(arrived, hello(true)).effects)).not.toContainEqual(expect.objectContaining({ type: 'chat' }));
});

test('a line written while the WebSocket is broken is sent at the next hello', () => {
  const { state, effects } = after(
    CONNECTED,
    { type: 'browser-offline' },
    { type: 'line-written', id: 'a', text: 'Hello' },
  );
  expect(sentBy(effects)).toEqual([]);
  const back = after(state, { type: 'browser-online' }, opened, roomSaid(), hello(true));
  expect(sentBy(back.effects)).toContainEqual({ type: 'chat', id: 'a', text: 'Hello' });
});

test('a line of the other side is confirmed each time and shown once', () => {
  const line = peerSaid({ type: 'chat', id: 'a', text: 'Hello' });
  const { state, effects } = after(CONNECTED, line, line);
  expect(sentBy(effects)).toEqual([{ type: 'got', id: 'a' }]);
  expect(state.chat).toEqual([{ id: 'a', mine: false, text: 'Hello', arrived: true }]);
});

test('the other side is the provider for the patient, and the other way round', () => {
  expect(isOtherThere(room({ side: 'patient', patientThere: false }))).toBe(true);
  expect(isOtherThere(room({ side: 'provider', patientThere: false }))).toBe(false);
  expect(isOtherThere(null)).toBe(false);
});
