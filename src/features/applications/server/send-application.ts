import { createHash } from 'node:crypto';
import type { Database } from '#db/open-database.ts';
import { isOutsideNigeria } from '#features/registers/rules/state-outlines.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import { mailFrame } from '#platform/common/messages/mail-frame.ts';
import { invalid } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import { queueMessage } from '#platform/server/messages/outbox-store.ts';
import type { NewApplication } from '../contract.ts';
import { receivedMail } from '../rules/application-mails.ts';
import { LISTING_GONE, LISTING_TAKEN, OTHER_APPLICATION, PIN_ABROAD, TOO_MANY_FILES_TODAY } from '../rules/refusals.ts';
import { FILE_OR_URL, RESUME_EMPTY, RESUME_WRONG_TYPE } from '../rules/resume-limits.ts';
import { countUploadsSince } from './application-data-store.ts';
import { findByApplicationKey, insertApplication } from './application-store.ts';
import { askForProof } from './ask-applicant.ts';
import { findClaimed } from './claimed-listing-store.ts';
import {
  countFromAddressSince,
  findPendingApplication,
  lockAddress,
  nextApplicationId,
} from './repeated-application-store.ts';
import { RESUME_FILES } from './resume-files.ts';
import { resumeTypeOf } from './resume-type.ts';
import { plainName, type Upload } from './uploaded-file.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** More than a network of this size receives in a day; limits an attack to 2.5 GB of disk. */
export const UPLOADS_PER_DAY = 500;
/** Per address, so that a stranger's mailbox can't be flooded. Claims don't count: their mails have the link for proof. */
export const RECEIPTS_PER_DAY = 3;
/** Mails with the link for proof to one address: for one listing, and for all. A reviewer can send more. */
export const PROOF_MAILS_PER_DAY = { listing: 3, all: 20 };

/** The reply to an applicant. */
interface Received {
  readonly id: number;
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly createdAt: string;
}

type Using = Pick<Context, 'db' | 'config' | 'keyFor' | 'now'>;

/** Who sends an application; links in mails start with `origin`. */
interface Sender {
  readonly userId: number | null;
  readonly key: string | undefined;
  readonly upload: Upload | undefined;
  readonly origin: string;
}

/**
 * Stores an application with its résumé and mails a receipt, all or nothing. The file is written before the row that
 * refers to it. Requests with the same idempotency key are one application, also if concurrent; so are requests with the
 * same name, address and claimed listing while the first is pending. A repeated one stores and mails nothing, and its reply looks like that
 * to a first one, so that strangers can't find out who applied. Only the signed-in sender of the first gets its id.
 * @throws AppError invalid, unsupported_media_type (resumeFile), listing_gone, listing_taken, busy
 */
export async function sendApplication(context: Using, application: NewApplication, sender: Sender): Promise<Received> {
  const { db, config } = context;
  const { key, upload } = sender;
  const requestHash = hashOf(application, upload);
  const before = key === undefined ? undefined : await findByApplicationKey(db, key);
  if (before !== undefined) return same(before, requestHash);
  refusePinAbroad(application);
  const listingId = await claimableListing(db, application.listingId);
  const stored = await storeUpload(context, application, upload);
  const row = { ...columnsOf(application), listingId, ...stored, userId: sender.userId, requestHash };
  // If this fails, it isn't known whether the row was written, so the file stays; a job deletes it if it is unused.
  const received = await db.transaction((tx) =>
    insert(tx, context, { ...row, idempotencyKey: key ?? null }, sender.origin),
  );
  // The application was a repeated one, so its file isn't needed.
  if (received?.isNew !== true && stored !== undefined) await RESUME_FILES.remove(config, stored.resumeFile);
  if (received !== undefined) return shown(received);
  const first = await findByApplicationKey(db, key ?? '');
  if (first === undefined) throw new Error('An application with this key went away at once.');
  return same(first, requestHash);
}

/** Refuses a pin outside of Nigeria, of the place or a further one, also one that was confirmed. @throws AppError invalid */
function refusePinAbroad({ point, furtherPlaces = [] }: NewApplication): void {
  const pins = [
    { point, field: 'point' },
    ...furtherPlaces.map((place, at) => ({ ...place, field: `furtherPlaces.${at}.point` })),
  ];
  const abroad = pins.find((pin) => pin.point && isOutsideNigeria(pin.point.latitude, pin.point.longitude));
  if (abroad !== undefined) throw new AppError({ ...PIN_ABROAD, field: abroad.field });
}

