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
  correctSymptoms as correctEndpoint,
  explainTriage,
  getSymptomData,
  listSymptomRecords,
  recordSymptoms as recordEndpoint,
} from '../contract.ts';
import { COMMON_SYMPTOMS, SEVERITIES } from '../rules/diary-choices.ts';
import { acknowledgeInsight, listHealthInsights, rateInsight } from '../rules/insight-contract.ts';
import { ACKNOWLEDGE_FIRST, CONSENT_WITHDRAWN, NO_SUCH_INSIGHT, RATED_ALREADY } from '../rules/refusals.ts';
import { firstSight } from '../rules/triage/first-sight.ts';
import { MEASURED_SCORES } from '../rules/triage/measured-scores.ts';
import { RULES } from '../rules/triage/rules/all-rules.ts';
import { triage } from '../rules/triage/triage.ts';
import { correctSymptoms } from './correct-symptoms.ts';
import { findInsight, findInsights, markAcknowledged, rateOnce } from './insight-store.ts';
import { recordSymptoms } from './record-symptoms.ts';
import { refreshInsights } from './refresh-insights.ts';
import { findSymptomRecords } from './symptom-store.ts';

/** Triage is open to everyone; the limit keeps out programs that send requests all day. */
const TRIAGE_LIMIT = { max: 120, timeWindow: '1 minute' };

/** Each entry is compared with all entries of the last months, and stored. */
const RECORD_LIMIT = { max: 60, timeWindow: '1 minute' };

/** Read at the start, as the first triage builds lexicon, spelling and ranking: it takes some 100 ms, any other below 1 ms. */
const WARM_UP_TEXT = 'fevver and a cough';

/** Installs the routes of triage, the symptom diary and its insights. */
export function installSymptoms(context: Context): void {
  installTriage(context);
  installDiary(context);
  installInsights(context);
}

/** The age in whole years by the date of birth in the account, undefined if there is none. */
async function ageOf({ db, now }: Context, userId: number): Promise<number | undefined> {
  const born = await findDateOfBirth(db, userId);
  return born === null ? undefined : ageOn(born, lagosDate(now()));
}

function installTriage(context: Context): void {
  const { app } = context;
  app.addHook('onListen', async () => {
    triage({ text: WARM_UP_TEXT });
  });

  route(
    app,
    askTriage,
    async ({ body: { forSelf, temperature, ...question }, user }) => {
      const writerAgeYears = forSelf && user ? await ageOf(context, user.id) : undefined;
      return triage({ ...question, temperature: temperature ?? undefined, writerAgeYears });
    },
    { rateLimit: TRIAGE_LIMIT },
  );

  route(app, explainTriage, async () => ({ ...MEASURED_SCORES, rules: [...RULES], firstSight: firstSight() }));

  route(app, getSymptomData, async () => ({ commonSymptoms: [...COMMON_SYMPTOMS], severityLevels: [...SEVERITIES] }));
}

function installDiary(context: Context): void {
  const { app, db, now } = context;

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
        ageYears: await ageOf(context, user.id),
        idempotencyKey: idempotencyKeyOf(request),
        nowMs,
      });
      try {
        await refreshInsights(db, { userId: user.id, nowMs });
      } catch (err) {
        // The entry is stored and returned all the same. Its insights come with the next entry or the daily refresh.
        request.log.error({ err }, 'no insights into a new entry');
      }
      return record;
    },
    { rateLimit: RECORD_LIMIT },
  );

  route(
    app,
    correctEndpoint,
    async ({ params, body, user }) =>
      await correctSymptoms(db, params.id, body, {
        userId: user.id,
        ageYears: await ageOf(context, user.id),
        nowMs: now(),
      }),
    { rateLimit: RECORD_LIMIT },
  );

  route(app, listSymptomRecords, async ({ query, user }) => {
    const { items, total } = await findSymptomRecords(db, user.id, query);
    return new Page(items, total, query);
  });
}

function installInsights({ app, db }: Context): void {
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
