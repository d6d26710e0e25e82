import { useEffect, useEffectEvent, useState } from 'react';

/** The part of the Web Speech API that we use; compilers don't know it, as it isn't in every browser. */
interface Recognition extends EventTarget {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  start(): void;
  stop(): void;
  abort(): void;
}
type RecognitionEvent = Event & { readonly results: SpeechRecognitionResultList };
type SpeechWindow = Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>>;

/**
 * Speech recognition, continuous and with interim results. `onTranscript` gets all that was said since the start.
 * Not supported where it can't be initialised. Not for markup that the server renders.
 * @see patient-area specification, section 4
 */
export function useSpeech(onTranscript: (transcript: string) => void) {
  const [recognition] = useState(createRecognition);
  const [recording, setRecording] = useState(false);
  const [failed, setFailed] = useState(false);
  const onResult = useEffectEvent((results: SpeechRecognitionResultList) => {
    onTranscript(Array.from(results, (result) => result[0]?.transcript ?? '').join(''));
  });

  useEffect(() => {
    if (recognition === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    recognition.addEventListener('result', (event) => onResult((event as RecognitionEvent).results), { signal });
    recognition.addEventListener('end', () => setRecording(false), { signal });
    recognition.addEventListener(
      'error',
      () => {
        setFailed(true);
        setRecording(false);
        recognition.abort();
      },
      { signal },
    );
    return () => {
      listening.abort();
      recognition.abort();
    };
  }, [recognition]);

  return {
    supported: recognition !== null,
    recording,
    failed,
    toggle: () => {
      setFailed(false);
      try {
        if (recording) recognition?.stop();
        else recognition?.start();
        setRecording(!recording);
      } catch {
        setFailed(true);
      }
    },
  };
}

function createRecognition(): Recognition | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as SpeechWindow;
  const Constructor = SpeechRecognition ?? webkitSpeechRecognition;
  if (Constructor === undefined) return null;
  try {
    const recognition = new Constructor();
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.lang = 'en-NG';
    return recognition;
  } catch {
    return null;
  }
}
