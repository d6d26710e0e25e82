import { foldText } from '#features/lexicon/rules/search-text.ts';
import { contentKey } from './content-key.ts';
import { facilityName } from './facility-name.ts';
import { facilityType } from './facility-type.ts';
import { type Listing, SKIP_REASONS, type Skipped } from './listing.ts';
import { registerPhone } from './register-phone.ts';
import { localAddress, nearestState, registerLga, registerState } from './register-place.ts';
import { type PointOrigin, parsePoint, registerPoint } from './register-point.ts';
import { specialtyOf } from './specialty-of.ts';

/** What a register says of one facility, in its own words; what it doesn't say is empty. */
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
  /** True when a row without state may take the one its point lies in. */
  readonly stateByPoint?: boolean;
  readonly phone?: string;
}

/** As registers spell it. "Vom-Vet Primary Health Centre" is named for an institute and is for people. */
const FOR_ANIMALS =
  /\bvet(erin|eran|rin)ary\b|\bvert(er)?inary\b|\bvet (clinic|hospital|surgery)\b|\banimal (hospital|health)\b/;

const USABLE_ID = /^[\w./:-]{1,100}$/;

/** The listing of one entry, every field cleaned, or why there is none. */
export function listingOf(entry: RegisterEntry): Listing | Skipped {
  const { id = '', type = '', lga = '', address = '', latitude = '', longitude = '' } = entry;
  const state =
    registerState(entry.state ?? '') ?? addressState(address) ?? (entry.stateByPoint ? pointState(entry) : undefined);
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
    ...registerPoint({ latitude, longitude, origin: entry.origin }, { state, lga: area }, entry.stateOfPoint),
    phone: registerPhone(entry.phone ?? ''),
  };
}

function addressState(address: string) {
  return address.includes(',') ? registerState(address.split(',').at(-1) ?? '') : undefined;
}

function pointState({ latitude = '', longitude = '' }: RegisterEntry) {
  const point = parsePoint(latitude, longitude);
  return point && nearestState(...point);
}
