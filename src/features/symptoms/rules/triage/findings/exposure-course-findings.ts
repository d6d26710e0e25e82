import type { FindingRow } from './finding-row.ts';

/** Contacts, journeys, and how the illness began and runs. */
export const EXPOSURE_COURSE_FINDINGS = [
  {
    id: 'travel-malaria',
    name: 'back from a journey to the tropics',
    kind: 'exposure',
    base: 0.004,
    words:
      'travel/trip/return/visit/holiday/vacation/back/returned/traveled/safari/mission + africa/nigeria/ghana/kenya/india/asia/tropic/tropical/uganda/tanzania/mali/malawi/zambia/congo/cameroon/gambia/senegal/haiti/brazil/amazon/thailand/cambodia/papua/malaria/mozambique/honduras/guatemala/guinea/liberia/sierra leone/ivory coast/burkina/south america/central america/southeast asia/indonesia/myanmar/latin america | recent travel | recently traveled | recently travelled | returned from + abroad/overseas/trip | foreign travel | did not take + prophylaxis | no malaria prophylaxis | malaria prophylaxis | returned traveller | peace corps | returned traveler | return/travel/trip/visit/back/volunteer/abroad/vacation/holiday/mission/work/lived/stay ~ africa/nigeria/ghana/kenya/india/uganda/tanzania/mali/malawi/zambia/congo/cameroon/gambia/senegal/haiti/brazil/thailand/cambodia/mozambique/honduras/guatemala/guinea/liberia/burkina/indonesia/myanmar/asia/tropics/peru/ecuador/madagascar/sudan/ethiopia/rwanda/angola/benin/togo/niger/pakistan/bangladesh/vietnam/philippines/papua | mefloquine | malarone | chloroquine prophylaxis | malaria pill | malaria pills | antimalarial prophylaxis',
  },
  {
    id: 'lassa-contact',
    name: 'contact with Lassa fever or rats',
    kind: 'exposure',
    base: 0.003,
    ask: 'Was there contact with somebody who has Lassa fever, or with rats in food or house?',
    words:
      'lassa | rat + food/house/garri/eat/urine/drop/enter | rats | rodent | mastomys | bush rat | contact + hemorrhagic/lassa | ate rat | garri + rat | ondo + fever | contact + died + fever',
  },
  {
    id: 'cholera-area',
    name: 'cholera in the neighbourhood',
    kind: 'exposure',
    base: 0.003,
    words:
      'cholera | outbreak + diarrhea | neighbours + purging/diarrhea | flood + water + drink | well water | neighbours + same + stool | cholera outbreak',
  },
  {
    id: 'tb-contact',
    name: 'lives with somebody who has tuberculosis',
    kind: 'exposure',
    base: 0.003,
    words:
      'tb contact | contact + tb/tuberculosis | tuberculosis + contact/family/brother/father/husband/wife/roommate | tb + contact/family/brother/father/husband/wife/roommate | somebody + tb',
  },
  {
    id: 'meningitis-contact',
    name: 'contact with meningitis',
    kind: 'exposure',
    base: 0.001,
    words:
      'contact + meningitis | meningitis + outbreak/school/roommate/neighbour/camp/contact/dormitory/hostel/classmate | dormitory | dorm | barracks | boarding house + same',
  },
  {
    id: 'measles-contact',
    name: 'contact with measles',
    kind: 'exposure',
    base: 0.001,
    words: 'contact + measles | measles + outbreak/neighbour/sibling/school/contact/around | exposed + measles',
  },
  {
    id: 'strep-contact',
    name: 'contact with strep throat',
    kind: 'exposure',
    base: 0.002,
    words: 'contact + strep | strep + contact/sibling/school/brother/sister/classmate/going around | exposed + strep',
  },
  {
    id: 'animal-contact',
    name: 'contact with livestock or their products',
    kind: 'exposure',
    base: 0.004,
    words:
      'farm animal | cow + milk/farm/raw | goat + farm/birth | unpasteurised | unpasteurized | raw milk | abattoir | livestock | butcher | slaughter',
  },
  {
    id: 'reptile-contact',
    name: 'contact with reptiles or chicks',
    kind: 'exposure',
    base: 0.001,
    words: 'reptile | turtle | iguana | pet + turtle/lizard/snake/chick | petting zoo | chicks',
  },
  {
    id: 'flood-water',
    name: 'wading in flood or river water',
    kind: 'exposure',
    base: 0.002,
    words: 'flood water | wade + water | river + swim/bath | lake + swim | stream + swim/bath | fresh water + swim',
  },
  {
    id: 'swimming',
    name: 'swimming',
    kind: 'exposure',
    base: 0.005,
    words: 'swim | swimming | swimmer | pool | after swimming',
  },
  {
    id: 'allergen',
    name: 'something eaten, stung or taken just before',
    kind: 'exposure',
    base: 0.01,
    words:
      'after + peanut/nut/shellfish/shrimp/prawn/groundnut/penicillin/crayfish/seafood/bee/wasp | minutes after + eat/injection/sting/tablet | ate + peanut/nut/shellfish/shrimp/prawn/groundnut/crayfish/crab/cashew/walnut | reaction + food/drug/peanut | allergic reaction | after eating + minutes | after taking + minutes | chop + crayfish/groundnut/egg | few minutes later | minutes later + swell/itch/face/lips/breath/rash | took/ate/injection/ate/drank + minutes + later/after + swell/itch/breath | groundnut/peanut/prawn/shrimp/crayfish/crab ~ rash/hives/itch/@swell/throat/voice',
  },
  {
    id: 'new-medicine',
    name: 'new medicine',
    kind: 'exposure',
    base: 0.02,
    words:
      'new + @medicine | start + new + @medicine | started taking | began taking | ace inhibitor | started + @medicine + days ago/weeks ago',
  },
  {
    id: 'sudden-onset',
    name: 'began suddenly',
    kind: 'course',
    base: 0.08,
    words:
      '@sudden | suddenly | all of a sudden | out of nowhere | abruptly | acute onset | woke + with | awoke + with | within minutes | rapid onset | just started + now | e just start | woke up and | woke up this morning | overnight',
  },
  {
    id: 'gradual-onset',
    name: 'began slowly',
    kind: 'course',
    base: 0.06,
    words:
      'gradual | gradually | slowly | progressive | progressively | insidious | over time | getting worse over | small small',
  },
  {
    id: 'getting-worse',
    name: 'getting worse',
    kind: 'course',
    base: 0.1,
    words:
      'worse | getting worse | worsen | progress | progressive | increasing | e dey worse | dey increase | deteriorat | more severe | boil/abscess ~ bigger/grow/growing',
  },
  {
    id: 'recurrent',
    name: 'has come before in the same way',
    kind: 'course',
    base: 0.08,
    words:
      'recurrent | recurring | again and again | episodes before | previous episode | similar episode | happened before | comes back | similar symptoms + past/before/previous/last year | always | every month | on and off | off and on | intermittent | chronic | several times before | same thing before | like before | many years | for years',
  },
  {
    id: 'worse-exertion',
    name: 'worse with effort',
    kind: 'course',
    base: 0.02,
    words:
      'worse + exertion/effort/activity/walking | exertional | with exertion | on exertion | while sprinting | while running | during match | during training | during football | while playing ball',
  },
  {
    id: 'worse-night',
    name: 'worse at night',
    kind: 'course',
    base: 0.03,
    words: 'worse + night | worse at night | wake + night | nocturnal | night dey worry | every night',
  },
  {
    id: 'well-otherwise',
    name: 'otherwise well',
    kind: 'course',
    base: 0.1,
    words:
      'otherwise well | otherwise healthy | otherwise fine | eating and drinking normally | still active | playing normally | previously healthy | well appearing | looks well | no other symptoms | healthy + man/woman/boy/girl/child/male/female | in good health | otherwise normal | no acute distress | vital signs + normal | vitals + normal | normal vital signs | vital signs stable | healthy',
  },
  {
    id: 'rest-helps',
    name: 'better with rest',
    kind: 'course',
    base: 0.02,
    words:
      'better + rest | relieve + rest | improve + rest | relieved by rest | goes away + rest | rest + help/ease/better/relieve',
  },
  {
    id: 'upset-emotion',
    name: 'came with stress or a fright',
    kind: 'course',
    base: 0.008,
    words: 'argument | quarrel | exam + stress/anxious | bad news | emotional + upset/stress | stressful | stressed',
  },
  {
    id: 'pain-unbearable',
    name: 'unbearable pain',
    kind: 'course',
    base: 0.02,
    words:
      '@pain + excruciating/unbearable/agonizing/agonising | excruciating | worst pain | unbearable | scream + @pain | cry + @pain + adult',
    unless: 'sheet/bedsheet/blanket/sock/cover/cloth/wrapper + unbearable',
  },
] as const satisfies readonly FindingRow[];
