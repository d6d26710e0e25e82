import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, Lightbulb, TrendingUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { HealthInsight } from '#features/symptoms/rules/insight-contract.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { StarRating } from '#platform/web/ui/star-rating.tsx';
import { AboutPerson } from '../about-person.tsx';
import { InsightRating } from './insight-rating.tsx';
import { useAcknowledge } from './use-insights.ts';

const LOOKS = {
  alert: { Icon: Bell, className: 'badge badge-red' },
  trend: { Icon: TrendingUp, className: 'badge' },
  recommendation: { Icon: Lightbulb, className: 'badge badge-green' },
} as const;

/** One insight: what it says and rests on; new ones are acknowledged first and can then be rated, once. */
export function InsightCard({ insight }: { readonly insight: HealthInsight }) {
  const { t, i18n } = useLingui();
  const { busy, acknowledge } = useAcknowledge();
  const { Icon, className } = LOOKS[insight.insightType];
  const kinds = { alert: t`Alert`, trend: t`Trend`, recommendation: t`Recommendation` };
  const count = insight.recordIds.length;
  const stars = insight.relevanceRating;
  const content = useRef<HTMLParagraphElement>(null);
  const step = stars === null ? String(insight.acknowledged) : 'rated';
  const before = useRef(step);
  useEffect(() => {
    // The used control is gone: keep the keyboard focus at this insight.
    if (before.current !== step) content.current?.focus({ preventScroll: true });
    before.current = step;
  }, [step]);
  return (
    <article id={`insight-${insight.id}`} className="card grid scroll-mt-24 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className={className}>
          <Icon aria-hidden size={16} strokeWidth={1.75} />
          {kinds[insight.insightType]}
        </span>
        <time dateTime={insight.generatedAt} className="text-sm text-soft">
          {fullMoment(i18n, insight.generatedAt)}
        </time>
      </div>
      <AboutPerson person={insight} />
      <p ref={content} tabIndex={-1} className="text-lg">
        {insight.content}
      </p>
      <p className="text-sm text-soft">
        {count === 1 ? <Trans>From 1 record:</Trans> : <Trans>From {count} records:</Trans>}{' '}
        {insight.relatedSymptoms.map((name) => translateText(i18n, name)).join(', ')}
      </p>
      {insight.source !== '' && (
        <p className="text-sm text-soft">
          <Trans>Why: {translateText(i18n, insight.source)}</Trans>
        </p>
      )}
      {!insight.acknowledged && (
        // Before scripts run, the form does it.
        <form method="post" action="/symptom-tracker/insights" className="justify-self-start">
          <BusyButton
            className="button-ghost"
            type="submit"
            name="acknowledge"
            value={insight.id}
            busy={busy}
            busyText={<Trans>Acknowledging...</Trans>}
            onClick={(event) => {
              event.preventDefault();
              acknowledge(insight.id);
            }}
          >
            <Trans>Acknowledge</Trans>
            <span className="sr-only">: {insight.content}</span>
          </BusyButton>
        </form>
      )}
      {insight.acknowledged && stars === null && <InsightRating insightId={insight.id} />}
      {stars !== null && (
        <p className="flex flex-wrap items-center gap-2 text-soft">
          <Trans>Your rating:</Trans>
          <StarRating full={stars} half={0} label={t`${stars} out of 5`} />
        </p>
      )}
    </article>
  );
}
