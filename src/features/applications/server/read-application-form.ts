import multipart from '@fastify/multipart';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/common/app-error.ts';
import { isTooDeep } from '#platform/server/http/json-depth.ts';
import { networkOf } from '#platform/server/http/network-of.ts';
import { LONGEST_SENDING_MS } from '#platform/server/http/request-time.ts';
import { FORM_MISSING, FORM_UNREADABLE, ONE_FILE_ONLY, TOO_MANY_FILES_NOW } from '../rules/refusals.ts';
import { MAX_RESUME_BYTES, RESUME_TOO_LARGE } from '../rules/resume-limits.ts';
import type { Upload } from './uploaded-file.ts';

/** The same as the limit of JSON bodies. */
const MAX_FORM_BYTES = 64 * 1024;
/** Each upload is held in memory: 40 of 5 MB take 200 MB. */
const MAX_CONCURRENT_UPLOADS = 40;
/** Of these, those of one user or, signed out, of one network address. */
const MAX_OF_ONE_SENDER = 8;

const uploads = new WeakMap<FastifyRequest, Upload>();
/** Who is sending: a user or a network address, once for each upload. */
const senders: string[] = [];

/** Returns the file that was uploaded with a request, if there is one. */
export function uploadOf(request: FastifyRequest): Upload | undefined {
  return uploads.get(request);
}

/**
 * Lets the calls of a scope also accept `multipart/form-data` with the parts `formData` (the body as JSON) and
 * `fileField`, each at most once. The body is then validated like any other.
 * @see provider and admin area specification, section 7: POST /api/provider-applications
 */
export async function acceptForms(scope: FastifyInstance, fileField: string): Promise<void> {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, sendWithinMs: LONGEST_SENDING_MS } as FastifyContextConfig;
  });
  await scope.register(multipart, {
    limits: {
      fileSize: MAX_RESUME_BYTES,
      files: 1,
      fields: 1,
      parts: 2,
      fieldSize: MAX_FORM_BYTES,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });
  scope.addHook('preHandler', async (request) => {
    if (!request.isMultipart()) return;
    const sender = request.user === null ? networkOf(request.ip) : `user ${request.user.id}`;
    const own = senders.filter((other) => other === sender).length;
    if (senders.length >= MAX_CONCURRENT_UPLOADS || own >= MAX_OF_ONE_SENDER) {
      throw new AppError(TOO_MANY_FILES_NOW);
    }
    senders.push(sender);
    try {
      const { form, upload } = await readParts(request, fileField);
      request.body = parsed(form);
      if (upload !== undefined) uploads.set(request, upload);
    } finally {
      senders.splice(senders.indexOf(sender), 1);
    }
  });
}

async function readParts(
  request: FastifyRequest,
  fileField: string,
): Promise<{ form: string; upload: Upload | undefined }> {
  let form: string | undefined;
  let upload: Upload | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === fileField) {
        const bytes = await part.toBuffer();
        // Browsers send a part without name and content if no file was chosen.
        if (part.filename || bytes.length > 0) upload = { name: part.filename ?? '', bytes };
      } else if (part.type === 'field' && part.fieldname === 'formData' && !part.valueTruncated) {
        form = String(part.value);
      } else {
        throw new AppError(FORM_UNREADABLE);
      }
    }
  } catch (error) {
    throw refusalOf(error, fileField);
  }
  if (form === undefined) throw new AppError(FORM_MISSING);
  return { form, upload };
}

/** Translates errors of the multipart parser, which for most malformed bodies gives no details. */
function refusalOf(error: unknown, fileField: string): unknown {
  if (error instanceof AppError) return error;
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new AppError({ code: 'too_large', message: RESUME_TOO_LARGE, field: fileField });
  }
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return new AppError(ONE_FILE_ONLY);
  }
  return statusCode !== undefined && statusCode >= 500 ? error : new AppError(FORM_UNREADABLE);
}

/** Parses JSON, and refuses keys that could change an object's prototype. */
function parsed(form: string): unknown {
  if (isTooDeep(form)) throw new AppError(FORM_UNREADABLE);
  try {
    return JSON.parse(form, (key, value: unknown) => {
      if (key === '__proto__' || key === 'constructor') throw new SyntaxError('A prototype is no data.');
      return value;
    }) as unknown;
  } catch {
    throw new AppError(FORM_UNREADABLE);
  }
}
