/**
 * More words that are one slip away from a word of the lexicon and yet mean themselves: "brisk" isn't "brick".
 * @see npm popular-english-words 1.0.2, its first 50,000 words, compared with the lexicon
 */
export const LESS_COMMON_WORDS =
  'abdicated abiding abnormality abort abound aboutus absentee abuser abusers abuts actin addiction addictions ' +
  'addictive admitting adoptions aeneas aerials aeroplanes africanus afrika albers albertine alger alice ' +
  'alienating alike aline alkaloids aller almer alpert alten alternation alternator altos alves amass amazonas ' +
  'amazonian americanus amerika amputation amuse amway anesthetic angela angler anglers angolan anima animating ' +
  'anser anthers apartheid apollon appending apportioned appraised archangel ardea areal arguement arguements ' +
  'arial arles armas arras artis aspirated assembler assembles aster astounded athenians attesting augmenting ' +
  'aural aurea avert averted babes backend backer badged badgering bagan bagged baile bailed balanchine baldy ' +
  'bales balloting bally bandung bandy banger bangladeshi banked banque barak barbera bards barre barrows barter ' +
  'bashing basie batten battersea bayes beachhead beaked beall beards beata beaton beets behar beheading beier ' +
  'belated belcher belge bellas belli bellini beltr benched bengt benning bento berber berbers berger bering ' +
  'berks bernd berthed besan besar besieging bested bests bette betts beyer bibles bicameral bight bikers billet ' +
  'bindings bizarro blackened blackfoot blackheath blackness blaster blasters bleachers blight blighted bling ' +
  'blinking blockaded blockading blockers blocs blois bloke bloodline blooming bloor blower blume blush boarder ' +
  'boarders boers bogged boggs boing boiss bolder bolling bolted bombarding bondi boney boomed booms borel borer ' +
  'borges borrowings botha bounding bowes bowing boyne bracketed branchlets brazilians breads bream breen brice ' +
  'bridged brine brisk brokered brooding broods brookings broth brothels brought broun bubbly bucking budge ' +
  'budgeting buell buffers buick bulger bullard bullen buller bumble bumpers bumpy bunting burgeoning burges ' +
  'burgess burgher burghers burks burners burnet burney bursa burtt bushy busted butters buzzer byers caching ' +
  'cadres caesarea calmed calming camel camels cameo cameos camper camus canceling cancelling cancels cancerous ' +
  'candida candies canoer capes capping captaining carbonated carers carew carex carling carnal carne carnot ' +
  'caron carri cartier carton cartooning carve casemates cashed cashel cashing casks casta castel caster catal ' +
  'cellos celts centerline centrality centralize cetaceans changer changi channeled channeling charteris chash ' +
  'chats chaves cheats checkered cheeky cheered chica chien childress chilli chilly chino chore chorley chowk ' +
  'chronicon circulates claes clams clary clashing clave cleans cleaved clementine clinching cling clinging ' +
  'clocked clocking cloisters closers clough clout clutching cluttering coals coarser cocks cocos coffey ' +
  'cofounded coiled coker collated collation collection collections collective collector collectors collett ' +
  'colliding colonised colonizing colons colourless combos comer comin comit commending commuter commuters compa ' +
  'compacted compilers complexed composers composting compulsion compute computed computerized computes ' +
  'concealing concocted conditioner condo condon condos conferring confessing confining conformed confounded ' +
  'confounding conga congas conic connective conning conscripts consenting consigned const constantius ' +
  'constriction contending continual continuo contravention contre convective conversing convinces cooker coors ' +
  'corea cornet corning corollary corry corse counseled couplings coups cours courted courting coutts cowling ' +
  'cracker crackers crags crammed cranks crass crate crates crave craving cricketing criss croat croke crowder ' +
  'crump crusading crusher cuddy culled culling curled curls curses cursing curtail curtin cyclin dailey dales ' +
  'dames dares darken darkening darko debresser debunking decayed decays decode dedicates dedicating dedications ' +
  'deeded deeming deepa deepen deepening deering defecting defies deflation delany delisting denials denier ' +
  'deniers dependents depressive derivations desecrated despise despises deviant devotions dialectic diameters ' +
  'dictating dikes dined dinger dipper dislocation dispensed dispensing dispersing dissension dissented ' +
  'distilling distorting distracts distrusted divas diverging divest divination djing doable doings dolor donner ' +
  'doped dormer doves downer downy drags draped dreaded drifter drivel drunken ducts dueling duels duller dunning ' +
  'durst ealing eames earnings easel eater eaters ecuadorian effecting ehess endearing ender energized epidermis ' +
  'equipping erudition esters ethiopian ethiopians ethiopic eventing evers evert everyking evictions excelling ' +
  'excels excerpted exclusions excretion expelling expend expounded expulsions externa fabled facie facies ' +
  'factorial faire fairing fakes fallow faris faulted faulting feasting feathered fecal feelin felis feller ' +
  'fellini feuded feuding fictions fides fiend fillers filth fiore firmer fists fiume fives fixer flack flake ' +
  'flakes flanker flashy flask flattening flatter flattered flattering flavoring fleas fleck flicker flocked ' +
  'fluctuate fluctuated fluctuating flume fluted foals foils fonds fooling footy forde fords forebears foregoing ' +
  'foresters forger forges forgiving forma forst fosse frail frets frick frieda friendid fright frith fronds ' +
  'froze fruiting fuelled furnishing fuses gaels gales gallen galli gallup gallus gamba gambian gamboa garay ' +
  'garten gasses gastritis gastropod gated gauls gaunt gauri gazing generalist generality genial gettin ghani ' +
  'ghats giver glade glades glanced glancing glassy glaze glazes glittering glossed goers golding goldstone goody ' +
  'goons graced graces grader grams grappling grasped grasset grassi grate grated grating gravesend gravesite ' +
  'gravy greaves greener greets grillo grime grinder grouper grower guessed guessing guill guinean gulden haider ' +
  'haigh hales hallucination halts halved hamed hameed hammerhead hamper hampered hamstring handover handset ' +
  'hanes haney hanger hanks hannover hanover haram harboring hardening hares harish harker harpers harps harsher ' +
  'hashed haters hating haunting havel hawes hazing healers healey heaps hearn hearse heartache heartbreaking ' +
  'hearty heeded heighten hells helmed helms helsing herbs herder herders herding heresy herne herons herts ' +
  'hindering hinds hinting hoarding hoare hocking holed holme homers homicides honed honky hooded hoods hooky ' +
  'horan hordes horizonte horribly hoses howes hurled hydrophobic iliad imparting impassable impeding improvise ' +
  'improvising incubated incurring indenting indic indica indio indonesians inductive infact infanta infernal ' +
  'inferring infertile inflate inflating inflected inflection inger ingrained injective injunctions inker insecta ' +
  'insertions insiders instilled insulating insure integrals intercepting intercepts interlaced interment ' +
  'internalized internees intersected intolerable intolerant inverting invests irregularity irrigate jenks jerky ' +
  'jeweller johnstown jonson justo justus keeler keeley kettering kettler kickers killa kilns kinks kinney ' +
  'kipling knack kneel knobs laborer laced lackey laine lakhs lambs landers larks larue lasse lasso lathe latif ' +
  'latinized latour latter lauder leaded leaky leash lecturing lefty legalised legalizing leona leong leonie ' +
  'lessee lessening lester levan levee levees leven levers leyden liberating liceo licht licking licks lifter ' +
  'lighten lightened lighthearted lightness ligne likening likens limitless linde lineal linus litter littered ' +
  'litters livin lockers locket locos lofts loner longo lookin looming looms looped looping loosen loosened ' +
  'loosening looser loring lousy loved lowery luang lumbering lynched machining mages majlis makin malek malin ' +
  'manas manet manos manus maoist maples marcin margie maris marlon marple marton marys mashed masking massie ' +
  'mathers matte mattel matures mavis mayes meant mears mediating meditations meeting meets meiosis melted ' +
  'melting melts membranous memorized menial messer metastasis metis milder militaries milled minima minimalism ' +
  'minoru minot minutemen miserably mises missa missy mists misusing mitosis moats mobilised mobilizing moderated ' +
  'moire molluscan monkees monta montes monti mooring mooted moraes morbidity morel moreso morey morte motile ' +
  'motility motorised motte moulding mouldings moulds mountings mouvement movers movin munch murthy mutter nabil ' +
  'nagel narrating narrowest naver naves needn neely nephrotic nerds neuer neurotic neves newby newlyweds newry ' +
  'nicer nicks nigel nigerians niles nirmal nodesc noire nolte noose normality normalize normans norte notas ' +
  'nothere nothin notre notts noyes nudes objectid objectors obstructions occlusion onsen opining orientated ' +
  'orienteering ouster outpouring ovals overbearing overcomes overheating overjoyed overlinking overseers ' +
  'overstated overtures pabst paced pacer pacers paces paging pairings pakistani pakistanis palatable palatial ' +
  'paley pallet palmas palos pampa panicked papuan paras pared parodying parsed partaking patchy pater pauper ' +
  'paused pauses pawns payer payers peacemaker peake peale pecking pelle pelletier penalised peppermint perce ' +
  'perceiving percentile percussive perfecting periodicity perks permeated perplexed personas perverted petal ' +
  'petitioning petrel petro petros petrus peuple picker pickets pickled picky picnicking pierson pikes pilate ' +
  'pillaging pings pinus pipers pires placental placings plagues planks plano plated plating platted platter ' +
  'ploughing plums plunging plush plying poder pointedly polis polluting pondering ponting popper populating ' +
  'porting posit posse posterity postponing posturing powders prays precession precluded precludes predating ' +
  'preis presser prins printings privatised privatized procuring professes professing progressions pronouncing ' +
  'prost published publishing puerperal puffin pullen pulley pulsar punic punks punting purporting quacking ' +
  'quacks quantified quantify quantifying quantized quarrying quartered quilt quilts quint quirk quirks rabin ' +
  'racked racking radiative radiators rafts raged raine rained raines raire raiser raked rakes rance ranga rangel ' +
  'rapture rationing raving reals rearing rebelling recanted recentism recessive recieve reclining recommenced ' +
  'recumbent recursion redact redaction reddy redistricted reedy refitting refounded refraction refraining ' +
  'refuelling refuges refutes refuting regnal rehashing reise rejections relegating relented relents reliever ' +
  'reloading remission renouncing renumbering reopening reparation repealing repeater repeaters repelling repent ' +
  'reposting rereading rerun resection resent resents resetting resounding responder resurgent resurrecting ' +
  'retailing retainer retainers retouched retrieves returner reusing revolvers rhoads ricas richey ricks rigour ' +
  'riker ringer rinks rinse riser riverbed riverine rivero rives riveted riveting roamed robes rollin rollo ronny ' +
  'rooks rooting roper rother rougher roundel rounder roush roving rowling rusher rwandan sacra saddened sagas ' +
  'saladin salah salam salar salaried salas salina salvaging sameer sanda saving savings sayed scalloped scams ' +
  'scares scaring scarp scavenging scented scents schilling scolded scolds scopula scorpio scour scoured scouring ' +
  'scull sculpting seafaring seaford seaton seceded seconder sedan sedans seedling seedy segmental seiner selves ' +
  'sensei sensu serfs serge serie series server servers servo severus sfile shadowy shaheed shaka shakers shales ' +
  'shallower shanty shard shards shari sharpen sharpened sharpening sharpness shatter shattering shaver sheaf ' +
  'sheaves shelved shelving shielding shifter shilling shing shocker shockingly shone shooto shortname shortwave ' +
  'shorty shove shoved showy shrike shuffling shunt shunting shuttered sifting signer signet silencing silks ' +
  'sills similiar sitter sixes skeet sketching skewed skids skimming skits slashed slashing slave slaves slaying ' +
  'sleek slicing slider sling slipper slippers slits sloped slugs smattering smock smokey smoothing sneaking ' +
  'snell snelling snide snider sniff snipe sniping soared societ soften softening solder soldering soler solute ' +
  'solver soothing sooty sorceress sorel soros soule sowing spacex spares sparing sparkling sparky spars spate ' +
  'spaulding speck specks speedying spiced spicer spied spiel spiker spiraling spirals spires spitz spliced ' +
  'splicing splitter spokes spool spore sported spotty spout sprays sprinkling sprinters sprinting sprouting ' +
  'spurring squads squatters staked staley stalling stamping stara starbucks starlet startled starved stary starz ' +
  'stave staves steed steeped steffen steph steppes sterna stica stichting stico stiffer stifling stiles stilted ' +
  'stilts stine stipe stocking stocky stoll stomp stomping stoner stoney stoop stopper stover stowe stowed ' +
  'straddles strafing straighten straightened strangest strangle straws streamer streamers strengthens stressors ' +
  'striae strides stringed stringer strobe strode strolling strove struct stubbed stuffing stuffs stumbling ' +
  'stunted sturt stuttering suave subsidised subsidize subversion suction suman sunburst sunbury supposing ' +
  'suppressor surfacing susan swagger swaps swayed swaying swears sweater sweetened sweeter swifts tabla ' +
  'tabulated tacked tailed taiping takeo taker takers talkin talley tallying taming tampering tangerine tangle ' +
  'taras tardis tariq tasty tauris taxing tease teases teasing tedder telly tempe templated templating tenths ' +
  'terminator termini terns terribly terse testa testbed tester testifies texting thais thana thang thanh thani ' +
  'thanos thanx thebes therese thickened thickening thicket thingy thong thorny thorp thought thoughts thrashed ' +
  'thrashing thrusting thrusts thumping thunb thundering ticketing tidying tiered tighten tightening tigre timers ' +
  'tinkering tinted todos toile tolerable tolerances toleration tooling toros tossing trafficked transited ' +
  'transiting trappings tricking trickster trims trophic troughs trucking trung tucked tumblr tunic tunings turan ' +
  'tutored twister udine ulmer unbreakable undercard underline underrated underwing undesired unger unicameral ' +
  'unreadable unser unset uribe valles valse valuations variances veils venturing verging vibrating vietnamese ' +
  'vishal visualized visualizing vitae vitali vitaly vives vocations waders wafer wafers waging wailing waite ' +
  'waiters waive walkin wanda waring warping washer watcher waterline watersheds waterside weald weals wealthier ' +
  'weighty weill welder wests wether whine whining whirlwind whiskers whiteness whitey whittle whore widens ' +
  'widnes widths wield wielded wields wiles wilks willa willey willi winder windus winkle wirth withdraws wither ' +
  'withering wobble woking worden worthiness wreak wyman yearling yearning yeats zambian';
