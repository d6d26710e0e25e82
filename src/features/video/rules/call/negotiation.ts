import type { PeerMessage } from '#features/video/contract.ts';
import { noEffects, type Outcome } from '#platform/common/flow.ts';

export type Signal = Omit<Extract<PeerMessage, { type: 'signal' }>, 'type' | 'to'>;
export type Description = NonNullable<Signal['description']>;
type Candidate = NonNullable<Signal['candidate']>;

/** `RTCPeerConnection.signalingState`. */
export type SignalingState =
  | 'stable'
  | 'have-local-offer'
  | 'have-remote-offer'
  | 'have-local-pranswer'
  | 'have-remote-pranswer'
  | 'closed';

/** A step of the negotiation. Steps run one after the other. */
type Task =
  | { readonly type: 'description'; readonly description: Description }
  | { readonly type: 'candidate'; readonly candidate: Candidate }
  | { readonly type: 'restart' };

/** The state of the negotiation between the two browsers. */
export interface Negotiation {
  /**
   * One side leads: it adds the transceivers and restarts ICE. When both offer at once, the leading side ignores the
   * other's offer and the other side rolls back its own ("impolite" and "polite" peer).
   * @see https://w3c.github.io/webrtc-pc/#perfect-negotiation-example
   */
  readonly leads: boolean;
  readonly signaling: SignalingState;
  /** An offer is being made. */
  readonly isOffering: boolean;
  /** An offer was answered before. */
  readonly isAgreed: boolean;
  /** The effect that runs now; ended by `endTask`. */
  readonly running: 'accept-answer' | 'answer-offer' | 'add-candidate' | 'restart-ice' | null;
  readonly waiting: readonly Task[];
  /** When the last search for a path began, ms. */
  readonly searchedAtMs: number;
}

/** What to do with the RTCPeerConnection. */
export type NegotiationEffect =
  /** Makes and sends an offer. Reported by `offered`. */
  | { readonly type: 'offer' }
  /** Sends the local description again, with the candidates found since. */
  | { readonly type: 'describe' }
  | { readonly type: 'accept-answer'; readonly description: Description }
  /** Accepts an offer, which rolls back an own one, and sends the answer. */
  | { readonly type: 'answer-offer'; readonly description: Description }
  | { readonly type: 'add-candidate'; readonly candidate: Candidate }
  /** Restarts ICE, which keeps a path that still works; with `takeBack`, after rolling back the open offer. */
  | { readonly type: 'restart-ice'; readonly takeBack: boolean };

type Step = Outcome<Negotiation, NegotiationEffect>;

/** The minimum time between two searches for a path, ms. */
export const RESTART_PAUSE_MS = 2000;

/** The negotiation of a connection that was just made. */
export function newNegotiation(leads: boolean, nowMs: number): Negotiation {
  return {
    leads,
    signaling: 'stable',
    isOffering: false,
    isAgreed: false,
    running: null,
    waiting: [],
    searchedAtMs: nowMs,
  };
}

/** The browser wants to negotiate. */
export function startOffer(negotiation: Negotiation): Step {
  return { state: { ...negotiation, isOffering: true }, effects: [{ type: 'offer' }] };
}

/** The offer was made and sent, or couldn't be made. */
export function endOffer(negotiation: Negotiation): Step {
  return noEffects({ ...negotiation, isOffering: false });
}

/** Takes in a signal of the other side. */
export function takeSignal(negotiation: Negotiation, { description, candidate }: Signal): Step {
  if (description !== undefined) return enqueue(negotiation, { type: 'description', description });
  if (candidate) return enqueue(negotiation, { type: 'candidate', candidate });
  return noEffects(negotiation);
}

/** Searches for a path again, on the leading side and at most every two seconds. */
export function searchAgain(negotiation: Negotiation, nowMs: number): Step {
  if (!negotiation.leads || nowMs - negotiation.searchedAtMs < RESTART_PAUSE_MS) return noEffects(negotiation);
  return enqueue({ ...negotiation, searchedAtMs: nowMs }, { type: 'restart' });
}

/** Ends the running effect, done or failed, and goes on. */
export function endTask(negotiation: Negotiation, isDone: boolean): Step {
  const { running, isAgreed } = negotiation;
  const agrees = isDone && (running === 'accept-answer' || running === 'answer-offer');
  return goOn({ ...negotiation, running: null, isAgreed: isAgreed || agrees });
}

function enqueue(negotiation: Negotiation, task: Task): Step {
  return goOn({ ...negotiation, waiting: [...negotiation.waiting, task] });
}

/** Starts waiting tasks, up to the first effect whose end must be awaited. */
function goOn(negotiation: Negotiation): Step {
  const effects: NegotiationEffect[] = [];
  let next = negotiation;
  while (next.running === null) {
    const [task, ...waiting] = next.waiting;
    if (task === undefined) break;
    next = { ...next, waiting };
    const effect = effectOf(next, task);
    if (effect === undefined) continue;
    effects.push(effect);
    if (effect.type !== 'describe' && effect.type !== 'offer') next = { ...next, running: effect.type };
  }
  return { state: next, effects };
}

/** Returns the effect of a task at its turn; undefined for none. */
function effectOf({ leads, signaling, isOffering, isAgreed }: Negotiation, task: Task): NegotiationEffect | undefined {
  if (task.type === 'candidate') return { type: 'add-candidate', candidate: task.candidate };
  if (task.type === 'description') {
    const { description } = task;
    if (description.type !== 'offer') return { type: 'accept-answer', description };
    const collides = isOffering || signaling !== 'stable';
    return leads && collides ? undefined : { type: 'answer-offer', description };
  }
  if (signaling === 'closed') return undefined;
  const isUnanswered = signaling === 'have-local-offer';
  // An unanswered offer may never have arrived. The first one is sent again as it is: after a rollback the browser would
  // make it with other ids for its media lines, which a side that has the first one refuses for good.
  if (isUnanswered && !isAgreed) return { type: 'describe' };
  return { type: 'restart-ice', takeBack: isUnanswered };
}
