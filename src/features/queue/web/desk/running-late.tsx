import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, Phone } from 'lucide-react';
import { useState } from 'react';
import type { DelayReply, endDelay, Queue, tellDelay } from '#features/queue/contract.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { telHref } from '#platform/common/tel-href.ts';
import { call } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { QueueHandle } from '../use-queue.ts';

type Late = Queue['late'][number];
type ReportedDelay = Queue['reported'][number];

/** What was sent last. */
interface Sent extends DelayReply {
  readonly kind: 'delay' | 'on_time';
}

/** Who runs late, with the patients whom it makes wait: nothing is sent before the desk presses, and it can be taken back. */
export function RunningLateList({
  providerId,
  queue: { late, reported, toCall },
  handle,
}: {
  readonly providerId: number;
  readonly queue: Pick<Queue, 'late' | 'reported' | 'toCall'>;
  readonly handle: QueueHandle;
}) {
  const [sent, setSent] = useState<Sent | null>(null);
  const onSent = (kind: Sent['kind']) => (reply: DelayReply) => {
    setSent({ kind, ...reply });
    void handle.reload();
  };
  return (
    <>
      {late.map(
        (each) =>
          each.patients.length > 0 && (
            <Suggestion key={each.resourceId} late={each} providerId={providerId} onSent={onSent('delay')} />
          ),
      )}
      {reported.map((each) => (
        <TakeBack
          key={each.resourceId}
          reported={each}
          toCall={toCall.filter(({ resourceId }) => resourceId === each.resourceId)}
          lateMinutes={late.find(({ resourceId }) => resourceId === each.resourceId)?.minutes}
          providerId={providerId}
          onSent={onSent('on_time')}
        />
      ))}
      {sent !== null && <Outcome reported={sent} onClose={() => setSent(null)} />}
    </>
  );
}

