import type { PeerMessage, Room, ServerMessage } from '#features/video/contract.ts';
import { also, noEffects, type Outcome } from '#platform/common/flow.ts';
import { BEAT_MS, CLOSE } from '../limits.ts';
import { nextSaving, type SavingState, tryVideo } from '../weak-network.ts';
import { type Call, type CallEffect, type CallEvent, type EndReason, isOtherThere, type Timer } from './call-state.ts';
import { unarrived, withArrival, withOtherLine, withOwnLine } from './chat-lines.ts';
import {
  endOffer,
  endTask,
  type Negotiation,
  type NegotiationEffect,
  newNegotiation,
  type Signal,
  searchAgain,
  startOffer,
  takeSignal,
} from './negotiation.ts';

/** How long the two browsers may look for a path before the screen says that there may be none, ms. */
const PATIENCE_MS = 15_000;
/** How long a WebSocket may take to open, and how long an open one may be silent, ms. The server sends at every beat. */
const CONNECT_MS = 8000;
const SILENCE_MS = BEAT_MS * 2.5;

const FINAL: Readonly<Record<number, EndReason>> = {
  [CLOSE.over]: 'over',
  [CLOSE.signedOut]: 'signedOut',
  [CLOSE.replaced]: 'replaced',
};

type Result = Outcome<Call, CallEffect>;
type Step = (call: Call) => Result;

/**
 * Returns what an event leads to.
 * @param nowMs the present instant, ms since the epoch
 */
export function reduceCall(call: Call, event: CallEvent, nowMs: number): Result {
  if (call.isOver) return noEffects(call);
  const handle = HANDLERS[event.type] as (call: Call, event: CallEvent, nowMs: number) => Result;
  return handle(call, event, nowMs);
}

type EventHandlers = {
  readonly [T in CallEvent['type']]: (call: Call, event: Extract<CallEvent, { type: T }>, nowMs: number) => Result;
};

const HANDLERS: EventHandlers = {
  entered: (call) => also(connect(call), (next) => ({ state: next, effects: [{ type: 'start-measuring' }] })),
  left: stop,

  'socket-opened': (call) => ({
    state: { ...call, socket: 'open', breaks: 0, greeted: '' },
    effects: [{ type: 'start-timer', timer: 'silence', ms: SILENCE_MS }],
  }),
  'socket-said': (call, { message }, nowMs) => {
    const heard: Result = { state: call, effects: [{ type: 'start-timer', timer: 'silence', ms: SILENCE_MS }] };
    if (message.type === 'room') return also(heard, (next) => hearRoom(next, message));
    return also(heard, (next) => hearPeer(next, message.from, message.message, nowMs));
  },
  'socket-closed': (call, { code }) => {
    const reason = FINAL[code];
    if (reason !== undefined) return end(call, reason);
    // A failed attempt may have been refused by the server.
    const check: readonly CallEffect[] = call.socket === 'connecting' ? [{ type: 'check-access' }] : [];
    return also({ state: call, effects: check }, loseSocket);
  },
  'access-checked': (call, { isRefused }) => (isRefused ? end(call, 'refused') : noEffects(call)),
  // The network changed: the old connection is given up.
  'browser-online': (call) => also(loseSocket(call), stopTimer('reconnect'), connect),
  'browser-offline': loseSocket,

  timer: (call, { timer }, nowMs) => TIMERS[timer](call, nowMs),

  'negotiation-needed': (call) => negotiate(call, startOffer),
  offered: (call) => negotiate(call, endOffer),
  described: (call, { description }) => sendSignal(call, { description }),
  'candidate-found': (call, { candidate }) => sendSignal(call, { candidate }),
  'task-done': (call, { isDone }) => negotiate(call, (negotiation) => endTask(negotiation, isDone)),
  'signaling-changed': (call, { signaling }) =>
    negotiate(call, (negotiation) => noEffects({ ...negotiation, signaling })),
  'connection-changed': followConnection,
  'track-arrived': (call) =>
    noEffects(call.link === null ? call : { ...call, link: { ...call.link, hasTracks: true } }),
  'tracks-put': announce,

  'measure-due': (call) => ({
    state: call,
    effects: call.link !== null && call.media === 'connected' ? [{ type: 'measure' }] : [],
  }),
  measured: (call, { kbps, sent, lost }) => {
    const sentNow = sent - call.counts.sent;
    const loss = sentNow <= 0 ? null : Math.min(1, Math.max(0, lost - call.counts.lost) / sentNow);
    const state: Call = { ...call, counts: { sent, lost } };
    // While no video is sent, its network can't be judged.
    if (!call.camera && !call.saving.saving) return noEffects(state);
    return withSaving(state, nextSaving(call.saving, { kbps, loss }));
  },

  'mic-set': (call, { mic }) => also({ state: { ...call, mic }, effects: [{ type: 'enable-mic', on: mic }] }, announce),
  'camera-set': (call, { camera }) =>
    also({ state: { ...call, camera }, effects: [{ type: 'enable-camera', on: camera }] }, putTracks),
  'camera-replaced': putTracks,
  'video-wanted': (call) => withSaving(call, tryVideo(call.saving)),
  'line-written': (call, { id, text }) =>
    say({ ...call, chat: withOwnLine(call.chat, id, text) }, { type: 'chat', id, text }),
};

