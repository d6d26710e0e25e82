import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import {
  answerQuestion,
  checkProofCode,
  listMyApplications,
  readQuestion,
  sendProofCode,
} from '../rules/question-contract.ts';
import { answerLinkedQuestion, readLinkedQuestion } from './answer-question.ts';
import { findOwnApplications } from './application-store.ts';
import { checkCode, sendCode } from './prove-claim.ts';
import { tokenOfQuestion } from './question-link.ts';
import { findOpenQuestion } from './question-store.ts';
import { acceptForms, uploadOf } from './read-application-form.ts';

/** People open a link now and then; a machine tries many. */
const LINK_LIMIT = { rateLimit: { max: 30, timeWindow: '1 minute' } };

/** The calls of applicants after they have applied: by the secret of a mailed link, or signed in. */
export function installQuestions(context: Context): void {
  const { app, db, keyFor } = context;
  void app.register(async (scope) => {
    await acceptForms(scope, 'document');
    route(
      scope,
      answerQuestion,
      async ({ body, request }) => await answerLinkedQuestion(context, body, uploadOf(request)),
      LINK_LIMIT,
    );
  });

  route(app, readQuestion, async ({ body }) => await readLinkedQuestion(context, body.token), LINK_LIMIT);

  route(
    app,
    sendProofCode,
    async ({ body: { token } }) => {
      await sendCode(context, token);
      return await readLinkedQuestion(context, token);
    },
    LINK_LIMIT,
  );

  route(
    app,
    checkProofCode,
    async ({ body: { token, code } }) => {
      await checkCode(context, token, code);
      return await readLinkedQuestion(context, token);
    },
    LINK_LIMIT,
  );

  route(app, listMyApplications, async ({ user }) => {
    const own = await findOwnApplications(db, user.id);
    return await Promise.all(
      own.map(async ({ id, name, status, createdAt, reason }) => {
        const open = status === 'pending' ? await findOpenQuestion(db, id) : undefined;
        const question = open && { question: open.question, token: tokenOfQuestion(keyFor.all('link'), open) };
        return { id, name, status, createdAt: createdAt.toISOString(), reason, question: question ?? null };
      }),
    );
  });
}
