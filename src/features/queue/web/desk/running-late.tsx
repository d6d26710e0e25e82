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
import type { QueueHandle } from '../use-queue.ts';

type Late = Queue['late'][number];
type ReportedDelay = Queue['reported'][number];

/** Who runs late, with the patients whom it makes wait: nothing is sent before the desk presses, and it can be taken back. */
export function RunningLateList({
  providerId,
  queue: { late, reported },
  handle,
}: {
  readonly providerId: number;
  readonly queue: Pick<Queue, 'late' | 'reported'>;
  readonly handle: QueueHandle;
}) {
  const [sent, setSent] = useState<DelayReply | null>(null);
  const onSent = (reply: DelayReply) => {
    setSent(reply);
    void handle.reload();
  };
  const part = { providerId, onSent };
  return (
    <>
      {late.map((each) => each.patients.length > 0 && <Suggestion key={each.resourceId} late={each} {...part} />)}
      {reported.map((each) => (
        <TakeBack key={each.resourceId} reported={each} {...part} />
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
          {name === null ? (
            <Trans>You run about {minutes} min late.</Trans>
          ) : (
            <Trans>
              {name} runs about {minutes} min late.
            </Trans>
          )}
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

/** Takes back that patients were notified of a delay. */
function TakeBack({
  providerId,
  reported: { resourceId, name, patients },
  onSent,
}: {
  readonly providerId: number;
  readonly reported: ReportedDelay;
  readonly onSent: (reply: DelayReply) => void;
}) {
  const { t } = useLingui();
  const { busy, send } = useSending(onSent);
  const end = () =>
    call<typeof endDelay>('POST', '/api/portal/providers/:id/delays/end', {
      params: { id: providerId },
      body: { resourceId },
    });
  const known = t`${plural(patients, { one: '# patient knows of a delay.', other: '# patients know of a delay.' })}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="wrap-anywhere">{name === null ? known : `${name}: ${known}`}</p>
      <BusyButton
        className="button-ghost"
        busy={busy}
        busyText={<Trans>Sending...</Trans>}
        onClick={() => void send(end)}
      >
        <Trans>No longer late</Trans>
        {name !== null && <span className="sr-only"> {name}</span>}
      </BusyButton>
    </div>
  );
}

const takeFocus = (box: HTMLElement | null) => box?.focus();

/** How many patients get a message, and who has to be called. */
function Outcome({
  reported: { told: sent, untold },
  onClose,
}: {
  readonly reported: DelayReply;
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
            <Trans>We can't reach these patients. Please call them:</Trans>
          </p>
          <ul>
            {untold.map(({ appointmentId, name, phone }) => (
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
