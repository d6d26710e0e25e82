import type { FastifyError, FastifyInstance } from 'fastify';
import { isDatabaseAway } from '#db/database-error.ts';
import { AppError, type ErrorBody, type ErrorCode, STATUS_OF } from '#platform/common/app-error.ts';

/** What people read when the framework refuses a request before a handler sees it, by status. */
const REFUSALS: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  400: ['invalid', 'The request could not be read.'],
  404: ['not_found', 'There is nothing at this address.'],
  413: ['too_large', 'That is too much to send at once.'],
  415: ['unsupported_media_type', 'Send JSON, with content type application/json.'],
  429: ['too_many_requests', 'Too many attempts. Please wait a minute and try again.'],
  503: ['busy', 'The service is very busy. Please try again in a moment.'],
};

/** Turns everything that is thrown into `{message, code, fields?}` with a true status; a bug is logged and answers 500. */
export function installErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    if (error instanceof AppError) {
      const { code, message, fields, retryAfterSeconds, extras } = error;
      if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
      const body: ErrorBody = { message, code, ...(fields && { fields }), ...extras };
      return reply.status(STATUS_OF[code]).send(body);
    }
    const status = error.statusCode ?? 500;
    const refusal = REFUSALS[status] ?? (status >= 400 && status < 500 ? REFUSALS[400] : undefined);
    if (refusal !== undefined) {
      return reply.status(status).send({ message: refusal[1], code: refusal[0] } satisfies ErrorBody);
    }
    request.log.error({ err: error }, 'request failed');
    if (isDatabaseAway(error)) {
      return reply.status(503).send({ message: REFUSALS[503]?.[1] ?? '', code: 'busy' } satisfies ErrorBody);
    }
    return reply
      .status(500)
      .send({ message: 'Something went wrong on our side. Please try again.', code: 'internal' } satisfies ErrorBody);
  });
}
