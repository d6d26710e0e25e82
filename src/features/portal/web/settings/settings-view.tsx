import { Trans } from '@lingui/react/macro';
import { CalendarList } from '#features/calendars/web/calendar-list.tsx';
import { DeskList } from '#features/desks/web/settings/desk-list.tsx';
import { OwnPin } from '#features/desks/web/settings/own-pin.tsx';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { FiguresLink } from '../figures/figures-view.tsx';
import { settingsOf } from '../portal-queries.ts';
import { useMay } from '../practice-member.ts';
import { AddPlace } from './add-place.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { PracticeFields } from './practice-fields.tsx';

/** The settings of a practice, and the user's calendar feed. */
export function SettingsView({ providerId }: { readonly providerId: number }) {
  const { data: settings, isError, refetch } = usePathQuery(settingsOf(providerId));
  const maySet = useMay('settings');
  if (isError && settings === undefined) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load your settings.</Trans>
      </LoadError>
    );
  }
  if (settings === undefined) return <Spinner />;
  return (
    <>
      <FiguresLink providerId={providerId} />
      {maySet && <PracticeFields settings={settings} />}
      <CalendarFeed settings={settings} />
      {maySet && <CalendarList providerId={providerId} people={settings.people} />}
      <OwnPin />
      {maySet && <DeskList providerId={providerId} />}
      <AddPlace providerId={providerId} />
    </>
  );
}
