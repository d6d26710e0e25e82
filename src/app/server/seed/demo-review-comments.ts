/** How a patient felt: five stars, four, three, and one or two. */
export type Tone = 'great' | 'good' | 'fair' | 'poor';

/** What a sentence is about; two sentences of one comment never share it, so that they can't contradict each other. */
export type Topic =
  | 'waiting'
  | 'listening'
  | 'staff'
  | 'place'
  | 'result'
  | 'overall'
  | 'cost'
  | 'video'
  | 'urgent'
  | 'adults'
  | 'laboratory'
  | 'children'
  | 'pregnancy'
  | 'heart'
  | 'teeth'
  | 'skin';

/** Sentences of fictional patients. Each can stand alone. */
export const SENTENCES: Readonly<Record<Tone, Readonly<Partial<Record<Topic, readonly string[]>>>>> = {
  great: {
    waiting: [
      'I was called in at exactly the time on my booking.',
      'Hardly any waiting, which is a miracle in this city.',
      'Booked at night, seen in the morning, back at my shop before ten.',
      'They kept to time even though the place was full.',
      'No long queue, no number on paper, you just go in at your time.',
      'I no wait at all, I just sit down and they call my name.',
    ],
    listening: [
      'The doctor listened to everything before writing anything.',
      'For once somebody explained my results in simple words.',
      'I could ask all my questions and nobody looked at the clock.',
      'The doctor drew a small picture to show me what was wrong.',
      'I was treated like a person and not like a card number.',
      'Nothing was hidden from me, good news and bad news.',
    ],
    staff: [
      'The nurse at the desk was kind from the first greeting.',
      'Everybody greeted us, from the gate to the laboratory.',
      'They called me two days later to ask how I was doing.',
      'The nurses know their work and they smile while doing it.',
    ],
    place: [
      'The place is very clean, even the toilet.',
      'Light, water and a fan that works, God bless them.',
      'Easy to find and there is space to park.',
      'The waiting room is quiet and cool.',
      'Clean sheets, clean floor, soap at every sink.',
    ],
    result: [
      'The medicine worked within three days.',
      'I had been to two other places before, and only here did they find the cause.',
      'I followed the advice and I am back on my feet.',
      'The follow-up was arranged before I even left the room.',
    ],
    overall: [
      'I have already sent my sister here.',
      'I will not go anywhere else again.',
      'Five stars and I do not give them easily.',
      'Thank you and God bless you all.',
      'If you are in this area, just come here.',
      'This is how health care should be.',
      'Doctor well done, you try.',
      'My whole family is registered here now.',
      'I came from far and it was worth the transport.',
      'Professional from start to finish.',
    ],
    cost: [
      'The price was what they said on the phone, no extra.',
      'Very fair price, they even let me pay the rest at month end.',
      'I expected to pay three times as much.',
      'They do not chase you for money before they touch you.',
    ],
    video: [
      'The video was clear even on my small phone.',
      'I talked to the doctor from my office, no go-slow, no transport.',
      'The prescription was on my phone before the call ended.',
      'The network broke once and the doctor called me back at once.',
      'Better than I expected from a video visit.',
      'The call started on the minute and I was not rushed.',
      'I showed the doctor the problem on camera and it was enough.',
    ],
    adults: [
      'My pressure is finally normal after six months of trying.',
      'Very patient with my mother, who does not hear well.',
      'The doctor spoke my language and my grandmother relaxed at once.',
      'The doctor remembered me from last time and asked about my mother.',
      'A nurse helped my father up the steps without being asked.',
      'I was given only two drugs and both were needed.',
      'At my age I have seen many doctors, this one is different.',
    ],
    laboratory: [
      'The woman who took my blood was so gentle I did not feel it.',
      'They told me I did not need the test, and saved me money.',
      'The blood result was ready before I finished my tea.',
    ],
    urgent: [
      'I walked in with a bleeding hand and they attended to me at once.',
      'They started the drip first and asked for forms later.',
      'My breathing was bad and they put me on oxygen within minutes.',
      'It was late and they were fully ready for us.',
      'Calm people, when I was not calm at all.',
      'They stitched me so well that you can hardly see the scar.',
    ],
    children: [
      'My daughter did not cry once, that says everything.',
      'My son now plays doctor at home with the same voice.',
      'The injection was finished before my baby noticed it.',
      'They weighed, measured and explained, and my boy got a sticker.',
      'As a first-time mother I asked foolish questions and got kind answers.',
      'They did not rush to give antibiotics, and my child got well.',
      'The doctor sat on the floor to talk to my little one.',
    ],
    pregnancy: [
      'My blood pressure was high and they watched me like their own sister.',
      'They let me hear the heartbeat and I cried.',
      'I was never alone during labour.',
      'I asked for a woman doctor and got one without argument.',
      'My husband was allowed to be there, and he learned a lot.',
      'After two losses elsewhere, I am holding my baby now.',
      'They explained every scan and gave me the pictures.',
    ],
    heart: [
      'My ECG was done and read on the same visit.',
      'I understand my heart medicine now, after four years of taking it.',
      'The doctor reduced my tablets from six to three.',
      'My chest pain was taken seriously and checked properly.',
      'They showed me my own heart on the screen.',
    ],
    teeth: [
      'I was afraid of dentists since primary school, not any more.',
      'The injection did not pain me at all.',
      'The filling is still perfect after four months.',
      'They showed me the price list before I opened my mouth.',
      'My teeth are clean and nobody shouted at me.',
    ],
    skin: [
      'My face is clear for the first time since I was sixteen.',
      'The doctor told me to throw away four creams, and it worked.',
      'No more itching at night, I can sleep.',
      'The treatment was slow but the scar is nearly gone.',
    ],
  },
  good: {
    waiting: [
      'About twenty minutes late, but they said sorry.',
      'A short wait, then everything moved fast.',
      'The time was kept more or less.',
      'I waited a little because an emergency came before me, which is fair.',
      'They started a bit late but I was told why.',
    ],
    listening: [
      'A good doctor who asks the right questions.',
      'Clear advice, though a bit quick.',
      'The doctor explained well, I would have liked it on paper too.',
      'Serious and calm, not many words but the right ones.',
      'My questions were answered, most of them twice.',
      'The doctor knew the subject well.',
    ],
    staff: [
      'Friendly staff, the front desk could pick up the phone faster.',
      'The nurses were helpful.',
      'Good people, they were just short of hands that day.',
      'Polite from beginning to end.',
    ],
    place: [
      'Clean and simple, parking is not easy.',
      'The place is small but well kept.',
      'Hard to find the first time, ask for the bus stop.',
      'The generator is loud but the rooms are neat.',
      'Nice place, the seats could be softer for old people.',
    ],
    result: [
      'I feel better, not yet a hundred percent.',
      'The treatment helped after about a week.',
      'One drug was not in their pharmacy, the rest was fine.',
      'It is too early to say everything, but the pain has gone down.',
    ],
    overall: [
      'Good experience, I will come back.',
      'I am satisfied.',
      'Solid place, a few small things to improve.',
      'I would recommend it to friends.',
      'They try well well.',
      'Better than the one near my house.',
      'Not perfect, but I trust them.',
      'Good value for my HMO.',
    ],
    cost: [
      'The price is fair for this area.',
      'Cheaper than I feared, the laboratory is extra.',
      'They told me all costs before, which I like.',
    ],
    video: [
      'The video worked after I moved to the window.',
      'Good for a follow-up, for a first visit I would rather go in person.',
      'The picture froze once or twice but we finished well.',
      'Convenient, and the prescription came the same evening.',
    ],
    adults: [
      'My father trusts them now, which is not easy.',
      'They count my tablets with me at every visit, a bit strict but good.',
    ],
    laboratory: ['The laboratory man was quick and careful.', 'The test result came the next day as promised.'],
    urgent: [
      'They attended to me quickly, paying took longer than treatment.',
      'The nurse saw me first, and the doctor soon after.',
      'Good emergency care, the bench outside is hard.',
      'They cleaned the wound well and gave the tetanus injection.',
    ],
    children: [
      'Good with children, the toys need replacing.',
      'My baby was checked well, we only waited during vaccines.',
      'The advice on feeding was useful.',
      'My twins were seen together, which helped me a lot.',
    ],
    pregnancy: [
      'Antenatal day is crowded, but they take care of you.',
      'Good scan and good explanation.',
      'The midwives are very good, the chairs are not.',
      'I felt safe with them during the whole pregnancy.',
    ],
    heart: [
      'A thorough check, bring a book for the waiting.',
      'Good advice on salt and walking.',
      'My new tablets suit me better than the old ones.',
    ],
    teeth: [
      'The cleaning was good, my gums were sore for a day.',
      'Good work, I had to come twice for it.',
      'The tooth is out and the pain is gone.',
    ],
    skin: ['The cream helps, I must be patient.', 'It is improving slowly, as the doctor said it would.'],
  },
  fair: {
    waiting: [
      'I waited almost an hour after my time.',
      'The booking said nine and I went in at ten.',
      'Too many people had the same time that morning.',
      'Waiting is the problem here, not the doctor.',
    ],
    listening: [
      'The doctor is fine, but I felt hurried.',
      'I got the drugs but not much explanation.',
      'I had to ask twice before I understood the result.',
      'I wanted more time to talk.',
    ],
    staff: [
      'The desk was confused about my HMO code.',
      'Some nurses are nice, some are tired.',
      'Nobody picked the phone when I called to confirm.',
    ],
    place: [
      'There was no water in the toilet that day.',
      'The waiting area is too small and too hot.',
      'Parking is a fight.',
    ],
    result: ['I am a little better, I expected more.', 'I will give it another week and see.'],
    overall: [
      'Average, neither good nor bad.',
      'It was okay.',
      'The care is okay, the organisation is not.',
      'I may come back because it is near.',
    ],
    cost: ['The consultation is cheap, the drugs are not.'],
    video: [
      'The video kept breaking so we finished by voice.',
      'We lost ten minutes to the network, not fully their fault.',
    ],
    laboratory: ['Too many tests, I am not sure I needed all of them.', 'The laboratory closed before my turn.'],
    urgent: [
      'They gave me first aid quickly, then I waited long for the doctor.',
      'It was very busy and one could feel it.',
    ],
    children: [
      'My child was tired of waiting before we went in.',
      'Good doctor, but the room was full of coughing children.',
    ],
    pregnancy: ['Antenatal day took my whole morning.', 'The scan machine was not working so I had to return.'],
    teeth: ['The filling is fine but it took three visits.'],
    heart: ['The ECG was done, the explanation was short.'],
  },
  poor: {
    waiting: [
      'I waited two hours and was told to come back tomorrow.',
      'I took a day off work and spent it on their bench.',
      'They do not respect the time you booked.',
    ],
    listening: [
      'The doctor was looking at the phone while I talked.',
      'Five minutes and out, I still do not know what I have.',
      'I did not feel that anybody listened.',
    ],
    staff: [
      'The person at the desk was rude to my mother.',
      'They sent me from one window to another.',
      'Nobody could tell me what I would pay.',
    ],
    place: ['No light for most of my visit.', 'The floor was dirty and nobody seemed to care.'],
    result: ['The drugs did nothing and I had to go elsewhere.'],
    overall: [
      'I expected better from the reviews.',
      'I will not return, sorry.',
      'Very disappointed this time, last year it was good.',
      'E no good at all, they must improve.',
    ],
    video: ['The doctor joined twenty minutes late and then the call dropped.'],
    laboratory: ['They lost my test result and asked me to do it again.'],
    urgent: [
      'For an emergency they were far too slow.',
      'They asked for a deposit while I was still bleeding.',
      'I sat with a high fever for an hour before anybody came.',
    ],
    children: ['My child was pricked three times before they found the vein.'],
    pregnancy: ['I saw a different person at every visit and told my story again each time.'],
  },
};

