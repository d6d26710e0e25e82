import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import { Link } from 'wouter';
import type {
  cancelLinkedAppointment,
  LinkedAppointment,
  viewLinkedAppointment,
} from '#features/appointments/rules/appointment-link-contract.ts';
import { OutcomeNotice } from '#features/auth/web/mailed-links/outcome-notice.tsx';
import { keepLinkToken, useLinkToken } from '#features/auth/web/mailed-links/use-link-token.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useNow } from '#platform/web/use-now.ts';
import type { AppointmentErrorBody } from '../rules/refusals.ts';
import { CancelLinkedAppointment } from './cancel-linked-appointment.tsx';
import { CancellationRule } from './cancellation-rule.tsx';
import { LinkedAppointmentDetails } from './linked-appointment-details.tsx';
import { DelayNote, EndReasonNote, SightingNote } from './practice-notes.tsx';

interface Parts {
  readonly Claim: ComponentType<{ readonly token: string }>;
  readonly Move: ComponentType<{
    readonly token: string;
    readonly appointment: LinkedAppointment;
    readonly onMoved: (token: string) => void;
  }>;
  /** `onFound` is called once there are papers, `onRead` with true while a paper has the screen. */
  readonly Papers: ComponentType<{
    readonly token: string;
    readonly onFound: () => void;
    readonly onRead: (isReading: boolean) => void;
  }>;
}

/**
 * What the link in a message about a visit opens: the visit, and buttons that move and cancel it. Opening it does nothing.
 * `Move` is the part that moves it: it belongs to booking. `Claim` keeps it in an account. `Papers` shows the papers of the
 * visit, also after it.
 */
export function ManageAppointment({ Move, Claim, Papers }: Parts) {
  const opened = useLinkToken({ keptAs: 'visit' });
  const [moved, setMoved] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const [hasPapers, setHasPapers] = useState(false);
  const onFound = useCallback(() => setHasPapers(true), []);
  const token = moved ?? opened;
  const onMoved = (next: string) => {
    // The old link has ended: a reload must show the visit as it is now.
    keepLinkToken('visit', next);
    setMoved(next);
  };
  return (
    <>
      <div className={isReading ? 'hidden' : 'contents'}>
        <Appointment
          token={token}
          hasMoved={moved !== undefined}
          hasPapers={hasPapers}
          onMoved={onMoved}
          Move={Move}
          Claim={Claim}
        />
      </div>
      {typeof token === 'string' && <Papers key={token} token={token} onFound={onFound} onRead={setIsReading} />}
    </>
  );
}

function Appointment({
  token,
  hasMoved,
  hasPapers,
  onMoved,
  Move,
  Claim,
}: Pick<Parts, 'Move' | 'Claim'> & {
  readonly token: string | null | undefined;
  readonly hasMoved: boolean;
  readonly hasPapers: boolean;
  readonly onMoved: (token: string) => void;
}) {
  const nowMs = useNow(0);
  const appointment = useQuery<LinkedAppointment>({
    queryKey: ['linked-visit', token],
    queryFn: () => call<typeof viewLinkedAppointment>('POST', '/api/manage-visit', { body: { token: token ?? '' } }),
    enabled: typeof token === 'string',
    gcTime: 0,
  });
  // A second click can come before the screen shows that the first one counted.
  const underWay = useRef(false);
  const cancelling = useMutation({
    mutationFn: (found: string) =>
      call<typeof cancelLinkedAppointment>('POST', '/api/manage-visit/cancel', { body: { token: found } }),
    onError: () => {
      underWay.current = false;
    },
  });
  if (cancelling.data !== undefined) return <Cancelled appointment={cancelling.data} />;
  const hasEnded = [appointment.error, cancelling.error].some(
    (error) => errorBody<AppointmentErrorBody>(error)?.code === 'link_expired',
  );
  if (hasEnded && hasPapers) {
    return (
      <>
        <p>
          <Trans>This visit can't be changed any more.</Trans>
        </p>
        {typeof token === 'string' && <Claim token={token} />}
      </>
    );
  }
  if (token === null || hasEnded) return <LinkEnded>{typeof token === 'string' && <Claim token={token} />}</LinkEnded>;
  if (appointment.isError) {
    return (
      <LoadError onRetry={appointment.refetch}>
        <Trans>We couldn't load your visit.</Trans>
      </LoadError>
    );
  }
  if (token === undefined || appointment.data === undefined) return <Spinner />;
  if (appointment.data.status === 'cancelled') return <Cancelled appointment={appointment.data} />;
  return (
    <div className="grid gap-4">
      {hasMoved && (
        <p ref={focusNote} tabIndex={-1} className="notice font-semibold">
          <Trans>Your visit is moved.</Trans>
        </p>
      )}
      <LinkedAppointmentDetails appointment={appointment.data} />
      <DelayNote appointment={appointment.data} />
      <SightingNote appointment={appointment.data} nowMs={nowMs} />
      <Move key={token} token={token} appointment={appointment.data} onMoved={onMoved} />
      <CancelLinkedAppointment
        appointment={appointment.data}
        busy={cancelling.isPending}
        error={cancelling.error}
        onCancel={() => {
          if (underWay.current) return;
          underWay.current = true;
          cancelling.mutate(token);
        }}
      />
      <Claim key={`claim ${token}`} token={token} />
    </div>
  );
}

/** The button that moved the visit is gone. */
const focusNote = (note: HTMLElement | null) => note?.focus();

function Cancelled({ appointment }: { readonly appointment: LinkedAppointment }) {
  const { id, name, bookable } = appointment.provider;
  return (
    <OutcomeNotice icon={CircleCheck} tone="green" title={<Trans>Your visit is cancelled</Trans>}>
      <LinkedAppointmentDetails appointment={appointment} />
      <EndReasonNote endReason={appointment.endReason} />
      {appointment.lateCancellation && (
        <p className="notice notice-amber">
          <Trans>Cancelled less than 24 hours before the visit.</Trans>{' '}
          <CancellationRule fee={appointment.cancellationFee} name={name} />
        </p>
      )}
      <Link href={bookable ? `/provider/${id}` : '/'} className="button">
        {bookable ? <Trans>Book another time</Trans> : <Trans>Find another provider</Trans>}
      </Link>
    </OutcomeNotice>
  );
}

function LinkEnded({ children }: { readonly children: ReactNode }) {
  return (
    <OutcomeNotice
      icon={Clock}
      tone="amber"
      title={
        <Trans>
          This link does not work any more. It ends when the visit is over, moved or cancelled, and when your e-mail
          address or telephone number changes.
        </Trans>
      }
    >
      <p>
        <Trans>Open the newest link that we sent you.</Trans>
      </p>
      <p>
        <Trans>If you have an account here, your visits are in it. If not, call the provider.</Trans>
      </p>
      <Link href="/appointments" className="button">
        <Trans>View My Appointments</Trans>
      </Link>
      {children}
    </OutcomeNotice>
  );
}
