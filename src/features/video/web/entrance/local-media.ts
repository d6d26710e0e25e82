/** The devices that could be opened, and why others could not. */
export interface LocalMedia {
  readonly stream: MediaStream;
  readonly camera: 'on' | 'refused' | 'missing';
  readonly microphone: 'on' | 'refused' | 'missing';
}

const SOUND = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
const picture = (facing: 'user' | 'environment') => ({
  facingMode: facing,
  width: { ideal: 640 },
  height: { ideal: 480 },
  frameRate: { ideal: 20, max: 24 },
});

/** Opens camera and microphone. If only one exists or is allowed, that one. */
export async function openMedia(): Promise<LocalMedia> {
  const stream = new MediaStream();
  const both = await ask({ audio: SOUND, video: picture('user') });
  if (both instanceof MediaStream) return { stream: both, camera: 'on', microphone: 'on' };
  const audio = await ask({ audio: SOUND });
  const video = await ask({ video: picture('user') });
  for (const part of [audio, video]) {
    if (part instanceof MediaStream) for (const track of part.getTracks()) stream.addTrack(track);
  }
  return { stream, camera: stateOf(video), microphone: stateOf(audio) };
}

/** Replaces the camera by the next one; false if there is none. */
export async function replaceCamera(local: MediaStream): Promise<boolean> {
  const [present] = local.getVideoTracks();
  const next = present && (await otherCamera(present));
  if (present === undefined || next === undefined) return false;
  local.removeTrack(present);
  local.addTrack(next);
  return true;
}

/** Returns the other camera of a phone, or the next one; undefined if there is none. */
async function otherCamera(present: MediaStreamTrack): Promise<MediaStreamTrack | undefined> {
  const cameras = (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput');
  const { deviceId, facingMode } = present.getSettings();
  const next = cameras[(cameras.findIndex((each) => each.deviceId === deviceId) + 1) % Math.max(1, cameras.length)];
  if (cameras.length < 2 || next === undefined) return undefined;
  // Many phones run one camera at a time.
  present.stop();
  const wanted =
    facingMode === undefined
      ? { ...picture('user'), facingMode: undefined, deviceId: { exact: next.deviceId } }
      : picture(facingMode === 'user' ? 'environment' : 'user');
  const stream = await ask({ video: wanted as MediaTrackConstraints });
  return stream instanceof MediaStream ? stream.getVideoTracks()[0] : undefined;
}

export function stopMedia(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

async function ask(constraints: MediaStreamConstraints): Promise<MediaStream | 'refused' | 'missing'> {
  try {
    return await navigator.mediaDevices.getUserMedia(constraints);
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing';
  }
}

function stateOf(part: MediaStream | 'refused' | 'missing'): LocalMedia['camera'] {
  return part instanceof MediaStream ? 'on' : part;
}
