import { newKey } from '#platform/web/new-key.ts';
import type { PeerMessage, Room, ServerMessage } from '../contract.ts';
import { SAMPLE_MS } from '../rules/weak-network.ts';
import { CallChat } from './call-chat.ts';
import { type CallState, firstState, isOtherThere, tracksOf } from './call-state.ts';
import { replaceCamera } from './local-media.ts';
import { NetworkWatch } from './network-watch.ts';
import { PeerLink } from './peer-link.ts';
import { type EndReason, SignalSocket } from './signal-socket.ts';

/** For so long the two browsers look for a way to each other before one is told that there may be none, ms. */
const PATIENCE_MS = 15_000;

/** One side of a call, from the waiting room to its end. It knows nothing of how it is shown. */
export class CallEngine {
  readonly #client = newKey()
    .replaceAll(/[^\w-]/g, '')
    .slice(0, 36);
  readonly #socket: SignalSocket;
  readonly #listeners = new Set<() => void>();
  readonly #chat: CallChat;
  #state: CallState;
  #link: PeerLink | undefined;
  #peerClient: string | undefined;
  /** How things stood when the other side was greeted last; empty on a new connection. */
  #greeted = '';
  readonly #watch = new NetworkWatch();
  #patience: ReturnType<typeof setTimeout> | undefined;
  readonly #sampling: ReturnType<typeof setInterval>;

  constructor(id: number, local: MediaStream, { onRefused }: { readonly onRefused: () => Promise<boolean> }) {
    this.#state = firstState(local);
    this.#chat = new CallChat(
      (message) => this.#socket.send(message),
      (chat) => this.#set({ chat }),
    );
    const url = `${window.location.origin.replace('http', 'ws')}/api/visits/${id}/signal?client=${this.#client}`;
    this.#socket = new SignalSocket(url, {
      onOpen: () => {
        this.#greeted = '';
        this.#set({ signal: 'open' });
      },
      onMessage: (said) => (said.type === 'peer' ? this.#hearPeer(said.from, said.message) : this.#hear(said)),
      onLost: () => this.#set({ signal: 'lost' }),
      onFailed: () => void onRefused().then((isRefused) => isRefused && this.#end('refused')),
      onEnd: (reason) => this.#end(reason),
    });
    this.#sampling = setInterval(() => void this.#sample(), SAMPLE_MS);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): CallState => this.#state;

  /** Gives everything up. The tracks are the caller's. */
  stop(): void {
    this.#socket.stop();
    this.#closeLink();
    clearInterval(this.#sampling);
  }

  setMic(mic: boolean): void {
    for (const track of this.#state.local.getAudioTracks()) track.enabled = mic;
    this.#set({ mic });
    this.#announce();
  }

  async setCamera(camera: boolean): Promise<void> {
    for (const track of this.#state.local.getVideoTracks()) track.enabled = camera;
    this.#set({ camera });
    await this.#putTracks();
  }

  async switchCamera(): Promise<boolean> {
    if (!(await replaceCamera(this.#state.local))) return false;
    await this.#putTracks();
    return true;
  }

  /** Video again, or none, whatever the network is like. */
  async setSaving(saving: boolean): Promise<void> {
    this.#watch.want(saving);
    this.#set({ saving });
    await this.#putTracks();
  }

  say(text: string): void {
    this.#chat.say(newKey().slice(0, 40), text);
  }

  #set(part: Partial<CallState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  #end(ended: EndReason | 'refused'): void {
    this.stop();
    this.#set({ ended, media: 'none' });
  }

  #hear({ room, left }: Extract<ServerMessage, { type: 'room' }>): void {
    this.#set({ room });
    const there = `${room.admittedAt} ${room.patientThere} ${room.providerThere}`;
    // Who left comes back by another screen only. One that merely isn't there may: its connection is kept for it.
    if (room.admittedAt === null || (left !== undefined && left === this.#peerClient)) this.#closeLink();
    // Whoever hears it answers; the first of the two to come finds nobody.
    else if (there !== this.#greeted) this.#socket.send({ type: 'hello', answer: false });
    this.#greeted = there;
  }

  #hearPeer(from: string, message: PeerMessage): void {
    if (message.type === 'hello') this.#meet(from, message.answer);
    else if (message.type === 'signal') {
      if (message.to === this.#client && from === this.#peerClient) this.#link?.take(message);
    } else if (message.type === 'media') {
      this.#set({ peer: { mic: message.mic, camera: message.camera, saving: message.saving } });
    } else this.#chat.hear(message);
  }

  /** The other side is there: another screen than before gets a new connection, the same one a new search for a way. */
  #meet(from: string, isAnswer: boolean): void {
    const { room } = this.#state;
    // Too early: with the first word of the server one greets, and is answered.
    if (room === null) return;
    if (from === this.#peerClient) {
      // Its network may be another one by now, and what was signalled meanwhile is lost.
      this.#link?.restart();
    } else this.#openLink(from, room);
    if (!isAnswer) this.#socket.send({ type: 'hello', answer: true });
    this.#announce();
    this.#chat.sendWaiting();
  }

  #openLink(to: string, room: Room): void {
    this.#closeLink();
    this.#peerClient = to;
    this.#watch.restart();
    this.#set({ media: 'connecting' });
    this.#waitForMedia();
    this.#link = new PeerLink(room.side === 'provider', room.iceServers, tracksOf(this.#state), {
      send: (signal) => this.#socket.send({ type: 'signal', to, ...signal }),
      onTrack: (remote) => this.#set({ remote }),
      onState: (state) => this.#follow(state),
    });
  }

  #follow(state: RTCPeerConnectionState): void {
    if (state === 'connected') {
      clearTimeout(this.#patience);
      this.#set({ media: 'connected', sinceMs: this.#state.sinceMs ?? Date.now() });
    } else if (state === 'disconnected' || state === 'failed') {
      if (this.#state.media === 'connected') this.#set({ media: 'reconnecting' });
      this.#waitForMedia();
      this.#link?.restart();
    }
  }

  #waitForMedia(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      if (this.#link === undefined || this.#state.media === 'connected') return;
      // That no way leads to somebody who isn't there says nothing of the networks.
      if (isOtherThere(this.#state.room)) this.#set({ media: 'impossible' });
      // Another search may find what this one didn't: a server that was slow, a network that came back.
      this.#link.restart();
      this.#waitForMedia();
    }, PATIENCE_MS);
  }

  #closeLink(): void {
    clearTimeout(this.#patience);
    this.#link?.close();
    this.#link = undefined;
    this.#peerClient = undefined;
    this.#set({ media: 'none', remote: null, peer: null });
  }

  async #sample(): Promise<void> {
    const { media, camera, saving } = this.#state;
    if (this.#link === undefined || media !== 'connected') return;
    const next = await this.#watch.sample(this.#link.pc, camera);
    if (next === saving) return;
    this.#set({ saving: next });
    await this.#putTracks();
  }

  async #putTracks(): Promise<void> {
    await this.#link?.setTracks(tracksOf(this.#state));
    this.#announce();
  }

  #announce(): void {
    const { mic, camera, saving } = this.#state;
    if (this.#peerClient !== undefined) this.#socket.send({ type: 'media', mic, camera, saving });
  }
}
