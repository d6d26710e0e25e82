import { Trans } from '@lingui/react/macro';
import { Mic, Square } from 'lucide-react';
import { useSpeech } from './use-speech.ts';

/** Describes the symptoms by voice, where the browser can. */
export function VoiceRecorder({ onTranscript }: { readonly onTranscript: (transcript: string) => void }) {
  const { supported, recording, failed, toggle } = useSpeech(onTranscript);
  if (!supported) return null;
  const Icon = recording ? Square : Mic;
  return (
    <div className="grid justify-items-start gap-2">
      <button type="button" className={`button ${recording ? 'button-urgent' : 'button-ghost'}`} onClick={toggle}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        {recording ? <Trans>Stop Recording</Trans> : <Trans>Record Voice</Trans>}
      </button>
      <output className="block font-semibold empty:hidden">
        {recording && <Trans>Recording... Speak clearly into your microphone.</Trans>}
        {failed && <Trans>The recording stopped. You can try again or type.</Trans>}
      </output>
      <p className="text-sm text-soft">
        <Trans>What you say replaces the text above. The maker of your browser may process the audio.</Trans>
      </p>
    </div>
  );
}
