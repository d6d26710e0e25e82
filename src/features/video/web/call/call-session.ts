import type { ServerMessage } from '#features/video/contract.ts';
import { reconnectDelayMs } from '#features/video/rules/backoff.ts';
import { reduceCall } from '#features/video/rules/call/call.ts';
import {
  type Call,
  type CallEffect,
  type CallEvent,
  newCall,
  type Timer,
} from '#features/video/rules/call/call-state.ts';
import type { NegotiationEffect } from '#features/video/rules/call/negotiation.ts';
import { SAMPLE_MS } from '#features/video/rules/weak-network.ts';
import { Flow, type Handlers, runBy } from '#platform/common/flow.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { replaceCamera } from '../entrance/local-media.ts';
import { PeerConnection } from './peer-connection.ts';

/** One side of a call in this browser. rules/call decides; this runs the effects on WebSocket, connection and timers. */
export class CallSession {
  readonly local: MediaStream;
  readonly #flow: Flow<Call, CallEvent, CallEffect>;
  readonly #url: string;
  readonly #isRefused: () => Promise<boolean>;
  readonly #timers = new Map<Timer, ReturnType<typeof setTimeout>>();
  #measuring: ReturnType<typeof setInterval> | undefined;
  #socket: WebSocket | undefined;
  #peer: PeerConnection | undefined;

  /** `isRefused` asks the server whether this side may no longer join. */
  constructor(id: number, local: MediaStream, isRefused: () => Promise<boolean>) {
    this.local = local;
    this.#isRefused = isRefused;
    const client = newKey()
      .replaceAll(/[^\w-]/g, '')
      .slice(0, 36);
    this.#url = `${window.location.origin.replace('http', 'ws')}/api/visits/${id}/signal?client=${client}`;
    const has = (kind: string) => local.getTracks().some((track) => track.kind === kind && track.enabled);
    const first = newCall(client, { mic: has('audio'), camera: has('video') });
    const reduce = (call: Call, event: CallEvent) => reduceCall(call, event, Date.now());
    this.#flow = new Flow(first, reduce, runBy(this.#effects()));
    window.addEventListener('online', this.#onOnline);
    window.addEventListener('offline', this.#onOffline);
    this.#send({ type: 'entered' });
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#flow.subscribe(listener);

  readonly state = (): Call => this.#flow.state();

  /** Picture and sound of the other side; null while there are none. */
  get remote(): MediaStream | null {
    return this.state().link?.hasTracks === true ? (this.#peer?.remote ?? null) : null;
  }

  /** Ends this side of the call. The caller stops the tracks of `local`. */
  leave(): void {
    this.#send({ type: 'left' });
  }

  setMic(mic: boolean): void {
    this.#send({ type: 'mic-set', mic });
  }

  setCamera(camera: boolean): void {
    this.#send({ type: 'camera-set', camera });
  }

  /** Switches to the other camera; false if there is none. */
  async switchCamera(): Promise<boolean> {
    if (!(await replaceCamera(this.local))) return false;
    this.#send({ type: 'camera-replaced' });
    return true;
  }

  /** Sends video again in spite of a weak network. */
  wantVideo(): void {
    this.#send({ type: 'video-wanted' });
  }

  say(text: string): void {
    this.#send({ type: 'line-written', id: newKey().slice(0, 40), text });
  }

  readonly #onOnline = () => this.#send({ type: 'browser-online' });
  readonly #onOffline = () => this.#send({ type: 'browser-offline' });

  /** Passes an event to the reducer, after the present signaling state, by which it decides. */
  #send(event: CallEvent): void {
    const signaling = this.#peer?.signaling;
    const { link } = this.#flow.state();
    if (signaling !== undefined && link !== null && link.negotiation.signaling !== signaling) {
      this.#flow.send({ type: 'signaling-changed', signaling });
    }
    this.#flow.send(event);
  }

  #effects(): Handlers<CallEffect> {
    const negotiate = (effect: NegotiationEffect) => void this.#peer?.negotiate(effect);
    return {
      offer: negotiate,
      describe: negotiate,
      'accept-answer': negotiate,
      'answer-offer': negotiate,
      'add-candidate': negotiate,
      'restart-ice': negotiate,
      ...this.#linkEffects(),
      ...this.#socketEffects(),
      'start-timer': ({ timer, ms }) => this.#startTimer(timer, ms),
      'stop-timer': ({ timer }) => clearTimeout(this.#timers.get(timer)),
      'start-measuring': () => {
        this.#measuring = setInterval(() => this.#send({ type: 'measure-due' }), SAMPLE_MS);
      },
      'stop-measuring': () => clearInterval(this.#measuring),
    };
  }

  #linkEffects() {
    return {
      'open-link': (wanted) => {
        this.#peer = new PeerConnection(wanted, this.local, (event) => this.#send(event));
      },
      'close-link': () => {
        this.#peer?.close();
        this.#peer = undefined;
      },
      measure: () => void this.#peer?.measure(),
      'enable-mic': ({ on }) => {
        for (const track of this.local.getAudioTracks()) track.enabled = on;
      },
      'enable-camera': ({ on }) => {
        for (const track of this.local.getVideoTracks()) track.enabled = on;
      },
      'put-tracks': ({ sendsVideo }) =>
        void this.#peer?.putTracks(sendsVideo).then(() => this.#send({ type: 'tracks-put' })),
    } satisfies Partial<Handlers<CallEffect>>;
  }

  #socketEffects() {
    return {
      connect: () => this.#connect(),
      disconnect: ({ code }) => {
        const socket = this.#socket;
        this.#socket = undefined;
        socket?.close(code);
        if (code === undefined) return;
        window.removeEventListener('online', this.#onOnline);
        window.removeEventListener('offline', this.#onOffline);
      },
      send: ({ message }) => {
        if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
      },
      'check-access': () =>
        void this.#isRefused().then((isRefused) => this.#send({ type: 'access-checked', isRefused })),
      'reconnect-later': ({ failures }) => this.#startTimer('reconnect', reconnectDelayMs(failures, Math.random())),
    } satisfies Partial<Handlers<CallEffect>>;
  }

  #startTimer(timer: Timer, ms: number): void {
    clearTimeout(this.#timers.get(timer));
    this.#timers.set(
      timer,
      setTimeout(() => this.#send({ type: 'timer', timer }), ms),
    );
  }

  /** Opens a WebSocket. Events of one that was given up are ignored. */
  #connect(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    const hear = (event: CallEvent) => {
      if (socket === this.#socket) this.#send(event);
    };
    socket.addEventListener('open', () => hear({ type: 'socket-opened' }));
    socket.addEventListener('message', ({ data }) => {
      hear({ type: 'socket-said', message: JSON.parse(String(data)) as ServerMessage });
    });
    socket.addEventListener('close', ({ code }) => hear({ type: 'socket-closed', code }));
  }
}
