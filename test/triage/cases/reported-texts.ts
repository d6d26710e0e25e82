import type { CaseInput } from './case.ts';

/**
 * Descriptions with what is right, written without a look at the lexicon to measure it at first sight, and read rightly
 * since: figures of speech, Pidgin, clinical prose, ordinary life.
 */
export const REPORTED_TEXTS: Readonly<Record<'high' | 'medium' | 'low', readonly CaseInput[]>> = {
  high: [
    {
      ageYears: 67,
      sex: 'male',
      text:
        'A 67-year-old retired driver noticed while shaving that the left half of his mouth would not move and ' +
        'toothpaste water ran out. His words came out thick for about twenty minutes, and his left hand kept ' +
        'dropping the razor. He is back to normal now and wants to know whether he can wait for his clinic day.',
    },
    {
      ageYears: 23,
      sex: 'female',
      text:
        'A 23-year-old nursing student has had a temperature since last night, cannot bear the lamp, and brings ' +
        'her knees up when her head is lifted from the pillow. There are a few plum-coloured spots on her shins ' +
        'that stay when a glass is pressed on them.',
    },
    {
      ageYears: 31,
      sex: 'female',
      text:
        'A 31-year-old teacher, seven weeks after her last period, has a stabbing ache low on the left and a ' +
        'little brown spotting. While in the market she nearly went down, and the tip of her shoulder is sore.',
    },
    {
      ageYears: 74,
      sex: 'female',
      text: 'A 74-year-old woman with atrial fibrillation woke with a leg that is white, ice-cold and numb below the knee. She cannot wriggle her toes.',
    },
    {
      ageYears: 19,
      sex: 'male',
      text: 'A 19-year-old footballer woke at 4 am with pain in his right testicle so bad that he vomited. It sits higher than the other one.',
    },
    {
      ageYears: 4,
      text: 'A 4-year-old boy with sickle cell has become very pale since yesterday, his tummy is bigger on the left and he is too tired to sit up.',
    },
    {
      ageYears: 52,
      sex: 'male',
      text: 'A 52-year-old farmer cut his sole with a hoe nine days ago. Since this morning his jaw will not open properly and his back arches when somebody slams the door.',
    },
    {
      ageYears: 44,
      sex: 'male',
      text: 'A 44-year-old man who drinks a bottle of ogogoro a day stopped three days ago. He is shaking, drenched, sees insects on the wall and does not know where he is.',
    },
    {
      ageYears: 61,
      sex: 'female',
      text: 'A 61-year-old woman suddenly has a rock-hard painful right eye, sees rainbow rings round the bulb, has vomited twice and her sight is misty.',
    },
    {
      ageYears: 36,
      sex: 'male',
      text: 'A 36-year-old welder inhaled smoke in a workshop fire; his voice has gone hoarse, there is soot in his nostrils.',
    },
    {
      ageYears: 29,
      sex: 'female',
      text: 'A 29-year-old woman delivered ten days ago. She does not sleep, says the baby is a spirit and that voices tell her to throw it into the well.',
    },
    {
      ageYears: 50,
      sex: 'male',
      text: 'A 50-year-old man with a catheter has had chills that shake the bed since the evening, is breathing 28 times a minute and talks nonsense.',
    },
    {
      ageYears: 8,
      text: 'An 8-year-old with diarrhoea for two days stares with sunken eyes, drinks nothing, and when the belly skin is pinched it stays up.',
    },
    {
      ageYears: 40,
      sex: 'female',
      text: 'A 40-year-old hairdresser on the pill has a right calf that is 4 cm thicker than the left, tender and warm since two days.',
    },
    {
      ageYears: 0.08,
      text: 'A 4-week-old boy vomits across the room after each feed, is always hungry, and has had two wet nappies since yesterday.',
    },
    { text: 'abeg my papa just dey look me, im no fit lift im right hand, mouth don bend' },
    {
      ageYears: 5,
      text: 'my daughter was stung by plenty bees, her face is round like a ball and she is making a sound when she draws in air',
    },
    {
      ageYears: 28,
      sex: 'female',
      text: 'since my caesar last week the wound don open, something yellow dey flow, I dey shake with cold and I no fit stand',
    },
    {
      text: 'The man they brought to our chemist drank sniper after quarrel with wife. He is foaming and his eyes are like pin',
    },
    { ageYears: 17, text: 'I have finished the whole card of my mama BP medicine. I just want rest' },
    { ageYears: 2, text: 'pikin swallow that small round battery for remote, e dey spit' },
    {
      ageYears: 33,
      sex: 'male',
      text: 'my SS warrior husband has pain in his ribs and breath is short, temperature 38',
    },
    {
      ageYears: 58,
      sex: 'female',
      text: 'everything went dark like curtain falling over my right eye this morning, no pain',
    },
    {
      ageYears: 26,
      sex: 'male',
      text: 'I was cutting grass and something bit my ankle, two small holes, gum is bleeding now',
    },
    {
      ageYears: 60,
      sex: 'male',
      text: 'I have not been able to pee since yesterday night, my lower belly is tight like drum',
    },
    { ageYears: 1, text: 'my baby has been crying in waves, pulls up legs, and the diaper had something like red jam' },
    { ageYears: 35, sex: 'female', text: 'my heart is flying like bird, 170 on my watch, and I almost blacked out' },
    { ageYears: 24, text: 'he fell from the mango tree, he is awake but says he cannot feel his legs' },
    { ageYears: 46, sex: 'male', text: 'hot oil from frying akara poured on my face and neck, skin dey peel' },
    {
      ageYears: 20,
      sex: 'female',
      text: "somebody forced me into his car last night and slept with me, I'm bleeding there",
    },
    {
      ageYears: 55,
      sex: 'male',
      text: 'A 55-year-old lawyer has had a gnawing discomfort between the shoulder blades since dawn, is grey and dripping wet, and his left arm feels like lead.',
    },
    {
      ageYears: 68,
      sex: 'female',
      text: 'My mother of 68 has been mixing up our names since yesterday, she put salt in her tea, and she keeps picking at her wrapper. She had fever last night.',
    },
    {
      ageYears: 3,
      text: 'My son was drinking from a cup and since then he cannot get words out, he is holding his neck and turning blue.',
    },
    {
      ageYears: 27,
      sex: 'female',
      text: 'A 27-year-old woman fainted twice at work today. She has had crampy pain in her lower tummy for a day; her menses should have come three weeks ago.',
    },
    {
      ageYears: 42,
      sex: 'male',
      text: 'A 42-year-old mechanic spilled battery acid over his forearm and it also splashed into his right eye ten minutes ago.',
    },
    {
      ageYears: 33,
      sex: 'male',
      text: 'A 33-year-old with HIV who is not on treatment has had headaches for three weeks, is now confused and sees double.',
    },
    {
      ageYears: 0.5,
      text: 'My 6-month-old has diarrhoea and vomiting, since morning no wet nappy, the soft spot is sunken and he hardly opens his eyes.',
    },
    {
      ageYears: 71,
      sex: 'male',
      text: 'A 71-year-old with prostate trouble has severe back pain and since yesterday his legs give way and he soiled himself without feeling it.',
    },
    {
      ageYears: 24,
      sex: 'female',
      text: 'A 24-year-old with type 1 diabetes has been vomiting since last night; her breath smells like nail varnish remover and she is panting.',
    },
    {
      ageYears: 38,
      sex: 'male',
      text: 'I fell off a ladder on my side yesterday. Today the left of my belly is swollen and hurts up to my shoulder, I feel faint.',
    },
    {
      ageYears: 49,
      sex: 'female',
      text: 'A 49-year-old woman is short of breath on two steps, sleeps upright in the chair and brings up pink froth since tonight.',
    },
    {
      ageYears: 6,
      text: 'My daughter of 6 woke with a swollen eyelid, the eye is pushed forward, she cannot move it and she has 39.4.',
    },
    {
      ageYears: 30,
      sex: 'female',
      text: 'oh God I just born for house one hour ago, the placenta never come out and blood dey rush',
    },
    { ageYears: 12, sex: 'male', text: '12 year old boy, SS, his manhood has been standing since 3am, very painful' },
    {
      ageYears: 45,
      sex: 'male',
      text: 'I think say na only catarrh but since yesterday I no fit swallow my own spit, my mouth no fit open and neck swell',
    },
    {
      ageYears: 64,
      sex: 'male',
      text: 'chest tight small anytime I climb stairs before, but today e start as I dey lie down and no gree go',
    },
    {
      ageYears: 37,
      sex: 'female',
      text: 'my sister talk say people dey inside her head dey tell her make she jump, she don tie rope for ceiling fan',
    },
    {
      ageYears: 22,
      sex: 'male',
      text: 'They shot him in the thigh, we tied it with shirt but blood dey soak everything',
    },
    {
      ageYears: 5,
      text: 'my pikin get fever since three days, today e just dey look one side, no dey answer, hand dey jerk',
    },
    {
      ageYears: 18,
      sex: 'female',
      text: 'i took abortion drug 5 days ago now smelly water dey come out, my belly pain me, body hot like fire',
    },
    { ageYears: 60, sex: 'female', text: 'mama mouth don shift go one side and spoon dey fall from her hand' },
    {
      ageYears: 57,
      sex: 'male',
      text: "My husband's speech sounds like a drunkard since lunch but he has not taken any alcohol",
    },
    { ageYears: 72, sex: 'female', text: 'since we wake this morning grandma left side no dey answer am' },
    {
      ageYears: 40,
      sex: 'female',
      text: 'I stepped off a long flight two days ago; I cannot catch my breath and it stabs when I breathe in',
    },
    { ageYears: 19, sex: 'female', text: 'after eating prawns my lips are like bread and my throat is closing' },
    {
      ageYears: 30,
      sex: 'male',
      text: 'face like football after injection for clinic, body dey scratch, I dey hear whistle for chest',
    },
    {
      ageYears: 25,
      sex: 'female',
      text: 'my pads don reach six since morning and I still dey born blood, four months belle',
    },
    { ageYears: 32, sex: 'female', text: 'rope dey come out from my private part, I get 9 months belle' },
    {
      ageYears: 28,
      sex: 'female',
      text: '8 months, the baby has gone still since yesterday evening, I drank cold water but nothing',
    },
    {
      ageYears: 34,
      sex: 'female',
      text: 'two weeks after delivery one of my legs is big and tight and now chest is catching me',
    },
    { ageYears: 16, sex: 'male', text: 'woke with one ball drawn up and on fire, vomiting' },
    { ageYears: 50, sex: 'male', text: 'belly like drum, no fart since two days, vomit is green' },
    {
      ageYears: 21,
      sex: 'male',
      text: 'pain started at the navel, now down right, I walk bent and hurt when the car hits a bump',
    },
    {
      ageYears: 48,
      sex: 'male',
      text: 'the wheel turned over the keke and steering hit my chest, since then I breathe small small',
    },
    { ageYears: 44, sex: 'female', text: 'I vomited something like coffee dregs twice' },
    {
      ageYears: 65,
      sex: 'male',
      text: 'since morning my papa dey sweat, shake and talk rubbish, he take him insulin but he no eat',
    },
    {
      ageYears: 20,
      sex: 'female',
      text: 'everyone would be better off, I have written my letters and counted the tablets',
    },
    {
      ageYears: 15,
      sex: 'female',
      text: 'girl of 15 locked herself in with rat killer sachet, it is empty, she says she wants to go and meet her late mother',
    },
    { ageYears: 35, sex: 'male', text: 'I am hearing commands to hurt my neighbours and I bought a cutlass' },
    { ageYears: 2, text: "my baby's neck is loose like cloth and he does not look at me, hot since yesterday" },
    { ageYears: 0.3, text: '4 month old, ribs show at every breath, nose opening wide, he stops sucking to breathe' },
    { ageYears: 3, text: 'pikin body hot, eye turn white, body strong like wood, teeth lock' },
    { ageYears: 0.02, text: '7 day old baby is not sucking since night and is cold to touch' },
    {
      ageYears: 1,
      text: 'baby has purging since 2 days, when he cries there is no tears and mouth dry like paper, he is weak',
    },
    { ageYears: 6, text: 'fell from the second-floor balcony, vomited three times and keeps dozing off' },
    {
      ageYears: 40,
      sex: 'male',
      text: 'hit his head in a bike crash, woke up for an hour, now he is sleeping and cannot be roused',
    },
    {
      ageYears: 29,
      sex: 'male',
      text: 'two of us slept with the gen on in the corridor and we woke with banging heads and vomiting',
    },
    { ageYears: 27, sex: 'male', text: 'slipped in the river, pulled out after some minutes, coughing and lips dark' },
    { ageYears: 55, sex: 'female', text: 'sudden thunder in my head while lifting a bucket, neck is stiff now' },
    { ageYears: 33, sex: 'male', text: 'nepa wire shock me, hand burn, heart dey beat anyhow' },
    {
      ageYears: 45,
      sex: 'female',
      text: 'fever for six days, took Coartem, now gums are bleeding and my ears are ringing, I sell garri in Ondo',
    },
    {
      ageYears: 38,
      sex: 'male',
      text: 'watery stool plenty like water from tap, uncountable, calves are cramping, eyes have sunk',
    },
    { ageYears: 70, sex: 'male', text: 'he has COPD, lips blue, sleepy, breathing 34' },
    { ageYears: 52, sex: 'female', text: 'after dental work my mouth floor is swollen, tongue pushed up, drooling' },
    { ageYears: 26, sex: 'female', text: 'SS, chest pain since night and I am breathing fast' },
    { ageYears: 63, sex: 'male', text: 'tearing pain from chest to back, one arm pulse gone' },
    { ageYears: 9, text: "asthma, inhaler six puffs and still he can't finish a word, tummy pumping" },
    {
      ageYears: 24,
      sex: 'male',
      text: 'shaved with clipper, now eye side boil, the eye is shut, swollen, fever, and seeing two',
    },
    { ageYears: 58, sex: 'male', text: 'diabetic foot don black, e dey smell, body dey shake me' },
    { ageYears: 31, sex: 'female', text: 'acid bath, somebody pour am for my face' },
    {
      ageYears: 62,
      sex: 'male',
      text: 'A 62-year-old has been unable to finish sentences since midnight, his ankles are swollen, and he has to sit on the edge of the bed with arms propped.',
    },
    {
      ageYears: 29,
      sex: 'female',
      text: 'Three days after a caesarean her tummy is tight, she has foul discharge, 39.2 and a pulse of 128.',
    },
    {
      ageYears: 47,
      sex: 'male',
      text: 'A 47-year-old woke with the worst pain of his life in the belly, came within a second, he lies curled and the belly is hard.',
    },
    {
      ageYears: 10,
      text: 'A 10-year-old with known peanut allergy ate chin-chin at a party; ten minutes later he has bumps all over, a hoarse voice and is vomiting.',
    },
    {
      ageYears: 35,
      sex: 'female',
      text: 'A 35-year-old with sudden loss of vision in both eyes for a minute and a headache at 37 weeks.',
    },
    {
      ageYears: 78,
      sex: 'female',
      text: 'A 78-year-old on warfarin knocked her head on a cupboard yesterday; today she is sleepier than usual and vomited once.',
    },
    {
      ageYears: 2,
      text: "A toddler was found with grandmother's sugar tablets, three are missing. He is pale, sweaty and drowsy.",
    },
    {
      ageYears: 41,
      sex: 'male',
      text: 'He was digging a well, breathed something, collapsed; now awake with headache and vomiting.',
    },
    { ageYears: 18, sex: 'male', text: 'stabbed with bottle in the side of the belly, small hole, he says he is fine' },
    { ageYears: 23, sex: 'female', text: 'Fever and headache since yesterday, now a rash of tiny purple dots on legs' },
    {
      ageYears: 66,
      sex: 'male',
      text: 'my leg just give way, left, I fall for parlour, hand too weak to hold cup, e start 30 minutes ago',
    },
    {
      ageYears: 30,
      sex: 'female',
      text: 'I took in, six weeks, pain for one side sharp, I see small blood, I wan faint',
    },
    {
      ageYears: 50,
      sex: 'female',
      text: "Abuja doctor, my sister's throat is filling up after the new BP drug, lips huge, can hardly speak",
    },
    { ageYears: 7, text: 'child dey vomit green green, belly swell, never shit three days' },
    { ageYears: 1, text: "my baby's breathing is fast like dog that ran, chest dey enter, no gree suck" },
    { ageYears: 55, sex: 'male', text: 'sugar patient, leg wound, now shivering, mumbling, breathing fast' },
    { ageYears: 28, sex: 'male', text: 'they beat him with wood on the head, blood and water coming from his ear' },
    {
      ageYears: 45,
      sex: 'female',
      text: 'heavy pressure in the centre of the breast like tight bra, spreading to back, cold sweat',
    },
    {
      ageYears: 34,
      sex: 'male',
      text: 'somebody sprayed insecticide in my room, I slept there, now saliva is pouring, eyes wet, muscles jumping',
    },
    {
      ageYears: 22,
      sex: 'female',
      text: 'I delivered at home last night, since then blood soaks my wrapper and my eyes are turning',
    },
    {
      ageYears: 48,
      sex: 'male',
      text: 'A 48-year-old tailor had sudden loss of balance an hour ago; the room tilts, he sees two of everything and veers to the left, and his words are thick. He has high blood pressure.',
    },
    {
      ageYears: 2,
      text: 'A 2-year-old girl who was well at breakfast is now breathing noisily, leaning forward, with saliva running and a temperature of 39.5. She will not lie down.',
    },
    {
      ageYears: 20,
      sex: 'female',
      text: 'A 20-year-old student collapsed in a queue. Her friend says she has had heavy periods and a missed one, and complained of pain at the tip of her left shoulder.',
    },
    {
      ageYears: 56,
      sex: 'female',
      text: 'A 56-year-old woman on chemotherapy ten days ago has a temperature of 38.4 and shivers. She has no cough and no pain.',
    },
    {
      ageYears: 31,
      sex: 'male',
      text: 'A 31-year-old man with itching all over, tight throat and vomiting fifteen minutes after a first dose of an antibiotic. Pulse 128, blood pressure 88/50.',
    },
    {
      ageYears: 69,
      sex: 'male',
      text: 'A 69-year-old man noticed sudden pain in his back and flank, is pale and sweating, and feels a throbbing in his belly. He smokes.',
    },
    {
      ageYears: 26,
      sex: 'female',
      text: 'A 26-year-old at 30 weeks was knocked by a motorcycle; she has a tight, tender womb and a little bleeding.',
    },
    { ageYears: 9, text: 'A 9-year-old with a swollen, painful, red eye lid and a bulging eye with fever of 39.' },
    {
      ageYears: 13,
      text: 'A 13-year-old has been drinking and passing urine a lot for two weeks, lost weight, and since last night vomits and breathes deeply.',
    },
    {
      ageYears: 43,
      sex: 'female',
      text: 'A 43-year-old woman has severe pain under the right ribs with yellow eyes, 39.1 and shaking chills.',
    },
    {
      ageYears: 5,
      text: 'I tell you this boy was playing, then his right leg would not hold him and now both legs are soft; since two days he had catarrh. He cannot stand and his hands are getting weak.',
    },
    {
      ageYears: 60,
      sex: 'male',
      text: "My dad's eyes are open but he doesn't respond to us, he is making a funny snoring sound.",
    },
    { ageYears: 0.1, text: 'My five-week-old feels hot, 38.3, and he is not sucking like before.' },
    {
      ageYears: 37,
      sex: 'female',
      text: 'My wife took in for the third time, 33 weeks. Her face is puffed since this morning, there is a drumming headache and she says light is twinkling.',
    },
    {
      ageYears: 24,
      sex: 'male',
      text: 'My cousin swallowed bleach by mistake from a water bottle. His mouth is burning and he is drooling.',
    },
    {
      ageYears: 52,
      sex: 'male',
      text: 'oga driver chest dey hook am since 6, he lean on wall, body cold, he wan vomit',
    },
    { ageYears: 19, sex: 'female', text: 'Pls I took 20 tramadol, I dont want to be here again' },
    {
      ageYears: 33,
      sex: 'female',
      text: 'my pikin born two days ago, she dey yellow reach her leg and she no dey suck',
    },
    { ageYears: 38, sex: 'male', text: 'na so I cut my hand with filing machine, blood dey jump out like pipe' },
    { ageYears: 22, sex: 'male', text: "fever, my pee is like Coke and I'm very weak, eyes yellow" },
    {
      text:
        'My grandmother who lives with us was fine at breakfast, she even quarrelled with the cat. Around noon ' +
        'she dropped the remote from her right hand three times and when my uncle greeted her she answered with ' +
        'words that do not exist. She says she has no pain, no headache, and wants to sleep it off.',
    },
    {
      text:
        'My son is 7 and had malaria treatment from the chemist on Monday. Today his urine came out like Malta ' +
        'Guinness, he is breathing hard and his palms look white. He is not vomiting and he still knows us.',
    },
    {
      text:
        'My neighbour called me because her husband, 50, was mixing chemicals to kill cockroaches. Now he is ' +
        'sweating, his nose and eyes are running like tap, he has passed stool on himself and his pupils are ' +
        'tiny.',
    },
    {
      text:
        'My wife is six months gone. Yesterday she slipped on the stairs, it was nothing, she laughed. But since ' +
        'this morning her tummy is hard and does not relax, and there are spots of blood on her pant. The baby ' +
        'moved last night.',
    },
    {
      text: 'Our baby is 9 days old, born at home. The cord smells, the skin round it is red and since evening she sucks two times and stops, her body feels cooler than mine.',
    },
    {
      text:
        "I am writing for my flatmate, 22. She took something to 'wash out' a pregnancy last week from a patent " +
        'medicine man. She has a fever, shivers, her belly is sore, and what comes out below smells.',
    },
    {
      text: 'My brother, 30, has sickle cell. He normally manages his bone pain with tablets, but tonight the pain is in his chest and he counts his words because of breath. Temperature 37.9.',
    },
    {
      text: "My father had an operation on his prostate ten days ago and he's been in bed. One calf looks fatter, and about an hour ago he suddenly got short of breath and coughed a little blood.",
    },
    {
      text: "My 3-year-old put a bead or maybe the remote battery in her mouth; I can't find the battery. She refuses food, dribbles and touches her chest.",
    },
    {
      text: "She is 26 and was thrown out of the house. She keeps saying she's a burden, gave her phone and clothes away, and asked me how many sleeping tablets it takes.",
    },
    {
      ageYears: 40,
      sex: 'male',
      text: 'chest dey squeeze me like say dem tie am with wire, e dey reach my jaw, breath short',
    },
    {
      ageYears: 3,
      text: 'pls my pikin choke on groundnut, now e dey breathe with whistle one side and e dey cough no stop',
    },
    { ageYears: 28, sex: 'female', text: 'bleedin since mornin 12wks, big clots, dizzy' },
    { ageYears: 19, sex: 'male', text: 'i dey see tomorrow? my testis just twist since 2hrs pain no be here' },
    { ageYears: 65, sex: 'female', text: 'mama no fit talk again since 10am, she dey hear but word no gree come out' },
    { ageYears: 31, sex: 'male', text: 'cut my neck with grinder, e dey bleed plenty' },
    { ageYears: 24, sex: 'female', text: 'asthma no gree down, blue inhaler don finish, i dey talk one word one word' },
    { ageYears: 45, sex: 'male', text: 'vomit blood like liver two times, i dey drink well well' },
    { ageYears: 33, sex: 'female', text: 'i faint for toilet, stool black since 2 days, heart dey race' },
    { ageYears: 1, text: 'baby hot 40, just shake whole body for 3 minutes, now dey sleep' },
    {
      ageYears: 34,
      sex: 'female',
      text: 'A 34-year-old woman two weeks after a miscarriage has a temperature of 38.9, foul bleeding and lower abdominal pain.',
    },
    {
      ageYears: 59,
      sex: 'male',
      text: 'A 59-year-old diabetic man reports an hour of indigestion with a cold sweat and an odd heaviness of the jaw; antacid did nothing.',
    },
    {
      ageYears: 1,
      text: 'The 11-month-old has had a cold; tonight she breathes 66 times a minute, the skin between the ribs goes in, and she cannot finish her bottle.',
    },
    {
      ageYears: 17,
      sex: 'female',
      text: 'A 17-year-old swallowed 24 paracetamol tablets last night after a quarrel and now feels well.',
    },
    {
      ageYears: 80,
      sex: 'male',
      text: 'An 80-year-old man has not passed urine for 14 hours; he is restless with a full tense lower belly.',
    },
    {
      ageYears: 28,
      sex: 'male',
      text: 'A 28-year-old had his ear pierced a week ago; now he cannot open his jaw, his neck is stiff and he has painful spasms.',
    },
    {
      ageYears: 38,
      sex: 'female',
      text: 'A 38-year-old woman at 28 weeks reports that her vision went grey and she has a pounding head; her urine test showed protein.',
    },
    {
      ageYears: 22,
      sex: 'male',
      text: 'A 22-year-old was in a fight; he has a small wound below the collarbone, is breathless and his lips look grey.',
    },
    {
      ageYears: 50,
      sex: 'female',
      text: 'She has lupus on steroids and since morning she is confused with a fever of 39.',
    },
    {
      ageYears: 47,
      sex: 'male',
      text: 'A 47-year-old has a sudden headache, the worst in his life, which began during sex, with vomiting.',
    },
    {
      ageYears: 3,
      text: 'Our girl is three. She had diarrhoea, now she is floppy, her eyes are sunken and she will not drink from the cup.',
    },
    {
      ageYears: 8,
      text: 'My son 8 years fell from the bicycle and the handle entered his belly, now he is pale and his shoulder pains him.',
    },
    { ageYears: 66, sex: 'female', text: 'since morning one leg don turn blue and cold, mama dey shout' },
    {
      ageYears: 25,
      sex: 'female',
      text: 'I no see period two months, pain low for left, e sharp, head dey turn me when I stand',
    },
    { ageYears: 30, sex: 'male', text: 'snake bite me for farm, leg dey swell reach knee' },
    { ageYears: 52, sex: 'male', text: 'my BP is 210/130 and I am seeing blurred, head pounding' },
    { ageYears: 26, sex: 'female', text: 'i drink izal because of my boyfriend' },
    { ageYears: 40, sex: 'male', text: 'body hot, neck strong, i dey see light pain me' },
    { ageYears: 2, text: 'pikin mouth don black around, e swallow kerosene, e dey breath fast' },
    { ageYears: 61, sex: 'male', text: 'my wife say my face twist small, now e don come back normal after 10 minutes' },
  ],
  medium: [
    {
      ageYears: 45,
      sex: 'female',
      text: 'A 45-year-old trader has noticed a painless hard lump the size of a groundnut in her left breast for a month. No fever, nipple normal.',
    },
    {
      ageYears: 33,
      sex: 'male',
      text: 'A 33-year-old driver has burning when he urinates and a yellowish drip from the penis three days after sex with a new partner. No fever, testicles not painful.',
    },
    {
      ageYears: 57,
      sex: 'female',
      text: 'A 57-year-old woman with diabetes has a painless sore under her big toe for two weeks with some yellow fluid. No fever, she feels well.',
    },
    {
      ageYears: 27,
      sex: 'female',
      text:
        'A 27-year-old woman has burning on urination, goes to toilet every half hour and has a dull ache above ' +
        'the pubic bone since yesterday. No fever, no back pain, no vomiting, period was last week.',
    },
    {
      ageYears: 62,
      sex: 'male',
      text: 'A 62-year-old retired teacher gets up five times a night to urinate, the stream is weak and dribbles, for half a year. No pain, no blood, no fever; he can empty his bladder.',
    },
    {
      ageYears: 35,
      sex: 'male',
      text: 'A 35-year-old man has coughed for four weeks, sweats through his shirt at night and his trousers have become loose.',
    },
    {
      ageYears: 6,
      text: 'A 6-year-old girl has pulled at her right ear since yesterday, temperature 38.4, slept badly. No discharge, not vomiting, drinks.',
    },
    {
      ageYears: 48,
      sex: 'female',
      text: "A 48-year-old cook has had a red, hot, tender patch on her shin since yesterday, growing to a palm's width. No fever, no shivering, she walks.",
    },
    {
      ageYears: 21,
      sex: 'female',
      text: 'A 21-year-old student has slept little, cried most days and lost pleasure in everything for five weeks. She does not think of dying or of harming herself.',
    },
    {
      ageYears: 30,
      sex: 'male',
      text: 'A 30-year-old carpenter has lower back pain going down the left leg to the foot with tingling since nine days. No weakness, bladder and bowel are normal, no numbness between the legs.',
    },
    {
      ageYears: 39,
      sex: 'female',
      text: 'A 39-year-old woman has a swelling at the front of her neck for months, is always hot, her hands tremble and she has lost 6 kg.',
    },
    {
      ageYears: 54,
      sex: 'male',
      text: 'A 54-year-old man felt well until a health fair where his blood pressure was 172/104 twice. No headache, no chest pain, no breathlessness, no weakness, sight normal.',
    },
    {
      ageYears: 16,
      sex: 'female',
      text: 'A 16-year-old girl has had no period for ten weeks; a home test was positive. No pain, no bleeding, not dizzy.',
    },
    {
      ageYears: 3,
      text: 'A 3-year-old pushed a bead into her right nostril this morning. She breathes through the other, no bleeding, is playing.',
    },
    {
      ageYears: 70,
      sex: 'male',
      text: 'A 70-year-old man has had tremor, is slower and shuffles when he walks since a year.',
    },
    { ageYears: 29, text: 'dog wey nobody know owner bite my leg, small tear, I wash am' },
    {
      ageYears: 13,
      text: 'my son has a swelling on one side of jaw in front of ear, since two days, pain when chewing, body small hot',
    },
    {
      ageYears: 40,
      text: 'body dey scratch me for night, between fingers and waist, my wife and children too, three weeks',
    },
    { ageYears: 31, sex: 'female', text: "my left breast is paining and hot, baby is five weeks, I'm feverish" },
    {
      ageYears: 65,
      sex: 'male',
      text: 'for two months food dey hang for my chest when I swallow meat, now soft food too',
    },
    {
      ageYears: 44,
      text: 'a week now I wake with my hand joints swollen and stiff for more than an hour, both hands, this has been on for two months',
    },
    {
      ageYears: 27,
      sex: 'male',
      text: "nail entered my foot through slippers at the building site, I don't remember any tetanus",
    },
    { ageYears: 8, text: 'my girl wets bed newly, drinks water like camel and has grown thin' },
    {
      ageYears: 36,
      sex: 'female',
      text: 'A 36-year-old secretary has had watery stools five times a day for nine days, with cramps and loss of 2 kg. No blood, no fever, she drinks well.',
    },
    {
      ageYears: 50,
      sex: 'male',
      text: 'A 50-year-old welder feels something in his left eye since grinding this morning; it waters and is red, vision normal.',
    },
    {
      ageYears: 28,
      sex: 'female',
      text: 'A 28-year-old woman, 14 weeks pregnant, has burning on passing urine since yesterday. No fever, no flank pain, no bleeding.',
    },
    {
      ageYears: 66,
      sex: 'female',
      text: 'A 66-year-old woman has had several weeks of pain in both shoulders and stiff hips in the morning, hard to get out of bed. No headache, no jaw pain, no change of sight.',
    },
    {
      ageYears: 17,
      sex: 'female',
      text: 'A 17-year-old girl has lost a lot of weight, eats one orange a day because she feels fat, and her periods stopped four months ago. She does not faint.',
    },
    {
      ageYears: 40,
      sex: 'male',
      text: 'A 40-year-old man found a pea-sized, painless hard lump in his right testicle last week.',
    },
    {
      ageYears: 9,
      text: 'A 9-year-old has had a sore throat with fever of 38.8 and white spots on the tonsils since yesterday. No rash, swallows liquids, breathes normally.',
    },
    {
      ageYears: 31,
      sex: 'male',
      text: 'A 31-year-old has a painful red lump between the buttocks that grew over four days and throbs when he sits. No fever, not diabetic.',
    },
    {
      ageYears: 52,
      sex: 'female',
      text: 'A 52-year-old, two years after menopause, had spotting for two days last week. No pain, no fever, not dizzy, not bleeding today.',
    },
    {
      ageYears: 23,
      sex: 'male',
      text: 'A 23-year-old twisted his knee at football yesterday; it swelled within two hours and he cannot fully straighten it. Foot warm, no numbness.',
    },
    {
      ageYears: 58,
      sex: 'male',
      text: 'my two legs dey swell every evening since one month, I dey get small breath when I climb, no chest pain',
    },
    { ageYears: 44, sex: 'female', text: 'ear don dey pain me four days, yellow water dey come out, body hot small' },
    { ageYears: 7, text: 'school boy bite my son for arm, skin break, small blood' },
    {
      ageYears: 34,
      sex: 'male',
      text: 'I slept with olosho two weeks ago, now small sore wey no dey pain dey my prick',
    },
    {
      ageYears: 29,
      sex: 'female',
      text: 'since I lost my job two months I no dey sleep, I cry, food no sweet me. I no wan die o, I just tire',
    },
    {
      ageYears: 60,
      sex: 'female',
      text: 'my sight for left eye dey cloudy small small since one year, like smoke, no pain, no redness',
    },
    {
      ageYears: 48,
      sex: 'male',
      text: 'for three days my back dey pain for one side and small bumps with water dey form for same line',
    },
    {
      ageYears: 2,
      text: 'toddler with fever 38.9 since this morning, drinks and plays when paracetamol works, no fits',
    },
    { ageYears: 25, sex: 'female', text: 'body hot cold since two days, headache, joints dey pain, I no dey vomit' },
    {
      ageYears: 33,
      sex: 'female',
      text: "I missed my family planning and had sex without condom two days ago, I don't want pregnancy",
    },
    {
      ageYears: 35,
      sex: 'female',
      text: 'pain under my right rib after oily stew since three days, comes and goes, no fever, eyes white',
    },
    { ageYears: 45, sex: 'male', text: 'pain for shoulder when I raise hand since six weeks' },
    {
      ageYears: 63,
      sex: 'male',
      text: 'A 63-year-old smoker has been hoarse for five weeks. No fever, no pain, no trouble breathing.',
    },
    {
      ageYears: 29,
      sex: 'female',
      text: "A 29-year-old has throbbing one-sided headaches with nausea twice a month for a year; today's is like the others but tablets no longer help. No fever, no weakness, sight normal now.",
    },
    {
      ageYears: 41,
      sex: 'female',
      text: 'A 41-year-old with known epilepsy had one fit of two minutes this morning after missing her tablets for four days. She is awake and herself again, no injury.',
    },
    {
      ageYears: 34,
      sex: 'female',
      text: 'A 34-year-old at 20 weeks has itching of palms and soles for a week without rash. No headache, no pain, baby moves.',
    },
    {
      ageYears: 50,
      sex: 'male',
      text: 'A 50-year-old has passed pink urine twice this week. No pain, no fever, no clots.',
    },
    {
      ageYears: 75,
      sex: 'female',
      text: 'A 75-year-old fell on her outstretched hand; the wrist is swollen and bent. Fingers are warm, no head injury.',
    },
    {
      ageYears: 22,
      sex: 'female',
      text: 'A 22-year-old has lower belly pain for three days with yellow smelly discharge. Temperature 37.6, not pregnant, no vomiting.',
    },
    {
      ageYears: 1.2,
      text: 'A 14-month-old with a barking cough since last night, hoarse, no noise at rest, drinks, temperature 37.8, plays.',
    },
    {
      ageYears: 37,
      sex: 'male',
      text: 'A 37-year-old has been yellow in the eyes for a week, itchy, tired, stool pale. No fever, thinking clearly, no bleeding.',
    },
    {
      ageYears: 46,
      sex: 'female',
      text: 'A 46-year-old has a red, painful, hot patch on the thigh around an injection she took four days ago, it has grown; no fever, no shivering.',
    },
    {
      ageYears: 53,
      sex: 'male',
      text: 'A 53-year-old with diabetes has sugar of 14 at home for a week, thirsty, passes much urine. No vomiting, no pain, breathing normal, alert.',
    },
    {
      ageYears: 20,
      sex: 'male',
      text: 'A 20-year-old has had a fever, headache and joint pain for two days. No stiff neck, no vomiting, no bleeding, urine normal colour.',
    },
    {
      ageYears: 30,
      sex: 'female',
      text: 'my breast baby is 2 months; nipple crack and one side hard, red, I get small fever',
    },
    {
      ageYears: 64,
      sex: 'female',
      text: 'I keep forgetting pots on the fire and lose my way to the market, my children say it is since one year',
    },
    { ageYears: 27, sex: 'male', text: 'I was bitten by a cat two days ago and the hand is swelling and red' },
    {
      ageYears: 8,
      text: 'My girl has had fever on and off for four days, tummy ache, no appetite. She drinks, walks about, no rash, no vomiting.',
    },
    { ageYears: 39, sex: 'male', text: 'e don reach 3 weeks wey I dey purge on and off, weight dey go down, no blood' },
    { ageYears: 33, sex: 'female', text: 'I find lump for my neck since two months, e no dey pain, e hard' },
    {
      ageYears: 55,
      sex: 'female',
      text: 'A 55-year-old has had a whitish patch on the side of her tongue for six weeks. She uses snuff. It does not hurt and she swallows well.',
    },
    {
      ageYears: 18,
      sex: 'male',
      text: 'An 18-year-old got a football in the face; his nose is bent and swollen, bleeding has stopped, he did not faint, sees well and has no headache.',
    },
    {
      ageYears: 30,
      sex: 'female',
      text: 'A 30-year-old woman stepped on a rusty nail this morning; the wound is small and deep. Her last tetanus vaccine was in primary school.',
    },
    {
      ageYears: 42,
      sex: 'male',
      text: 'A 42-year-old has had pain in the upper belly for five weeks that wakes him at 2 am and eases when he eats. No black stool, no vomiting, no weight loss.',
    },
    {
      ageYears: 6,
      text: 'A 6-year-old has swollen ankles and a puffy face in the mornings for four days, and the urine looks like cola. No fever, breathing well.',
    },
    {
      ageYears: 28,
      sex: 'male',
      text: 'A 28-year-old has painless swollen glands in the neck, armpits and groin for two months with night sweats.',
    },
    {
      ageYears: 35,
      sex: 'female',
      text: 'A 35-year-old woman delivered three weeks ago; one breast is hard, red and painful with 38.5. She can still feed and drinks well.',
    },
    {
      ageYears: 11,
      text: 'An 11-year-old has had a painful swollen knee and fever since two weeks after a sore throat, now the other knee.',
    },
    {
      ageYears: 70,
      sex: 'female',
      text: 'She has a painful rash in a stripe on the left side of the chest with blisters for two days. The eye is not affected.',
    },
    {
      ageYears: 24,
      sex: 'female',
      text: "My sister has been gaining and losing: she eats and then she vomits on purpose each day for months. She doesn't faint.",
    },
    {
      ageYears: 4,
      text: 'My daughter scratches her private part and it is red, there is a yellow discharge, two days.',
    },
    {
      ageYears: 61,
      sex: 'male',
      text: 'My uncle has needed three pillows for two months and his shoes are tight in the evening; no chest pain, talks freely.',
    },
    { ageYears: 33, sex: 'male', text: 'pls i have sore throat, white patches, thrush, losing weight 2 months' },
    {
      ageYears: 26,
      sex: 'male',
      text: 'for 5 days small small wound full my private part, e dey pain, I get new babe',
    },
    { ageYears: 49, sex: 'female', text: 'my sugar na 17 today but body dey okay, no vomit, I dey thirsty' },
    { ageYears: 15, text: 'he twist him ankle, e swell, he no fit step on am' },
    { ageYears: 21, sex: 'female', text: 'I dey cough two weeks with phlegm, night my cloth dey wet' },
    { ageYears: 40, sex: 'male', text: 'my ear just stop to hear since yesterday, one side, no wax, no pain' },
    { ageYears: 32, sex: 'female', text: '9 weeks belle, small brown stain since morning, no pain' },
    { ageYears: 57, sex: 'male', text: 'small blood inside semen and urine dey come slow, two weeks' },
    {
      ageYears: 29,
      sex: 'female',
      text: 'A 29-year-old has had pain with sex and irregular bleeding between periods for two months. Not pregnant, no fever.',
    },
    {
      ageYears: 60,
      sex: 'male',
      text: 'A 60-year-old has been constipated with thinner stools for two months, tired. No pain, no vomiting.',
    },
    {
      ageYears: 38,
      sex: 'female',
      text: 'A 38-year-old has had a fast heartbeat on and off for three weeks with weight loss. No chest pain, no fainting.',
    },
    {
      ageYears: 2,
      text: 'A 2-year-old has had six watery stools since last night, drinks eagerly, wets nappies, temperature 37.4, sits up and looks around.',
    },
    {
      ageYears: 50,
      sex: 'female',
      text: 'A 50-year-old has had a rash on both hands with thick crusts and severe itching at night, her children also, for a month.',
    },
    {
      ageYears: 27,
      sex: 'male',
      text: 'A 27-year-old has a tooth with throbbing pain for two days and a slightly swollen cheek. He opens his mouth, no fever.',
    },
    {
      ageYears: 16,
      sex: 'female',
      text: 'A 16-year-old feels her thoughts racing, sleeps two hours and spends all her money for a week; no wish to die, no voices.',
    },
    {
      text:
        'My husband, 52, has been weeing every hour at night, drinks bottles of water, and has lost weight since ' +
        'Easter. He jokes, eats and works. No vomiting, no belly pain, breathing is normal.',
    },
    {
      text:
        "My mother, 66, slipped in the bathroom and landed on her wrist. It's swollen and bruised, she can move " +
        'the fingers, but cannot turn the hand. She did not hit her head, she takes no blood thinner.',
    },
    {
      text: 'My baby is 8 months, hot since last night, 38.7. She drinks, makes tears, no rash, no fits, neck moves, plays between. There is no cough, no diarrhoea.',
    },
    {
      text: 'My sister, 29, has had a cough for nearly a month with thick phlegm and she has grown so slim that her rings fall. No blood, she climbs stairs without stopping.',
    },
    {
      text: 'My boy of 10 was scratched and nipped on the calf by the compound dog, whose vaccine card nobody can find. We washed it with soap. No heavy bleeding, he walks.',
    },
    {
      text:
        'My wife delivered seven weeks ago. She is tearful every evening, does not enjoy the baby, hardly sleeps ' +
        'even when the baby sleeps. I asked: she does not think of harming herself or the baby.',
    },
    {
      text: 'My son has one testicle that has felt heavier for weeks, he is 24. No pain, no injury. He says there is a hard part.',
    },
    {
      text: 'My aunt has sugar disease; the sole of her foot has a hole like a coin for ten days. It does not pain her. She has no fever, the foot is warm and not black.',
    },
    {
      text: "My child's ears: since Sunday right ear pains him and yesterday yellow matter came out. He is 5. He had 38.3. He's playing now.",
    },
    {
      text: 'My dad, 70, has noticed his stools have been thin like pencil and sometimes slimy for two months, he feels he never finishes. He eats well, no fever.',
    },
    { ageYears: 25, sex: 'male', text: 'pee dey burn, yellow water from prick 4 days' },
    { ageYears: 37, sex: 'female', text: 'breast get one hard seed since last month no pain' },
    { ageYears: 21, sex: 'male', text: 'fever 38.4 chills headache 2days no vomit' },
    { ageYears: 48, sex: 'male', text: 'bp 178/102 for chemist, i dey okay no headache no chest pain' },
    { ageYears: 18, sex: 'female', text: 'boil for armpit big pass egg, e dey hot, 5 days' },
    { ageYears: 56, sex: 'female', text: 'cough 3wks small blood yesterday once' },
    { ageYears: 30, sex: 'male', text: 'bike fall, ankle swell no fit match ground' },
    { ageYears: 60, sex: 'male', text: 'numb two feet 3 months, sugar patient' },
    { ageYears: 34, sex: 'female', text: 'period no show 2 months, test positive, small cramps' },
    { ageYears: 9, text: 'worm like rash on foot dey move and scratch 1 week' },
    {
      ageYears: 29,
      sex: 'male',
      text: 'A 29-year-old has had fever and a swollen painful testicle for two days that came on gradually, with burning urine.',
    },
    {
      ageYears: 47,
      sex: 'female',
      text: 'A 47-year-old woman has right-sided pain under the ribs after fatty meals for three weeks. No fever, eyes white.',
    },
    {
      ageYears: 58,
      sex: 'female',
      text: "A 58-year-old woman's big toe joint is hot, red and swollen since yesterday. No wound, no fever.",
    },
    {
      ageYears: 20,
      sex: 'female',
      text: 'A 20-year-old has had a sore on the labia for five days with swollen groin glands. No fever.',
    },
    {
      ageYears: 33,
      sex: 'male',
      text: 'A 33-year-old has had yellow phlegm, fever of 38.5 and cough for three days, breathing 18, no chest pain, no confusion.',
    },
    { ageYears: 65, sex: 'male', text: 'A 65-year-old has had blood-streaked urine once; he smokes. No pain.' },
    { ageYears: 41, sex: 'female', text: 'my tooth swell my jaw since two days, I fit open mouth, no fever' },
    {
      ageYears: 26,
      sex: 'female',
      text: 'I had sex without condom with somebody I now hear has HIV, that was yesterday',
    },
    { ageYears: 6, text: 'for three days my child pee plenty times and it pains her, small fever' },
    {
      ageYears: 54,
      sex: 'female',
      text: 'my skin and eye dey yellow small small since three weeks, I dey scratch, no fever',
    },
    {
      ageYears: 27,
      sex: 'female',
      text: 'A 27-year-old has had weight loss, tremor, and eyes that look bigger for two months.',
    },
    {
      ageYears: 72,
      sex: 'female',
      text: 'She fell yesterday and her hip aches, but she can walk with a stick; no head injury.',
    },
    {
      ageYears: 19,
      sex: 'male',
      text: 'A 19-year-old hears his name called at night for three months and believes the radio speaks about him. Calm, no plan to harm.',
    },
    { ageYears: 30, text: 'They took plenty blood for tests at the lab yesterday and I have had a fever of 38 since' },
    { ageYears: 24, text: 'How many tablets of Coartem do I take? malaria test positive, fever 38' },
    { ageYears: 35, text: 'fever since yesterday, whole body dey shake me with cold, body hot, headache small' },
  ],
  low: [
    {
      ageYears: 25,
      sex: 'female',
      text: 'A 25-year-old banker has a white curdy discharge with itching below for three days, as she had last year. No smell, no fever, no belly pain, not pregnant.',
    },
    {
      ageYears: 34,
      sex: 'male',
      text: 'A 34-year-old driver has a small ulcer inside his lower lip for three days, sore when eating pepper. No fever, swallowing normal.',
    },
    {
      ageYears: 19,
      sex: 'female',
      text: 'A 19-year-old has cramping low in the belly on the first day of each period, eased by ibuprofen; flow is normal, no fever, no discharge, she is not pregnant.',
    },
    {
      ageYears: 41,
      sex: 'male',
      text: 'A 41-year-old man has cracked, itchy, peeling skin between his toes since he started wearing rubber boots. No swelling, no pus, not diabetic.',
    },
    {
      ageYears: 1.5,
      text: 'An 18-month-old with a runny nose, slight cough, temperature 37.2, drinks from her cup and runs after the hens.',
    },
    {
      ageYears: 28,
      sex: 'female',
      text: 'A 28-year-old has had a stuffed nose, sneezing and watery itchy eyes each harmattan, since a week. No fever, no wheeze, no face pain.',
    },
    {
      ageYears: 60,
      sex: 'female',
      text: "A 60-year-old tailor's knees are stiff for ten minutes in the morning and ache after the stairs, for years, unchanged. No swelling, no redness, no fever.",
    },
    {
      ageYears: 22,
      sex: 'male',
      text: 'A 22-year-old gym beginner has sore thighs two days after his first squats; urine is normal colour, no swelling, he walks.',
    },
    {
      ageYears: 30,
      sex: 'female',
      text: 'A 30-year-old has a tender red bump at the edge of the upper eyelid for two days. She sees normally, the eye itself is white, no fever.',
    },
    {
      ageYears: 37,
      sex: 'male',
      text: 'A 37-year-old has hiccups since lunch after drinking coke fast; he is otherwise well.',
    },
    {
      ageYears: 45,
      sex: 'female',
      text: 'A 45-year-old wakes with tingling of the thumb and two fingers that she shakes off, for some weeks, while sewing a lot. Grip is strong, no neck pain.',
    },
    { ageYears: 9, text: 'A 9-year-old has itchy scalp; his mother found nits behind the ears. No sores.' },
    { ageYears: 32, text: 'my gum bleeds a little when I brush, no pain, no swelling' },
    { ageYears: 26, sex: 'female', text: 'my hair is breaking and thin in front since I do tight braids' },
    { ageYears: 50, text: 'piles itch me small after pepper, no blood, no pain, no weight loss' },
    {
      ageYears: 2,
      text: 'my toddler fell on his bum from the low stool, cried a minute, playing now, no bump on the head',
    },
    {
      ageYears: 29,
      sex: 'female',
      text: 'my lips are dry and cracked in this harmattan, small peeling, no sore, no fever',
    },
    {
      ageYears: 35,
      text: "after bean cake my stomach is making noise and I'm passing plenty gas, no pain, stool normal",
    },
    { ageYears: 23, text: 'I have pimples on my chin before every period' },
    { ageYears: 40, text: 'my ear feels blocked with wax since swimming, no pain no discharge, I hear a bit less' },
    { ageYears: 6, text: 'the school nurse says my boy has ringworm, one round scaly patch on the arm, itches small' },
    {
      ageYears: 33,
      sex: 'female',
      text: '12 weeks pregnant and constipated, hard stool every three days, no blood, no pain, no vomiting',
    },
    { ageYears: 18, text: 'burned my fingertip on the iron, red, no blister, put it under the tap' },
    {
      ageYears: 30,
      sex: 'male',
      text: 'my voice is rough after singing three vigils, throat a bit dry, no fever, breathing normal, swallowing fine',
    },
    {
      ageYears: 35,
      sex: 'female',
      text: 'A 35-year-old has a blocked nose and post-nasal drip for four days with a dull pressure over the cheeks. No fever, teeth not painful, vision normal.',
    },
    {
      ageYears: 24,
      sex: 'male',
      text: 'A 24-year-old felt anxious before an interview with a racing heart for five minutes; it stopped by itself. No chest pain, no fainting, he has coffee daily.',
    },
    {
      ageYears: 5,
      text: 'A 5-year-old vomited twice overnight and has had one loose stool. This morning she drank ORS, asked for bread and is playing. No fever, no blood, urine passed.',
    },
    {
      ageYears: 51,
      sex: 'female',
      text: 'A 51-year-old has hot flushes and night-time sweating with irregular periods for months. Weight is stable, no cough, no fever, no lumps.',
    },
    {
      ageYears: 20,
      sex: 'female',
      text: 'A 20-year-old has a mild headache like a band round the head since the afternoon after hours at the computer. No fever, no vomiting, sight and speech normal.',
    },
    {
      ageYears: 43,
      sex: 'male',
      text: 'A 43-year-old has dandruff with flaking and itching of the scalp for weeks. No bald patches, no sores.',
    },
    {
      ageYears: 0.25,
      text: 'A 3-month-old brings up a little milk after most feeds, gains weight well, is content. No fever, the milk is white, no forceful vomiting.',
    },
    {
      ageYears: 29,
      sex: 'male',
      text: 'A 29-year-old burned his tongue on hot tea an hour ago. It is sore, no blisters, he swallows and breathes normally.',
    },
    {
      ageYears: 62,
      sex: 'male',
      text: 'A 62-year-old gets cramp in the calf at night once or twice a week. No swelling, no redness, walks 2 km without pain.',
    },
    {
      ageYears: 26,
      sex: 'female',
      text: 'A 26-year-old has had thin clear vaginal discharge mid-cycle, no smell, no itch, no pain; her periods are regular.',
    },
    {
      ageYears: 38,
      sex: 'male',
      text: "A 38-year-old's eyes are red and gritty with clear tears since two days, his children have Apollo too. Vision clear, no pain, light does not bother him, no lens.",
    },
    {
      ageYears: 31,
      sex: 'female',
      text: 'nail of my finger break for inside door, small blood, e don stop, I don wash am',
    },
    {
      ageYears: 19,
      sex: 'male',
      text: 'I no shit since two days because I travel and no drink water, belle no pain, I dey fart',
    },
    { ageYears: 8, text: 'mosquito bite my pikin for leg, e dey scratch am, red small, e dey play ball' },
    {
      ageYears: 27,
      sex: 'female',
      text: 'I get small waist pain since I carry two bucket water yesterday, I dey waka well, no numbness, piss normal',
    },
    { ageYears: 46, sex: 'female', text: 'my armpit skin get small itchy bumps after I shave with new stick, no pus' },
    {
      ageYears: 40,
      sex: 'female',
      text: 'my period pain come today as e dey always come, paracetamol dey help, flow normal',
    },
    { ageYears: 70, sex: 'female', text: 'mama knee dey crack when she stand up, no swell, no pain, she go market' },
    { ageYears: 22, text: 'sunburn on my shoulders from the beach, red and warm, no blisters, I feel fine' },
    {
      ageYears: 30,
      sex: 'male',
      text: 'after long market day my feet ache and feel heavy like lead, no swelling, better after rest',
    },
    { ageYears: 23, sex: 'male', text: 'I laughed until my belly hurt and now the muscles are sore' },
    { ageYears: 26, sex: 'male', text: 'I bit my tongue while eating, small blood, it has stopped' },
    { ageYears: 35, sex: 'female', text: 'mosquito bites on my arms, tiny, itching; no fever' },
    { ageYears: 29, sex: 'female', text: 'period started today, normal, small cramps, using two pads a day' },
    {
      ageYears: 30,
      sex: 'female',
      text: 'A 30-year-old teacher has had a dry tickly cough since a cold ten days ago. It is easing. She has no fever, no breathlessness, no chest pain, no blood and her weight is steady.',
    },
    {
      ageYears: 47,
      sex: 'male',
      text: 'A 47-year-old man strained his lower back lifting a gas cylinder two days ago. It is stiff but he walks; no leg pain, no numbness, he passes urine and stool normally, no fever.',
    },
    {
      ageYears: 2,
      text: 'A 2-year-old has had nappy redness for two days since she had loose stools, which have stopped. The skin is not broken, there are no blisters, she is feeding and has no fever.',
    },
    {
      ageYears: 33,
      sex: 'female',
      text: 'A 33-year-old woman bumped her shin on the bed frame. There is a bruise the size of an egg. She walks normally, takes no medicines, and it hurts only on touch.',
    },
    {
      ageYears: 21,
      sex: 'male',
      text: 'A 21-year-old man has mild acne on his forehead and cheeks. No pain, no scars, no fever.',
    },
    {
      ageYears: 68,
      sex: 'male',
      text: 'A 68-year-old man gets bloated and passes wind after beans. Bowels regular, no blood, weight stable, appetite good, no pain.',
    },
    {
      ageYears: 16,
      sex: 'female',
      text: 'A 16-year-old has chapped lips with a small cold sore that tingled first, as she had last year. Eating and drinking well, no fever, eyes fine.',
    },
    {
      ageYears: 40,
      sex: 'female',
      text: 'A 40-year-old nurse has had itchy hands since using a new dish soap. The skin is dry and slightly red, no blisters, no pus.',
    },
    {
      ageYears: 0.8,
      text: 'My ten-month-old is cutting two teeth; she dribbles, bites everything and woke twice. Temperature 37.3, feeds, no rash, no diarrhoea.',
    },
    {
      ageYears: 25,
      sex: 'male',
      text: 'A 25-year-old has a sore throat and runny nose since two days. He swallows food, his temperature is 37.1, there is no rash and the neck moves freely.',
    },
    {
      ageYears: 55,
      sex: 'female',
      text: 'A 55-year-old woman has had mild heel pain on the first steps in the morning for three weeks since she began walking to work in flat sandals. No swelling, no injury, no numbness.',
    },
    {
      ageYears: 12,
      text: 'A 12-year-old has had ringworm-like patch on his thigh for a week that itches. He is well.',
    },
    {
      ageYears: 29,
      sex: 'female',
      text: 'She burnt two fingers on steam yesterday. They are pink and sore, the skin is closed, no blisters, she bends them well.',
    },
    {
      ageYears: 35,
      sex: 'male',
      text: 'I sat in traffic for six hours without water yesterday; I had a dull headache which went after water and sleep. I feel fine now, no fever.',
    },
    {
      ageYears: 26,
      sex: 'female',
      text: 'My period came three days early, normal flow, slight cramps. I take no medicine, no fever, pregnancy test negative.',
    },
    {
      ageYears: 60,
      sex: 'female',
      text: 'Grandma has had dry itchy skin on both shins since harmattan began. No redness, no sores, no swelling. Cream helps.',
    },
    {
      ageYears: 5,
      text: "my boy's two front teeth are shaking, one is ready to come out, no pain, no swelling, he is five and half",
    },
    {
      ageYears: 31,
      sex: 'male',
      text: 'catarrh and cough for two days, body a little weak, temp 37.2, eating, working, no chest pain, breathing okay',
    },
    {
      ageYears: 24,
      sex: 'female',
      text: 'my eyelid dey jump since two days, no pain, I see well, I never sleep well this week',
    },
    {
      ageYears: 44,
      sex: 'male',
      text: 'small heartburn after suya and beer last night, gone after antacid, no chest pain now, no vomiting, stool is brown',
    },
    {
      ageYears: 38,
      sex: 'female',
      text: 'She was bitten by small ants while sweeping, ankles itch with tiny bumps, no swelling of the face, breathing is normal, she is cooking as usual',
    },
    {
      ageYears: 19,
      sex: 'male',
      text: 'I get dizzy for two seconds when I stand up too fast in the morning, never fainted, no palpitations, I drink little water',
    },
    {
      ageYears: 34,
      sex: 'female',
      text: 'A 34-year-old woman has a stiff neck on turning right since sleeping on a new pillow. Her arms are strong, no numbness, no fever, no headache, chin touches chest.',
    },
    {
      ageYears: 23,
      sex: 'male',
      text: 'A 23-year-old has a few soft flat warts on his fingers for months. They do not hurt or bleed.',
    },
    {
      ageYears: 7,
      text: 'A 7-year-old has a nosebleed that stopped after ten minutes of pressing; he had picked his nose. No bruises, no other bleeding.',
    },
    {
      ageYears: 45,
      sex: 'female',
      text: 'A 45-year-old had hot pepper in her eye while cooking half an hour ago; after rinsing it is a bit red but she sees clearly and the burning is nearly gone.',
    },
    {
      ageYears: 38,
      sex: 'male',
      text: 'A 38-year-old has a stuffy nose, sore throat and a temperature of 37.4 for two days; breathing easy, no chest pain, no stiff neck.',
    },
    {
      ageYears: 27,
      sex: 'female',
      text: 'A 27-year-old has had soft stools three times today after eating mangoes. No blood, no fever, no vomiting, drinks, passes urine.',
    },
    {
      ageYears: 62,
      sex: 'female',
      text: 'A 62-year-old widow sleeps poorly since she drinks cola in the evening, for one week. Mood fine, eats well.',
    },
    {
      ageYears: 3,
      text: 'A 3-year-old fell on the grass and has a scraped knee; he cried, now runs. Clean, stopped bleeding, vaccines complete.',
    },
    {
      ageYears: 19,
      sex: 'female',
      text: 'My roommate thinks I have HIV because I have a pimple on my lip since yesterday after waxing. I have never had sex, no fever.',
    },
    {
      ageYears: 30,
      sex: 'male',
      text: 'My wife says I snore loud when I drink beer. I sleep fine otherwise, not tired in the day, no choking.',
    },
    {
      ageYears: 1,
      text: "My baby's poo is green since we started him on spinach. He is happy, no fever, feeding, wet nappies as always.",
    },
    {
      ageYears: 29,
      sex: 'female',
      text: 'My mum worries because I have small dark spots left from old pimples. They are flat, no itch, no pain.',
    },
    {
      ageYears: 50,
      sex: 'male',
      text: 'My brother had stroke three years ago, so he asked me to write: I only have a mild ache in the shoulder after painting the ceiling yesterday; hands strong, speech normal.',
    },
    { ageYears: 36, sex: 'female', text: 'Doctor I jam my toe for bed leg, e pain small, nail dey okay, I fit waka' },
    {
      ageYears: 28,
      sex: 'female',
      text: 'pregnant 10 weeks, breast dey tender small both sides, I dey piss often, no pain, no blood, is it normal',
    },
    { ageYears: 41, sex: 'male', text: 'mouth dey smell in the morning, gum no bleed, tooth no pain' },
    { ageYears: 25, sex: 'female', text: 'my hand sleep when I lie on top am, e wake after one minute' },
    { ageYears: 33, sex: 'male', text: 'I dey yawn, eye dey tire me after night shift, I sleep well on off days' },
    {
      ageYears: 20,
      sex: 'female',
      text: 'Small pimple inside my nose, sore to touch since yesterday, no fever, face not swollen',
    },
    {
      ageYears: 28,
      sex: 'female',
      text: 'A 28-year-old has a blister on her heel from new shoes. It is closed, not red around, she has no fever.',
    },
    {
      ageYears: 0.4,
      text: 'A 5-month-old has yellow greasy scales on the scalp, no itching, no redness elsewhere, feeds well, no fever.',
    },
    {
      ageYears: 34,
      sex: 'male',
      text: 'A 34-year-old felt sick and dizzy on a winding bus ride; it went away an hour after he got off. No headache, no vomiting now, walks normally.',
    },
    {
      ageYears: 6,
      text: 'A 6-year-old wakes in the evening with aching shins in both legs that go away with rubbing; by day he runs and plays. No swelling, no limp, no fever.',
    },
    {
      ageYears: 42,
      sex: 'male',
      text: 'A 42-year-old has a painless bright red patch on the white of one eye since waking. Vision normal, no pain, no discharge, no injury, takes no blood thinners.',
    },
    {
      ageYears: 65,
      sex: 'female',
      text: 'A 65-year-old has varicose veins that feel heavy after standing; no swelling of one leg, no sore, no redness.',
    },
    {
      ageYears: 24,
      sex: 'female',
      text: 'A 24-year-old has a thread-thin splinter in her thumb, which she removed; skin clean, no redness.',
    },
    {
      ageYears: 50,
      sex: 'male',
      text: 'A 50-year-old has hard skin on the ball of his foot that is tender in tight shoes. No diabetes, no wound.',
    },
    {
      ageYears: 21,
      sex: 'female',
      text: 'A 21-year-old slept three hours before exams this week, feels tired and yawns; no fever, weight stable, periods normal, mood fine.',
    },
    {
      ageYears: 27,
      sex: 'male',
      text: 'A 27-year-old drank too much at a wedding; today headache and dry mouth, he vomited once and now keeps water down. No injury.',
    },
    { ageYears: 4, text: 'A 4-year-old scratches his bottom at night, tiny white worms seen. Eats well, no pain.' },
    {
      ageYears: 36,
      sex: 'female',
      text: "A 36-year-old's ears popped and felt full after a flight yesterday; nearly gone now, no pain, hearing normal.",
    },
    {
      ageYears: 58,
      sex: 'male',
      text: 'A 58-year-old has dry, tired eyes after hours at the computer; blinking helps. Sight clear, no redness, no pain.',
    },
    {
      ageYears: 33,
      sex: 'female',
      text: 'A 33-year-old has mild low back ache at 30 weeks of pregnancy after standing all day; it goes with lying down. No contractions, no bleeding, no fever, urine normal, baby moves.',
    },
    {
      ageYears: 29,
      sex: 'male',
      text: 'He shaved his head yesterday and has itchy small bumps at the nape, no pus, no fever.',
    },
    {
      ageYears: 45,
      sex: 'female',
      text: 'A wasp stung her toe this morning. It is sore and slightly swollen, she walks, no rash, no trouble breathing, lips normal.',
    },
    {
      ageYears: 10,
      text: 'A 10-year-old has had a mild cough for five days, no fever, plays football without getting breathless, sleeps well.',
    },
    { ageYears: 26, sex: 'male', text: 'my lips crack and corner of mouth sore since harmattan, no fever' },
    {
      ageYears: 39,
      sex: 'female',
      text: 'white discharge like yoghurt and scratching down there since antibiotics, no smell, no pain, not pregnant',
    },
    {
      ageYears: 23,
      sex: 'female',
      text: 'my left ankle turn small when I miss step, e pain small, no swell, I fit waka and jump',
    },
    { ageYears: 30, sex: 'female', text: 'headache small since I no drink coffee today, no fever no vomit' },
    {
      ageYears: 7,
      text: 'my daughter has wax-like dry patch on cheeks lighter than her skin, no itching, she is healthy',
    },
    {
      ageYears: 37,
      sex: 'female',
      text: 'Since I started the gym my arms pain me when I lift them, started next day, urine clear',
    },
    {
      ageYears: 62,
      sex: 'female',
      text: "My mother's fingers crack and her hands are dry from washing, no wound, no swelling",
    },
    { ageYears: 20, sex: 'male', text: 'small boil-like pimple on my chin, sore, no fever, not spreading' },
    {
      ageYears: 48,
      sex: 'female',
      text: "I sweat a lot and feel sudden heat in my face several times a day, my period has been skipping, I'm 48, weight same",
    },
    { ageYears: 3, text: 'catarrh for 1 day, he sneezes, eats, plays, no fever, no fast breathing' },
    {
      text:
        'My daughter, 9, came from school with a stuffy nose and tickly throat. She ate two plates of jollof, did ' +
        "her homework, temperature 36.9. No rash, no ear pain, neck fine, breathing gentle. Her teacher's son was " +
        'admitted with pneumonia last month, that is why I ask.',
    },
    {
      text: "My husband drove ten hours from Kano and his buttocks and lower back ache. He can bend and lift his legs, no tingling, urine and toilet are normal, no fever. He's 38 and takes nothing.",
    },
    {
      text: 'My baby of 3 weeks has small white pimples on nose and cheeks. She feeds every two hours, passes urine, no fever, skin not red, no pus.',
    },
    {
      text: 'My wife, 31, has had her usual period cramps since morning, the pain is as every month, goes with a hot water bottle. Pregnancy test negative, flow normal, no fever, no fainting.',
    },
    {
      text: 'My son, 13, was hit by a tennis ball on the thigh, there is a blue mark. He plays again. Bone not tender, no numbness.',
    },
    {
      text: 'My mum, 59, has had itchy runny nose and sneezing whenever she sweeps for years. No wheeze, no fever, breath fine. She has controlled pressure, 128/78 today.',
    },
    {
      text: 'My boy is 6 and swallowed a small orange seed an hour ago. He did not cough or choke, he speaks, eats and breathes normally and has no pain.',
    },
    {
      text:
        'My girl, 2, has four mosquito bites on her arm that she scratches. They are small and flat now. No pus, ' +
        "no fever, she's eating. My sister says it is chicken pox but there are no blisters and it's only where " +
        'the sleeve ends.',
    },
    {
      text:
        'I took my first malaria tablets last night though the test was negative; that is stopped. Today I only ' +
        'have a mild headache after a poor night. No fever, no vomiting, neck free, eyes fine. 27, man.',
    },
    {
      text: "My brother's lips peel and his nose is dry since he returned from Jos. He's well. No sores, no bleeding, no swelling.",
    },
    { ageYears: 22, sex: 'female', text: 'sneeze plus catarrh 2days no fever, wetin i go use' },
    { ageYears: 35, sex: 'male', text: 'belch and chest burn after pepper soup only, go after tums, no other tin' },
    { ageYears: 29, sex: 'female', text: 'hand dey peel after i use new izal wash floor, no pain no wound' },
    { ageYears: 41, sex: 'male', text: 'i carry cement yesterday my shoulder and back muscle dey pain me small' },
    { ageYears: 20, sex: 'male', text: 'mouth ulcer small 2 days, fit eat' },
    { ageYears: 5, text: 'pikin cough small nite no fever, chop, play' },
    { ageYears: 27, sex: 'female', text: 'vagina itch white like pap no smell, i just finish antibiotics, no belle' },
    { ageYears: 33, sex: 'male', text: 'mosquito chop my leg, e dey scratch' },
    { ageYears: 50, sex: 'female', text: 'knee pain when i climb stairs years now, no swell no hot' },
    { ageYears: 24, sex: 'male', text: 'pimple for back when e hot' },
    {
      ageYears: 32,
      sex: 'male',
      text: 'A 32-year-old has had loose stools twice today after a party; no blood, no fever, drinks and passes urine.',
    },
    {
      ageYears: 27,
      sex: 'female',
      text: 'A 27-year-old has a sore throat with a hoarse voice and cough for three days; no fever, swallowing fine.',
    },
    {
      ageYears: 44,
      sex: 'female',
      text: 'A 44-year-old has a small bruise at the elbow where blood was taken yesterday; no swelling, fingers move.',
    },
    { ageYears: 15, sex: 'male', text: 'A 15-year-old has a few blackheads on his nose and wants a cream.' },
    {
      ageYears: 9,
      text: 'My girl grazed both palms on the school field, washed, not bleeding, her injections are complete. She writes and plays.',
    },
    { ageYears: 24, sex: 'female', text: 'my stomach turned before the exam and I had one loose stool, now fine' },
    {
      ageYears: 38,
      sex: 'male',
      text: 'A 38-year-old with seasonal sneezing and itchy throat, no fever, lungs clear, eats well.',
    },
    {
      ageYears: 0.6,
      text: 'The baby, seven months, has a runny nose and is a little cranky since yesterday, 37.3, sucks, smiles, breathing quiet.',
    },
    { ageYears: 53, sex: 'female', text: 'I have a corn on my small toe, e dey pain for tight shoe only' },
    { ageYears: 21, sex: 'female', text: 'I get small itch and dry skin behind my knee like every harmattan' },
    {
      ageYears: 30,
      sex: 'male',
      text: 'After carrying my child all day my forearm is sore; strength normal, no swelling.',
    },
    {
      ageYears: 36,
      sex: 'female',
      text: 'Yesterday I had period pain and slight headache, took ibuprofen, today all gone',
    },
    {
      ageYears: 25,
      sex: 'male',
      text: 'My nose bleed small this morning after I pick am, e stop in 5 minutes, no other bleeding',
    },
    {
      ageYears: 0.4,
      text: 'The nurse gave my baby her shot in the thigh yesterday; it is a bit sore, she feeds and smiles, no fever',
    },
    {
      ageYears: 28,
      text: 'sore throat since two days, I gargle salt and drink tea with honey, no fever, swallowing fine',
    },
    {
      ageYears: 25,
      text: 'no light, phone battery gone, I dey write with friend phone: small catarrh and sneezing two days, no fever',
    },
    {
      ageYears: 29,
      sex: 'female',
      text: 'My new job is a burden and I am tired in the evening, sleep well on weekends, mood fine, no fever',
    },
    { ageYears: 40, text: 'I gave away old clothes all day, now my arms are sore from carrying, strength normal' },
  ],
};
