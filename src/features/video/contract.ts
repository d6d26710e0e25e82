import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam, visible } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { CHAT_MAX, SUMMARY_MAX } from './rules/limits.ts';

const params = z.object({ id: IdParam });

/** How a video visit stands for one of its two sides. Instants are ISO in UTC. */
export const Room = z.object({
  id: z.int(),
  side: z.enum(['patient', 'provider']),
  /** Not open yet, open, closed again, or no video visit (any more). */
  phase: z.enum(['early', 'open', 'over', 'off']),
  date: z.string(),
  endsAt: z.string(),
  opensAt: z.string(),
  closesAt: z.string(),
  /** Empty for the provider of a visit that has no room (any more). */
  patientName: z.string(),
  providerName: z.string(),
  isDemo: z.boolean(),
  /** The patient agreed to a visit by video. */
  consented: z.boolean(),
  /** The provider let the patient in. */
  admittedAt: z.nullable(z.string()),
  /** The provider ended the call; null again once the patient is let in again. */
  callEndedAt: z.nullable(z.string()),
  patientThere: z.boolean(),
  providerThere: z.boolean(),
  waitingSince: z.nullable(z.string()),
  /** What can truly be said of when it begins; null once it has, also after the call, and where it isn't open. */
  expected: z.nullable(
    z.object({
      /** 1 for whoever is next. */
      place: z.int(),
      kind: z.enum(['on_time', 'after_running', 'overrun', 'late']),
      until: z.nullable(z.string()),
      minutes: z.nullable(z.int()),
    }),
  ),
  /** For the connection between the two browsers; credentials end after some hours. */
  iceServers: z.array(
    z.object({
      urls: z.array(z.string()),
      username: z.optional(z.string()),
      credential: z.optional(z.string()),
    }),
  ),
});
export type Room = z.output<typeof Room>;

/** What a provider wrote down of a visit. */
export const VisitSummary = z.object({
  appointmentId: z.int(),
  text: z.string(),
  /** Who wrote it; null when that account is gone. */
  author: z.nullable(z.string()),
  updatedAt: z.string(),
});
export type VisitSummary = z.output<typeof VisitSummary>;

/** A patient who waits for a video visit. */
export const WaitingPatient = z.object({ id: z.int(), date: z.string(), name: z.string(), since: z.string() });
export type WaitingPatient = z.output<typeof WaitingPatient>;

export const getRoom = endpoint({
  method: 'GET',
  path: '/api/visits/:id/room',
  summary: 'How a video visit stands, for its patient and its provider',
  access: 'signed-in',
  params,
  query: z.object({
    /** The signature of the link in our mail, for whoever was led here by it. */
    link: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: Room,
});
export const agreeToVideo = endpoint({
  method: 'PUT',
  path: '/api/visits/:id/consent',
  summary: 'The patient agrees to this visit by video; again does nothing',
  access: 'signed-in',
  params,
  reply: Room,
});
export const admitPatient = endpoint({
  method: 'PUT',
  path: '/api/visits/:id/admission',
  summary: 'The provider lets the patient of a video visit in',
  access: 'signed-in',
  params,
  reply: Room,
});
export const endCall = endpoint({
  method: 'DELETE',
  path: '/api/visits/:id/admission',
  summary: 'The provider ends the call; who was let in has to wait again',
  access: 'signed-in',
  params,
  reply: Room,
});
export const joinSignal = endpoint({
  method: 'GET',
  path: '/api/visits/:id/signal',
  summary: 'A WebSocket between the two sides of a video visit; asked without one, how the visit stands',
  access: 'signed-in',
  params,
  query: z.object({
    /** What this screen calls itself: the same before and after the connection broke. */
    client: z.optional(z.string().check(z.regex(/^[\w-]{8,40}$/, text('That is not valid.')))),
  }),
  reply: Room,
});
export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/video-waiting',
  summary: 'Patients who wait now for video visits of the providers that one runs',
  access: 'signed-in',
  reply: z.array(WaitingPatient),
});
export const getSummary = endpoint({
  method: 'GET',
  path: '/api/visits/:id/summary',
  summary: 'What the provider wrote down of a video visit',
  access: 'signed-in',
  params,
  reply: z.nullable(VisitSummary),
});
export const writeSummary = endpoint({
  method: 'PUT',
  path: '/api/visits/:id/summary',
  summary: 'The provider writes down a video visit for its patient, from its start on',
  access: 'signed-in',
  params,
  body: z.strictObject({
    text: z
      .string()
      .check(
        visible(),
        z.minLength(1, text('Write at least a sentence.')),
        z.maxLength(SUMMARY_MAX, text('Please write at most 4000 characters.')),
      ),
  }),
  reply: VisitSummary,
});
export const listSummaries = endpoint({
  method: 'GET',
  path: '/api/users/:id/visit-summaries',
  summary: "What providers wrote down of one's own video visits",
  access: 'signed-in',
  own: true,
  params,
  reply: z.array(VisitSummary),
});

const clientId = z.string().check(z.maxLength(40));

/** What one side sends to the other over the WebSocket. The server passes it on and keeps nothing of it. */
export const PeerMessage = z.discriminatedUnion('type', [
  /** I'm here; with `answer` it answers the same of the other. */
  z.strictObject({ type: z.literal('hello'), answer: z.boolean() }),
  z.strictObject({
    type: z.literal('signal'),
    to: clientId,
    description: z.optional(
      z.strictObject({
        type: z.enum(['offer', 'answer', 'pranswer', 'rollback']),
        sdp: z.string().check(z.maxLength(24_000)),
      }),
    ),
    candidate: z.optional(
      z.nullable(
        z.strictObject({
          candidate: z.string().check(z.maxLength(1000)),
          sdpMid: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
          sdpMLineIndex: z.optional(z.nullable(z.int())),
          usernameFragment: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
        }),
      ),
    ),
  }),
  z.strictObject({
    type: z.literal('chat'),
    id: clientId,
    text: z.string().check(z.minLength(1), z.maxLength(CHAT_MAX)),
  }),
  z.strictObject({ type: z.literal('got'), id: clientId }),
  /** What one sends: whether it can be heard and seen, and whether video rests to save a weak network. */
  z.strictObject({ type: z.literal('media'), mic: z.boolean(), camera: z.boolean(), saving: z.boolean() }),
]);
export type PeerMessage = z.output<typeof PeerMessage>;

/** What the server says over the WebSocket. */
export type ServerMessage =
  /** `left` is a screen of the other side that went for good: what it was connected by can be given up at once. */
  | { readonly type: 'room'; readonly room: Room; readonly left?: string | undefined }
  /** `from` is what the other screen calls itself. */
  | { readonly type: 'peer'; readonly from: string; readonly message: PeerMessage };
