import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam, visible } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { CHAT_MAX, SUMMARY_MAX } from './rules/limits.ts';

const params = z.object({ id: IdParam });

/** The state of a video visit for one of its two sides. Instants are ISO in UTC. */
export const Room = z.object({
  id: z.int(),
  side: z.enum(['patient', 'provider']),
  /** Not open yet, open, closed, or not a video visit (any more). */
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
  /** When it is expected to begin, as far as known; null after admission, after the call, and while the room isn't open. */
  expected: z.nullable(
    z.object({
      /** The patient's place in the waiting room; 1 is next. */
      place: z.int(),
      kind: z.enum(['on_time', 'after_running', 'overrun', 'late']),
      until: z.nullable(z.string()),
      minutes: z.nullable(z.int()),
    }),
  ),
  /** STUN and TURN servers for the connection between the two browsers; the credentials expire. */
  iceServers: z.array(
    z.object({
      urls: z.array(z.string()),
      username: z.optional(z.string()),
      credential: z.optional(z.string()),
    }),
  ),
});
export type Room = z.output<typeof Room>;

/** A provider's summary of a visit. */
export const AppointmentSummary = z.object({
  appointmentId: z.int(),
  text: z.string(),
  /** The author's name; null if the account was deleted. */
  author: z.nullable(z.string()),
  updatedAt: z.string(),
});
export type AppointmentSummary = z.output<typeof AppointmentSummary>;

/** A patient who waits for a video visit. */
export const WaitingPatient = z.object({ id: z.int(), date: z.string(), name: z.string(), since: z.string() });
export type WaitingPatient = z.output<typeof WaitingPatient>;

export const getRoom = endpoint({
  method: 'GET',
  path: '/api/visits/:id/room',
  summary: 'The state of a video visit, for its patient and its provider',
  access: 'signed-in',
  params,
  query: z.object({
    /** The signature of the mailed link, if the user came by one. */
    link: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: Room,
});
export const agreeToVideo = endpoint({
  method: 'PUT',
  path: '/api/visits/:id/consent',
  summary: 'Record the consent of the patient to this visit by video; repeating it changes nothing',
  access: 'signed-in',
  params,
  reply: Room,
});
export const admitPatient = endpoint({
  method: 'PUT',
  path: '/api/visits/:id/admission',
  summary: 'Let the patient of a video visit in, as its provider',
  access: 'signed-in',
  params,
  reply: Room,
});
export const endCall = endpoint({
  method: 'DELETE',
  path: '/api/visits/:id/admission',
  summary: 'End the call, as its provider; the patient returns to the waiting room',
  access: 'signed-in',
  params,
  reply: Room,
});
export const joinSignal = endpoint({
  method: 'GET',
  path: '/api/visits/:id/signal',
  summary: 'A WebSocket between the two sides of a video visit; without an upgrade, the state of the visit',
  access: 'signed-in',
  params,
  query: z.object({
    /** The id of this screen, the same before and after a broken connection. */
    client: z.optional(z.string().check(z.regex(/^[\w-]{8,40}$/, text('That is not valid.')))),
  }),
  reply: Room,
});
export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/video-waiting',
  summary: "Patients in the waiting rooms of the caller's providers",
  access: 'signed-in',
  byPin: true,
  reply: z.array(WaitingPatient),
});
export const getSummary = endpoint({
  method: 'GET',
  path: '/api/visits/:id/summary',
  summary: "The provider's summary of a video visit",
  access: 'signed-in',
  params,
  reply: z.nullable(AppointmentSummary),
});
export const writeSummary = endpoint({
  method: 'PUT',
  path: '/api/visits/:id/summary',
  summary: 'Write the summary of a video visit for its patient, from its start on',
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
  reply: AppointmentSummary,
});
export const listSummaries = endpoint({
  method: 'GET',
  path: '/api/users/:id/visit-summaries',
  summary: "The summaries of one's own video visits",
  access: 'signed-in',
  own: true,
  params,
  reply: z.array(AppointmentSummary),
});

const clientId = z.string().check(z.maxLength(40));

/** A message from one side to the other over the WebSocket. The server passes it on and stores nothing. */
export const PeerMessage = z.discriminatedUnion('type', [
  /** This side is here; with `answer`, in reply to the other side's hello. */
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
  /** Whether this side can be heard and seen, and whether its video is paused because the network is weak. */
  z.strictObject({ type: z.literal('media'), mic: z.boolean(), camera: z.boolean(), saving: z.boolean() }),
]);
export type PeerMessage = z.output<typeof PeerMessage>;

/** A message from the server over the WebSocket. */
export type ServerMessage =
  /** `left` is the id of a screen of the other side that left: the connection to it can be closed at once. */
  | { readonly type: 'room'; readonly room: Room; readonly left?: string | undefined }
  /** `from` is the id of the other side's screen. */
  | { readonly type: 'peer'; readonly from: string; readonly message: PeerMessage };
