import type { TriageCase } from './case.ts';

/**
 * The 14 of 90 cases of an independent writer that version 1.2 judged wrongly at first sight, kept so that they stay right.
 * The writer set labels and sources; the other 76 aren't known to the people who write the rules.
 */
export const STRANGERS_CASES: readonly TriageCase[] = [
  {
    id: 'hsv09-pre-eclampsia',
    input: {
      text:
        'A 24-year-old woman in her first pregnancy at 36 weeks comes with a headache across the forehead since ' +
        'yesterday that paracetamol has not touched. She sees sparkling zigzags, has pain under the right ribs ' +
        'and her rings no longer fit her fingers. Blood pressure at the pharmacy was 168/112. The baby is moving ' +
        'as usual and there is no bleeding or leaking of fluid.',
      ageYears: 24,
      sex: 'female',
    },
    urgency: 'high',
    condition: 'Pre-eclampsia',
    because:
      'Severe hypertension with headache, visual disturbance and epigastric pain after 20 weeks is severe pre-eclampsia.',
    source: 'WHO; NHS pre-eclampsia',
  },
  {
    id: 'hsv10-bleeding-ulcer',
    input: {
      text:
        'A 58-year-old bricklayer who takes diclofenac daily for his knees reports that for two days his stools ' +
        'have been sticky, shiny and black like tar, with a foul smell. Today he is light-headed whenever he ' +
        'stands and nearly fell in the bathroom. He has mild discomfort in the upper abdomen. He takes no iron ' +
        'tablets, has not vomited and has no fever. Pulse 112, blood pressure 98/60.',
      ageYears: 58,
      sex: 'male',
    },
    urgency: 'high',
    condition: 'Upper gastrointestinal bleeding',
    accept: ['Peptic ulcer'],
    because: 'Melaena with postural dizziness, tachycardia and low blood pressure is upper gastrointestinal bleeding.',
    source: 'NHS stomach ulcer complications; NEWS2',
  },
  {
    id: 'msv27-heavy-periods-over',
    input: {
      text:
        'A 39-year-old civil servant has had increasingly heavy periods for eight months, changing pads every two ' +
        'hours for the first three days and passing small clots. She tires easily and her friends say she looks ' +
        'pale. Her last period ended a week ago and she is not bleeding now. She has no chest pain, no fainting ' +
        'and no breathlessness at rest, and a pregnancy test is negative.',
      ageYears: 39,
      sex: 'female',
    },
    urgency: 'medium',
    condition: 'Fibroids or heavy periods',
    accept: ['Iron deficiency'],
    because:
      'Chronic heavy menstrual bleeding with symptoms of anaemia, not currently bleeding and stable, needs a blood count and clinic assessment.',
    source: 'NHS heavy periods; iron deficiency anaemia',
  },
  {
    id: 'msv29-gout',
    input: {
      text:
        'A 55-year-old contractor woke two nights ago with intense pain in the joint of his right big toe, which ' +
        'is now red, hot and so tender that a bedsheet is unbearable. It followed a weekend of nkwobi and beer. ' +
        'He has never had this before. There is no wound, no fever and he did not knock it. His other joints are ' +
        'comfortable and he is otherwise well.',
      ageYears: 55,
      sex: 'male',
    },
    urgency: 'medium',
    condition: 'Gout',
    because:
      'A first episode of an acutely hot, swollen joint, probably gout, needs clinician assessment within a day or so.',
    source: 'NHS gout',
  },
  {
    id: 'lsv38-morning-sickness',
    input: {
      text:
        'A 26-year-old woman at nine weeks of pregnancy feels nauseated on waking and vomits once on most ' +
        'mornings. She keeps down water, tea and small meals for the rest of the day, passes pale urine as often ' +
        'as usual, and her weight has not changed. She has no abdominal pain, no bleeding, no fever and no ' +
        'burning on urination. She has already registered for antenatal care and had a normal scan last week.',
      ageYears: 26,
      sex: 'female',
    },
    urgency: 'low',
    condition: 'Morning sickness',
    because: 'Mild nausea and vomiting of early pregnancy with fluids retained and no warning signs is self-managed.',
    source: 'NHS vomiting and morning sickness',
  },
  {
    id: 'lsv40-bee-sting',
    input: {
      text:
        'A 40-year-old gardener was stung on the forearm by a bee two hours ago and scraped out the sting. There ' +
        'is a red, slightly raised, itchy patch about 3 cm across which is sore but not growing. He has no ' +
        'swelling of the face, lips or tongue, no wheeze, no dizziness, no hives elsewhere and no vomiting. He ' +
        'was stung last year without trouble. His sister is allergic to bees.',
      ageYears: 40,
      sex: 'male',
    },
    urgency: 'low',
    condition: 'Insect bite or bee sting',
    because: 'A small local reaction to a sting two hours on without systemic features is self-managed.',
    source: 'NHS insect bites and stings',
  },
  {
    id: 'msr16-hepatitis',
    input: {
      text:
        "I noticed my brother's eyes have turned yellow since about three days and he says his urine is dark like " +
        'strong tea. He is a student and has been tired and off food for two weeks, they gave him herbs for ' +
        "'yellow fever' but he has no fever at all. He is thinking straight, not bleeding, not vomiting, his " +
        'stomach is not swollen and he is drinking well.',
      ageYears: 21,
      sex: 'male',
    },
    urgency: 'medium',
    condition: 'Viral hepatitis',
    accept: ['Hepatitis'],
    because:
      'New jaundice in an otherwise stable adult, probable viral hepatitis, needs prompt clinical review and liver tests, without danger signs such as confusion or bleeding.',
    source: 'NHS jaundice; WHO hepatitis',
  },
  {
    id: 'lsr19-prickly-heat',
    input: {
      text:
        'My baby is 5 months old and with this heat and no light she has brought out tiny tiny bumps on her neck, ' +
        'back and chest. They seem to itch her when she sweats and they reduce after she has cool bath. She is ' +
        'sucking well, smiling, her temperature is 36.9 and there is no pus or blister. My mother-in-law says it ' +
        'is measles but nobody near us has it and she has no cough or red eyes.',
      sex: 'female',
    },
    urgency: 'low',
    condition: 'Heat rash',
    because: 'Heat rash in a well, afebrile infant resolves with cooling measures.',
    source: 'NHS heat rash/prickly heat',
  },
  {
    id: 'lsr20-graze',
    input: {
      text:
        "An okada brushed my wife's side as she was crossing and she went down on one knee; the man was hardly " +
        'moving. She just has a shallow graze there, it bled small and stopped and we washed it with clean water ' +
        'and soap. She did not hit her head, she is walking and bending the knee without problem. She is not ' +
        'pregnant and she had tetanus injection last year.',
      ageYears: 25,
      sex: 'female',
    },
    urgency: 'low',
    condition: 'Small wound',
    accept: ['Bruise'],
    because:
      'A superficial clean graze with full mobility, no head injury and current tetanus cover is first aid at home.',
    source: 'NHS cuts and grazes',
  },
  {
    id: 'lsr22-vaccine',
    input: {
      text:
        'My four-month-old son took his vaccine yesterday on both thighs. He was fussy in the night and one thigh ' +
        'is a bit sore and pink where the needle entered, smaller than a coin. I measured him and it is 37.3. He ' +
        'is breastfeeding the way he does always, wetting his nappies, smiling, and there is no rash or fast ' +
        'breathing.',
      sex: 'male',
    },
    urgency: 'low',
    condition: 'Soreness after a vaccine',
    because:
      'Mild local soreness and fussiness the day after vaccination in a well, feeding infant over three months without fever is expected.',
    source: 'NHS vaccine side effects; WHO',
  },
  {
    id: 'lsr23-pregnancy-heartburn',
    input: {
      text:
        'My wife is seven months pregnant and after she eats pepper soup or lies down straight after food she has ' +
        'a burning feeling climbing from her stomach to her throat with sour taste. It goes when she sits up or ' +
        'drinks milk. She has no headache, her eyes are clear, no swelling of face or hands, pressure was 112/70 ' +
        'yesterday at antenatal and the baby is kicking well. No bleeding.',
      ageYears: 30,
      sex: 'female',
    },
    urgency: 'low',
    condition: 'Heartburn',
    accept: ['Reflux'],
    because:
      'Typical reflux in pregnancy with normal blood pressure and no warning signs is managed with diet and antacids.',
    source: 'NHS indigestion and heartburn in pregnancy',
  },
  {
    id: 'lsr24-cold',
    input: {
      text:
        'My 4-year-old has catarrh and sneezing and small cough since three days, all the children in his nursery ' +
        'have it. His body is not hot, I checked 36.7 and 36.9. He is eating his rice, running about and sleeping ' +
        "well, his breathing is quiet and his ears don't pain him. He had malaria two months ago but that one was " +
        'treated and he got well.',
      ageYears: 4,
      sex: 'male',
    },
    urgency: 'low',
    condition: 'Common cold',
    because: 'Common cold in a well, afebrile child without fast breathing is managed at home.',
    source: 'WHO IMCI cough or cold; NHS common cold',
  },
  {
    id: 'hsc03-heart-attack',
    input: {
      text: 'hi doc. since 1hr now e be like say person siddon on top my chest, e dey go my left hand. i just dey sit o i no do any work. sweat full my body even wit AC. no cough no fevr',
      ageYears: 54,
      sex: 'male',
    },
    urgency: 'high',
    condition: 'Heart attack',
    accept: ['Acute myocardial infarction'],
    because: 'Pressure-like chest pain at rest with arm radiation and sweating over 35 is a probable heart attack.',
    source: 'NHS heart attack',
  },
  {
    id: 'msc13-rectal-bleeding',
    input: {
      text: 'for like 3wks i dey see small red blood on tissue wen i toilet, not plenty just to stain. e no dey pain. stool no black, i no dey weak, no dizzy, no weight loss. na pile abi',
      ageYears: 46,
      sex: 'male',
    },
    urgency: 'medium',
    condition: 'Haemorrhoids',
    accept: ['Bowel cancer'],
    because:
      'Small-volume rectal bleeding for three weeks in a middle-aged adult should be checked by a clinician, without signs of major bleeding.',
    source: 'NHS bleeding from the bottom',
  },
];