const TIMERS: Readonly<Record<Timer, (call: Call, nowMs: number) => Result>> = {
  reconnect: connect,
  silence: loseSocket,
  patience: (call, nowMs) => {
    if (call.link === null || call.media === 'connected') return noEffects(call);
    // While the other side is absent, a missing path says nothing about the networks.
    const media = isOtherThere(call.room) ? 'impossible' : call.media;
    // Another search may succeed: with a slow server, or a network that came back.
    return also(noEffects({ ...call, media }), search(nowMs), waitForMedia);
  },
};

function stopTimer(timer: Timer): Step {
  return (state) => ({ state, effects: [{ type: 'stop-timer', timer }] });
}

function connect(call: Call): Result {
  return {
    state: { ...call, socket: 'connecting' },
    effects: [{ type: 'connect' }, { type: 'start-timer', timer: 'silence', ms: CONNECT_MS }],
  };
}

/** Gives up the WebSocket and connects again after a pause. */
function loseSocket(call: Call): Result {
  if (call.socket === 'none') return noEffects(call);
  const failures = call.breaks + 1;
  return {
    state: { ...call, socket: 'none', breaks: failures },
    effects: [{ type: 'disconnect' }, { type: 'stop-timer', timer: 'silence' }, { type: 'reconnect-later', failures }],
  };
}

/** Stops everything. The close code tells the other side that this screen left. */
function stop(call: Call): Result {
  const stopped: Result = {
    state: { ...call, socket: 'none', isOver: true },
    effects: [
      { type: 'disconnect', code: 1000 },
      { type: 'stop-timer', timer: 'reconnect' },
      { type: 'stop-timer', timer: 'silence' },
      { type: 'stop-measuring' },
    ],
  };
  return also(stopped, closeLink);
}

function end(call: Call, ended: EndReason): Result {
  return stop({ ...call, ended });
}

/** Sends messages, or drops them while there is no WebSocket: chat lines are sent again at the next hello. */
function say(state: Call, ...messages: readonly PeerMessage[]): Result {
  if (state.socket !== 'open') return noEffects(state);
  return { state, effects: messages.map((message) => ({ type: 'send', message })) };
}

function hearRoom(call: Call, { room, left }: Extract<ServerMessage, { type: 'room' }>): Result {
  const there = `${room.admittedAt} ${room.patientThere} ${room.providerThere}`;
  const state: Call = { ...call, room, greeted: there };
  // A screen that left returns as another one. One that is only absent may return itself: its connection is kept.
  if (room.admittedAt === null || (left !== undefined && left === call.link?.to)) return closeLink(state);
  // The other side answers it, if it is there.
  return there === call.greeted ? noEffects(state) : say(state, { type: 'hello', answer: false });
}

