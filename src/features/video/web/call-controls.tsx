import { Trans, useLingui } from '@lingui/react/macro';
import { Mic, MicOff, PhoneOff, SwitchCamera, Video, VideoOff } from 'lucide-react';
import { toast } from '#platform/web/toast-store.ts';
import type { Room } from '../contract.ts';
import type { CallEngine } from './call-engine.ts';
import type { CallState } from './call-state.ts';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What can be done in a call. A device that isn't there has no button that does nothing: it is disabled. */
export function CallControls({
  engine,
  state: { mic, camera, local },
  room,
  onEnd,
}: {
  readonly engine: CallEngine;
  readonly state: CallState;
  readonly room: Room;
  readonly onEnd: () => void;
}) {
  const { t } = useLingui();
  const [hasMic, hasCamera] = [local.getAudioTracks().length > 0, local.getVideoTracks().length > 0];
  const switchCamera = async () => {
    if (!(await engine.switchCamera())) toast({ title: t`There is no other camera` });
  };
  return (
    <div className="flex flex-wrap gap-3">
      <button
        type="button"
        className="button button-ghost"
        disabled={!hasMic}
        aria-pressed={!mic}
        onClick={() => engine.setMic(!mic)}
      >
        {mic ? <Mic {...ICON} /> : <MicOff {...ICON} />}
        <Trans>Mute</Trans>
      </button>
      <button
        type="button"
        className="button button-ghost"
        disabled={!hasCamera}
        aria-pressed={!camera}
        onClick={() => void engine.setCamera(!camera)}
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
