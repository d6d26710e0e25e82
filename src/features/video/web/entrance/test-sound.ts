/** Plays two short synthesized tones. */
export function playTestSound(): void {
  const audio = new AudioContext();
  for (const [index, hertz] of [523, 784].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + index * 0.4;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.3, start + 0.03);
    volume.gain.linearRampToValueAtTime(0, start + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.4);
    if (index === 1) tone.addEventListener('ended', () => void audio.close());
  }
}
