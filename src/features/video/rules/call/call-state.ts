import type { PeerMessage, Room, ServerMessage } from '#features/video/contract.ts';
import type { Media } from '../shown-media.ts';
import { NOT_SAVING, type SavingState } from '../weak-network.ts';
import type { ChatLine } from './chat-lines.ts';
import type { Negotiation, NegotiationEffect, Signal, SignalingState } from './negotiation.ts';

/** Why a call ended for good. */
export type EndReason = 'over' | 'signedOut' | 'replaced' | 'refused';

/** The connection to a screen of the other side. */
export interface Link {
  /** The id of that screen. */
  readonly to: string;
  readonly negotiation: Negotiation;
  /** Something to see or hear has arrived. */
  readonly hasTracks: boolean;
}

/** One side of a call, from the waiting room to its end. */
export interface Call {
  /** The id of this screen, the same before and after a broken connection. */
  readonly client: string;
  readonly room: Room | null;
  /** The WebSocket: none while it waits to connect again, or after the end. */
  readonly socket: 'none' | 'connecting' | 'open';
  /** Failed attempts and broken connections in a row. */
  readonly breaks: number;
  /** The user left or the call ended: later events change nothing. */
  readonly isOver: boolean;
  readonly ended: EndReason | null;
  readonly link: Link | null;
  readonly media: Media;
  readonly mic: boolean;
  readonly camera: boolean;
  /** Whether this side's video is paused because the network is weak. */
  readonly saving: SavingState;
  /** Packets sent and lost up to the last measurement. */
  readonly counts: { readonly sent: number; readonly lost: number };
  /** What the other side sends. */
  readonly peer: { readonly mic: boolean; readonly camera: boolean; readonly saving: boolean } | null;
  readonly chat: readonly ChatLine[];
  /** When the two were first connected, ms since the epoch. */
  readonly sinceMs: number | null;
  /** The admission and presence at the last hello; empty on a new WebSocket. */
  readonly greeted: string;
}

/** What happens in a call. */
export type CallEvent =
  | { readonly type: 'entered' }
  | { readonly type: 'left' }
  | { readonly type: 'socket-opened' }
  | { readonly type: 'socket-said'; readonly message: ServerMessage }
  | { readonly type: 'socket-closed'; readonly code: number }
  /** The server said whether this side may still join. */
  | { readonly type: 'access-checked'; readonly isRefused: boolean }
  | { readonly type: 'browser-online' }
  | { readonly type: 'browser-offline' }
  | { readonly type: 'timer'; readonly timer: Timer }
  | { readonly type: 'negotiation-needed' }
  | { readonly type: 'offered' }
  /** A local description to send: an offer or an answer. */
  | { readonly type: 'described'; readonly description: NonNullable<Signal['description']> }
  | { readonly type: 'candidate-found'; readonly candidate: NonNullable<Signal['candidate']> }
  | { readonly type: 'task-done'; readonly isDone: boolean }
  | { readonly type: 'signaling-changed'; readonly signaling: SignalingState }
  | { readonly type: 'connection-changed'; readonly connection: ConnectionState }
  | { readonly type: 'track-arrived' }
  /** The senders have the tracks of the last `put-tracks`. */
  | { readonly type: 'tracks-put' }
  | { readonly type: 'measure-due' }
  | { readonly type: 'measured'; readonly kbps: number | null; readonly sent: number; readonly lost: number }
  | { readonly type: 'mic-set'; readonly mic: boolean }
  | { readonly type: 'camera-set'; readonly camera: boolean }
  | { readonly type: 'camera-replaced' }
  /** The user wants video in spite of the network. */
  | { readonly type: 'video-wanted' }
  | { readonly type: 'line-written'; readonly id: string; readonly text: string };

/** `RTCPeerConnection.connectionState`. */
export type ConnectionState = 'new' | 'connecting' | 'connected' | 'disconnected' | 'failed' | 'closed';
export type Timer = 'reconnect' | 'silence' | 'patience';

/** What the browser has to do. */
export type CallEffect =
  | NegotiationEffect
  | { readonly type: 'connect' }
  /** Closes the WebSocket; with 1000 the other side learns that this screen left. */
  | { readonly type: 'disconnect'; readonly code?: 1000 }
  | { readonly type: 'send'; readonly message: PeerMessage }
  | { readonly type: 'check-access' }
  | { readonly type: 'start-timer'; readonly timer: 'silence' | 'patience'; readonly ms: number }
  /** Starts the timer `reconnect` by `reconnectDelayMs` (rules/backoff.ts). */
  | { readonly type: 'reconnect-later'; readonly failures: number }
  | { readonly type: 'stop-timer'; readonly timer: Timer }
  | { readonly type: 'start-measuring' }
  | { readonly type: 'stop-measuring' }
  | { readonly type: 'measure' }
  | {
      readonly type: 'open-link';
      readonly leads: boolean;
      readonly iceServers: Room['iceServers'];
      readonly sendsVideo: boolean;
    }
  | { readonly type: 'close-link' }
  | { readonly type: 'enable-mic'; readonly on: boolean }
  | { readonly type: 'enable-camera'; readonly on: boolean }
  /** Sends sound, with or without video. Reported by `tracks-put`. */
  | { readonly type: 'put-tracks'; readonly sendsVideo: boolean };

/** A call before it begins, with the devices that this side can use. */
export function newCall(client: string, { mic, camera }: { readonly mic: boolean; readonly camera: boolean }): Call {
  return {
    client,
    room: null,
    socket: 'none',
    breaks: 0,
    isOver: false,
    ended: null,
    link: null,
    media: 'none',
    mic,
    camera,
    saving: NOT_SAVING,
    counts: { sent: 0, lost: 0 },
    peer: null,
    chat: [],
    sinceMs: null,
    greeted: '',
  };
}

/** True if the server says that the other side has a screen of this visit open. */
export function isOtherThere(room: Room | null): boolean {
  return room?.side === 'patient' ? room.providerThere : room?.patientThere === true;
}

/** True while the connection to the server is broken and comes back by itself. */
export function isBroken({ socket, breaks, isOver }: Call): boolean {
  return !isOver && socket !== 'open' && breaks > 0;
}