/** Sends once at a time, and says why it failed. */
function useSending(onSent: (reply: DelayReply) => void) {
  const showNotSaved = useNotSavedToast();
  const [busy, setBusy] = useState(false);
  const send = async (request: () => Promise<DelayReply>) => {
    setBusy(true);
    try {
      onSent(await request());
    } catch (error) {
      showNotSaved(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, send };
}

function Suggestion({
  providerId,
  late: { resourceId, name, minutes, patients },
  onSent,
}: {
  readonly providerId: number;
  readonly late: Late;
  readonly onSent: (reply: DelayReply) => void;
}) {
  const { t } = useLingui();
  const { busy, send } = useSending(onSent);
  const tell = () =>
    call<typeof tellDelay>('POST', '/api/portal/providers/:id/delays', {
      params: { id: providerId },
      body: { resourceId, minutes },
    });
  return (
    <div className="notice notice-amber grid gap-2">
      <p className="flex items-center gap-2 font-semibold">
        <Clock aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
        <span className="wrap-anywhere">
          {name === null ? <Trans>You run late.</Trans> : <Trans>{name} runs late.</Trans>}
        </span>
      </p>
      <ul aria-label={t`Patients who have to wait`}>
        {patients.map(({ appointmentId, name: patient, date, minutes: own }) => {
          const startTime = lagosTime(Date.parse(date));
          return (
            <li key={appointmentId} className="wrap-anywhere">
              <Trans>
                {startTime} {patient}: about {own} min later
              </Trans>
            </li>
          );
        })}
      </ul>
      <p>
        <BusyButton busy={busy} busyText={<Trans>Sending...</Trans>} onClick={() => void send(tell)}>
          {t`${plural(patients.length, { one: 'Tell this patient', other: 'Tell these # patients' })}`}
        </BusyButton>
      </p>
    </div>
  );
}

/** A delay that was reported: how many know of it, who has to be called, and that it is over. */
function TakeBack({
  providerId,
  reported: { resourceId, name, patients },
  toCall,
  lateMinutes,
  onSent,
}: {
  readonly providerId: number;
  readonly reported: ReportedDelay;
  readonly toCall: Queue['toCall'];
  /** How late the queue shows them to be still; undefined if it doesn't. */
  readonly lateMinutes: number | undefined;
  readonly onSent: (reply: DelayReply) => void;
}) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { busy, send } = useSending((reply) => {
    setIsOpen(false);
    onSent(reply);
  });
  const end = () =>
    call<typeof endDelay>('POST', '/api/portal/providers/:id/delays/end', {
      params: { id: providerId },
      body: { resourceId },
    });
  const known = t`${plural(patients, { one: '# patient knows of a delay.', other: '# patients know of a delay.' })}`;
  // In the steps in which patients are given it.
  const about = lateMinutes === undefined ? undefined : Math.round(lateMinutes / 5) * 5;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="wrap-anywhere">{name === null ? known : `${name}: ${known}`}</p>
        <button type="button" className="button button-ghost" onClick={() => setIsOpen(true)}>
          <Trans>No longer late</Trans>
          {name !== null && <span className="sr-only"> {name}</span>}
        </button>
      </div>
      {toCall.length > 0 && (
        <>
          <p>
            <Trans>Call these patients about the delay: no message reaches them.</Trans>
          </p>
          <CallList patients={toCall} />
        </>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t`Tell patients that there is no delay?`}
        footer={
          <>
            <button type="button" className="button button-ghost flex-1" onClick={() => setIsOpen(false)}>
              <Trans>Not yet</Trans>
            </button>
            <BusyButton
              className="flex-1"
              busy={busy}
              busyText={<Trans>Sending...</Trans>}
              onClick={() => void send(end)}
            >
              <Trans>Tell them</Trans>
            </BusyButton>
          </>
        }
      >
        <div className="grid gap-3 pb-4">
          {about !== undefined && (
            <p className="notice notice-amber font-semibold">
              {name === null ? (
                <Trans>The queue still shows a delay of about {about} min.</Trans>
              ) : (
                <Trans>
                  The queue still shows {name} about {about} min late.
                </Trans>
              )}
            </p>
          )}
          <p>
            <Trans>They get a message to come at the time of their visit.</Trans>
          </p>
        </div>
      </Dialog>
    </div>
  );
}

const takeFocus = (box: HTMLElement | null) => box?.focus();

/** How many patients get a message, and who has to be called. */
function Outcome({
  reported: { kind, told: sent, untold },
  onClose,
}: {
  readonly reported: Sent;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <section ref={takeFocus} tabIndex={-1} aria-label={t`Running late`} className="card grid gap-2">
      <p role="status" className="font-semibold">
        {t`${plural(sent, { one: '# patient gets a message.', other: '# patients get a message.' })}`}
      </p>
      {untold.length > 0 && (
        <>
          <p>
            {kind === 'delay' ? (
              <Trans>We can't reach these patients. Please call them:</Trans>
            ) : (
              <Trans>
                We can't reach these patients. Please call them and say that there is no delay any more: come at the
                time of the visit.
              </Trans>
            )}
          </p>
          <CallList patients={untold} />
        </>
      )}
      <p>
        <button type="button" className="button button-ghost" onClick={onClose}>
          <Trans>Close</Trans>
        </button>
      </p>
    </section>
  );
}

/** Patients with their telephone numbers. */
function CallList({ patients }: { readonly patients: DelayReply['untold'] }) {
  return (
    <ul>
      {patients.map(({ appointmentId, name, phone }) => (
        <li key={appointmentId} className="flex min-h-11 flex-wrap items-center gap-x-3">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {phone === null ? (
            <span className="text-soft">
              <Trans>No number</Trans>
            </span>
          ) : (
            <a href={telHref(phone)} className="link inline-flex min-h-11 items-center gap-2">
              <Phone aria-hidden size={18} strokeWidth={1.75} />
              {phone}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
