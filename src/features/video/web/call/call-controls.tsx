import { Trans, useLingui } from '@lingui/react/macro';
import { Mic, MicOff, PhoneOff, SwitchCamera, Video, VideoOff } from 'lucide-react';
import type { Room } from '#features/video/contract.ts';
import type { Call } from '#features/video/rules/call/call-state.ts';
import { toast } from '#platform/web/toast-store.ts';
import type { CallSession } from './call-session.ts';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The buttons of a call. Those of a missing device are disabled. */
export function CallControls({
  session,
  call: { mic, camera },
  room,
  onEnd,
}: {
  readonly session: CallSession;
  readonly call: Call;
  readonly room: Room;
  readonly onEnd: () => void;
}) {
  const { t } = useLingui();
  const { local } = session;
  const [hasMic, hasCamera] = [local.getAudioTracks().length > 0, local.getVideoTracks().length > 0];
  const switchCamera = async () => {
    if (!(await session.switchCamera())) toast({ title: t`There is no other camera` });
  };
  return (
    <div className="flex flex-wrap gap-3">
      <button
        type="button"
        className="button button-ghost"
        disabled={!hasMic}
        aria-pressed={!mic}
        onClick={() => session.setMic(!mic)}
      >
        {mic ? <Mic {...ICON} /> : <MicOff {...ICON} />}
        <Trans>Mute</Trans>
      </button>
      <button
        type="button"
        className="button button-ghost"
        disabled={!hasCamera}
        aria-pressed={!camera}
        onClick={() => session.setCamera(!camera)}
      >
        {camera ? <Video {...ICON} /> : <VideoOff {...ICON} />}
        <Trans>Camera off</Trans>
      </button>
      <button
        type="button"
        className="button button-ghost"
        disabled={!hasCamera || !camera}
        onClick={() => void switchCamera()}
      >
        <SwitchCamera {...ICON} />
        <Trans>Switch camera</Trans>
      </button>
      <button type="button" className="button button-urgent" onClick={onEnd}>
        <PhoneOff {...ICON} />
        {room.side === 'patient' ? <Trans>Leave the call</Trans> : <Trans>End the call</Trans>}
      </button>
    </div>
  );
}
