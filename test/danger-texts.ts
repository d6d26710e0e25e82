/** What people type when somebody is in danger, as they say it: a receptionist sends each to the next big hospital. */
export const DANGER_TEXTS: readonly string[] = [
  ...["can't breathe", 'cannot breathe', 'not breathing', 'difficult breathing', 'breathlessness', 'choking'],
  ...['my baby is not breathing', 'baby not breathing well', 'my pikin no fit breathe', 'shortness of breath'],
  ...['asthma attack', 'chest pain', 'sharp chest pain', 'heart attack', 'stroke', 'slurred speech', 'fainted'],
  ...['fits', 'baby convulsing', 'seizure', 'unconscious', 'meningitis', 'my father is dying'],
  ...['severe bleeding', 'vomiting blood', 'coughing blood', 'bleeding in pregnancy', 'black stool'],
  ...['motor accident', 'car accident', 'okada accident', 'fire accident', 'gas explosion', 'electric shock', 'burns'],
  ...['gun shot', 'stab wound', 'cut wound', 'snake bite', 'dog bite', 'rape', 'child drank kerosene', 'overdose'],
  ...['baby swallowed battery', 'food poisoning'],
];
