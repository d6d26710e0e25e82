import type { Room } from '#features/video/contract.ts';
import type { CallEvent } from '#features/video/rules/call/call-state.ts';
import type { NegotiationEffect } from '#features/video/rules/call/negotiation.ts';

/** Enough for a face on a phone, to save mobile data, bit/s. */
const MAX_VIDEO_BITS = 600_000;

/**
 * The RTCPeerConnection to a screen of the other side: runs the effects of rules/call/negotiation.ts and reports events.
 * A closed one reports nothing.
 */
export class PeerConnection {
  /** Picture and sound of the other side. */
  readonly remote = new MediaStream();
  readonly #pc: RTCPeerConnection;
  readonly #local: MediaStream;
  readonly #report: (event: CallEvent) => void;
  #sendsVideo: boolean;

  constructor(
    { leads, iceServers, sendsVideo }: { leads: boolean; iceServers: Room['iceServers']; sendsVideo: boolean },
    local: MediaStream,
    report: (event: CallEvent) => void,
  ) {
    this.#local = local;
    this.#sendsVideo = sendsVideo;
    const pc = new RTCPeerConnection({ iceServers: iceServers as RTCIceServer[] });
    this.#pc = pc;
    this.#report = (event) => {
      if (pc.signalingState !== 'closed') report(event);
    };
    pc.addEventListener('icecandidate', ({ candidate }) => {
      const {
        candidate: text,
        sdpMid = null,
        sdpMLineIndex = null,
        usernameFragment = null,
      } = candidate?.toJSON() ?? {};
      if (text === undefined) return;
      this.#report({
        type: 'candidate-found',
        candidate: { candidate: text, sdpMid, sdpMLineIndex, usernameFragment },
      });
    });
    pc.addEventListener('track', ({ track }) => {
      this.remote.addTrack(track);
      this.#report({ type: 'track-arrived' });
    });
    pc.addEventListener('connectionstatechange', () => {
      this.#report({ type: 'connection-changed', connection: pc.connectionState });
    });
    pc.addEventListener('negotiationneeded', () => this.#report({ type: 'negotiation-needed' }));
    if (!leads) return;
    pc.addTransceiver('audio', { direction: 'sendrecv' });
    pc.addTransceiver('video', { direction: 'sendrecv' });
    void this.#putTracks();
  }

  get signaling(): RTCSignalingState {
    return this.#pc.signalingState;
  }

  close(): void {
    this.#pc.close();
  }

  /** Runs an effect of the negotiation and reports its end. A failure is mended by the next search for a path. */
  async negotiate(effect: NegotiationEffect): Promise<void> {
    if (effect.type === 'describe') {
      this.#describe();
      return;
    }
    const isDone = await this.#run(effect).then(
      () => true,
      () => false,
    );
    this.#report(effect.type === 'offer' ? { type: 'offered' } : { type: 'task-done', isDone });
  }

  /** Replaces the sent tracks, without negotiating. */
  async putTracks(sendsVideo: boolean): Promise<void> {
    this.#sendsVideo = sendsVideo;
    await this.#putTracks().catch(() => undefined);
  }

  /** Reports the packets sent and lost since the connection began, and the estimated bandwidth; null if unknown. */
  async measure(): Promise<void> {
    let [kbps, sent, lost]: [number | null, number, number] = [null, 0, 0];
    for (const report of (await this.#pc.getStats()).values() as Iterable<Record<string, unknown>>) {
      if (report['type'] === 'candidate-pair' && report['nominated'] === true) {
        const bits = report['availableOutgoingBitrate'];
        if (typeof bits === 'number') kbps = bits / 1000;
      }
      if (report['type'] === 'outbound-rtp') sent += Number(report['packetsSent'] ?? 0);
      if (report['type'] === 'remote-inbound-rtp') lost += Math.max(0, Number(report['packetsLost'] ?? 0));
    }
    this.#report({ type: 'measured', kbps, sent, lost });
  }

  async #run(effect: Exclude<NegotiationEffect, { type: 'describe' }>): Promise<void> {
    const pc = this.#pc;
    switch (effect.type) {
      case 'offer':
        await pc.setLocalDescription();
        this.#describe();
        break;
      case 'accept-answer':
        await pc.setRemoteDescription(effect.description);
        break;
      case 'answer-offer':
        await pc.setRemoteDescription(effect.description);
        for (const transceiver of pc.getTransceivers()) transceiver.direction = 'sendrecv';
        await this.#putTracks();
        await pc.setLocalDescription();
        this.#describe();
        break;
      case 'add-candidate':
        await pc.addIceCandidate(effect.candidate);
        break;
      case 'restart-ice':
        if (effect.takeBack) await pc.setLocalDescription({ type: 'rollback' });
        pc.restartIce();
        break;
    }
  }

  #describe(): void {
    const { localDescription } = this.#pc;
    if (localDescription === null) return;
    const { type, sdp } = localDescription;
    this.#report({ type: 'described', description: { type, sdp } });
  }

  async #putTracks(): Promise<void> {
    for (const { sender, receiver } of this.#pc.getTransceivers()) {
      const isVideo = receiver.track.kind === 'video';
      const [track = null] = isVideo
        ? this.#local.getVideoTracks().filter(() => this.#sendsVideo)
        : this.#local.getAudioTracks();
      if (sender.track !== track) await sender.replaceTrack(track);
      if (!isVideo || track === null) continue;
      const parameters = sender.getParameters();
      for (const encoding of parameters.encodings) encoding.maxBitrate = MAX_VIDEO_BITS;
      await sender.setParameters(parameters).catch(() => undefined);
    }
  }
}
