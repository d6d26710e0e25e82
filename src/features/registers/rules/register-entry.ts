import { foldText } from '#features/lexicon/rules/search-text.ts';
import type { State } from '#platform/common/places/nigerian-states.ts';
import { contentKey } from './content-key.ts';
import { facilityName } from './facility-name.ts';
import { facilityType } from './facility-type.ts';
import { type Listing, SKIP_REASONS, type Skipped, type UnreadCell } from './listing.ts';
import { registerPhone } from './register-phone.ts';
import { localAddress, nearestState, registerLga, registerState } from './register-place.ts';
import { isUnusedPoint, type PointOrigin, parsePoint, registerPoint } from './register-point.ts';
import { specialtyOf } from './specialty-of.ts';

/** A facility as a register describes it. Missing fields are empty. */
export interface RegisterEntry {
  readonly source: string;
  /** The register's own id; without one the key is made from `identity`. */
  readonly id?: string;
  readonly identity: readonly string[];
  readonly name: string;
  readonly type?: string;
  /** The register's word for the field of medicine. */
  readonly field?: string;
  readonly state?: string;
  readonly lga?: string;
  readonly address?: string;
  readonly latitude?: string;
  readonly longitude?: string;
  readonly origin: PointOrigin;
  readonly stateOfPoint?: string;
  /** True if a row without a state may take the state that its point is in. */
  readonly stateByPoint?: boolean;
  readonly phone?: string;
}

/** Wordings for veterinary care, misspelt ones too. "Vom-Vet Primary Health Centre" is named after an institute: it treats people. */
const FOR_ANIMALS =
  /\bvet(erin|eran|rin)ary\b|\bvert(er)?inary\b|\bvet (clinic|hospital|surgery)\b|\banimal (hospital|health)\b/;

const USABLE_ID = /^[\w./:-]{1,100}$/;

/** Returns the listing of an entry, with every field cleaned, or why it is skipped. */
export function listingOf(entry: RegisterEntry): Listing | Skipped {
  const { id = '', type = '', lga = '', address = '' } = entry;
  const state = stateOf(entry);
  const name = facilityName(entry.name, state);
  if (name === undefined) return { skipped: SKIP_REASONS.noName };
  if (FOR_ANIMALS.test(foldText(name))) return { skipped: SKIP_REASONS.forAnimals };
  if (/^proposed\b/i.test(name)) return { skipped: SKIP_REASONS.proposed };
  if (state === undefined) return { skipped: SKIP_REASONS.noState };
  const kind = facilityType(name, type);
  const area = registerLga(lga, state);
  return {
    source: entry.source,
    sourceKey: USABLE_ID.test(id.trim()) ? id.trim() : contentKey(entry.identity),
    name,
    specialty: specialtyOf(name, kind, entry.field),
    facilityType: kind,
    address: localAddress(address, state, area),
    state,
    lga: area,
    ...pointAndPhone(entry, state, area),
  };
}

function pointAndPhone(
  { latitude = '', longitude = '', origin, stateOfPoint, phone: phones = '' }: RegisterEntry,
  state: State,
  lga: string | null,
) {
  const given = { latitude, longitude, origin };
  const located = registerPoint(given, { state, lga }, stateOfPoint);
  const { phone, isUnread } = registerPhone(phones);
  const unread: UnreadCell[] = [];
  if (isUnusedPoint(given, located)) unread.push({ kind: 'coordinates', text: `${latitude} ${longitude}` });
  if (isUnread) unread.push({ kind: 'phones', text: phones });
  return { ...located, phone, ...(unread.length > 0 && { unread }) };
}

/** Returns the state by the column, the end of the address or, if the register allows it, the point. */
function stateOf(entry: RegisterEntry): State | undefined {
  const { state = '', address = '', stateByPoint = false } = entry;
  return registerState(state) ?? addressState(address) ?? (stateByPoint ? pointState(entry) : undefined);
}

function addressState(address: string) {
  return address.includes(',') ? registerState(address.split(',').at(-1) ?? '') : undefined;
}

function pointState({ latitude = '', longitude = '' }: RegisterEntry) {
  const point = parsePoint(latitude, longitude);
  return point && nearestState(...point);
}
