import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { type Consents, getConsents, setConsent } from '../contract.ts';
import { isGranted, PURPOSES, purposeOf } from '../rules/purposes.ts';
import { currentConsents, findConsents, latestByPurpose, recordConsent } from './consent-store.ts';

/** Every decision is kept for years, so their number is limited. */
const SWITCH_LIMIT = { max: 60, timeWindow: '1 minute' };

/** Registers the routes for the user's own consents. */
export function installConsents({ app, db, now }: Context): void {
  route(app, getConsents, async ({ user }) => await consentsOf(db, user.id));

  route(
    app,
    setConsent,
    async ({ body, user }) => {
      const { purpose, granted } = body;
      const { fixedBecause, version } = purposeOf(purpose);
      if (fixedBecause !== null) throw new AppError({ code: 'not_switchable', message: fixedBecause });
      const latest = (await currentConsents(db, user.id)).get(purpose);
      const isUnchanged = latest === undefined ? !granted : latest.granted === granted && latest.version === version;
      if (!isUnchanged) {
        await recordConsent(db, { userId: user.id, purpose, granted, nowMs: now() });
      }
      return await consentsOf(db, user.id);
    },
    { rateLimit: SWITCH_LIMIT },
  );
}

async function consentsOf(db: Database, userId: number): Promise<Consents> {
  const history = await findConsents(db, userId);
  const latest = latestByPurpose(history);
  return {
    consents: PURPOSES.map(({ id, title, text, version, fixedBecause }) => {
      const record = latest.get(id);
      return {
        purpose: id,
        title,
        text,
        version,
        granted: isGranted(id, record),
        recordedAt: record?.recordedAt ?? null,
        recordedVersion: record?.version ?? null,
        givenBy: record?.givenBy ?? null,
        fixedBecause,
      };
    }),
    history,
  };
}
