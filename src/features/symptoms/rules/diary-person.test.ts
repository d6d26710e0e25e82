import { expect, test } from 'vitest';
import { byPerson, childrenIn, type DiaryPerson, isAppointmentOf } from './diary-person.ts';

const me: DiaryPerson = { forChild: false, childName: null, childAgeYears: null };
const child = (childName: string | null, childAgeYears: number | null): DiaryPerson => ({
  forChild: true,
  childName,
  childAgeYears,
});

test('entries go with whom they are about: oneself, a child by its name, else by its age', () => {
  const entries = [me, child('Ada', 4), child(null, 4), child('ADA', 5), me, child(null, 1), child(null, 4)];
  const groups = byPerson(entries.map((person, id) => ({ ...person, id })));
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[0, 4], [1, 3], [2, 6], [5]]);
});

test('each entry about a child without name and age is a group by itself, as it could be any child', () => {
  const entries = [1, 2, 3].map((id) => ({ ...child(null, null), id }));
  expect(byPerson(entries)).toHaveLength(3);
});

test('a visit is that of the person it was booked for', () => {
  const appointmentFor = (name: string, age: number, relation: 'child' | 'parent' = 'child') => ({
    forName: name,
    forAge: age,
    forRelation: relation,
  });
  const own = { forName: null, forAge: null, forRelation: null };
  expect([
    isAppointmentOf(own, me),
    isAppointmentOf(own, child('Ada', 4)),
    isAppointmentOf(appointmentFor('Ada', 4), me),
  ]).toEqual([true, false, false]);
  expect(isAppointmentOf(appointmentFor('Ada Obi', 4), child('ada', null))).toBe(true);
  expect(isAppointmentOf(appointmentFor('Ada', 4), child('Ada  Obi', 4))).toBe(true);
  expect(isAppointmentOf(appointmentFor('Adaeze', 4), child('Ada', 4))).toBe(false);
  expect(isAppointmentOf(appointmentFor('Ada', 70, 'parent'), child('Ada', 4))).toBe(false);
  expect(isAppointmentOf(appointmentFor('Ada', 4), child(null, 5))).toBe(true);
  expect(isAppointmentOf(appointmentFor('Ada', 4), child(null, 9))).toBe(false);
  expect(isAppointmentOf(appointmentFor('Ada', 4), child(null, null))).toBe(true);
});

test('the children that entries name, each once as it was spelt last', () => {
  const latestFirst = [me, child('Ada', 4), child('Obi', 1), child('ada ', 4), child(null, 3)];
  expect(childrenIn(latestFirst)).toEqual(['Ada', 'Obi']);
  expect(childrenIn([])).toEqual([]);
});
