import { useLingui } from '@lingui/react/macro';
import type { OpenMark } from '#features/offline/contract.ts';
import type { PersonState } from '#features/offline/rules/day-now.ts';
import type { MarkAct } from '#features/offline/rules/merge-mark.ts';

/** Returns what is said of marks, of why they wait, and of how people are. */
export function useMarkWords() {
  const { t } = useLingui();
  return {
    /** On the button. */
    act: (act: MarkAct): string => {
      const names: Record<MarkAct, string> = {
        arrive: t`Here`,
        walk_in: t`Walk-in`,
        begin: t`Called in`,
        end: t`Finished`,
        no_show: t`Not come`,
        leave: t`Left`,
        note: t`Note`,
      };
      return names[act];
    },
    state: (state: PersonState): string => {
      const names: Record<PersonState, string> = {
        to_come: t`Not here yet`,
        here: t`Here`,
        begun: t`Called in`,
        ended: t`Finished`,
        left: t`Left`,
        missed: t`Not come`,
      };
      return names[state];
    },
    /** How the server has a visit. */
    visit: (mark: NonNullable<OpenMark['appointment']>['mark']): string => {
      const names: Record<typeof mark, string> = {
        none: t`not marked`,
        attended: t`here`,
        completed: t`finished`,
        by_time: t`over`,
        no_show: t`not come`,
        cancelled: t`cancelled`,
        moved: t`moved to another time`,
      };
      return names[mark];
    },
    /** Why a mark was changed, or waits for a member; codes of refusals among them. */
    why: (why: string): string => {
      const reasons: Readonly<Record<string, string>> = {
        already_waiting: t`This person has a number already.`,
        begun_meanwhile: t`Another desk had called this person in.`,
        came_meanwhile: t`Another desk had marked this person as here. That stays.`,
        cancelled_meanwhile: t`The visit was cancelled meanwhile.`,
        ended_meanwhile: t`Another desk had finished with this person.`,
        in_future: t`The clock of this computer was wrong.`,
        left_meanwhile: t`Another desk had noted that this person left.`,
        missed_meanwhile: t`Another desk had marked "Not come". This person came, and that stays.`,
        missing: t`The visit or number is not there any more.`,
        moved_meanwhile: t`The visit was moved to another time meanwhile.`,
        moved_on: t`This person waits at another service point now.`,
        not_here: t`This person was not marked as here.`,
        not_markable: t`The visit could not be marked like this at that time.`,
        not_member: t`Who did this is not in the team.`,
        note: t`A note to read.`,
        number_taken: t`The number was taken. This person has another one now.`,
        point_busy: t`Everybody at the service point was busy.`,
        same_person: t`There is a client with this name and number already. Is it the same person?`,
        too_old: t`This was done more than three days before it was sent.`,
      };
      return reasons[why] ?? t`This could not be done as it was entered.`;
    },
  };
}
