import type { BookingState } from '#features/directory/rules/booking-state.ts';
import { CAPABILITIES, type Capability, type MemberPowers, memberMay } from '#features/directory/rules/member-roles.ts';
import { filled, text } from '#platform/common/text.ts';
import type { NetworkRefusal } from './refusals.ts';

/** One of the two providers of a merge. */
export interface MergeSide {
  readonly id: number;
  readonly bookingState: BookingState;
  readonly isRemoved: boolean;
  readonly isMerged: boolean;
  /** Its members, invited ones included. */
  readonly memberships: readonly (MemberPowers & { readonly userId: number })[];
  /** Its front desk reads why patients come. */
  readonly deskReadsReasons: boolean;
  /** All visits ever booked there and at doubles merged into it, and those to come. */
  readonly visits: number;
  readonly upcomingVisits: number;
  readonly conversations: number;
}

/** What is to be merged into what. */
export interface Merge {
  /** The double, which goes away. */
  readonly double: MergeSide;
  /** The one that stays. */
  readonly survivor: MergeSide;
}

interface Row {
  readonly applies: (merge: Merge) => boolean;
  readonly message: (merge: Merge) => string;
}

const isInNetwork = ({ bookingState }: MergeSide) => ['setting_up', 'live', 'paused'].includes(bookingState);

/** Returns the accounts that own one side. */
export function ownersOf({ memberships }: Pick<MergeSide, 'memberships'>): number[] {
  return memberships.filter(({ role }) => role === 'owner').map(({ userId }) => userId);
}

/** Returns the members of the survivor after the merge: its own keep their role, those of the double join with theirs. */
function membersAfter({ double, survivor }: Merge): MergeSide['memberships'] {
  const own = new Set(survivor.memberships.map(({ userId }) => userId));
  return [...survivor.memberships, ...double.memberships.filter(({ userId }) => !own.has(userId))].map((each) => ({
    ...each,
    deskReadsReasons: survivor.deskReadsReasons,
  }));
}

/** Returns how many members would be able to do more with the records of one side than they can before the merge. */
function gainers(side: MergeSide, merge: Merge): number {
  if (side.visits === 0 && side.conversations === 0) return 0;
  const capabilities = Object.keys(CAPABILITIES) as Capability[];
  const before = new Map(side.memberships.map((each) => [each.userId, each]));
  return membersAfter(merge).filter((after) => {
    const now = before.get(after.userId);
    return now === undefined || capabilities.some((each) => memberMay(after, each) && !memberMay(now, each));
  }).length;
}

/** Why two providers can't be merged, the first reason that applies first; each says what to do. */
const REFUSALS: readonly Row[] = [
  {
    applies: ({ double, survivor }) => double.id === survivor.id,
    message: () => text('These are one and the same. Choose another one to keep.'),
  },
  {
    applies: ({ double }) => double.isMerged,
    message: () => text('This one was merged already.'),
  },
  {
    applies: ({ survivor }) => survivor.isMerged,
    message: () => text('The one to keep was merged into another one itself. Choose that one.'),
  },
  {
    applies: ({ double, survivor }) => double.isRemoved || survivor.isRemoved,
    message: () => text('One of them was removed.'),
  },
  {
    applies: ({ double, survivor }) => isInNetwork(double) && !isInNetwork(survivor),
    message: () =>
      text('The one to keep is only a listing, and this one is in the network. Merge the listing into this one.'),
  },
  {
    applies: ({ double, survivor }) =>
      ownersOf(survivor).length > 0 && ownersOf(double).some((id) => !ownersOf(survivor).includes(id)),
    message: () =>
      text(
        'Both are in the network with different owners. Settle with them who keeps the page, and remove the other owner first.',
      ),
  },
  {
    applies: ({ double }) => double.upcomingVisits > 0,
    message: ({ double }) =>
      double.upcomingVisits === 1
        ? text(
            'One booked visit lies ahead at the one that goes away. Move or cancel it first, or merge the other way round.',
          )
        : filled(
            text(
              '{0} booked visits lie ahead at the one that goes away. Move or cancel them first, or merge the other way round.',
            ),
            double.upcomingVisits,
          ),
  },
  {
    applies: ({ double }) => double.visits > 0 && ownersOf(double).length === 0,
    message: () =>
      text(
        'Visits were booked at the one that goes away, and it has no owner who answers for them. Give it an owner first, or leave both as they are.',
      ),
  },
  {
    applies: (merge) => gainers(merge.double, merge) > 0,
    message: (merge) =>
      filled(
        text(
          'Patients have visits or messages at the one that goes away, and members of the other one could read them who may not now ({0}). ' +
            'Have its owner invite them there first with the same role, or leave both as they are.',
        ),
        gainers(merge.double, merge),
      ),
  },
  {
    applies: (merge) => gainers(merge.survivor, merge) > 0,
    message: (merge) =>
      filled(
        text(
          'Patients have visits or messages at the one to keep, and members of the other one could read them who may not now ({0}). ' +
            'Have its owner invite them there first with the same role, or leave both as they are.',
        ),
        gainers(merge.survivor, merge),
      ),
  },
];

/** Returns why two providers can't be merged, and what to do; undefined if they can. */
export function mergeRefusal(merge: Merge): NetworkRefusal | undefined {
  const row = REFUSALS.find(({ applies }) => applies(merge));
  return row && { code: 'not_mergeable', message: row.message(merge) };
}
