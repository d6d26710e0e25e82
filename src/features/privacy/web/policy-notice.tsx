import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { longDay } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { shownChange } from '../rules/policy-changes.ts';

/** Says on a screen of signed-in users what changes in the privacy policy, for some weeks before and after it does. */
export function PolicyNotice() {
  const { t, i18n } = useLingui();
  const [today] = useState(() => lagosDate(serverNow()));
  const notice = shownChange(today)?.notice;
  if (notice === undefined) return null;
  const day = longDay(i18n, notice.holdsFrom);
  return (
    <section aria-label={t`Privacy Policy`} className="notice my-4 grid gap-2">
      <p className="font-semibold">
        <Trans>Our privacy policy changes on {day}.</Trans>
      </p>
      <ul className="list-disc ps-5">
        {notice.points.map((point) => (
          <li key={point}>{translateText(i18n, point)}</li>
        ))}
      </ul>
      <a href="/privacy-policy" className="link inline-flex min-h-11 items-center justify-self-start">
        <Trans>Read the privacy policy</Trans>
      </a>
    </section>
  );
}
