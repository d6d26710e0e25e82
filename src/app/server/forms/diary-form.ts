import type { FastifyInstance } from 'fastify';
import { signInPath } from '#features/auth/rules/next-path.ts';
import { idIn } from '#platform/common/posted-form.ts';
import { callAs, formOf, takeForms } from './posted-forms.ts';

/**
 * Takes the forms at the insights of the diary as browsers send them without scripts: that an insight was read, and how
 * useful it was. Each makes the call of the screen, as the same visitor, and leads back to the insight, as it is then.
 */
export async function installDiaryForm(app: FastifyInstance): Promise<void> {
  await takeForms(app, (scope) => {
    scope.post('/symptom-tracker/insights', async (request, reply) => {
      const sent = formOf(request);
      const isRated = sent.has('rate');
      const id = idIn(sent.get(isRated ? 'rate' : 'acknowledge'));
      const page = '/symptom-tracker?tab=insights';
      if (id === undefined) return reply.redirect(page, 303);
      const answer = await callAs(app, request, {
        method: 'PUT',
        url: `/api/health-insights/${id}/${isRated ? 'rate' : 'acknowledge'}`,
        ...(isRated && { payload: { rating: Number(sent.get('rating')) } }),
      });
      return reply.redirect(answer.statusCode === 401 ? signInPath(page) : `${page}#insight-${id}`, 303);
    });
  });
}
