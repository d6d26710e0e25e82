import { useEffect, useSyncExternalStore } from 'react';

const KEY = 'news-sound';
/** The tone: two notes, Hz, one after the other, s. */
const NOTES = [660, 880];
const NOTE_S = 0.16;
const VOLUME = 0.2;

let audio: AudioContext | undefined;
const listeners = new Set<() => void>();

/** Plays a short tone, if a tap or a key has allowed the page to play sounds. */
export function playTone(): void {
  if (audio?.state !== 'running') return;
  for (const [at, frequency] of NOTES.entries()) {
    const start = audio.currentTime + at * NOTE_S;
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(VOLUME, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + NOTE_S);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + NOTE_S);
  }
}

/** Lets the page play sounds. Only inside a tap or a key press: browsers refuse it otherwise. */
async function allowSound(): Promise<void> {
  audio ??= new AudioContext();
  await audio.resume();
}

/** True if the user of this browser wants a sound. Off by default; signing out clears the browser's storage. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Switches the sound on, which plays it once, or off. */
export function setSound(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser without storage forgets it.
  }
  if (on) void allowSound().then(playTone, () => undefined);
  for (const listener of listeners) listener();
}

/** Returns whether the sound is on, also when another tab switches it. After a reload the next tap or key allows it again. */
export function useSound(): boolean {
  const isOn = useSyncExternalStore(subscribe, isSoundOn, () => false);
  useEffect(() => {
    if (!isOn) return;
    const allow = () => void allowSound().catch(() => undefined);
    const once = { once: true, capture: true };
    addEventListener('pointerup', allow, once);
    addEventListener('keydown', allow, once);
    return () => {
      removeEventListener('pointerup', allow, once);
      removeEventListener('keydown', allow, once);
    };
  }, [isOn]);
  return isOn;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
