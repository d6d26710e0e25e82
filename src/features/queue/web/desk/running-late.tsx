import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, Phone } from 'lucide-react';
import { useState } from 'react';
import type { RunningLate, tellDelay } from '#features/queue/contract.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { telHref } from '#platform/common/tel-href.ts';
import { call } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import type { QueueHandle } from '../use-queue.ts';

type Reported = ReplyOf<typeof tellDelay>;

/** Who runs late, with the message to the patients to come: nothing is sent before the desk presses. */
export function RunningLateList({
  providerId,
  late,
  queue,
}: {
  readonly providerId: number;
  readonly late: readonly RunningLate[];
  readonly queue: QueueHandle;
}) {
  const [reported, setReported] = useState<Reported | null>(null);
  const suggestions = late.filter(({ concerned }) => concerned > 0);
  return (
    <>
      {suggestions.map((each) => (
        <Suggestion
          key={each.resourceId}
          providerId={providerId}
          late={each}
          onReported={(reply) => {
            setReported(reply);
            void queue.reload();
          }}
        />
      ))}
      {reported !== null && <Outcome reported={reported} onClose={() => setReported(null)} />}
    </>
  );
}

function Suggestion({
  providerId,
  late: { resourceId, name, minutes, concerned },
  onReported,
}: {
  readonly providerId: number;
  readonly late: RunningLate;
  readonly onReported: (reply: Reported) => void;
}) {
  const { t } = useLingui();
  const showNotSaved = useNotSavedToast();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      onReported(
        await call<typeof tellDelay>('POST', '/api/portal/providers/:id/delays', {
          params: { id: providerId },
          body: { resourceId, minutes },
        }),
      );
    } catch (error) {
      showNotSaved(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="notice notice-amber flex flex-wrap items-center justify-between gap-3">
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
      <BusyButton busy={busy} busyText={<Trans>Sending...</Trans>} onClick={() => void send()}>
        {t`${plural(concerned, {
          one: `Tell # patient: about ${minutes} min late`,
          other: `Tell # patients: about ${minutes} min late`,
        })}`}
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
  readonly reported: Reported;
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
