import { requireMember } from '#features/directory/server/require-member.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { idempotencyKeyOf } from '#platform/server/http/idempotency-key.ts';
import { route } from '#platform/server/http/route.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { linkOrigin } from '#platform/server/messages/mail-links.ts';
import { sendApplication as sendCall } from '../contract.ts';
import { readNextPlace } from '../rules/next-place-contract.ts';
import { NO_SUCH_APPLICATION, NO_SUCH_FILE } from '../rules/refusals.ts';
import {
  askApplicant as askCall,
  convertApplication as convertCall,
  inviteAgain as inviteCall,
  listApplications,
  readApplication,
  readDocument,
  readResume,
  reviewApplication,
} from '../rules/review-contract.ts';
import { findApplication, findApplications, findResume } from './application-store.ts';
import { findOwnedPractices } from './applied-people-store.ts';
import { askApplicant } from './ask-applicant.ts';
import { convertApplication, decideApplication, inviteAgain } from './decide-application.ts';
import { findNextPlace } from './next-place-store.ts';
import { installQuestions } from './question-routes.ts';
import { findDocument } from './question-store.ts';
import { acceptForms, uploadOf } from './read-application-form.ts';
import { DOCUMENT_FILES, RESUME_FILES } from './resume-files.ts';
import { attachmentHeaders } from './resume-headers.ts';
import { sendApplication } from './send-application.ts';

/** People apply once; the limit is against scripts. */
const SEND_LIMIT = { max: 5, timeWindow: '1 minute' };

/** Registers the routes for applications to join the network and for their review. */
export function installApplications(context: Context): void {
  const { config } = context;
  // A separate scope, so that no other call accepts files.
  void context.app.register(async (scope) => {
    await acceptForms(scope, 'resumeFile');
    route(
      scope,
      sendCall,
      async ({ body, user, request }) => {
        const sender = {
          userId: user?.id ?? null,
          key: idempotencyKeyOf(request),
          upload: uploadOf(request),
          origin: linkOrigin(config, request),
        };
        return await sendApplication(context, body, sender);
      },
      { rateLimit: SEND_LIMIT },
    );
  });
  installQuestions(context);
  installNextPlace(context);
  installReviewing(context);
}

function installNextPlace({ app, db }: Context): void {
  route(app, readNextPlace, async ({ params: { id }, user }) => {
    await requireMember(db, id, user, 'owners');
    const place = await findNextPlace(db, id);
    if (place === undefined) throw new AppError(NO_SUCH_APPLICATION);
    const practices = await findOwnedPractices(db, [user.id]);
    return { ...place, joins: practices.get(user.id)?.name ?? null };
  });
}

function installReviewing(context: Context): void {
  const { app, db, config } = context;
  const how = { sendsSms: config.sms !== undefined };
  const shown = async (id: number) => {
    const found = await findApplication(db, id, how);
    if (found === undefined) throw new AppError(NO_SUCH_APPLICATION);
    return found;
  };

  route(app, listApplications, async ({ query }) => await findApplications(db, query, how));

  route(app, readApplication, async ({ params: { id } }) => await shown(id));

  route(app, reviewApplication, async ({ params: { id }, body, user, request }) => {
    await decideApplication(context, id, body, user, linkOrigin(config, request));
    return await shown(id);
  });

  route(app, askCall, async ({ params: { id }, body, user, request }) => {
    await askApplicant(context, id, { ...body, reviewer: user, origin: linkOrigin(config, request) });
    return await shown(id);
  });

  route(app, convertCall, async ({ params: { id }, user, request }) => {
    return await convertApplication(context, id, user, linkOrigin(config, request));
  });

  route(app, inviteCall, async ({ params: { id }, user, request }) => {
    await inviteAgain(context, id, user, linkOrigin(config, request));
    return await shown(id);
  });

  route(app, readResume, async ({ params: { id }, user, reply }) => {
    const found = await findResume(db, id);
    const { resumeFile = null, resumeName, resumeType } = found ?? {};
    const bytes = resumeFile === null ? undefined : await RESUME_FILES.read(config, resumeFile);
    if (bytes === undefined || !resumeType) throw new AppError(NO_SUCH_FILE);
    await db.transaction((tx) =>
      recordAct(tx, context, user, { act: 'application.resume', object: `application:${id}` }),
    );
    reply.headers(attachmentHeaders(resumeName ?? '', resumeType));
    return bytes;
  });

  route(app, readDocument, async ({ params: { id, questionId }, user, reply }) => {
    const { documentFile = null, documentName, documentType } = (await findDocument(db, id, questionId)) ?? {};
    const bytes = documentFile === null ? undefined : await DOCUMENT_FILES.read(config, documentFile);
    if (bytes === undefined || !documentType) throw new AppError(NO_SUCH_FILE);
    await db.transaction((tx) =>
      recordAct(tx, context, user, {
        act: 'application.document',
        object: `application:${id}`,
        details: { questionId },
      }),
    );
    reply.headers(attachmentHeaders(documentName ?? '', documentType));
    return bytes;
  });
}
