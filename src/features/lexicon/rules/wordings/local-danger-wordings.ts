/**
 * Wordings: dangers, and "no fever", in Hausa, Yoruba and Igbo, as they are typed without marks. The last cell of a row is
 * its source, a key of LOCAL_SOURCES. They are only read, never shown.
 */
export const LOCAL_DANGER_WORDINGS = `
breathless | present | ha | karancin numfashi/rashin numfashi/wahalar yin numfashi | tico19
breathless-severe | present | ha | iya numfashi + ba/baya/bata/bana/kasa/bai | unreviewed
breathless-severe | present | ha | numfashi + daukewa/dauke/sarkewa/sarke/fama | unreviewed
breathless-severe | present | ha | numfashinsa/numfashinta/numfashina + dauke/daukewa/sarke/sarkewa/kyar | unreviewed
breathless-severe | present | ha | yin numfashi + ba/baya/bata/bana/kasa/kyar/wahala/wahalar | unreviewed
breathless-severe | present | ig | enweghi ike iku ume/iku ume siri ike/iku ume na esi ike/ume na akpa/naghi eku ume nke oma | unreviewed
breathless-severe | present | ig | ume + akwusila/esi ike/ike ogwugwu | unreviewed
breathless-severe | present | yo | ko le mi/mi o le mi/ko le mi daadaa/kole mi/emi re n ja/ko ri emi mi/o le mi dada | unreviewed
breathless-severe | present | yo | mimi + soro/nira/dekun | unreviewed
burn-severe | present | ha | ruwan zafi/tafasasshen ruwa/mai zafi + kona/kone/zuba/zubo | unreviewed
burn-severe | present | ha | wuta + kona/kone/konewa | unreviewed
burn-severe | present | ig | mmiri oku/mmanu oku/oku + gbara/rere/rechara/wusara/gbaa/agbaala/wukwasiri | unreviewed
burn-severe | present | yo | ina + jo/joo/ran | unreviewed
burn-severe | present | yo | omi gbona/omi gbigbona/omi hihoho/epo gbona + jo/da/bo/ya | unreviewed
chest-pain | present | ha | kirjina/kirjinsa/kirjinta + ciwo/zafi/nauyi | unreviewed
chest-pain | present | ha | zafin kirji/ciwon kirjin/zafin kirjin | tico19
chest-pain | present | ig | obi na egbu/obi na egbu ya/obi mgbawa | unreviewed
chest-pain | present | yo | aya mi n dun/aya n dun/aya dun/igbaya dun/aya re n dun | unreviewed
convulsion | present | ha | borin jini | unreviewed
convulsion | present | ha | jijjiga/jijjigar jiki/kakkarwa/farfadiyar | unreviewed
convulsion | present | ig | akwukwu | unreviewed
convulsion | present | ig | ama jijiji/na ama jijiji/jijiji | unreviewed
convulsion | present | yo | ara omo n gbon/omo n gbon/ara re n gbon/ara n gbon riri/n gbon riri | unreviewed
convulsion | present | yo | giri n se/giri gbe/ogun giri/aisan giri | unreviewed
cough | present | ha | tari/ina tari | unreviewed
cough | present | ig | ukwara | unreviewed
cough | present | yo | iko/wuko/mo n wuko | unreviewed
dehydration | present | ha | idanu/idanunsa/idanunta/idonsa + fada/zurma/zurfi | unreviewed
dehydration | present | ig | anya + mikpuru/mikpuola/abanyela | unreviewed
dehydration | present | yo | oju + wo inu/ti wo/wo inu lo/jin | unreviewed
diarrhoea | present | ha | amai da gudawa/amai da zawo/gudawar/zawayi | tico19
diarrhoea | present | ig | na anyu mmiri/anyu nsi mmiri/onyunyu/afo na asa/afo oshisha/afo ohihia | unreviewed
diarrhoea | present | yo | igbe olomi/igbe gburu/igbe bi omi/yagbe gbuuru/su gbuuru | unreviewed
face-droop | present | ha | baki/bakinsa/bakinta/fuska/fuskarsa/fuskarta + karkace/karkata/karkacewa | unreviewed
face-droop | present | ig | onu + gbagoro/agbagoola/agbagola/gbagola/agbago | unreviewed
face-droop | present | yo | enu re ti wo/enu re ti yi/enu ti wo/enu baba ti wo/enu mama ti wo | unreviewed
face-droop | present | yo | enu/enure + wo/yi + segbe/egbe/kan | unreviewed
fainting | present | ig | tugoro ura/dara na mberede/adachiela/dachiri | unreviewed
fatigue | present | ha | na gaji/gajiya | unreviewed
fatigue | present | ig | ike gwuru m/ike agwula m/ike gwuru ya | unreviewed
fatigue | present | yo | ti re mi/o re mi/ara mi ti re | unreviewed
fever | absent | ha | ba ya da zazzabi/baya da zazzabi/bai da zazzabi/banda zazzabi/bana zazzabi/ba na zazzabi/baya zazzabi/bata zazzabi | unreviewed
fever | absent | ha | ba zazzabi/babu zazzabi/ba ni da zazzabi/bani da zazzabi/ba shi da zazzabi/bashi da zazzabi/ba ta da zazzabi/bata da zazzabi | unreviewed
fever | absent | ha | jiki baya zafi/jiki ba zafi/jikinsa baya zafi/jikinta baya zafi/jiki bai yi zafi/ba zafin jiki/babu zafin jiki | unreviewed
fever | absent | ig | ahu ya adighi oku/ahu m adighi oku/ahu anaghi oku/onweghi ahu oku/o nweghi ahu oku/nweghi ahu oku/enwekwaghi ahu oku | unreviewed
fever | absent | ig | enweghi ahu oku/enweghi m ahu oku/enweghi iba/ahu oku adighi/ahu adighi oku/ahu adighi ya oku/ahu adighi m oku | unreviewed
fever | absent | yo | ara ko gbona/ara o gbona/ara re ko gbona/ara mi ko gbona/ara re o gbona/ara mi o gbona/ko si ara gbigbona | unreviewed
fever | absent | yo | ko si iba/kosi iba/ko ni iba/ara ko gbona/ara o gbona | unreviewed
fever | absent | yo | ko si iba/kosi iba/ko ni iba/koni iba/mi o ni iba/mio ni iba/o ni iba/iba ko si/ko ba iba/ko si iba kankan | unreviewed
headache | present | ig | isi + afu/mgbu/anwa/egbu/waa | unreviewed
heavy-bleeding | present | ha | jini + sosai/kwarara/yawa/tsayawa | unreviewed
heavy-bleeding | present | ig | obara + akwusighi/anaghi akwusi/nke ukwuu/buru ibu/hie nne/otutu | unreviewed
heavy-bleeding | present | yo | eje + pupo/duro/dekun | unreviewed
heavy-bleeding | present | yo | eje n tu jade/eje n san | unreviewed
high-fever | present | ig | ahu oku + ukwuu/ike | unreviewed
injury-major | present | ha | hatsarin mota/hadarin mota/hatsarin babur/hadari da mota | unreviewed
injury-major | present | ha | mota/babur/tirela/okada/adaidaita + buge/buga/kade/bige/taka | unreviewed
injury-major | present | ig | ihe mberede ugbo ala/ihe mberede okporo uzo/oghom ugbo ala/ihe oghom okporo uzo | unreviewed
injury-major | present | ig | ugbo ala/ugboala/moto/okada/gwongworo + kuru/tiri/kugburu/kpara/zogburu/gwara/kukoro | unreviewed
injury-major | present | yo | ijamba oko/ijamba moto/ijamba okada/jamba moto | unreviewed
injury-major | present | yo | moto/oko/okada/alupupu/tirela + gba/kolu/te/gun | unreviewed
insect-sting | present | ha | cizon sauro/sauro ya cije/sauro ya ciza | unreviewed
insect-sting | present | ig | anwu nta + tara/taa/atara | unreviewed
insect-sting | present | yo | efon/yanmuyanmu + je/jemi/bu | unreviewed
itching | present | ha | kaikayi/yana kaikayi/jikina yana kaikayi | unreviewed
itching | present | ig | ahu na ako/na ako oko/na ako m oko | unreviewed
itching | present | yo | ara n yun/yun mi/ara yiyun | unreviewed
labour | present | ha | tana nakuda/ina nakuda/fara nakuda | unreviewed
labour | present | ig | ime omumu/imeomumu/na ime omumu/ime na eme | unreviewed
labour | present | yo | irobi/n robi/mo n robi/o n robi/ti n robi | unreviewed
not-drinking | present | ha | sha nono + ba/ki/yaki/taki/bai/kasa | unreviewed
not-drinking | present | ha | shan nono + ba/baya/bata/ki/yaki/taki/bai/daina | unreviewed
not-drinking | present | ig | anaghi anu ara/naghi anu ara/ju inu ara/juru inu ara/kwusiri inu ara/achoghi inu ara | unreviewed
not-drinking | present | yo | ko mu oyan/ko mu omu/ko fe mu omu/ko fe mu oyan/ko gba oyan/ko muyan/ko mu oyan mo/o mu oyan mo | unreviewed
one-sided-weakness | present | ha | barin jiki + mutu/shanye | unreviewed
one-sided-weakness | present | ha | hannu + shanye | unreviewed
one-sided-weakness | present | ha | rabin jiki + mutu/shanye | unreviewed
one-sided-weakness | present | ha | shanyewar jiki/shanyewar barin jiki/shanyewar rabin jiki/mutuwar barin jiki | unreviewed
one-sided-weakness | present | ig | akuku ahu + nwuru/anwuola/adighi | unreviewed
one-sided-weakness | present | ig | otu akuku ahu + nwuru/anwuola/ike | unreviewed
one-sided-weakness | present | yo | apa ati ese + ku/ro/sise | unreviewed
one-sided-weakness | present | yo | apa kan + ku/ro/sise | unreviewed
one-sided-weakness | present | yo | egbe kan ara + ku/ro | unreviewed
poisoning | present | ha | sha + kananzir/kalanzir/guba/fetur/kwari/bera/fiyafiya/fiya/sniper | unreviewed
poisoning | present | ha | shanye + kananzir/kalanzir/guba/fetur/magani | unreviewed
poisoning | present | ig | nuru/nuo/nuola/anuola/riri/rie/riela + nsi/kerosin/kerosine/ogwu oke/petrolu/mmanu oku/sniper/kerosene | unreviewed
poisoning | present | yo | mu/mumu/gbe/je + majele/kerosini/ekute/petirolu/karosini/oogun efon/epo oyinbo/sniper | unreviewed
pregnant | present | ig | afo ime | unreviewed
rice-water-stool | present | ha | gudawa/zawo/bayan gida + shinkafa | unreviewed
rice-water-stool | present | ha | kwalara | unreviewed
rice-water-stool | present | ig | afo osisa/nsi + mmiri osikapa/osikapa | unreviewed
rice-water-stool | present | ig | kolera/korera | unreviewed
rice-water-stool | present | yo | onigbameji/onigba meji/kolera/igbe bi omi iresi | unreviewed
runny-nose | present | ha | mura/majina | unreviewed
runny-nose | present | ig | imi mmiri/oyi oke/azuzu | unreviewed
runny-nose | present | yo | ofinkin/catarrh mi/ikun imu | unreviewed
says-meningitis | present | ha | sankarau | unreviewed
says-meningitis | present | yo | yiri yiri/yinrunyinrun/lakuregbe orun | unreviewed
snake-bite | present | ha | maciji + sara/sare/ciji/cije/harba/cizo/cijeni/sareni | unreviewed
snake-bite | present | ig | agwo + tara/atala/taara/turu/ata | unreviewed
snake-bite | present | yo | ejo + bu/san/buje/saan/ge | unreviewed
speech-trouble | present | ha | iya magana + ba/baya/bata/kasa/bai | unreviewed
speech-trouble | present | ha | kasa magana | unreviewed
speech-trouble | present | ha | magana + karkace/lauye/fahimta | unreviewed
speech-trouble | present | ig | enweghi ike ikwu okwu/anaghi ekwu okwu/naghi ekwu okwu/ikwu okwu siri ike | unreviewed
speech-trouble | present | yo | ko le soro/ko le soro mo/o le soro mo/kole soro | unreviewed
stiff-neck | present | ha | kagewar wuya/sandarewar wuya | unreviewed
stiff-neck | present | ha | wuya/wuyansa/wuyanta/wuyana + kage/kagewa/rike/sandare/tauri | unreviewed
stiff-neck | present | ig | olu/onu olu + siri ike/esi ike/ike/kpochiri/gbara nkume | unreviewed
stiff-neck | present | yo | orun + gan/le/lile/gbagi | unreviewed
suicidal | present | ha | kashe kaina/kashe kai na/kashe kansa/kashe kanta/kashe kan ta/kashe kan sa | unreviewed
suicidal | present | ha | so in mutu/so na mutu/gara in mutu/gwamma in mutu/gajiya da rayuwa/gaji da rayuwa | unreviewed
suicidal | present | ig | achoro m inwu/choro inwu/choo inwu/ike ndu agwula m/ka m nwuo | unreviewed
suicidal | present | ig | igbu onwe m/gbuo onwe m/igbu onwe ya/gbuo onwe ya/igbu onwem/gbuo onwem/gbuo onwe | unreviewed
suicidal | present | yo | mo fe ku/fe ku ni/aye ti su mi/o wu mi ki n ku/iku ya ju | unreviewed
suicidal | present | yo | pa ara mi/pa ara re/pa ara e | unreviewed
unresponsive | present | ha | ba ya amsa/baya amsa/ba ta amsa/bata amsa/ya suma/ta suma | unreviewed
unresponsive | present | ha | baya farkawa/bata farkawa/ba ya farkawa/ba ta farkawa/ya ki farkawa/ta ki farkawa/baya motsi/bata motsi/ba ya motsi | unreviewed
unresponsive | present | ig | anaghi aza/o naghi aza/o zaghi oku/anaghi anu ihe | unreviewed
unresponsive | present | ig | anaghi eteta/naghi eteta/o teghi/amaghi onwe ya/anaghi emegharia | unreviewed
unresponsive | present | yo | ko dahun/ko da mi lohun/ko le dahun/ko gbo | unreviewed
unresponsive | present | yo | ko ji mo/ko le ji/ko ji/ko mira mo/ko mi ara mo | unreviewed
unresponsive | present | yo | ti daku/o daku | unreviewed
vomiting-blood | present | ig | agbo + obara | unreviewed
waters-broken | present | ha | ruwan ciki/ruwan haihuwa/ruwan mahaifa + fashe/fashewa/zubo/zuba | unreviewed
waters-broken | present | ig | mmiri + agbawala/agbawaala/gbawara/agbapuola | unreviewed
waters-broken | present | yo | omi + ti da/ti ya/ti fo/tu jade + aboyun/oyun/obinrin/iyawo | unreviewed
waters-broken | present | yo | omi ara re ti da/omi oyun ti da/omi oyun ti ya/omi ti ya/omi re ti ya | unreviewed
`;

/** Where a row of another language comes from. */
export const LOCAL_SOURCES: Readonly<Record<string, string>> = {
  tico19: 'TICO-19, English and Hausa (2020, CC0): terms that it translates, restated; its editors had them reviewed.',
  unreviewed: 'Set down from dictionaries and common use. No speaker has reviewed it.',
};
