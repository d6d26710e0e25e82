import type { BookingState } from '#features/directory/rules/booking-state.ts';
import { filled, text } from '#platform/common/text.ts';
import type { NetworkRefusal } from './refusals.ts';

/** One of the two providers of a merge. */
export interface MergeSide {
  readonly id: number;
  readonly bookingState: BookingState;
  readonly isRemoved: boolean;
  readonly isMerged: boolean;
  /** Accounts that own it, invited ones included. */
  readonly ownerIds: readonly number[];
  /** All visits ever booked there, and those to come. */
  readonly visits: number;
  readonly upcomingVisits: number;
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
      survivor.ownerIds.length > 0 && double.ownerIds.some((id) => !survivor.ownerIds.includes(id)),
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
    applies: ({ double }) => double.visits > 0 && double.ownerIds.length === 0,
    message: () =>
      text(
        'Visits were booked at the one that goes away, and it has no owner. They would open to the members of the other one. Merge the other way round.',
      ),
  },
];

/** Returns why two providers can't be merged, and what to do; undefined if they can. */
export function mergeRefusal(merge: Merge): NetworkRefusal | undefined {
  const row = REFUSALS.find(({ applies }) => applies(merge));
  return row && { code: 'not_mergeable', message: row.message(merge) };
}
