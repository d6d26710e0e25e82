/** Dangers in Hausa, Yoruba and Igbo behind harmless English, with and without marks. No speaker has reviewed them. */
export const LOCAL_DANGER_TEXTS: readonly string[] = [
  'pimples on face and mo fe pa ara mi',
  'small headache, baba mi enu re ti wo, ko le soro',
  'catarrh and cough. Yarona baya shan nono tun jiya',
  'my baby is fine but jariri ya ki shan nono',
  'itching on leg, maciji ya sare ni a gona',
  'mild headache and ina so in kashe kaina',
  'I have acne, achọrọ m igbu onwe m',
  'small cough, nwa m anaghị aṅụ ara',
  'Sore throat, agwọ tara nwa m',
  'dandruff, ọmọ mi ń ní gìrì',
  'cold and catarrh, kò lè mí',
  'cough since yesterday, bata iya numfashi sosai',
  'headache, wuyansa ya kage, yana da zazzabi',
  'skin dry, ta sha kananzir',
  'my leg pains me small, mota ta buge shi',
  'back pain, ẹ̀jẹ̀ ń dà púpọ̀ lára mi',
  'tummy ache, aboyun ni mi, omi ti ya',
  'pimples, nwunye m na-eme ime ọmụmụ, mmiri agbawala',
  'runny nose, omi gbígbóná dà sí ọmọ lára',
  'small fever, amai da gudawa kamar ruwan shinkafa',
  'I sneeze, ọnụ ya agbagọọla na mberede',
  'hair loss, ọkọ̀ gbá ọmọ mi',
  'knee pain, uwargida tana naƙuda',
  'cough, ọbara na-agbapụ ya nke ukwuu',
  'toothache, ya suma baya motsi',
];

/** "No fever" in each language, beside a cold. */
export const LOCAL_NO_FEVER_TEXTS: readonly string[] = [
  'catarrh, babu zazzabi',
  'runny nose and sneezing, ba ni da zazzabi',
  'sneezing and runny nose, ko si iba',
  'runny nose and sneezing, mi ò ní ibà',
  'runny nose and sneezing, enweghi ahu oku',
  'catarrh, ahụ adịghị ya ọkụ',
];
