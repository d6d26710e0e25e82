import { useQueryClient } from '@tanstack/react-query';
import { memberMay } from '#features/directory/rules/member-roles.ts';
import { type TypedWeek, weekOf } from '#features/portal/rules/typed-week.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PORTAL_PROVIDERS, reloadSettings } from '../portal-queries.ts';
import { CopyHours } from './copy-hours.tsx';

/** Fills in the weekly hours of another place whose settings the user may read. */
export function CopyPlaceHours({
  to,
  onCopy,
}: {
  /** The id of the place that gets them. */
  readonly to: number;
  readonly onCopy: (week: TypedWeek['week']) => void;
}) {
  const { data: places = [] } = usePathQuery(PORTAL_PROVIDERS);
  const queryClient = useQueryClient();
  const showNotSaved = useNotSavedToast();
  const copy = async (id: number) => {
    const settings = await reloadSettings(queryClient, id);
    if (settings === undefined) showNotSaved(undefined);
    else onCopy(weekOf(settings.hours));
  };
  return <CopyHours from={places.filter((place) => place.id !== to && memberMay(place, 'settings'))} onCopy={copy} />;
}
