import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { purposeOf } from '#features/consents/rules/purposes.ts';
import type { agreeToVideo, Room } from '#features/video/contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { AppointmentFor } from '../appointment-for.tsx';
import { DeviceCheck } from './device-check.tsx';
import { stopMedia } from './local-media.ts';

/** Before a visit: device check, the patient's consent, and entering. Devices are opened only on request. */
export function Entrance({
  room,
  onEnter,
}: {
  readonly room: Room;
  readonly onEnter: (local: MediaStream, room: Room) => void;
}) {
  const { t, i18n } = useLingui();
  const reasonOf = useFailureReason();
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [agreed, setAgreed] = useState(room.consented);
  const [reminded, setReminded] = useState(false);
  const kept = useRef<MediaStream | null>(null);
  const isPatient = room.side === 'patient';
  const needsConsent = isPatient && !room.consented;
  const other = isPatient ? room.providerName : room.patientName;
  const start = shortMoment(i18n, room.date);

  // Leaving stops the camera; entering hands it over.
  useEffect(() => () => stopMedia(kept.current), []);
  const entering = useMutation({
    mutationFn: async () =>
      needsConsent
        ? await call<typeof agreeToVideo>('PUT', '/api/visits/:id/consent', { params: { id: room.id } })
        : room,
    onSuccess: (next) => {
      kept.current = null;
      onEnter(stream ?? new MediaStream(), next);
    },
    onError: (error) => {
      toast({ title: t`You are not in yet`, description: reasonOf(error), variant: 'destructive' });
    },
  });
  return (
    <div className="grid max-w-3xl gap-4">
      <div className="card grid gap-1">
        <h2 className="wrap-anywhere">{other}</h2>
        <AppointmentFor room={room} />
        <p className="text-soft">
          <Trans>Visit on {start} (Lagos time)</Trans>
        </p>
        {room.isDemo && (
          <p>
            <Trans>Demo: this is a fictional provider. No visit takes place.</Trans>
          </p>
        )}
      </div>
      <DeviceCheck
        onStream={(next) => {
          kept.current = next;
          setStream(next);
        }}
      />
      {isPatient && (
        <div className="card grid gap-2">
          <h2>
            <Trans>Your consent</Trans>
          </h2>
          <p>{translateText(i18n, purposeOf('telehealth').text)}</p>
          {needsConsent ? (
            <CheckboxInput
              label={<Trans>I agree to this visit by video</Trans>}
              checked={agreed}
              onChange={(event) => setAgreed(event.target.checked)}
              {...(reminded && !agreed && { error: t`Please agree first. Without it, call the provider instead.` })}
            />
          ) : (
            <p className="font-semibold">
              <Trans>You agreed to this visit by video.</Trans>
            </p>
          )}
        </div>
      )}
      <p className="text-soft">
        <Trans>
          Nothing is recorded. Without camera or microphone you can come in too and write instead of speaking.
        </Trans>
      </p>
      <BusyButton
        busy={entering.isPending}
        busyText={<Trans>Going in...</Trans>}
        className="justify-self-start"
        onClick={() => {
          setReminded(true);
          if (!needsConsent || agreed) entering.mutate();
        }}
      >
        {isPatient ? <Trans>Go to the waiting room</Trans> : <Trans>Go in</Trans>}
      </BusyButton>
    </div>
  );
}
