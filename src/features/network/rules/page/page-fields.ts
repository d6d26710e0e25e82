import { kmApart, nearestLga } from '#platform/common/places/nearest-lga.ts';
import { text } from '#platform/common/text.ts';

/** A point in degrees, WGS 84. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The values that a practice changes on its page; null for none. A licence is added, so its value before is null. */
export interface PageFieldValues {
  readonly phone: string | null;
  readonly bio: string | null;
  readonly services: readonly string[];
  readonly speaksLocalLanguages: readonly string[];
  readonly telehealthAvailable: boolean;
  readonly lowCostOptions: boolean;
  readonly mobileClinic: boolean;
  readonly profileImage: string | null;
  readonly officeImage: string | null;
  readonly name: string;
  readonly place: { readonly address: string; readonly state: string; readonly lga: string | null };
  readonly point: Point | null;
  readonly specialty: string;
  readonly facilityType: string | null;
  readonly providesUrgentCare: boolean;
  readonly licence: { readonly council: string; readonly number: string } | null;
}

/** A field of a practice's public page. */
export type PageField = keyof PageFieldValues;

interface FieldRule<Value> {
  readonly label: string;
  /** True if an administrator reviews a change before patients see it; absent if every change shows at once. */
  readonly waits?: (was: Value, wanted: Value) => boolean;
  /** Why changes are reviewed, as the practice reads it. */
  readonly why?: string;
}

/** A point that moves farther than this is reviewed. */
export const MAX_UNREVIEWED_KM = 1;

const always = () => true;

/** The fields of a practice's own page, and which of their changes are reviewed, in the order of the form. */
export const PAGE_FIELDS: Readonly<{ [Field in PageField]: FieldRule<PageFieldValues[Field]> }> = {
  phone: { label: text('Phone') },
  bio: { label: text('About your practice') },
  services: { label: text('Services in your own words') },
  speaksLocalLanguages: { label: text('Languages') },
  telehealthAvailable: { label: text('Telehealth') },
  lowCostOptions: { label: text('Low-cost options') },
  mobileClinic: { label: text('Mobile clinic') },
  profileImage: { label: text('Profile image') },
  officeImage: { label: text('Office image') },
  name: {
    label: text('Name'),
    waits: always,
    why: text('Patients know you by your name, so we make sure that it stays yours.'),
  },
  place: {
    label: text('Address'),
    waits: always,
    why: text('Patients travel to your address, so we check that it is right.'),
  },
  point: {
    label: text('Point on the map'),
    waits: (was, wanted) => was === null || wanted === null || isFar(was, wanted),
    why: text('We check a point that moves by more than 1 km or into another local government area.'),
  },
  specialty: {
    label: text('Specialty'),
    waits: always,
    why: text('Your specialty decides who finds you, so we check it.'),
  },
  facilityType: {
    label: text('Facility type'),
    waits: always,
    why: text('Patients rely on what kind of place you are, so we check it.'),
  },
  providesUrgentCare: {
    label: text('Urgent care'),
    waits: (_was, wanted) => wanted,
    why: text('People in danger are sent to places with urgent care, so we check before we add you. Off is at once.'),
  },
  licence: {
    label: text('Licence'),
    waits: always,
    why: text('We look a licence up in the register of its council before patients see it.'),
  },
};

export const PAGE_FIELD_NAMES = Object.keys(PAGE_FIELDS) as readonly PageField[];

/** True if an administrator reviews this change of a field before patients see it. */
export function waitsForReview<Field extends PageField>(
  field: Field,
  was: PageFieldValues[Field],
  wanted: PageFieldValues[Field],
): boolean {
  return PAGE_FIELDS[field].waits?.(was, wanted) ?? false;
}

function isFar(was: Point, wanted: Point): boolean {
  if (kmApart(was, wanted) > MAX_UNREVIEWED_KM) return true;
  const [before, after] = [nearestLga(was), nearestLga(wanted)];
  return before.lga !== after.lga || before.state !== after.state;
}
