import { recordConsent } from '#features/consents/server/consent-store.ts';
import type { TestApp } from './app.ts';

/** Records that an account consents to the symptom diary. */
export async function consentToDiary({ db, clock }: TestApp, userId: number): Promise<void> {
  await recordConsent(db, { userId, purpose: 'symptom_tracking', granted: true, nowMs: clock.nowMs });
}
