import { Trans, useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { shortDay } from '#platform/web/short-day.ts';
import { availabilityOf } from '../rules/availability-label.ts';

/** When a provider can be seen next. `today` is the day in Lagos; `withTime` adds the time of the day. */
export function AvailabilityNote({
  nextSlotAt,
  today,
  withTime = true,
}: {
  readonly nextSlotAt: string | null;
  readonly today: string;
  readonly withTime?: boolean;
}) {
  const { i18n } = useLingui();
  const next = availabilityOf(nextSlotAt, today);
  if (next.when === 'never') {
    return (
      <p className={`${BOX} border-line text-soft`}>
        <Clock aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
        <Trans>No open times</Trans>
      </p>
    );
  }
  const day = shortDay(i18n, next.date).replace(' ', ', ');
  const soon = next.when !== 'other day';
  return (
    <p className={`${BOX} border-transparent ${soon ? 'bg-green-tint text-green-strong' : 'bg-amber-tint text-amber'}`}>
      <Clock aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
      <span>
        {next.when === 'today' && <Trans>Available today</Trans>}
        {next.when === 'tomorrow' && <Trans>Available tomorrow</Trans>}
        {next.when === 'other day' && <Trans>Available {day}</Trans>}
        {withTime && ` · ${next.time}`}
      </span>
    </p>
  );
}

const BOX = 'flex items-center gap-2 rounded-[10px] border px-3 py-2 text-[0.9375rem] font-semibold';
