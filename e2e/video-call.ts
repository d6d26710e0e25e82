import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { socketDirOf } from '#db/data-dir-lock.ts';
import { expect, hydrated, signInAsNewPatient } from './fixtures.ts';
import { LossyPath } from './lossy-path.ts';
import { newPractice, signInTo, visitAt } from './portal-practice.ts';

/** Makes a browser's connections to others countable, and with `relayOnly` impossible without a TURN server. */
const WATCH = (relayOnly: boolean) => {
  const links: RTCPeerConnection[] = [];
  (window as unknown as { links: RTCPeerConnection[] }).links = links;
  const Original = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Original {
    constructor(config?: RTCConfiguration) {
      super({ ...config, ...(relayOnly && { iceTransportPolicy: 'relay' as const }) });
      links.push(this);
    }
  };
};

/** One side of a visit in a browser of its own. */
export interface Caller {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** What a side received so far, and how many connections it has made. */
export interface Received {
  readonly frames: number;
  readonly soundEnergy: number;
  readonly audioPackets: number;
  readonly links: number;
  readonly state: string;
}

/** A video visit that began five minutes ago, with both sides signed in, each in a browser of its own. */
export async function newVideoVisit(browser: Browser, page: Page, { relayOnly = false, overPath = false } = {}) {
  const practice = await newPractice();
  const id = await visitAt(practice.providerId, Date.now() - 5 * 60_000, 'Somebody', 'Cough');
  const open = async (): Promise<Caller> => {
    const context = await browser.newContext({ viewport: page.viewportSize() });
    await context.addInitScript(WATCH, relayOnly);
    return { context, page: await context.newPage() };
  };
  const [patient, desk] = [await open(), await open()];
  const path = new LossyPath();
  if (overPath) for (const each of [patient, desk]) await path.through(each.page);
  const { username } = await signInAsNewPatient(patient.page);
  await signInTo(desk.page, practice);
  const host = socketDirOf(resolve(process.env['E2E_DATA_DIR'] ?? '', 'demo'));
  const client = new pg.Client({ host, port: 5432, user: 'alafia', database: 'postgres' });
  await client.connect();
  await client.query(
    `update appointments set visit_type = 'telehealth', patient_id = (select id from users where username = $2) where id = $1`,
    [id, username],
  );
  await client.end();
  return { id, practice, patient, desk, path };
}

/** Goes in at one end, with camera and microphone. */
export async function comeIn({ page }: Caller, id: number, side: 'patient' | 'provider'): Promise<void> {
  await page.goto(`/visit/${id}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Use camera and microphone' }).click();
  await expect(page.getByText('Camera: works')).toBeVisible();
  if (side === 'patient') await page.getByLabel('I agree to this visit by video').check();
  await page.getByRole('button', { name: side === 'patient' ? 'Go to the waiting room' : 'Go in' }).click();
}

/** Both come in, and the provider lets the patient in. */
export async function meet({ id, patient, desk }: Awaited<ReturnType<typeof newVideoVisit>>): Promise<void> {
  await comeIn(patient, id, 'patient');
  await comeIn(desk, id, 'provider');
  await desk.page.getByRole('button', { name: /^Let .* in$/ }).click();
}

/** What the browser counted as received over its present connection. */
export async function received({ page }: Caller): Promise<Received> {
  return await page.evaluate(async () => {
    const { links } = window as unknown as { links: RTCPeerConnection[] };
    const link = links.at(-1);
    const found = { frames: 0, soundEnergy: 0, audioPackets: 0, links: links.length, state: 'none' };
    if (link === undefined) return found;
    found.state = link.connectionState;
    for (const report of (await link.getStats()).values()) {
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

/** Sees from now on at least so many more frames, and hears more sound. */
export async function expectMoving(caller: Caller, frames = 10): Promise<void> {
  const before = await received(caller);
  await expect
    .poll(async () => (await received(caller)).frames - before.frames, { timeout: 30_000 })
    .toBeGreaterThan(frames);
  await expect
    .poll(async () => (await received(caller)).soundEnergy - before.soundEnergy, { timeout: 30_000 })
    .toBeGreaterThan(0);
}