function hearPeer(call: Call, from: string, message: PeerMessage, nowMs: number): Result {
  switch (message.type) {
    case 'hello':
      return meet(call, from, message.answer, nowMs);
    case 'signal':
      if (message.to !== call.client || from !== call.link?.to) return noEffects(call);
      return negotiate(call, (negotiation) => takeSignal(negotiation, message));
    case 'media': {
      const { mic, camera, saving } = message;
      return noEffects({ ...call, peer: { mic, camera, saving } });
    }
    case 'chat':
      return say(
        { ...call, chat: withOtherLine(call.chat, message.id, message.text) },
        { type: 'got', id: message.id },
      );
    case 'got':
      return noEffects({ ...call, chat: withArrival(call.chat, message.id) });
  }
}

/** Takes in a hello: a new screen gets a new connection, and one to a known screen restarts ICE. */
function meet(call: Call, from: string, isAnswer: boolean, nowMs: number): Result {
  const { room } = call;
  // Too early: this side sends its own hello at the first state of the room, and gets an answer.
  if (room === null) return noEffects(call);
  // The other side's network may have changed, and signals sent meanwhile are lost.
  const met = from === call.link?.to ? search(nowMs)(call) : openLink(call, from, room, nowMs);
  return also(
    met,
    (next) => say(next, ...(isAnswer ? [] : [{ type: 'hello', answer: true } as const])),
    announce,
    (next) => say(next, ...unarrived(next.chat)),
  );
}

function openLink(call: Call, to: string, { side, iceServers }: Room, nowMs: number): Result {
  const leads = side === 'provider';
  return also(
    closeLink(call),
    (next) => ({
      state: {
        ...next,
        link: { to, negotiation: newNegotiation(leads, nowMs), hasTracks: false },
        counts: { sent: 0, lost: 0 },
        media: 'connecting',
      },
      effects: [{ type: 'open-link', leads, iceServers, sendsVideo: sendsVideo(next) }],
    }),
    waitForMedia,
  );
}

function closeLink(call: Call): Result {
  return {
    state: { ...call, link: null, media: 'none', peer: null },
    effects: [{ type: 'stop-timer', timer: 'patience' }, { type: 'close-link' }],
  };
}

function waitForMedia(state: Call): Result {
  return { state, effects: [{ type: 'start-timer', timer: 'patience', ms: PATIENCE_MS }] };
}

function followConnection(
  call: Call,
  { connection }: Extract<CallEvent, { type: 'connection-changed' }>,
  nowMs: number,
): Result {
  if (connection === 'connected') {
    return stopTimer('patience')({ ...call, media: 'connected', sinceMs: call.sinceMs ?? nowMs });
  }
  if (connection !== 'disconnected' && connection !== 'failed') return noEffects(call);
  const media = call.media === 'connected' ? 'reconnecting' : call.media;
  return also(waitForMedia({ ...call, media }), search(nowMs));
}

function negotiate(call: Call, step: (negotiation: Negotiation) => Outcome<Negotiation, NegotiationEffect>): Result {
  if (call.link === null) return noEffects(call);
  const { state: negotiation, effects } = step(call.link.negotiation);
  return { state: { ...call, link: { ...call.link, negotiation } }, effects };
}

function search(nowMs: number): Step {
  return (call) => negotiate(call, (negotiation) => searchAgain(negotiation, nowMs));
}

function sendSignal(call: Call, signal: Signal): Result {
  return call.link === null ? noEffects(call) : say(call, { type: 'signal', to: call.link.to, ...signal });
}

function sendsVideo({ camera, saving }: Call): boolean {
  return camera && !saving.saving;
}

function putTracks(state: Call): Result {
  return { state, effects: [{ type: 'put-tracks', sendsVideo: sendsVideo(state) }] };
}

function withSaving(call: Call, saving: SavingState): Result {
  const state: Call = { ...call, saving };
  return saving.saving === call.saving.saving ? noEffects(state) : putTracks(state);
}

/** Tells the other side whether this one can be heard and seen. */
function announce(call: Call): Result {
  const { mic, camera, saving } = call;
  return call.link === null ? noEffects(call) : say(call, { type: 'media', mic, camera, saving: saving.saving });
}
