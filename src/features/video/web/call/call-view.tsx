import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Room } from '#features/video/contract.ts';
import { type Call, isOtherThere } from '#features/video/rules/call/call-state.ts';
import { shownMedia } from '#features/video/rules/shown-media.ts';
import { CallControls } from './call-controls.tsx';
import type { CallSession } from './call-session.ts';
import { CallTime } from './call-time.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { PatientPanel } from './patient-panel.tsx';

/** The call: the other side's picture, one's own, the controls, and writing, which works without either. */
export function CallView({
  session,
  call,
  room,
  onEnd,
}: {
  readonly session: CallSession;
  readonly call: Call;
  readonly room: Room;
  readonly onEnd: () => void;
}) {
  const { t } = useLingui();
  const other = room.side === 'patient' ? room.providerName : room.patientName;
  const { camera, saving, sinceMs } = call;
  const media = shownMedia(call.media, isOtherThere(room));
  const peer = media === 'none' ? null : call.peer;
  const hasPicture = media === 'connected' && peer?.camera === true && !peer.saving;
  const showsOwn = camera && !saving.saving;
  return (
    <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
      <section className="grid content-start gap-3" aria-label={t`Call`}>
        <h2 className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
          {other}
          {sinceMs !== null && media !== 'none' && <CallTime sinceMs={sinceMs} />}
        </h2>
        <div className="relative overflow-hidden rounded-[10px] bg-ink">
          <Stream
            stream={session.remote}
            label={t`Picture of ${other}`}
            className={`w-full ${hasPicture ? '' : 'invisible'}`}
          />
          {!hasPicture && (
            <p className="absolute inset-0 grid place-items-center p-4 text-center text-paper">
              <NoPicture media={media} peer={peer} other={other} />
            </p>
          )}
          <Stream
            stream={session.local}
            muted
            label={t`Your own picture`}
            className={`absolute end-2 bottom-2 w-1/4 max-w-40 -scale-x-100 rounded-[10px] border-2 border-paper ${showsOwn ? '' : 'invisible'}`}
          />
        </div>
        <CallNotes
          media={media}
          peer={peer}
          other={other}
          isSaving={saving.saving}
          onWantVideo={() => session.wantVideo()}
        />
        <CallControls session={session} call={call} room={room} onEnd={onEnd} />
      </section>
      <div className="grid content-start gap-4">
        {room.side === 'provider' && <PatientPanel appointmentId={room.id} />}
        <ChatPanel lines={call.chat} other={other} onSay={(text) => session.say(text)} />
      </div>
    </div>
  );
}

interface OtherSide extends Pick<Call, 'media' | 'peer'> {
  /** The name of the other side. */
  readonly other: string;
}

/** What stands in the place of the other side's picture. */
function NoPicture({ media, peer, other }: OtherSide) {
  if (media === 'none') return <Trans>{other} is not connected just now.</Trans>;
  if (media === 'connected') {
    return peer?.saving === true ? <Trans>Sound only</Trans> : <Trans>The camera of {other} is off.</Trans>;
  }
  if (media === 'impossible') return <Trans>No picture, no sound: please write.</Trans>;
  return <Trans>Connecting to {other}...</Trans>;
}

/** What both sides should know of the connection and of each other's devices. */
function CallNotes({
  media,
  peer,
  other,
  isSaving,
  onWantVideo,
}: OtherSide & { readonly isSaving: boolean; readonly onWantVideo: () => void }) {
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {isSaving && (
        <div className="notice notice-amber flex flex-wrap items-center gap-3">
          <p>
            <Trans>Your network is weak: your picture rests so that the sound stays. It comes back by itself.</Trans>
          </p>
          <button type="button" className="button button-ghost" onClick={onWantVideo}>
            <Trans>Try video now</Trans>
          </button>
        </div>
      )}
      {peer?.saving === true && (
        <p className="notice">
          <Trans>The network of {other} is weak: the picture rests, and the sound goes on.</Trans>
        </p>
      )}
      {peer?.mic === false && (
        <p className="notice">
          <Trans>The microphone of {other} is off.</Trans>
        </p>
      )}
      {media === 'impossible' && (
        <p className="notice notice-amber">
          <Trans>
            Picture and sound can't get through between your two networks. Write to each other here; we go on trying.
          </Trans>
        </p>
      )}
      {media === 'reconnecting' && (
        <p className="notice notice-amber">
          <Trans>Picture and sound broke off. They come back by themselves.</Trans>
        </p>
      )}
    </div>
  );
}

function Stream({
  stream,
  label,
  muted = false,
  className,
}: {
  readonly stream: MediaStream | null;
  readonly label: string;
  readonly muted?: boolean;
  readonly className: string;
}) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null || element.srcObject === stream) return;
    element.srcObject = stream;
    // A tap led here, which allows playing sound; some browsers wait for the next tap.
    if (stream !== null) element.play().catch(() => undefined);
  }, [stream]);
  return (
    // A live call has no captions; the chat stands in for them.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      autoPlay
      playsInline
      muted={muted}
      aria-label={label}
      className={`aspect-4/3 object-cover ${className}`}
    />
  );
}