/** Why patients came. The `InPerson` ones can't be done by video. */
export interface Reasons {
  readonly urgent?: readonly string[];
  readonly urgentInPerson?: readonly string[];
  readonly routine: readonly string[];
  readonly routineInPerson?: readonly string[];
}

/** By specialty; a specialty that is absent has `ANY_REASONS`. */
export const REASONS: Readonly<Record<string, Reasons>> = {
  'Family Medicine (General Practitioner)': {
    urgent: [
      'My symptoms include: Fever, Headache',
      'My symptoms include: Cough, Sore throat',
      'My symptoms include: Diarrhea, Vomiting',
      'My symptoms include: Abdominal pain, Nausea',
    ],
    urgentInPerson: ['Nail went into my foot', 'Burn on the arm from the stove'],
    routine: [
      'Blood pressure readings and new prescription',
      'My symptoms include: Back pain',
      'Diabetes follow-up',
      'My symptoms include: Fatigue, Loss of appetite',
    ],
    routineInPerson: ['Yearly check-up', 'Medical for a new job', 'Vaccination'],
  },
  'Emergency Medicine': {
    urgent: ['My symptoms include: Fever, Vomiting, Weakness', 'My symptoms include: Diarrhea, Vomiting'],
    urgentInPerson: [
      'Cut on my hand from a broken bottle',
      'My symptoms include: Shortness of breath, Cough',
      'I fell from a motorcycle and my arm hurts',
      'Swollen face after eating crayfish',
    ],
    routine: ['Follow-up after treatment'],
    routineInPerson: ['Change of dressing', 'Stitches to be removed'],
  },
  Pediatrics: {
    urgent: [
      'My child has had a fever since yesterday',
      'My baby is vomiting since the morning',
      'Rash all over her back',
    ],
    urgentInPerson: ['My son is breathing fast and coughing'],
    routine: ['My son coughs at night', 'Questions about feeding', 'My daughter has a rash on her arms'],
    routineInPerson: ['Vaccination at six weeks', 'Growth check for my baby', 'School medical'],
  },
  'Obstetrics & Gynecology': {
    routine: ['Painful periods for some months', 'Family planning advice', 'Result of the last scan'],
    routineInPerson: ['Antenatal visit', 'Pregnancy scan', 'Check after delivery', 'Cervical screening'],
  },
  Cardiology: {
    routine: [
      'High blood pressure, follow-up',
      'My heart beats fast when I climb the stairs',
      'Result of the heart scan',
    ],
    routineInPerson: ['ECG before an operation', 'Heart scan', 'My symptoms include: Swelling, Fatigue'],
  },
  Dentistry: {
    routine: ['Toothache on the lower left side', 'My gums bleed when I brush'],
    routineInPerson: ['Cleaning', 'A filling fell out', 'Wisdom tooth'],
  },
  Dermatology: {
    routine: ['My symptoms include: Rash, Itching', 'Acne that does not go away', 'Dark patches after a cream'],
  },
  Endocrinology: { routine: ['Diabetes follow-up', 'Thyroid result review', 'My sugar is high in the mornings'] },
  Psychiatry: { routine: ['I do not sleep well', 'I worry all the time', 'Follow-up'] },
  Orthopedics: {
    routine: ['My knee hurts on the stairs', 'Follow-up after a broken wrist', 'My symptoms include: Back pain'],
  },
  Ophthalmology: { routine: ['I see badly at night', 'Eye pressure check', 'Red and itching eyes'] },
  'Internal Medicine': { routine: ['A cough for more than three weeks', 'Asthma review', 'Breathing test result'] },
};

export const ANY_REASONS: Reasons = { routine: ['First visit', 'Follow-up'] };
