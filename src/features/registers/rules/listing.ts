import type { State } from '#platform/common/places/nigerian-states.ts';

/** One facility of a public register, cleaned and ready to be stored. */
export interface Listing {
  /** The register it comes from; with `sourceKey` the identity of a listing across imports. */
  readonly source: string;
  readonly sourceKey: string;
  readonly name: string;
  /** A specialty, or the kind of facility if the register supports none. */
  readonly specialty: string;
  readonly facilityType: string | null;
  /** The part below LGA and state: street, village or ward; empty if the register has none. */
  readonly address: string;
  readonly state: State;
  readonly lga: string | null;
  /** Degrees, WGS 84; both or neither. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** exact: surveyed; near: within about 1 km; area: centre of a ward or LGA, or a doubtful point; unknown: no point. */
  readonly locationPrecision: 'exact' | 'near' | 'area' | 'unknown';
  /** As the register has it where it can be dialled so, several separated by commas. */
  readonly phone: string | null;
  /** The cells that hold something which the listing doesn't use; absent if there are none. */
  readonly unread?: readonly UnreadCell[];
}

/** A cell, or a pair of coordinates, that couldn't be read. */
export interface UnreadCell {
  readonly kind: 'coordinates' | 'phones';
  readonly text: string;
}

/** The reasons for which a row of a register is skipped. */
export const SKIP_REASONS = {
  noName: 'The facility has no name.',
  noState: 'The state is missing or is not a state of Nigeria.',
  forAnimals: 'The facility is for animals.',
  proposed: 'The facility is only proposed.',
  notAFacility: 'The row is a total of a ward, LGA or state, not a facility.',
} as const;

export interface Skipped {
  readonly skipped: (typeof SKIP_REASONS)[keyof typeof SKIP_REASONS];
}

/** The cells by column name, in lower case and with underscores for spaces. A repeated column has `_2`, `_3` … after its name. */
export type RegisterRow = Readonly<Record<string, string>>;
