import { NOT_SAVING, nextSaving, type SavingState, tryVideo } from '../rules/weak-network.ts';

/** Measures the way to the other side from time to time, and decides by that whether the picture rests. */
export class NetworkWatch {
  #state: SavingState = NOT_SAVING;
  #counts = { sent: 0, lost: 0 };

  /** Another connection counts from zero. */
  restart(): void {
    this.#counts = { sent: 0, lost: 0 };
  }

  /** Somebody wants the picture to rest, or to be tried again at once. */
  want(saving: boolean): void {
    this.#state = saving ? { saving: true, streak: 0, failures: 4 } : tryVideo(this.#state);
  }

  /** Measures once; whether the picture rests now. Without one to send, the network can't be told to be too weak for it. */
  async sample(pc: RTCPeerConnection, sendsPicture: boolean): Promise<boolean> {
    const { kbps, loss, ...counts } = await measure(pc, this.#counts);
    this.#counts = counts;
    if (sendsPicture || this.#state.saving) this.#state = nextSaving(this.#state, { kbps, loss });
    return this.#state.saving;
  }
}

/** What was measured of a connection since the counts before. */
async function measure(
  pc: RTCPeerConnection,
  before: { readonly sent: number; readonly lost: number },
): Promise<{
  readonly kbps: number | null;
  readonly loss: number | null;
  readonly sent: number;
  readonly lost: number;
}> {
  let [kbps, sent, lost]: [number | null, number, number] = [null, 0, 0];
  for (const report of (await pc.getStats()).values() as Iterable<Record<string, unknown>>) {
    if (report['type'] === 'candidate-pair' && report['nominated'] === true) {
      const bits = report['availableOutgoingBitrate'];
      if (typeof bits === 'number') kbps = bits / 1000;
    }
    if (report['type'] === 'outbound-rtp') sent += Number(report['packetsSent'] ?? 0);
    if (report['type'] === 'remote-inbound-rtp') lost += Math.max(0, Number(report['packetsLost'] ?? 0));
  }
  const sentNow = sent - before.sent;
  const loss = sentNow <= 0 ? null : Math.min(1, Math.max(0, lost - before.lost) / sentNow);
  return { kbps, loss, sent, lost };
}
