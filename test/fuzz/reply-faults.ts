import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';
import { STATUS_OF } from '#app/server/refusal-codes.ts';
import { Client } from '#features/clients/contract.ts';
import { Ticket } from '#features/queue/contract.ts';
import type { Endpoint } from '#platform/common/endpoint.ts';

/** The text of an answer, unpacked. */
export function textOf({ headers, rawPayload }: LightMyRequestResponse): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(rawPayload).toString();
  return encoding === 'gzip' ? gunzipSync(rawPayload).toString() : rawPayload.toString();
}

/** What is wrong with an answer: not what was declared, no refusal in the usual shape, or a fault of ours. */
export function faultOf(call: Endpoint, answer: LightMyRequestResponse): string | undefined {
  const { statusCode, headers } = answer;
  if (statusCode >= 500) return `status ${statusCode}`;
  if (statusCode >= 300 && statusCode < 400) return `status ${statusCode}`;
  if (statusCode < 300 && statusCode !== (call.status ?? 200)) return `status ${statusCode} was not declared`;
  const types = [(statusCode < 300 && call.replyType) || 'application/json'].flat();
  const type = String(headers['content-type']);
  if (!types.some((declared) => type.startsWith(declared))) return `type ${type} was not declared`;
  if (!type.startsWith('application/json')) return textOf(answer) === '' ? 'empty file' : undefined;
  const json: unknown = JSON.parse(textOf(answer));
  return statusCode < 300 ? misfit(call, json) : faultOfRefusal(statusCode, json);
}

/** Parsing drops what isn't declared: an answer with an undeclared field differs from what is left of it. */
function misfit({ reply }: Endpoint, json: unknown): string | undefined {
  const read = reply.safeParse(json);
  if (!read.success)
    return `answer does not fit: ${read.error.issues[0]?.path.join('.')} ${read.error.issues[0]?.message}`;
  return isDeepStrictEqual(JSON.parse(JSON.stringify(read.data)), json) ? undefined : 'answer holds undeclared fields';
}

/** What a refusal may hold besides code and sentence. */
const EXTRAS: Readonly<Record<string, z.ZodMiniType>> = {
  alternatives: z.array(z.looseObject({ id: z.string(), time: z.string(), dateTime: z.string() })),
  appointment: z.object({ id: z.int(), date: z.string() }),
  by: z.string(),
  clients: z.array(Client),
  fields: z.record(z.string(), z.string().check(z.minLength(1))),
  maySqueeze: z.boolean(),
  ticket: Ticket,
};

function faultOfRefusal(statusCode: number, json: unknown): string | undefined {
  const { message, code, ...extras } = json as Record<string, unknown>;
  if (typeof message !== 'string' || message.length < 5) return 'refusal without a sentence';
  if (STATUS_OF[String(code)] !== statusCode) return `code ${String(code)} with status ${statusCode}`;
  for (const [name, value] of Object.entries(extras)) {
    const schema = EXTRAS[name];
    if (schema === undefined) return `refusal with ${name}`;
    if (!isDeepStrictEqual(schema.safeParse(value).data, value)) return `refusal with a strange ${name}`;
  }
  return /node_modules|\.ts:\d|\bat \S+ \(|select .* from \\"/i.test(JSON.stringify(json))
    ? 'refusal tells of the inside'
    : undefined;
}
