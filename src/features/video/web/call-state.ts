import type { Room } from '../contract.ts';
import type { Media } from '../rules/shown-media.ts';
import type { ChatLine } from './call-chat.ts';
import type { EndReason } from './signal-socket.ts';

/** Everything that a screen of a visit shows. */
export interface CallState {
  readonly room: Room | null;
  readonly signal: 'connecting' | 'open' | 'lost';
  readonly ended: EndReason | 'refused' | null;
  readonly media: Media;
  readonly remote: MediaStream | null;
  readonly local: MediaStream;
  readonly mic: boolean;
  readonly camera: boolean;
  /** Video rests because the network is weak. */
  readonly saving: boolean;
  readonly peer: { readonly mic: boolean; readonly camera: boolean; readonly saving: boolean } | null;
  readonly chat: readonly ChatLine[];
  /** When the two were connected first, ms since the epoch. */
  readonly sinceMs: number | null;
}

/** How a call stands before anything is known, with what this side can send. */
export function firstState(local: MediaStream): CallState {
  const has = (kind: string) => local.getTracks().some((track) => track.kind === kind && track.enabled);
  return {
    ...{ room: null, signal: 'connecting', ended: null, media: 'none', remote: null, local },
    ...{ mic: has('audio'), camera: has('video'), saving: false, peer: null, chat: [], sinceMs: null },
  };
}

/** Whether the other side has a screen of this visit open, as the server says. */
export function isOtherThere(room: Room | null): boolean {
  return room?.side === 'patient' ? room.providerThere : room?.patientThere === true;
}

/** What of its devices this side sends now. */
export function tracksOf({ local, camera, saving }: CallState) {
  return {
    audio: local.getAudioTracks()[0] ?? null,
    video: camera && !saving ? (local.getVideoTracks()[0] ?? null) : null,
  };
}
