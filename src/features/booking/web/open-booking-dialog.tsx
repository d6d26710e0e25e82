import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { licencesEnded } from '#features/directory/rules/licences-ended.ts';
import { providerQuery } from '#features/directory/web/provider-address.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { getOnlineBooking } from '../contract.ts';
import type { Opening } from '../rules/begin-booking.ts';
import { screenOf } from '../rules/dialog-state.ts';
import { missingAnswer } from '../rules/missing-answer.ts';
import { SCREENS } from './screens.tsx';
import { useBooking } from './use-booking.ts';
import { useOpener } from './use-opener.ts';
import { useSettled } from './use-settled.ts';
import { useTurnedAway } from './use-turned-away.ts';

/** Whether the user can book online with a provider. */
const onlineBookingOf = (id: number) =>
  get<typeof getOnlineBooking>('/api/providers/:id/online-booking', { params: { id } });

export interface OpenBookingProps extends Omit<Opening, 'rescheduled'> {
  readonly onClose: () => void;
}

/** A booking from its first step to the appointment: one dialog, whose content and footer follow the state. */
export function OpenBookingDialog({
  onClose,
  isOff = false,
  ...opening
}: OpenBookingProps & {
  readonly rescheduled?: Appointment | undefined;
  /** True if the visit `rescheduled` isn't scheduled any more, so that it can't be moved. */
  readonly isOff?: boolean;
}) {
  const { t } = useLingui();
  const [today] = useState(() => lagosDate(serverNow()));
  const opener = useOpener(opening.providerId);
  const read = usePathQuery(providerQuery(opening.providerId));
  const { state, send } = useBooking(read.data, opening, onClose);
  const { progress, booked, opening: now } = state;
  const turnedAway = useTurnedAway(progress?.draft.provider, now.rescheduled);
  const isKnown = turnedAway === false && progress !== null && missingAnswer('provider', progress.draft) !== undefined;
  useEffect(() => {
    if (isKnown) send({ type: 'answered', change: (draft) => ({ ...draft, beenHere: true }) });
  }, [isKnown, send]);
  const isSettled = useSettled(progress === null ? 'loading' : 'open');
  const { status } = (read.error ?? {}) as { status?: number };
  const isLicenceEnded = read.data !== undefined && licencesEnded(read.data, today);
  const user = useCurrentUser();
  const { data: online } = usePathQuery(onlineBookingOf(opening.providerId), { enabled: Boolean(user) });
  const close = () => send({ type: 'closed' });
  const { View, Footer } =
    SCREENS[screenOf(state, { hasFailed: read.isError, status, isLicenceEnded, mustCall: online?.mustCall === true })];
  const props = { state, send, turnedAway, isOff, close, retry: () => void read.refetch() };
  return (
    <Dialog
      open
      onClose={close}
      title={t`Book Appointment`}
      description={progress?.draft.provider.name}
      footer={Footer && <Footer {...props} />}
      returnFocusTo={() => opener(booked !== null)}
      isDeaf={!isSettled}
    >
      <div data-booking="" className="scroll-mt-4 sm:min-h-96">
        <View {...props} />
      </div>
    </Dialog>
  );
}
