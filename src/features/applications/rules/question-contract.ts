import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { visible } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { APPLICATION_STATUSES } from './application-status.ts';
import { MAX_ANSWER_LENGTH } from './questions.ts';

/** The secret of a mailed link, from its fragment. */
const Token = z.string().check(z.maxLength(100));

/** A question as the applicant reads it behind the mailed link. */
export const LinkedQuestion = z.object({
  question: z.string(),
  sentAt: z.string(),
  /** Null while it is open. */
  answeredAt: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  documentName: z.nullable(z.string()),
  status: z.enum(APPLICATION_STATUSES),
  /** The claimed listing; null for an application without one. */
  claim: z.nullable(
    z.object({
      listingId: z.int(),
      name: z.string(),
      /** Another practice runs it, so that the name is not the one that was claimed. */
      isTaken: z.boolean(),
      /** The end of the number that a code can be sent to; null if there is none, or the claim is proved. */
      phoneEnd: z.nullable(z.string()),
      /** True while a code that was sent works. */
      isCodeSent: z.boolean(),
      provedAt: z.nullable(z.string()),
    }),
  ),
});
export type LinkedQuestion = z.output<typeof LinkedQuestion>;

export const readQuestion = endpoint({
  method: 'POST',
  path: '/api/application-questions/read',
  summary: 'The question that a mailed link leads to',
  access: 'public',
  body: z.strictObject({ token: Token }),
  reply: LinkedQuestion,
});

export const answerQuestion = endpoint({
  method: 'POST',
  path: '/api/application-questions/answer',
  summary:
    'Answer it, once; as JSON, or as multipart/form-data with the parts document (PDF, JPEG or PNG, 5 MB) and formData (the JSON)',
  access: 'public',
  body: z.strictObject({
    token: Token,
    answer: z._default(
      z.string().check(visible(), z.maxLength(MAX_ANSWER_LENGTH, text('The answer is too long.'))),
      '',
    ),
  }),
  reply: LinkedQuestion,
});

export const sendProofCode = endpoint({
  method: 'POST',
  path: '/api/application-questions/code',
  summary: 'Send a code to the telephone number that came with the register of the claimed listing',
  access: 'public',
  body: z.strictObject({ token: Token }),
  reply: LinkedQuestion,
});

export const checkProofCode = endpoint({
  method: 'POST',
  path: '/api/application-questions/code/check',
  summary: 'Prove a claim by that code',
  access: 'public',
  body: z.strictObject({
    token: Token,
    code: z.string().check(z.trim(), z.regex(/^\d{6}$/, text('Type the six digits of the text message.'))),
  }),
  reply: LinkedQuestion,
});

/** An application as its sender reads it. */
export const MyApplication = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  createdAt: z.string(),
  /** What the reviewer wrote about the decision. */
  reason: z.nullable(z.string()),
  /** The open question, with the secret of its link; null if there is none. */
  question: z.nullable(z.object({ question: z.string(), token: z.string() })),
});
export type MyApplication = z.output<typeof MyApplication>;

export const listMyApplications = endpoint({
  method: 'GET',
  path: '/api/my-applications',
  summary: 'The applications that the caller sent while signed in, newest first',
  access: 'signed-in',
  reply: z.array(MyApplication),
});
