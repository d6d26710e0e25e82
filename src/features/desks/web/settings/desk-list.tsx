import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { MonitorCheck, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { Desk } from '#features/desks/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { momentSeenAt, pastDay } from '#platform/web/format-date.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { useNow } from '#platform/web/use-now.ts';
import { desksOf } from '../desk-queries.ts';
import { ChangeDeskDialog } from './change-desk-dialog.tsx';
import { EnrolDesk } from './enrol-desk.tsx';
import { RemoveDeskDialog } from './remove-desk-dialog.tsx';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The shared computers of a place, at which members take turns with their PINs. */
export function DeskList({ providerId }: { readonly providerId: number }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data: desks, isError, refetch } = usePathQuery(desksOf(providerId));
  const [open, setOpen] = useDraft<{ readonly type: 'change' | 'remove'; readonly desk: Desk } | null>(
    `dialog of desks ${providerId}`,
    null,
  );
  const close = () => setOpen(null);
  const { begin, askAndClose } = useDialogEntry(open !== null, close);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = (type: 'change' | 'remove', desk: Desk) => {
    begin();
    setOpen({ type, desk });
  };
  const onChanged = () => {
    close();
    void queryClient.invalidateQueries({ queryKey: desksOf(providerId).queryKey });
  };
  if (isError && desks === undefined) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load your shared computers.</Trans>
      </LoadError>
    );
  }
  if (desks === undefined) return null;
  return (
    <section className="card grid gap-4 sm:p-6">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          <Trans>Shared computers</Trans>
        </h2>
        <p className="mt-1 max-w-[64ch] text-soft">
          <Trans>
            At a shared computer, several people of your team take turns: each unlocks it with a PIN, and it locks by
            itself. What one of them has begun to write, the others do not see.
          </Trans>
        </p>
      </div>
      {desks.length > 0 && (
        <ul aria-label={t`Shared computers`} className="grid gap-3 lg:grid-cols-2">
          {desks.map((desk) => (
            <Item
              key={desk.id}
              desk={desk}
              onChange={() => show('change', desk)}
              onRemove={() => show('remove', desk)}
            />
          ))}
        </ul>
      )}
      {!desks.some(({ isThisBrowser }) => isThisBrowser) && (
        <EnrolDesk providerId={providerId} onEnrolled={() => heading.current?.focus()} />
      )}
      {open?.type === 'change' && (
        <ChangeDeskDialog providerId={providerId} desk={open.desk} onClose={askAndClose} onChanged={onChanged} />
      )}
      {open?.type === 'remove' && (
        <RemoveDeskDialog
          providerId={providerId}
          desk={open.desk}
          onClose={close}
          onRemoved={onChanged}
          focusAfterwards={() => heading.current}
        />
      )}
    </section>
  );
}

function Item({
  desk,
  onChange,
  onRemove,
}: {
  readonly desk: Desk;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}) {
  const { i18n } = useLingui();
  const nowMs = useNow(0);
  const { name, lockAfterMinutes: minutes, lastUsedAt, enrolledBy, enrolledAt, expiresAt, isThisBrowser } = desk;
  const used = lastUsedAt === null ? undefined : momentSeenAt(i18n, lastUsedAt, nowMs);
  const enrolled = pastDay(i18n, lagosDate(Date.parse(enrolledAt)));
  const until = pastDay(i18n, lagosDate(Date.parse(expiresAt)));
  return (
    <li className="grid content-start gap-1 rounded-card border border-line p-4">
      <h3 className="flex flex-wrap items-center gap-2 wrap-anywhere">
        {name}
        {isThisBrowser && (
          <span className="badge badge-green">
            <MonitorCheck {...ICON} />
            <Trans>This browser</Trans>
          </span>
        )}
      </h3>
      <p>
        {minutes === 1 ? (
          <Trans>Locks after 1 minute without an action</Trans>
        ) : (
          <Trans>Locks after {minutes} minutes without an action</Trans>
        )}
      </p>
      <p className="text-soft">
        {used === undefined ? <Trans>Not used yet</Trans> : <Trans>Last used on {used}</Trans>}
      </p>
      <p className="text-sm text-soft wrap-anywhere">
        {enrolledBy === null ? (
          <Trans>
            Shared since {enrolled}, until {until}
          </Trans>
        ) : (
          <Trans>
            Shared since {enrolled} by {enrolledBy}, until {until}
          </Trans>
        )}
      </p>
      <p className="flex flex-wrap gap-x-5">
        <button type="button" className="link inline-flex min-h-11 items-center gap-1.5" onClick={onChange}>
          <Pencil {...ICON} />
          <Trans>Change</Trans>
          <span className="sr-only"> {name}</span>
        </button>
        <button type="button" className="link inline-flex min-h-11 items-center gap-1.5" onClick={onRemove}>
          <Trash2 {...ICON} />
          <Trans>Remove</Trans>
          <span className="sr-only"> {name}</span>
        </button>
      </p>
    </li>
  );
}