/** Returns undefined if there is an application with the same key. */
async function insert(
  tx: Database,
  context: Using,
  row: Omit<Parameters<typeof insertApplication>[1], 'createdAt'>,
  origin: string,
) {
  const nowMs = context.now();
  await lockAddress(tx, row.email);
  const createdAt = new Date(nowMs);
  const key = row.idempotencyKey ?? '';
  if (key !== '' && (await findByApplicationKey(tx, key)) !== undefined) return undefined;
  const waiting = await findPendingApplication(tx, row);
  if (waiting !== undefined) {
    const isOwn = waiting.userId !== null && waiting.userId === row.userId;
    const shownAs = isOwn ? waiting : { id: await nextApplicationId(tx), status: 'pending' as const, createdAt };
    return { ...shownAs, isNew: false };
  }
  const received = await insertApplication(tx, { ...row, createdAt });
  if (received === undefined) return undefined;
  if (await mayMail(tx, row, nowMs)) {
    // Without a mail no question is open, so the reviewer sees that nothing was sent.
    const proofUrl = row.listingId ? await askForProof(tx, context, received.id, origin) : undefined;
    await queueMessage(tx, nowMs, {
      userId: row.userId ?? null,
      kind: 'application-received',
      channel: 'email',
      recipient: row.email,
      ...mailFrame(receivedMail(proofUrl)),
      secret: proofUrl !== undefined,
      dedupeKey: `application-received:${received.id}`,
    });
  }
  return { ...received, isNew: true };
}

/** True if the receipt of the application just inserted stays within the limits of its address for the day. */
async function mayMail(
  tx: Database,
  { email, listingId }: { readonly email: string; readonly listingId?: number | null | undefined },
  nowMs: number,
): Promise<boolean> {
  const { plain, claims, ofListing } = await countFromAddressSince(tx, email, {
    listingId: listingId ?? null,
    sinceMs: lagosInstant(lagosDate(nowMs), '00:00'),
  });
  if (!listingId) return plain <= RECEIPTS_PER_DAY;
  return ofListing <= PROOF_MAILS_PER_DAY.listing && claims <= PROOF_MAILS_PER_DAY.all;
}

/**
 * Returns the id of the listing that a claim is for: where it was merged, the one it was merged into.
 * @throws AppError listing_gone, listing_taken
 */
async function claimableListing(db: Database, listingId: number | undefined): Promise<number | null> {
  if (listingId === undefined) return null;
  const listing = await findClaimed(db, listingId);
  if (listing === undefined || listing.removedAt !== null) throw new AppError(LISTING_GONE);
  if (listing.bookingState !== 'listed') throw new AppError(LISTING_TAKEN);
  return listing.id;
}

async function storeUpload({ db, config, now }: Using, application: NewApplication, upload: Upload | undefined) {
  if (upload === undefined) return undefined;
  if (application.resumeUrl) throw new AppError(invalid(FILE_OR_URL, 'resumeFile'));
  if (upload.bytes.length === 0) throw new AppError(invalid(RESUME_EMPTY, 'resumeFile'));
  const resumeType = await resumeTypeOf(upload.bytes);
  if (resumeType === undefined) {
    throw new AppError({ code: 'unsupported_media_type', message: RESUME_WRONG_TYPE, field: 'resumeFile' });
  }
  if ((await countUploadsSince(db, now() - DAY_MS)) >= UPLOADS_PER_DAY) {
    throw new AppError(TOO_MANY_FILES_TODAY);
  }
  const resumeFile = await RESUME_FILES.keep(config, upload.bytes, resumeType);
  return { resumeFile, resumeType, resumeName: plainName(upload.name, `resume.${resumeType}`) };
}

function columnsOf(application: NewApplication) {
  const { listingId: _, point: _p, pointConfirmed: _c, ...given } = application;
  return {
    ...given,
    lga: given.lga || null,
    bio: given.bio || null,
    otherCredentials: given.otherCredentials || null,
    availabilityNotes: given.availabilityNotes || null,
    resumeUrl: given.resumeUrl || null,
    licenceCouncil: given.licenceCouncil ?? null,
    licenceNumber: given.licenceNumber || null,
    contactName: given.contactName || null,
    ...facilityColumns(application),
  };
}

function facilityColumns(application: NewApplication) {
  const { kind, facilityType, cacNumber, stateLicenceNumber, nhiaNumber, point, openingHours, people } = application;
  return {
    kind: kind ?? ('practitioner' as const),
    facilityType: facilityType ?? null,
    cacNumber: cacNumber || null,
    stateLicenceNumber: stateLicenceNumber || null,
    nhiaNumber: nhiaNumber || null,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    openingHours: openingHours ?? null,
    people: people?.map(personColumns) ?? null,
    furtherPlaces: application.furtherPlaces?.map(placeColumns) ?? null,
  };
}

function personColumns({ name, title, council, licenceNumber }: NonNullable<NewApplication['people']>[number]) {
  return { name, title: title || null, council: council ?? null, licenceNumber: licenceNumber || null };
}

function placeColumns(place: NonNullable<NewApplication['furtherPlaces']>[number]) {
  const { name, address, state, lga, point, openingHours } = place;
  const pin = { latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };
  return { name, address, state, lga: lga || null, ...pin, openingHours };
}

function hashOf(application: NewApplication, upload: Upload | undefined): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(application).toSorted(byName)));
  if (upload !== undefined) hash.update('\n').update(upload.bytes);
  return hash.digest();
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

type Found = NonNullable<Awaited<ReturnType<typeof findByApplicationKey>>>;

function same({ requestHash, ...found }: Found, expected: Buffer): Received {
  if (requestHash?.equals(expected) === true) return shown(found);
  throw new AppError(OTHER_APPLICATION);
}

function shown({ id, status, createdAt }: Omit<Found, 'requestHash'>): Received {
  return { id, status, createdAt: createdAt.toISOString() };
}
