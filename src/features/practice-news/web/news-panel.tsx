import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import type { PracticeNews } from '../rules/news-contract.ts';
import { NewBadge } from './new-badge.tsx';
import { NewsEntry } from './news-entry.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { useMarkSeen } from './use-mark-seen.ts';
import type { News } from './use-news.ts';

/** News shown at first: the day's visits follow below. */
const MAX_SHOWN = 3;

/** Bookings, moves and cancellations of a practice: what no member has seen yet, and, folded away, what came before. */
export function NewsPanel({
  providerId,
  news: { list, isLate },
  dayHref,
  recordHref,
  onDayOpened,
}: {
  readonly providerId: number;
  readonly news: News;
  /** Returns the address of a day's visits. */
  readonly dayHref: (day: string) => string;
  /** Returns the address of what the practice has of the patient of a visit. */
  readonly recordHref: (appointmentId: number) => string;
  readonly onDayOpened: () => void;
}) {
  const { t } = useLingui();
  const [showsAll, setShowsAll] = useState(false);
  const marking = useMarkSeen(providerId);
  if (list === undefined) return null;
  const unseen = list.items.filter(({ seenAt }) => seenAt === null);
  const earlier = list.items.filter(({ seenAt }) => seenAt !== null);
  const shown = showsAll ? unseen : unseen.slice(0, MAX_SHOWN);
  const hidden = unseen.length - shown.length;
  const open = ({ id, seenAt }: PracticeNews) => {
    onDayOpened();
    if (seenAt === null) marking.mutate([id]);
  };
  const entry = (one: PracticeNews) => (
    <NewsEntry key={one.id} news={one} dayHref={dayHref} recordHref={recordHref} onOpen={() => open(one)} />
  );
  return (
    <section className="card grid gap-3" aria-labelledby="news">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="news" tabIndex={-1} className="flex items-center gap-2 text-lg">
          <Trans>News</Trans>
          <NewBadge unseen={list.unseen} />
        </h2>
        {unseen.length === 0 && earlier.length > 0 && (
          <p className="text-soft">
            <Trans>Nothing new</Trans>
          </p>
        )}
        {unseen.length > 0 && (
          <BusyButton
            busy={marking.isPending}
            busyText={<Trans>Saving...</Trans>}
            className="button-ghost"
            onClick={() => {
              // This button disappears with the news.
              document.getElementById('news')?.focus();
              marking.mutate(unseen.map(({ id }) => id));
            }}
          >
            <CheckCheck aria-hidden size={18} strokeWidth={1.75} className="me-2 inline" />
            <Plural value={unseen.length} one="Mark as seen" other="Mark all # as seen" />
          </BusyButton>
        )}
      </div>
      {isLate && (
        <p className="notice notice-amber">
          <Trans>News can't be loaded at the moment, so something may be missing here. Check your connection.</Trans>
        </p>
      )}
      {list.items.length === 0 && (
        <p className="text-soft">
          <Trans>Bookings, moves and cancellations appear here at once.</Trans>
        </p>
      )}
      {shown.length > 0 && (
        <ul className="grid" aria-label={t`New`}>
          {shown.map(entry)}
        </ul>
      )}
      {hidden > 0 && (
        <button type="button" className="link min-h-11 justify-self-start" onClick={() => setShowsAll(true)}>
          {t`${plural(hidden, { one: 'Show # more', other: 'Show # more' })}`}
        </button>
      )}
      <details className="-my-2">
        <summary className="link min-h-11 py-2.5">
          <Trans>Earlier news and sound</Trans>
        </summary>
        <SoundSwitch />
        {earlier.length === 0 ? (
          <p className="text-soft">
            <Trans>No earlier news</Trans>
          </p>
        ) : (
          <ul className="grid" aria-label={t`Earlier news`}>
            {earlier.map(entry)}
          </ul>
        )}
      </details>
    </section>
  );
}
