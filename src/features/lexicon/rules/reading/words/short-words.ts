/** English and Pidgin words of up to three letters, and abbreviations. Any other short word is of another language. */
export const SHORT_WORDS =
  'a aa abeg abi abt ac ad add age ago ah aha ai aid aim air ale all am an anc and ant any ape app apt arc are arm ' +
  'as asap ash ask at ate atm ax b bad bag bam ban bar bat bay bbm bc bcos bd be bed bee bet bid big bin bit bmi ' +
  'bow box boy bp bpm bps bra bro bud bug bum bus but buy by c cab can cap car cat cbt cc cdc cm cop cos cot cow ' +
  'coz cry cs ct cub cue cup cut cuz d dad dat day deh dem den dew dey did die dig dim dip dis dl dm do doc dog don ' +
  'dot dr dry dub due dye e ear ease eat ecg edd eddy eeg eel eg ega egg ego ekg elf elm end er era etc eve ex eye ' +
  'f fa fan far fat fax fb fbc fed fee few fhr fig fin fit fix flu fly foe fog for fox fry fun fur fyi g gap gas ' +
  'gel get gig gin go god got gp gum gun gut guy gym h had ham has hay hb hbv hcg he hem hen her hes hey hi him hip ' +
  'his hit hiv hmm hoe hop hot how hpv hr hrs hub hug hum hut i ice icu id ie if ig ill im in ink inn is it its iu ' +
  'iv ive ivy j jab jam jar jaw jet job jog jot joy jug jus k key kg kid kin kit km l lab lad lap law lay lcd led ' +
  'leg let lid lie lip lit lmp log lol lot low m mad man map mat mcg me met mg mid mix ml mm mob mop mr mri mrs ms ' +
  'mud mug mum my n na naa nag nah nap ncdc nd nepa net new ngn nhs nil no nod non nope nor not now nun nut nysc o ' +
  'oak oar oat od odd of off oga oh oil ok old omg on one opt or orb ors our out ow owe owl own p pad pal pam pan ' +
  'pap pat paw pay pc pcv pea pee pen per pet pg ph phc pie pig pin pit pls ply plz pm po poo pop pot pox prn pro ' +
  'pub pun pup pus put q qid r rag ram ran rap rat raw ray rbc rd re red rib rid rim rip rob rod rot row rr rub rug ' +
  'rum run rye s sac sad sap sat saw say sea see set sew sex sey sha she shy sin sip sir sit six ski sky sly sms so ' +
  'sob son sow soy spa spy ss st std sti sub sue sum sun svd t tag tan tap tar tax tb tds tea ten th the tho thx ' +
  'tid tie tin tip to toe tom ton too top tow toy try tub tug tv two ty u uh uk um una up ur us usa usd use uti v ' +
  'van vat vet via vip vow vs w wan war was wax way wbc we web wed wee wen wet wey who why wia wig win wit wk wks ' +
  'woe won woo wow x y yam yea yep yes yet you yr yrs z zip zoo';
