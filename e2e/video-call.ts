import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { joinSignature } from '#features/appointments/server/appointment-link.ts';
import { readKeys } from '#platform/server/secrets.ts';
import { BROWSER_LAUNCH } from '#test/browser-launch.ts';
import { expect, hydrated, signInAsNewPatient } from './fixtures.ts';
import { createAppointment, minutesAgo, newPractice, signInTo, withDatabase } from './portal-practice.ts';
import { VideoPath } from './video-path.ts';

/** Which network paths a browser may use: any, only a TURN server, or none (as with UDP blocked and no TURN server). */
type Connectivity = 'any' | 'relay' | 'none';

/** Size of the picture of a small camera: encoding and showing four pictures of the usual size takes most of a core. */
const SMALL_PICTURE = { width: 160, height: 120 };

/** How a browser of a call differs from others. */
interface Watched {
  readonly connectivity: Connectivity;
  /** The size of the camera's picture; null as the page wants it. */
  readonly picture: { readonly width: number; readonly height: number } | null;
}

/** Records a browser's peer connections in `window.links`, restricts the paths they may use and makes its camera small. */
const WATCH = ({ connectivity, picture }: Watched) => {
  if (picture !== null && 'mediaDevices' in navigator) {
    const { mediaDevices } = navigator;
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints);
      await Promise.all(stream.getVideoTracks().map((track) => track.applyConstraints(picture)));
      return stream;
    };
  }
  const links: RTCPeerConnection[] = [];
  (window as unknown as { links: RTCPeerConnection[] }).links = links;
  const Original = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Original {
    constructor(config?: RTCConfiguration) {
      super({
        ...config,
        ...(connectivity !== 'any' && { iceTransportPolicy: 'relay' as const }),
        ...(connectivity === 'none' && { iceServers: [] }),
      });
      links.push(this);
    }
  };
};

/** Chromium with a fake camera (a moving picture) and a fake microphone (beeps), both permitted. */
export const WITH_DEVICES = {
  launchOptions: {
    ...BROWSER_LAUNCH,
    args: [
      ...BROWSER_LAUNCH.args,
      // A low frame rate: two videos are encoded and shown in software at the same time.
      '--use-fake-device-for-media-stream=fps=8',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      // Otherwise the machine's addresses are hidden behind mDNS names, which nothing here resolves.
      '--disable-features=WebRtcHideLocalIpsWithMdns',
    ],
  },
};

/** One side of a video visit, in its own browser. */
export interface Caller {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly username: string;
}

/** What one side has received so far, and how many connections it has made. */
export interface Received {
  readonly frames: number;
  readonly soundEnergy: number;
  readonly audioPackets: number;
  readonly links: number;
  readonly state: string;
  /** The candidate types of the two ends of the selected path: `host`, `srflx`, `prflx` or `relay`. */
  readonly ends: readonly string[];
}

/** Creates a video visit that began five minutes ago, with both sides signed in, each in its own browser. */
export async function newVideoAppointment(
  browser: Browser,
  page: Page,
  { connectivity = 'any', overPath = false, picture = SMALL_PICTURE }: Partial<Watched> & { overPath?: boolean } = {},
) {
  const practice = await newPractice();
  const id = await createAppointment(practice.providerId, minutesAgo(5), 'Ada Patient', 'Cough');
  const open = async () => {
    const context = await browser.newContext({ viewport: page.viewportSize() });
    await context.addInitScript(WATCH, { connectivity, picture });
    return { context, page: await context.newPage() };
  };
  const [patient, desk] = [await open(), await open()];
  const path = new VideoPath();
  if (overPath) for (const each of [patient, desk]) await path.intercept(each.page);
  const { username } = await signInAsNewPatient(patient.page);
  await signInTo(desk.page, practice);
  const dataDir = resolve(process.env['E2E_DATA_DIR'] ?? '', 'demo');
  const { rows } = await withDatabase((client) =>
    client.query<{ id: number; email: string }>(
      `update appointments set visit_type = 'telehealth', patient_id = users.id
       from users where appointments.id = $1 and username = $2 returning users.id, email`,
      [id, username],
    ),
  );
  const { id: patientId, email } = rows[0] ?? { id: 0, email: '' };
  const key = readKeys({ sessionSecret: undefined, previousSecrets: [], dataDir })('link');
  const mailedPath = `/visit/${id}?link=${joinSignature(key, { id, patientId }, email)}`;
  const sides: { readonly patient: Caller; readonly desk: Caller } = {
    patient: { ...patient, username },
    desk: { ...desk, username: practice.username },
  };
  return { id, practice, ...sides, path, mailedPath };
}

/** Joins the call as the patient or the provider, with camera and microphone. */
export async function joinCall({ page }: Caller, id: number, side: 'patient' | 'provider'): Promise<void> {
  await page.goto(`/visit/${id}`);
  await hydrated(page, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Use camera and microphone' }).click();
  await expect(page.getByText('Camera: works')).toBeVisible({ timeout: 60_000 });
  if (side === 'patient') await page.getByLabel('I agree to this visit by video').check();
  await page.getByRole('button', { name: side === 'patient' ? 'Go to the waiting room' : 'Go in' }).click();
}

/** Both sides join, and the provider lets the patient in. */
export async function meet({ id, patient, desk }: Awaited<ReturnType<typeof newVideoAppointment>>): Promise<void> {
  await joinCall(patient, id, 'patient');
  await joinCall(desk, id, 'provider');
  await desk.page.getByRole('button', { name: /^Let .* in$/ }).click({ timeout: 60_000 });
}

/** Returns the browser's counts of what it received over its current connection. */
export async function received({ page }: Caller): Promise<Received> {
  return await page.evaluate(async () => {
    const { links } = window as unknown as { links: RTCPeerConnection[] };
    const link = links.at(-1);
    const found = {
      frames: 0,
      soundEnergy: 0,
      audioPackets: 0,
      links: links.length,
      state: 'none',
      ends: [] as string[],
    };
    if (link === undefined) return found;
    found.state = link.connectionState;
    const reports = await link.getStats();
    for (const report of reports.values()) {
      if (report.type === 'candidate-pair' && report.nominated && report.state === 'succeeded') {
        const ends = [report.localCandidateId, report.remoteCandidateId];
        found.ends = ends.map((end) => String(reports.get(end)?.candidateType));
      }
      if (report.type !== 'inbound-rtp') continue;
      if (report.kind === 'video') found.frames += report.framesDecoded ?? 0;
      if (report.kind === 'audio') {
        found.audioPackets += report.packetsReceived ?? 0;
        found.soundEnergy += report.totalAudioEnergy ?? 0;
      }
    }
    return found;
  });
}

/** Expects this side to receive more than `frames` further frames, and more sound. */
export async function expectMoving(caller: Caller, frames = 10): Promise<void> {
  const before = await received(caller);
  await expect
    .poll(async () => (await received(caller)).frames - before.frames, { timeout: 90_000 })
    .toBeGreaterThan(frames);
  await expect
    .poll(async () => (await received(caller)).soundEnergy - before.soundEnergy, { timeout: 90_000 })
    .toBeGreaterThan(0);
}
