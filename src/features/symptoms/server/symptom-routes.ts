import { ageOn } from '#features/auth/rules/guardian.ts';
import { findDateOfBirth } from '#features/auth/server/accounts/user-store.ts';
import { currentConsents } from '#features/consents/server/consent-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { idempotencyKeyOf } from '#platform/server/http/idempotency-key.ts';
import { Page } from '#platform/server/http/page.ts';
import { route } from '#platform/server/http/route.ts';
import {
  askTriage,
  explainTriage,
  getSymptomData,
  listSymptomRecords,
  recordSymptoms as recordEndpoint,
} from '../contract.ts';
import { COMMON_SYMPTOMS, SEVERITIES } from '../rules/diary-choices.ts';
import { acknowledgeInsight, listHealthInsights, rateInsight } from '../rules/insight-contract.ts';
import { ACKNOWLEDGE_FIRST, CONSENT_WITHDRAWN, NO_SUCH_INSIGHT, RATED_ALREADY } from '../rules/refusals.ts';
import { MEASURED_SCORES } from '../rules/triage/measured-scores.ts';
import { RULES } from '../rules/triage/rules/all-rules.ts';
import { triage } from '../rules/triage/triage.ts';
import { findInsight, findInsights, markAcknowledged, rateOnce } from './insight-store.ts';
import { recordSymptoms } from './record-symptoms.ts';
import { refreshInsights } from './refresh-insights.ts';
import { findSymptomRecords } from './symptom-store.ts';

/** Anybody may ask; a machine that asks all day may not. */
const TRIAGE_LIMIT = { max: 120, timeWindow: '1 minute' };

/** Each entry is held against all of the last months, and kept. */
const RECORD_LIMIT = { max: 60, timeWindow: '1 minute' };

/** Wakes the lexicon, the spelling and the ranking: the first answer takes some hundred milliseconds, all others less than one. */
const WAKING_TEXT = 'fevver and a cough';

/** Triage, the symptom diary and its insights. */
export function installSymptoms({ app, db, now }: Context): void {
  app.addHook('onListen', async () => {
    triage({ text: WAKING_TEXT });
  });

  const ageOf = async (userId: number) => {
    const born = await findDateOfBirth(db, userId);
    return born === null ? undefined : ageOn(born, lagosDate(now()));
  };

  route(
    app,
    askTriage,
    async ({ body: { forSelf, temperature, ...told }, user }) => {
      const writerAgeYears = forSelf && user ? await ageOf(user.id) : undefined;
      return triage({ ...told, temperature: temperature ?? undefined, writerAgeYears });
    },
    { rateLimit: TRIAGE_LIMIT },
  );

  route(app, explainTriage, async () => ({ ...MEASURED_SCORES, rules: [...RULES] }));

  route(app, getSymptomData, async () => ({ commonSymptoms: [...COMMON_SYMPTOMS], severityLevels: [...SEVERITIES] }));

  route(
    app,
    recordEndpoint,
    async ({ body, user, request }) => {
      const consent = (await currentConsents(db, user.id)).get('symptom_tracking');
      if (consent?.granted === false) {
        throw new AppError(CONSENT_WITHDRAWN);
      }
      const nowMs = now();
      const record = await recordSymptoms(db, body, {
        userId: user.id,
        ageYears: await ageOf(user.id),
        idempotencyKey: idempotencyKeyOf(request),
        nowMs,
      });
      try {
        await refreshInsights(db, { userId: user.id, nowMs });
      } catch (err) {
        // The entry is kept, and answered: the insights come with the next one, or with the day.
        request.log.error({ err }, 'no insights into a new entry');
      }
      return record;
    },
    { rateLimit: RECORD_LIMIT },
  );

  route(app, listSymptomRecords, async ({ query, user }) => {
    const { items, total } = await findSymptomRecords(db, user.id, query);
    return new Page(items, total, query);
  });

  route(app, listHealthInsights, async ({ query, user }) => {
    const { items, total } = await findInsights(db, user.id, query);
    return new Page(items, total, query);
  });

  route(app, acknowledgeInsight, async ({ params, user }) => {
    await markAcknowledged(db, params.id, user.id);
    return (await findInsight(db, params.id, user.id)) ?? noSuchInsight();
  });

  route(app, rateInsight, async ({ params, body, user }) => {
    const rated = await rateOnce(db, params.id, user.id, body.rating);
    const insight = (await findInsight(db, params.id, user.id)) ?? noSuchInsight();
    if (rated) return insight;
    throw new AppError(insight.acknowledged ? RATED_ALREADY : ACKNOWLEDGE_FIRST);
  });
}

function noSuchInsight(): never {
  throw new AppError(NO_SUCH_INSIGHT);
}
