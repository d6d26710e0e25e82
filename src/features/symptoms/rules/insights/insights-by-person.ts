import { type AppointmentPerson, byPerson, type DiaryPerson, isAppointmentOf, personKey } from '../diary-person.ts';
import type { DiaryAppointment, DiaryEntry } from './diary.ts';
import { INSIGHT_RULES, type NewInsight, newInsights, type SpokenBefore } from './insights.ts';

/** The entries of one account about all its people, oldest first, and their visits, at an instant. */
export interface Diaries {
  readonly entries: readonly (DiaryEntry & DiaryPerson)[];
  readonly appointments: readonly (DiaryAppointment & AppointmentPerson)[];
  readonly nowMs: number;
}

/** Returns the new insights into each person's diary, the most urgent first. */
export function insightsByPerson(
  { entries, appointments, nowMs }: Diaries,
  before: readonly (SpokenBefore & DiaryPerson)[],
): (NewInsight & DiaryPerson)[] {
  const found: (NewInsight & DiaryPerson)[] = [];
  for (const own of byPerson(entries)) {
    const { forChild, childName, childAgeYears } = own.at(-1) as DiaryPerson;
    const person = { forChild, childName, childAgeYears };
    const spoken = [...before, ...found.map((insight) => ({ ...insight, generatedAtMs: nowMs }))].filter(
      (said) => personKey(said) === personKey(person),
    );
    const seen = appointments.filter((appointment) => isAppointmentOf(appointment, person));
    found.push(
      ...newInsights({ entries: own, appointments: seen, nowMs }, spoken).map((one) => ({ ...one, ...person })),
    );
  }
  const pressing = INSIGHT_RULES.map(({ id }) => id);
  return found.toSorted((a, b) => pressing.indexOf(a.rule) - pressing.indexOf(b.rule));
}
