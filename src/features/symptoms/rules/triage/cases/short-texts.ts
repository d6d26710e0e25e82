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
  ],
  medium: ['my husband beats me', 'he beat me at chess', 'my heart dey beat me'],
  low: ['rain beat me yesterday, I have catarrh'],
};
