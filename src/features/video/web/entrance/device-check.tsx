import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, Volume2, Wifi } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { type LocalMedia, openMedia } from './local-media.ts';
import { MicLevel } from './mic-level.tsx';
import { playTestSound } from './test-sound.ts';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Tests camera, microphone, speaker and network before a visit. `onStream` gets the devices that are allowed. */
export function DeviceCheck({ onStream }: { readonly onStream: (stream: MediaStream) => void }) {
  const { t } = useLingui();
  const [media, setMedia] = useState<LocalMedia | null>(null);
  const [busy, setBusy] = useState(false);
  const [network, setNetwork] = useState<{ ms: number } | 'busy' | 'failed' | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current !== null && media !== null) video.current.srcObject = media.stream;
  }, [media]);
  const ask = async () => {
    setBusy(true);
    const opened = await openMedia();
    setMedia(opened);
    onStream(opened.stream);
    setBusy(false);
  };
  const measure = async () => {
    setNetwork('busy');
    try {
      const before = performance.now();
      for (let n = 0; n < 3; n++) await fetch('/healthz', { cache: 'no-store' });
      setNetwork({ ms: Math.round((performance.now() - before) / 3) });
    } catch {
      setNetwork('failed');
    }
  };
  const words = {
    on: t`works`,
    refused: t`not allowed: allow it in the settings of your browser, then try again`,
    missing: t`not found, or used by another app`,
  };
  const roundTrip = network !== null && typeof network === 'object' ? network.ms : 0;
  return (
    <section className="card grid gap-3">
      <h2>
        <Trans>Check your devices</Trans>
      </h2>
      {media === null ? (
        <p>
          <Trans>Your browser asks whether this site may use your camera and microphone.</Trans>
        </p>
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          <video
            ref={video}
            autoPlay
            muted
            playsInline
            aria-label={t`Your own picture`}
            className="aspect-4/3 w-full -scale-x-100 rounded-[10px] bg-ink object-cover"
          />
          <div className="grid content-start gap-2" aria-live="polite">
            <p>
              <Trans>Camera: {words[media.camera]}</Trans>
            </p>
            <p>
              <Trans>Microphone: {words[media.microphone]}</Trans>
            </p>
            {media.microphone === 'on' && <MicLevel stream={media.stream} />}
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <BusyButton busy={busy} busyText={<Trans>Asking...</Trans>} className="button-ghost" onClick={() => void ask()}>
          <span className="inline-flex items-center gap-2">
            <Camera {...ICON} />
            {media === null ? <Trans>Use camera and microphone</Trans> : <Trans>Try again</Trans>}
          </span>
        </BusyButton>
        <button type="button" className="button button-ghost" onClick={playTestSound}>
          <Volume2 {...ICON} />
          <Trans>Play a test sound</Trans>
        </button>
        <BusyButton
          busy={network === 'busy'}
          busyText={<Trans>Measuring...</Trans>}
          className="button-ghost"
          onClick={() => void measure()}
        >
          <span className="inline-flex items-center gap-2">
            <Wifi {...ICON} />
            <Trans>Check the network</Trans>
          </span>
        </BusyButton>
      </div>
      <p aria-live="polite">
        {network === 'failed' && <Trans>The server can't be reached. Check your connection.</Trans>}
        {roundTrip > 0 &&
          (roundTrip < 600 ? (
            <Trans>The network answers in {roundTrip} ms: good enough for a call.</Trans>
          ) : (
            <Trans>The network answers in {roundTrip} ms: the picture may rest at times, and sound goes on.</Trans>
          ))}
      </p>
    </section>
  );
}
