/**
 * Emergencies in a few words, as somebody types them who has no time, English and Pidgin, and harmless messages that share
 * their words. Found by testers of booking and search, with the level that the sources of the rules give them.
 */
export const SHORT_TEXTS: Readonly<Record<'high' | 'medium' | 'low', readonly string[]>> = {
  high: [
    'my husband beats me and I am bleeding',
    'I was beaten badly',
    'he beat me and my head is bleeding',
    'dem beat am well well with iron',
    'robbers beat my father and he is bleeding',
    'I am pregnant and my husband kicked me in the belly',
    'he beat me with fan belt, I am bleeding',
    'my baby is blue',
    'my child is blue and cold',
    'my newborn is blue',
    'my newborn feels very cold',
    'newborn body cold',
    'my 3 day old baby is cold to touch',
    'newborn not crying',
    'my baby was born today and did not cry',
    'baby born this morning, she has not cried',
    'baby no dey cry and body cold, born yesterday',
    'baby turn blue',
    'baby no dey suck',
    'lips blue and eyes rolled back',
    'my newborn body is very cold since morning',
  ],
  medium: [
    'my husband beats me',
    'I have the baby blues',
    'my baby stool is blue',
    'my newborn is not crying at night, sleeps and feeds well',
    'he beat me at chess',
    'my heart dey beat me',
    'my 7 month old is not crying',
  ],
  low: [
    'my baby has a very bad cold',
    'newborn has a cold, feeding well',
    'very cold weather and my baby has catarrh',
    'rain beat me yesterday, I have catarrh',
  ],
};
