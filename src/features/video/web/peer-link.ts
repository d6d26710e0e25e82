import type { PeerMessage, Room } from '../contract.ts';

type Signal = Omit<Extract<PeerMessage, { type: 'signal' }>, 'type' | 'to'>;

/** What one side sends; a kind that is missing isn't sent. */
export interface LocalTracks {
  readonly audio: MediaStreamTrack | null;
  readonly video: MediaStreamTrack | null;
}

/** A search for a way is given so long before the next one begins, ms. */
const RESTART_PAUSE_MS = 2000;

interface Listener {
  readonly send: (signal: Signal) => void;
  readonly onTrack: (stream: MediaStream) => void;
  readonly onState: (state: RTCPeerConnectionState) => void;
}

/** Enough for a face on a phone, and no more of somebody's data than that, bit/s. */
const MOST_VIDEO_BITS = 600_000;

/**
 * The connection between the two browsers. One side leads: it lays out what is sent and restarts the search for a way;
 * when both negotiate at once, the other one gives in.
 * @see https://w3c.github.io/webrtc-pc/#perfect-negotiation-example
 */
export class PeerLink {
  readonly pc: RTCPeerConnection;
  readonly #leads: boolean;
  readonly #listener: Listener;
  readonly #remote = new MediaStream();
  #tracks: LocalTracks;
  #isOffering = false;
  #ignoresOffer = false;
  #work: Promise<void> = Promise.resolve();
  #restartedMs = Date.now();

  constructor(leads: boolean, iceServers: Room['iceServers'], tracks: LocalTracks, listener: Listener) {
    this.#leads = leads;
    this.#tracks = tracks;
    this.#listener = listener;
    const pc = new RTCPeerConnection({ iceServers: iceServers as RTCIceServer[] });
    this.pc = pc;
    pc.addEventListener('icecandidate', ({ candidate }) => {
      const { candidate: text, sdpMid, sdpMLineIndex, usernameFragment } = candidate?.toJSON() ?? {};
      if (text === undefined) return;
      const rest = { sdpMid: sdpMid ?? null, sdpMLineIndex: sdpMLineIndex ?? null };
      listener.send({ candidate: { candidate: text, ...rest, usernameFragment: usernameFragment ?? null } });
    });
    pc.addEventListener('track', ({ track }) => {
      this.#remote.addTrack(track);
      listener.onTrack(this.#remote);
    });
    pc.addEventListener('connectionstatechange', () => {
      if (pc.connectionState === 'failed') this.restart();
      listener.onState(pc.connectionState);
    });
    pc.addEventListener('negotiationneeded', () => void this.#offer());
    if (leads) {
      pc.addTransceiver('audio', { direction: 'sendrecv' });
      pc.addTransceiver('video', { direction: 'sendrecv' });
      void this.#putTracks();
    }
  }

  /** Takes in what the other side signals, one after the other. */
  take(signal: Signal): void {
    this.#work = this.#work.then(() => this.#take(signal)).catch(() => undefined);
  }

  /** Sends other tracks from now on, without negotiating anew. */
  async setTracks(tracks: LocalTracks): Promise<void> {
    this.#tracks = tracks;
    await this.#putTracks();
  }

  /**
   * Looks for a way anew, over whatever network there is now, without ending what still works. The leading side does it;
   * an offer that nobody answered may never have arrived: the first one is sent again, a later one taken back before.
   */
  restart(): void {
    const nowMs = Date.now();
    if (!this.#leads || nowMs - this.#restartedMs < RESTART_PAUSE_MS) return;
    this.#restartedMs = nowMs;
    const { pc } = this;
    this.#work = this.#work
      .then(async () => {
        const isUnanswered = pc.signalingState === 'have-local-offer';
        // Taken back, the first one would be made anew with lines of other names, which a side that has it refuses for good.
        if (isUnanswered && pc.currentRemoteDescription === null) {
          this.#describe();
          return;
        }
        if (isUnanswered) await pc.setLocalDescription({ type: 'rollback' });
        if (pc.signalingState !== 'closed') pc.restartIce();
      })
      .catch(() => undefined);
  }

  close(): void {
    this.pc.close();
  }

  async #offer(): Promise<void> {
    try {
      this.#isOffering = true;
      await this.pc.setLocalDescription();
      this.#describe();
    } catch {
      // Closed meanwhile.
    } finally {
      this.#isOffering = false;
    }
  }

  async #take({ description, candidate }: Signal): Promise<void> {
    const { pc } = this;
    if (description !== undefined) {
      const collides = description.type === 'offer' && (this.#isOffering || pc.signalingState !== 'stable');
      this.#ignoresOffer = this.#leads && collides;
      if (this.#ignoresOffer) return;
      await pc.setRemoteDescription(description);
      if (description.type !== 'offer') return;
      for (const transceiver of pc.getTransceivers()) transceiver.direction = 'sendrecv';
      await this.#putTracks();
      await pc.setLocalDescription();
      this.#describe();
    } else if (candidate) {
      try {
        await pc.addIceCandidate(candidate);
      } catch (error) {
        if (!this.#ignoresOffer) throw error;
      }
    }
  }

  #describe(): void {
    const { localDescription } = this.pc;
    if (localDescription === null) return;
    this.#listener.send({ description: { type: localDescription.type, sdp: localDescription.sdp } });
  }

  async #putTracks(): Promise<void> {
    for (const { sender, receiver } of this.pc.getTransceivers()) {
      const isVideo = receiver.track.kind === 'video';
      const track = isVideo ? this.#tracks.video : this.#tracks.audio;
      if (sender.track !== track) await sender.replaceTrack(track);
      if (!isVideo || track === null) continue;
      const parameters = sender.getParameters();
      for (const encoding of parameters.encodings) encoding.maxBitrate = MOST_VIDEO_BITS;
      await sender.setParameters(parameters).catch(() => undefined);
    }
  }
}
