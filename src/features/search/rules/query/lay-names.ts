/**
 * Parts of the body, ailments and wishes as people without a medical word for them type them, folded and without fillers:
 * `name | care`, the care by one of its names.
 */
export const LAY_NAMES = `
abdominal pain | fever
abortion | maternity
acid reflux | fever
acne | skin
addiction | psychiatrist
aids | hiv
allergy | fever
amatem | pharmacy
amlodipine | pharmacy
amoxicillin | pharmacy
ampiclox | pharmacy
amputee | bone
ankle pain | bone
ankle | bone
antibiotics | pharmacy
antiretroviral | hiv
anxiety | psychiatrist
appendicitis | surgery
appendix | surgery
arm broke | bone
artemether | pharmacy
artificial hand | bone
artificial leg | bone
artificial limb | bone
arv drugs | hiv
arv | hiv
arvs | hiv
asthma | fever
augmentin | pharmacy
autism | pediatric
autistic | pediatric
baby come | maternity
baby coming | maternity
baby delivery | maternity
baby immunization | vaccine
baby kicking | maternity
baby moving | maternity
back pain | bone
bcg | vaccine
belle pain | fever
belle | fever
belly ache | fever
belly pain | fever
belly | fever
bipolar | psychiatrist
birth | maternity
bleach | skin
bleaching | skin
blind | eye
blindness | eye
blood bank | lab
blood doctor | hematology
blood donation | lab
blood group test | lab
blood group | lab
blood infection | fever
blood pressure check | fever
blood pressure high | fever
blood pressure too high | fever
blood sugar test | lab
blood sugar | diabetes
blood tonic | pharmacy
blood urine | urology
blood work | lab
body cold | fever
body fine | fever
body hot | fever
body okay | fever
body pain | fever
body well | fever
boil | fever
boils | fever
bone broke | bone
bone pain | bone
bone specialist | bone
bones | bone
born baby | maternity
born | maternity
bp check | fever
bp high | fever
bp too high | fever
braces | dentist
brain surgeon | neurologist
breast cancer | cancer
breast lump | cancer
breast pain | maternity
breast | maternity
broke hand | bone
broke leg | bone
broken arm | bone
broken bone | bone
broken hand | bone
broken leg | bone
c section | maternity
caesarean section | maternity
caesarean | maternity
cataract | eye
certificate fitness | fever
cervical cancer | cancer
cesarean section | maternity
cesarean | maternity
check blood pressure | fever
check blood | lab
check bp | fever
check pressure | fever
chemo | cancer
chemotherapy | cancer
chest infection | fever
chicken pox | fever
chickenpox | fever
child birth | maternity
child immunization | vaccine
child specialist | pediatric
childbirth | maternity
children clinic | pediatric
children hospital | pediatric
children specialist | pediatric
chlamydia | infectious disease
chloroquine | pharmacy
cholera | infectious disease
cholesterol test | lab
ciprotab | pharmacy
circumcision | surgery
coartem | pharmacy
colos | psychiatrist
condom | pharmacy
condoms | pharmacy
contact lens | eye
contraception | maternity
contraceptive | maternity
cough syrup | pharmacy
counseling | psychiatrist
counselling | psychiatrist
counsellor | psychiatrist
covid 19 | infectious disease
covid test | lab
covid | infectious disease
craw craw | skin
crawcraw | skin
cross eye | eye
crossed eyes | eye
cs | maternity
ct scan | lab
deaf | ent
dehydration | fever
deliver baby | maternity
deliver | maternity
denture | dentist
dentures | dentist
depo provera | maternity
depo | maternity
depressed | psychiatrist
depression | psychiatrist
detox | psychiatrist
diarrhea | fever
diclofenac | pharmacy
diet | fever
dietician | fever
dietitian | fever
diphtheria | infectious disease
dislocation | bone
dna test | lab
donate blood | lab
drug abuse | psychiatrist
drug addict | psychiatrist
drug addiction | psychiatrist
drug rehab | psychiatrist
drug seller | pharmacy
drug | pharmacy
drugs | pharmacy
ear pain | ent
ear problem | ent
ear | ent
ears | ent
ebola | infectious disease
ecg | cardiology
echocardiogram | cardiology
eczema | skin
eeg | neurologist
endoscopy | gastroenterologist
enlarged prostate | urology
epilepsy | neurologist
erectile dysfunction | urology
erection | urology
eye drop | pharmacy
eye drops | pharmacy
eye glasses | eye
eye pain | eye
eye problem | eye
eye specialist | eye
eye surgery | eye
eye test | eye
eyeglasses | eye
eyes | eye
fansidar | pharmacy
farmacy | pharmacy
fast heartbeat | cardiology
fbc | lab
feel fine | fever
feel well | fever
feeling fine | fever
feeling sick | fever
feeling well | fever
fetal movement | maternity
fibroid | maternity
finger nail | skin
finger nails | skin
fistula | maternity
fitness certificate | fever
fitness | fever
flagyl | pharmacy
flu | fever
food allergy | fever
foot pain | bone
frequent stool | fever
full blood count | lab
general check up | fever
genotype ss | hematology
genotype test | lab
genotype | lab
give birth | maternity
glaucoma | eye
goiter | diabetes
goitre | diabetes
gonorrhea | infectious disease
gout | arthritis
gums | dentist
haemorrhoids | surgery
hand break | bone
hand broke | bone
hand pain | bone
hba1c | lab
head ache | fever
head pain | fever
headache | fever
hearing aid | ent
hearing aids | ent
hearing test | ent
hearing | ent
heart beating fast | cardiology
heart disease | cardiology
heart failure | cardiology
heart palpitation | cardiology
heart palpitations | cardiology
heart problem | cardiology
heart racing | cardiology
heart surgery | cardiology
heartbeat | cardiology
heartburn | fever
hemorrhoid | surgery
hepatitis b | gastroenterologist
hepatitis test | lab
hepatitis | gastroenterologist
hernia | surgery
herpes | infectious disease
high fever | fever
high sugar | diabetes
hiv drugs | hiv
hiv medicine | hiv
hiv test | lab
hole heart | cardiology
hormonal test | lab
hormone test | lab
hpv | vaccine
ibuprofen | pharmacy
imaging | lab
immunization baby | vaccine
implant removal | maternity
infection toilet | maternity
infection | fever
infertility | maternity
inhaler | pharmacy
insect bite | fever
insect bites | fever
insulin | pharmacy
itching | skin
iud removal | maternity
iud | maternity
jaundice | fever
jedi jedi | surgery
joint pain | arthritis
joints | arthritis
keloid | skin
keloids | skin
kidney disease | kidney
kidney failure | kidney
kidney function test | lab
kidney problem | kidney
kidney specialist | kidney
kidney stone | kidney
kidneys | kidney
knee pain | bone
knee | bone
lassa fever | infectious disease
lazy eye | eye
leg break | bone
leg broke | bone
leg broken | bone
leg pain | bone
leg swell | fever
leg swelling | fever
leg swollen | fever
leg | bone
legs swell | fever
lens | eye
leper | hiv
lipid profile | lab
lisinopril | pharmacy
liver disease | gastroenterologist
liver function test | lab
liver | gastroenterologist
lonart | pharmacy
low blood pressure | fever
low bp | fever
low sperm count | urology
low sperm | urology
lump | surgery
mad | psychiatrist
madness | psychiatrist
mammogram | lab
mammography | lab
man power | urology
massage | physio
measles | fever
medical certificate fitness | fever
medical certificate | fever
medical fitness | fever
medical lab | lab
medical laboratory | lab
medical report | fever
medicine shop | pharmacy
medicine store | pharmacy
medicine | pharmacy
medicines | pharmacy
menstruation | maternity
mental clinic | psychiatrist
mental home | psychiatrist
mental hospital | psychiatrist
mental illness | psychiatrist
metformin | pharmacy
metronidazole | pharmacy
migraine | neurologist
miscarriage | maternity
missed period | maternity
mkpuru mmiri | psychiatrist
monkeypox | infectious disease
mosquito bite | fever
mosquito bites | fever
mouth doctor | dentist
mouth odor | dentist
mouth odour | dentist
mouth smell | dentist
mpox | infectious disease
multivitamin | pharmacy
neck pain | bone
neonatal | pediatric
nerve | neurologist
nerves | neurologist
neuropsychiatric | psychiatrist
neurosurgeon | neurologist
neurosurgery | neurologist
new born | pediatric
nose pain | ent
nose | ent
nurse | fever
nutritionist | fever
omeprazole | pharmacy
operation | surgery
ors | pharmacy
outpatient | fever
pain | fever
palpitation | cardiology
palpitations | cardiology
panadol | pharmacy
panic attack | psychiatrist
pap smear | maternity
paracetamol | pharmacy
parkinson | neurologist
patent medicine | pharmacy
pathology | lab
pcv test | lab
pcv | lab
period pain | maternity
period | maternity
periods | maternity
physical therapist | physio
physical therapy | physio
piles | surgery
pimples | skin
piriton | pharmacy
pneumonia | fever
polio | vaccine
postinor | pharmacy
pre eclampsia | maternity
preeclampsia | maternity
pregnancy scan | lab
pregnancy test strip | pharmacy
prostate cancer | cancer
prosthesis | bone
prosthetic | bone
prosthetics | bone
psa test | lab
psa | lab
psychology | psychiatrist
purge | fever
purging | fever
radiotherapy | cancer
rash | skin
rehab centre | psychiatrist
rehab | psychiatrist
ringworm | skin
running stomach | fever
sanitary pad | pharmacy
scaling polishing | dentist
scanning | lab
scar | skin
scars | skin
schizophrenia | psychiatrist
semen analysis | lab
septrin | pharmacy
shoulder pain | bone
sick | fever
sickle cell anemia | hematology
sickle cell disease | hematology
sickle | hematology
sickler | hematology
sinus | ent
sinusitis | ent
skin disease | skin
skin problem | skin
skin rash | skin
skin specialist | skin
smoke colos | psychiatrist
smoke igbo | psychiatrist
smoke loud | psychiatrist
smoke weed | psychiatrist
sonography | lab
sore throat | fever
spectacles | eye
speech therapist | ent
speech therapy | ent
sperm count | urology
sperm test | urology
sperm | urology
spine | bone
squint eye | eye
squint | eye
ss genotype | hematology
staph | fever
staphylococcus | fever
std | infectious disease
sti | infectious disease
stomach ache | fever
stomach pain | fever
stomachache | fever
stool test | lab
stooling | fever
substance abuse | psychiatrist
sugar disease | diabetes
sugar level | diabetes
sugar sickness | diabetes
sugar test | lab
sugar | diabetes
swelling | fever
swollen feet | fever
swollen leg | fever
swollen legs | fever
syphilis | infectious disease
tablets | pharmacy
teeth pain | dentist
test blood | lab
test strip | pharmacy
testicle pain | urology
testicular pain | urology
tetanus | vaccine
therapist | psychiatrist
throat pain | ent
throat | ent
thyroid | diabetes
toilet infection | maternity
tonsil | ent
tonsils | ent
tooth ache | dentist
tooth decay | dentist
tooth extraction | dentist
tooth pain | dentist
tooth removal | dentist
tuberculosis | hiv
tummy ache | fever
tummy pain | fever
tummy upset | fever
tummy | fever
tumor | cancer
tumour | cancer
typhoid fever | fever
ultra sound | lab
urinalysis | lab
urinary infection | fever
urinary tract infection | fever
urinary | urology
urinate | urology
urinating | urology
urine test | lab
uti | fever
vagina infection | maternity
vaginal discharge | maternity
vaginal infection | maternity
ventolin | pharmacy
very high fever | fever
viagra | pharmacy
vitamin c | pharmacy
vomiting | fever
waist pain | bone
water break | maternity
water breaking | maternity
water broke | maternity
water burst | maternity
watery stool | fever
weak erection | urology
weakness | fever
widal test | lab
widal | lab
woman doctor belle | maternity
woman | maternity
women doctor belle | maternity
women hospital | maternity
women | maternity
wound dressing | fever
wound | fever
yeast infection | maternity
yellow card | vaccine
yellow fever | vaccine
`;
