import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';

/** Shows the input level of the microphone. */
export function MicLevel({ stream }: { readonly stream: MediaStream }) {
  const id = useId();
  const [level, setLevel] = useState(0);
  useEffect(() => {
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    analyser.fftSize = 512;
    audio.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const loudness = Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);
      setLevel(Math.min(100, Math.round(loudness * 400)));
    }, 150);
    return () => {
      clearInterval(timer);
      void audio.close();
    };
  }, [stream]);
  return (
    <div className="grid gap-1">
      <span id={id}>
        <Trans>Say something: the bar moves when you are heard.</Trans>
      </span>
      <meter aria-labelledby={id} min={0} max={100} value={level} className="w-full" />
    </div>
  );
}
