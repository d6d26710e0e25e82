import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { atMost, Id, IdParam, oneLine, phoneField, visible } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { CLAIM_FACTS } from './rules/claim.ts';
import { isClientNumber, WRONG_NUMBER } from './rules/client-number.ts';

export const CLIENT_SEXES = ['female', 'male'] as const;
export const CLIENT_NAME_MAX = 100;
export const HOSPITAL_NUMBER_MAX = 30;
export const CLIENT_NOTE_MAX = 300;
const FIRST_BIRTH_YEAR = 1900;
const LAST_BIRTH_YEAR = 2100;

/** Another record that became a part of this client's. */
export const ClientMerge = z.object({
  id: z.int(),
  /** A double that the desk merged, or an entry that its person claimed into this account. */
  kind: z.enum(['double', 'claim']),
  /** ISO instant. */
  at: z.string(),
  /** What the practice called the person there. */
  name: z.string(),
  hospitalNumber: z.nullable(z.string()),
});
export type ClientMerge = z.output<typeof ClientMerge>;

/** A person as a practice knows them. */
export const Client = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.nullable(z.string()),
  hospitalNumber: z.nullable(z.string()),
  birthYear: z.nullable(z.int()),
  sex: z.nullable(z.enum(CLIENT_SEXES)),
  /** For the desk. */
  note: z.nullable(z.string()),
  /** True if the person signs in; their name and number are then those of their account. */
  hasAccount: z.boolean(),
  /** True if the person agreed to text messages. */
  agreesToTexts: z.boolean(),
  /** Since when (ISO instant) and why this person can't book online here; null if they can. */
  blocked: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  /** When the person was last at the practice, ISO instant; null if never. */
  lastVisitAt: z.nullable(z.string()),
  /** The records that were merged into this one and can still be parted from it. */
  merges: z.array(ClientMerge),
});
export type Client = z.output<typeof Client>;

const name = z
  .string()
  .check(
    oneLine(),
    z.minLength(2, text('Please enter the name of the person')),
    z.maxLength(CLIENT_NAME_MAX, text('Please shorten the name to 100 characters.')),
  );
const phone = phoneField(WRONG_NUMBER).check(z.refine(isClientNumber, WRONG_NUMBER));
const hospitalNumber = z.string().check(oneLine(), atMost(HOSPITAL_NUMBER_MAX));
const birthYear = z
  .int(text('Use a year like 1984.'))
  .check(
    z.minimum(FIRST_BIRTH_YEAR, text('Use a year like 1984.')),
    z.maximum(LAST_BIRTH_YEAR, text('Use a year like 1984.')),
  );
const note = z.string().check(visible(), atMost(CLIENT_NOTE_MAX));

/** What the desk enters of a person; an empty text is none. */
export const NewClient = z.strictObject({
  name,
  phone: z.optional(phone),
  hospitalNumber: z.optional(hospitalNumber),
  birthYear: z.optional(z.nullable(birthYear)),
  sex: z.optional(z.nullable(z.enum(CLIENT_SEXES))),
  note: z.optional(note),
  /** The desk has seen the clients who may be the same person: this is another one. */
  isOther: z.optional(z.literal(true)),
});
export type NewClient = z.output<typeof NewClient>;

/** The fields of a client that the desk changes; the others stay. */
export const ChangedClient = z.strictObject({
  name: z.optional(name),
  phone: z.optional(phone),
  hospitalNumber: z.optional(hospitalNumber),
  birthYear: z.optional(z.nullable(birthYear)),
  sex: z.optional(z.nullable(z.enum(CLIENT_SEXES))),
  note: z.optional(note),
});
export type ChangedClient = z.output<typeof ChangedClient>;

/** A client in a request: a known one, or a new one. */
export const ClientChoice = z.union([z.strictObject({ id: Id }), NewClient]);
export type ClientChoice = z.output<typeof ClientChoice>;

const OWN = '/api/portal/providers/:id/clients';
const params = z.object({ id: IdParam });
const ofOne = z.object({ id: IdParam, clientId: IdParam });

export const listClients = endpoint({
  method: 'GET',
  path: OWN,
  summary:
    "Clients of the practice by name, telephone or hospital number, 20 at most; each is noted in that person's access log",
  access: 'provider',
  byPin: true,
  params,
  query: z.strictObject({
    q: z.string().check(z.trim(), z.minLength(2, text('Type at least two characters.')), z.maxLength(CLIENT_NAME_MAX)),
  }),
  reply: z.array(Client),
});
export const addClient = endpoint({
  method: 'POST',
  path: OWN,
  summary: 'Enter a client; 409 with those who may be the same person, unless it is said to be another one',
  access: 'provider',
  idempotent: true,
  byPin: true,
  status: 201,
  params,
  body: NewClient,
  reply: Client,
});
export const readClient = endpoint({
  method: 'GET',
  path: `${OWN}/:clientId`,
  summary: "One client of the practice; noted in that person's access log",
  access: 'provider',
  byPin: true,
  params: ofOne,
  reply: Client,
});
export const changeClient = endpoint({
  method: 'PUT',
  path: `${OWN}/:clientId`,
  summary: 'Change what the practice knows of a client; who has an account changes name and number there',
  access: 'provider',
  byPin: true,
  params: ofOne,
  body: ChangedClient,
  reply: Client,
});
export const blockClient = endpoint({
  method: 'PUT',
  path: `${OWN}/:clientId/block`,
  summary: 'Stop a client from booking online, with a reason for the record; null allows it again',
  access: 'provider',
  params: ofOne,
  body: z.strictObject({
    reason: z.nullable(z.string().check(visible(), z.minLength(1, text('Please say why.')), atMost(CLIENT_NOTE_MAX))),
  }),
  reply: Client,
});

export const mergeClient = endpoint({
  method: 'POST',
  path: `${OWN}/:clientId/merge`,
  summary:
    "Say that two clients are the same person: what the practice has of the one becomes the other's. One may have an account, and stays",
  access: 'provider',
  params: ofOne,
  body: z.strictObject({ into: Id }),
  reply: Client,
});
export const undoMerge = endpoint({
  method: 'POST',
  path: '/api/portal/providers/:id/merges/:mergeId/undo',
  summary: 'Part two records again within 30 days: what was moved goes back, what came since stays',
  access: 'provider',
  params: z.object({ id: IdParam, mergeId: IdParam }),
  reply: Client,
});

const token = z.string().check(z.maxLength(100));

export const offerClaim = endpoint({
  method: 'POST',
  path: '/api/manage-visit/claim-offer',
  summary: 'Whether the person of a link in a text message can keep the visit in an account, and what they must know',
  access: 'public',
  body: z.strictObject({ token }),
  reply: z.object({
    /** `account`: the link belongs to an account, so there is nothing to claim. `desk`: only the practice can do it. */
    state: z.enum(['open', 'desk', 'account']),
    /** One of these is enough; empty unless it is open. */
    facts: z.array(z.enum(CLAIM_FACTS)),
  }),
});
export const claimClient = endpoint({
  method: 'POST',
  path: '/api/manage-visit/claim',
  summary: 'Give what a practice has of the person of a link in a text message to the account of the caller',
  access: 'signed-in',
  body: z.strictObject({ token, birthYear: z.optional(birthYear), hospitalNumber: z.optional(hospitalNumber) }),
  reply: z.object({ claimed: z.literal(true) }),
});
