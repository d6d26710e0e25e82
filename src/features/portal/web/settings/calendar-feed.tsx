import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { endFeed, MadeFeed, makeFeed } from '#features/portal/contract.ts';
import type { PortalSettings } from '#features/portal/rules/schedule-contract.ts';
import { CopyAddress } from '#platform/web/addresses/copy-address.tsx';
import { call } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { settingsOf } from '../portal-queries.ts';

/** Creates, replaces or ends the secret address of the calendar feed. It is shown once. */
export function CalendarFeed({ settings }: { readonly settings: PortalSettings }) {
  const { t } = useLingui();
  const showNotSaved = useNotSavedToast();
  const queryClient = useQueryClient();
  const [feed, setFeed] = useState<MadeFeed | null>(null);
  const [personId, setPersonId] = useState<number | null>(null);
  const url = (personId === null ? feed : feed?.people.find((one) => one.id === personId))?.url ?? null;
  const [busy, setBusy] = useState<'make' | 'end' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, hasFeed } = settings;

  const run = async (which: 'make' | 'end', act: () => Promise<MadeFeed | null>) => {
    if (busy !== null) return;
    setBusy(which);
    try {
      const made = await act();
      setFeed(made);
      setPersonId(null);
      queryClient.setQueryData(settingsOf(id).queryKey, { ...settings, hasFeed: made !== null });
      heading.current?.focus();
      toast({ title: made === null ? t`The calendar feed has ended` : t`The calendar feed is ready` });
    } catch (error) {
      showNotSaved(error);
    } finally {
      setBusy(null);
    }
  };
  const make = () =>
    run('make', async () => {
      return await call<typeof makeFeed>('POST', '/api/portal/providers/:id/calendar-feed', { params: { id } });
    });
  const end = () =>
    run('end', async () => {
      await call<typeof endFeed>('DELETE', '/api/portal/providers/:id/calendar-feed', { params: { id } });
      return null;
    });
  return (
    <section className="card grid gap-4 sm:p-6">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          <Trans>Calendar feed</Trans>
        </h2>
        <p className="mt-1 max-w-[64ch] text-soft">
          <Trans>
            A secret address that your calendar fetches your visits from. It shows times, first names and who sees them,
            never a reason. Whoever has the address sees them: replace it when it got into wrong hands.
          </Trans>
        </p>
      </div>
      {url !== null && (
        <div className="grid gap-2">
          {feed !== null && feed.people.length > 0 && (
            <SelectInput
              label={<Trans>Whose visits are in it</Trans>}
              value={personId ?? ''}
              onChange={({ target }) => setPersonId(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{t`The whole place`}</option>
              {feed.people.map(({ id: each, name }) => (
                <option key={each} value={each}>
                  {name}
                </option>
              ))}
            </SelectInput>
          )}
          <CopyAddress
            label={<Trans>Address of the feed</Trans>}
            hint={<Trans>It is shown only now. Add it to your calendar as a subscription.</Trans>}
            url={url}
          />
        </div>
      )}
      {url === null && hasFeed && (
        <p>
          <Trans>Your feed is on.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <BusyButton
          className="button-ghost"
          busy={busy === 'make'}
          busyText={<Trans>Saving...</Trans>}
          onClick={() => void make()}
        >
          {hasFeed ? <Trans>Replace the address</Trans> : <Trans>Make an address</Trans>}
        </BusyButton>
        {hasFeed && (
          <BusyButton
            className="button-ghost"
            busy={busy === 'end'}
            busyText={<Trans>Saving...</Trans>}
            onClick={() => void end()}
          >
            <Trans>End the feed</Trans>
          </BusyButton>
        )}
      </div>
    </section>
  );
}
