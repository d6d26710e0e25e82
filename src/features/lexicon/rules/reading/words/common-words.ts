/**
 * Common English words that are one slip away from a word of the lexicon and yet mean themselves: "nose" isn't "noise".
 * @see npm popular-english-words 1.0.2, compared with the lexicon
 */
export const COMMON_WORDS =
  'abel abode abolition aborted absolutely absorption abused abusing accessing accessories accidental accounted ' +
  'accounting achieving acres activated activates activating activists activities added adhered adhering ' +
  'adjusting adler adoration aerial aeroplane african africans against ageing aggression aggressively agnes ' +
  'aground aided aides aiding alain albert alder alias alienated altar altars alternately alternative ' +
  'alternatives amazed amazing american americana americans amused amusing analysing analyzing anchoring ' +
  'ancillary anders angel angeles angels angie angled anglo angular angus animated animation animations annals ' +
  'antics appeal appealed appealing appeals archer arches archiving arena arenas arias armaments arose aroused ' +
  'asher ashes asian asians aspen aspiring assemble assembled assemblies assembling assent asserting assessing ' +
  'astounding asymmetric athens athletics atomic attaches attacker attackers attaining attainment attending ' +
  'attracted attracting augmented automatic auxiliary awaken awakened awakening awakens aware axles baer baked ' +
  'baking balanced balancing balconies ballad ballet ballets banda banking banks banned banning barbed barker ' +
  'barley barns barred barren barring barrow barth based basel basing basis batch bates batted batter battered ' +
  'batteries batters batting battled battling beach beaks beale beams beans beard bearded bearer beast beasts ' +
  'becoming beech begin beginning begins begun behaved behavioral behavioural believing bella bello belonging ' +
  'beloved bench bender bene benin benth berth berths beta betting bevan biases bible bickering biker biking ' +
  'billed billing bills billy binding binds bingen bingo birch biting bitter blake blame blames blanc blanca ' +
  'blanchard blanche blanco bland blank blanked blanking blanks blaze bleak blend blended blending blends ' +
  'blessings bleu blink bloch blocker blogs blond bloodshed bloom blooms blurb blurbs boast boasted boasting ' +
  'boasts boating boats bodied boeing boer boiler bolded bolding boles bolster bolstered bolts bombarded ' +
  'bombing bombings bonus booming boone boosted booth booths boots borden borderline bored boring boris borne ' +
  'borneo boron borrow borrowed borrowing borrows botched bottled bottling bound bounded bounds bowed bowen ' +
  'bower bowers bowler bowles boxed boxer boxers boyd brake brakes braking branch branched branches branching ' +
  'brand branded branding brands brasil brass brazilian breach breached breaches breaching bread breadth ' +
  'breaker breed breeding breeds brent brest bridging briggs brighter brightest brink britten broadened ' +
  'broadening brock brody broker brokers brood brook brooke brooks brothel browne browsing brushes bucks buffer ' +
  'buggy bugle bulbs bulletin bulletins bullied bullies bully bullying bumper buren buried burner burton ' +
  'burying busch buses bushes busts butter buxton bypasses bytes cabal cached cadre cafes cages cahill cakes ' +
  'calif called calling calls cambodian cameron cameroonian campaigned campaigning campaigns campo campos ' +
  'campus cancel canceled cancelled cannon cannons capped captained cardinals cards cared career carey caring ' +
  'carly carpenter carrie carried carries carson carte carts carved carving casas cases casing caste castes ' +
  'catcher catches catchy caudal causa caused causing ceased ceasing ceiling cellar cellars cello censoring ' +
  'centralised centralized centrally centred centro centuries ceres certain chaim chain chained chains ' +
  'chambered champ champs chance chances chang changed changing chapter chapters charge charged charges charles ' +
  'charmed charted charter chartered charters chase chases chatterjee cheat cheated cheating check checked ' +
  'checking checks cheer cheering cheers chefs chemically chess chester chico childless chile chili china ching ' +
  'chips choir choirs chola chongqing choosing chopin chopped chord chords chores chose chronicle chronicled ' +
  'chronicler chronicles chronicling chuck churches churchill circle circulate circulated circulating clair ' +
  'clamp clans clare clash clashed class claus claws clean cleaned cleaning cleansing clearer cleary clement ' +
  'clements clich climber clinch clinched clinic clinics clock clocks clone cloned clones cloning closer ' +
  'closest closet cloud clouds clutter cluttered coal coalition coalitions coarse coaster coastline coates ' +
  'coatings cocoa coded codes coding cognition coils colder coles colin collapsing collusion colon colonized ' +
  'colorless colt colton colts combating combine combines combining combo comet comets comfortably comic comics ' +
  'comma commanded commanding commas comme commenced commencing commended commented commenting commoner ' +
  'commoners commuting comparing compelled compete competed competes competing completely completing complexes ' +
  'composing comprises compromised compromising computing comte concealed conceding conception conceptions ' +
  'concerned concerning concerted concession concessions conclusion conclusions condemned condemning ' +
  'conditional condor conducted conducting conduction cones conferred confessed confesses confession ' +
  'confessions conform conforming conforms confucian confusing congolese conjunction connected connecting ' +
  'connection connections conner conor conquests consciously conscripted consented consisted consisting ' +
  'consolation consolidating consonant consonants constance constantin constantine constantly constitute ' +
  'constitutes constitution constitutions constraint constraints construct constructed constructing ' +
  'construction constructions constructs consul consuls consultant consultants consulted consulting consuming ' +
  'contained containing contention contest contestant contestants contested contesting contests contiguous ' +
  'continues continuity continuously continuum contract contracted contracting contractor contractors contracts ' +
  'contradiction contradictions contrasted contrasting contrasts contrived controlled controller controlling ' +
  'convection convention conventions conversion conversions converted converting convicted conviction ' +
  'convictions convincing cooke cooler cooley copied coping copying cores cornell coroner corpse corpses corpus ' +
  'correa corrected correcting costing costs couch counseling counter countered countering county court courts ' +
  'crane cranes crank crappy crashes crats crawl crazy creamy create created creates creating creed creek ' +
  'creeks crest crested crests crewed crews cricket cried crimes crist croats cropped cropping crosses ' +
  'crossings crowe crown crowned crowns crows cruft cruises cured cures curing curling curly curran currently ' +
  'curry curse cursed curtailed curved curving cushing custer daimy dairy daisy danes dante dared daring darker ' +
  'darling darts dated dating dawes dealing deals deans decay decaying deceased decide decides decimated ' +
  'decisions declaring decreasing decree decrees dedicated dedication deeds deemed deems deeper defeat defeated ' +
  'defeating defeats defect defected defects define defines deflected degrading delegated deletions delicious ' +
  'deliver deliveries delivering delivers demanding denial denied denis denise dependencies dependency ' +
  'dependent depicting depiction depictions deploying deprecated derivation derive derives descended descending ' +
  'destubbed destubbing detailing detecting detention deteriorate deterioration deterrent diets difference ' +
  'differences differential differently differing difficulties diluted dimension dimensions diner diplomats ' +
  'directing disabling disbanded disbanding discal discharged disclosed discovered dismal dismantled ' +
  'dismantling dispersed dispersion dissection dissenting distanced distances distancing distantly distilled ' +
  'distinction distinctions distorted distortion distortions distracted distracting diver divergent divers ' +
  'diverting diving doing dolls domed domes donor donors doping doris dormitories doubled doubling doubly ' +
  'doubtless dowling downey draft drafted drafting drafts draper drawer drawn dread dress dried driven driver ' +
  'drivers driving dropped drove drums drunk drying duets dunes dustin dusty earle earls earned earning earns ' +
  'eased eaves ebert edged ejection elect elected electing election elections electrical electrician ' +
  'electricity electrified electronic electronics electrons elects elevators emergence emergencies emery ' +
  'emotionally employing emptied enforcing engagement engagements entre equations equine eras erase erased ' +
  'escorting ester etched etching eternal examine examining excavation excavations exceeding excepting ' +
  'exception exceptional exceptions excesses excessively exclusion exclusive executing execution executions ' +
  'exemption exemptions exercised exercising exhaustion exhaustive expansion expansions expansive expended ' +
  'expensive experienced experiencing expert expertise experts expiration exploded exploding exploited ' +
  'exploiting exploratory explore explorers explores exploring exporting expos exposing expressed expresses ' +
  'expressing expression expressions expulsion extending extensive externally extortion extremely extremism ' +
  'extremist extremists faced facet facets facing facto factories factory facts faculty faded fading fairs ' +
  'fallen famed fanning farce fared fares farmer farther faster fatal fates fats fault faults faust feast ' +
  'feasts feather feathers feats featuring feeder fellow fellows fences feral feuds fibre fibres fiction ' +
  'fielder fifty fighter filed files filing filler filling fills filly filmed filming films filtering finder ' +
  'fined finer finest finisher finishers finishes finnish finns firearm firearms fired firing firth fisher ' +
  'fishes fist fitted fixes flags flaming flaps flare flares flattened flawed flaws fleeing flees fleet ' +
  'fleeting fleets fleming fleshy flickr flint flipping flock flocks flour flowed flowering flowing flows floyd ' +
  'foaled foiled folder folks follower followers folly fonts fooled fools footballer footballers foote footer ' +
  'foothills forbes forcefully forcing forecasting forecasts foreigner foreigners forester forewings forfeited ' +
  'forge forged forgetting forging forgot form formed forming forrest forrester forte forth forts forums ' +
  'fostering foto founder foundered fours fraction fractions fractured fragments fram frame framed frames ' +
  'framing frank franks freed freeing frequencies frequently fries frogs frontline frost fruit fruits fueled ' +
  'fuels fuller functional funded funding funds furnished furthered furthering fusiliers gabled gaines gaius ' +
  'galley gallo gallon gallons gallows gambit games gaming gaps garbage garde gardener gardeners garnering ' +
  'garry garth gary gases gates gavin genera generally generated generates generating generation generations ' +
  'genes genitalia geos ghits ghosh giles gills giving gladstone glasses gloss glowing goals golds gomes goode ' +
  'gorge gorges governing grabs grace graded graders grading graduated graduates graduating grady grain grains ' +
  'grand grande grandes grands grant granted granting grants grape grapes grasp grasping grasses grassy grave ' +
  'gravel grazing grease greater greed greek greeks greene greer greet greeted greeting greetings greta grids ' +
  'grimes gross grossed grossing groupe groupings groves grown guardians guatemalan guess gules gulls gusts ' +
  'habib hades hadn hailed hailing hails hairy halls hallucinations halted halting halves handel handled ' +
  'handling handy happening happiness harassing harden hardened hardin hardy harem hari harmonies harper hated ' +
  'hates hatred haven havre hawking hayes header headers headings headlined headlines headlining healer ' +
  'healthier healy hearst heartbreak heartfelt hearth heath heather hegel heightened heirs helper herds herein ' +
  'hermes heroes heroic heroine heroines heron herring hester hides hiding higgs higher hijacking hikers hines ' +
  'hinged hired hires hiring histories hoard hogan holden holder holdings holes holliday holman holmes homeless ' +
  'homelessness homer homme honduran honouring hooker hoops hopelessly hopes horde horizontally horne horned ' +
  'horner horst hosted hostess hotel hotels housed housing huang humane humankind hunan hungary hunted hunter ' +
  'hunters hunting hunts hurling hurst husbandry hwang hyman icons illnesses immersion impacting improv ' +
  'improving improvised inactivated incense inception incest inches incredibly incubation incursion incursions ' +
  'indian indians indicated indicating indication indications indie indies indira indonesian indra induce ' +
  'induces inducted inductees induction infectious infer infested infiltrated inflated inflation inflicted ' +
  'inflicting informing infrequently infuriated ingestion inhibited inhibiting inhibition inhibitory initially ' +
  'initiated initiates initiating injunction injured injuring innes inquiries insert inserted inserting ' +
  'insertion inserts inset insider insisting inspect inspected inspecting inspection inspections inspirational ' +
  'installed installing instances instigation instincts insulated insulation insulting intending intensely ' +
  'intensive intention intentions inter interacted interacting interacts intercept intercepted interestingly ' +
  'intermittently internally intersect intersecting intersects interval intervals intestine intro invasions ' +
  'inventing invention inventions invest invested investing ipairs irony irrigated irritated irritating jacks ' +
  'jewellery jockey johansson johnston johnstone joined joining joins joked joking jolly jumper justin justine ' +
  'keeper kenyan keyes kicker killer killings kneeling knicks knives knots knowingly labelling laborers ' +
  'labourer labourers lacey lager laing lakers lamps lander lanes lange langer lansing lapsed largest largo ' +
  'later latest latex latina latino latinos latitudes lauded launch launched launching laundering laying ' +
  'leading leads leafs leaping leaps learn learned learning learns leased leases leasing least leaving ' +
  'legalized legion legions lena lending lends lessen lesser lesson lessons letting leung levelled lever liber ' +
  'liberated liberation liberian liberties licensing lien lighter liked likened liking limbo lined linen liner ' +
  'liners linestring lingering lining linked linking links lion lions liquidated liquidity listclass listed ' +
  'listening listing listings lists liter liters lived livery livre loader loaned loans lobes locale locales ' +
  'located locating locations locke locker locus lodged lodging logged logging login longer loops looted ' +
  'looting lopes lords loser losers losses lots louder louie louis louise lover lovers loves lovin loving loyal ' +
  'loyalists lumber lynch lynching magma magnetism magneto mail mailed mailing maker makers malignant malik ' +
  'malls mandy manly manned manning manny manor manors maple mares marin marion marker markers market marketed ' +
  'marketing markets marking markings marlin marlins marred martin martins marvin masked masks massa masse ' +
  'masses massey massively master mastered mastering masters masts matched matches mater mates mather maths ' +
  'mating matteo mature meaning meanings means meath meats medal medals mediation medicinal meditation meena ' +
  'mela mendes mentality mentioned mentioning mentoring messaging messina messrs messy method middlesex migrant ' +
  'migrants migrate migration migrations mildred miles milky milling mills minded minds miner miners minimalist ' +
  'minimally minimized minimizing mirroring misleading misled misreading misses misused mobilized modes moires ' +
  'money monitored monitoring monte montr monty monuments moody moons moore moored moors morse moses mosquitoes ' +
  'moths motorized mould moulded mourning moved mover movie movies mules multiplex multiplied multiplier ' +
  'multiply multiplying murdering musica musically musicians myles myths nadal narcotics narrower natal naval ' +
  'nearby nearer neatly needlessly needy negatively neighbor neighboring neighbors nelly nepal nevermind newer ' +
  'newsid nicht nigerian nitrate norma normalized norman norse notes notifying noting novel novels number ' +
  'numbering objection objections objective obstruction offending opener operating operational operative ' +
  'operatives operators opined otter otters outsider outsiders ovens overhears overseeing oversees overt ' +
  'overtones owens packaging packer packers padded padding padua pages paine painfully paint painted painting ' +
  'paintings paints paired pairing pairs palace palaces paler palin palma palmer panned pants papal parasitic ' +
  'parenthesis parenting paris parity parked parking parks parry parsing parson parsons parti partly passenger ' +
  'passer passerine pasta paste pastel patent patented patents paths patrol patrolled patrolling patrols patsy ' +
  'patty paving paying peach peaches pearce pearson pease peers peking penal pence pending penetration ' +
  'perceived perched percussionist perfected performed performing periodical periodicals periphery permission ' +
  'permissions permitted permitting persistence persistently persona personnel persuasion pest pests petals ' +
  'petitioned petitions petroleum petrov petty phane phases phrase phrased picked pickering picket picking ' +
  'picks piece pieces pierced piercing pierre pilasters pines pinged pinging pinky pinned piper pipes pitcher ' +
  'pitchers pitches place placed places placing plague plain plains planar planet planetary planets plank ' +
  'planned plans planter planters plantings plate plates platt playa player plugged plugin plugins plunged ' +
  'pocket pockets poets pointe pointer pointless pointy poisonous poker poking poles polled polling polls polo ' +
  'ponds poole poorer popes popped popping popular populated pores ported ports posed poses posing posited ' +
  'positional positively posits possess possessed possessing poster postings postponed postulated potatoes pots ' +
  'potts pounder powder powdered prayed praying preaching precedent precedents precious predictive prefer ' +
  'preferred preferring presented presenting preserved preserving presiding presses pressured pressurized ' +
  'presuming pretended pretending prevented preventing price priced prices pricing primate primates primordial ' +
  'print printed printing prints prison prisons privateer privateers privately proactive proceeded proceeding ' +
  'proceedings processed processing production productions professed profoundly prognosis progresses ' +
  'progression projecting projection projections projective promising promotion promotions pronounced propelled ' +
  'property proportional proposition propositions props protected protecting protective protested protesting ' +
  'protruding providing psalm psalms punches punctuated punishing purged purported purposely purse pursued ' +
  'pusher pushes putting quack quarantine quicker quincy quito quitting quoted quoting raced racer racers ' +
  'racine racks radial radiant raging raided raiding raids raising ranged ranger rangers ranging rants raping ' +
  'rapping rashid rated rating ratings razed rbis reaches readiness reads realigned realising rebranded ' +
  'rebranding recalling receive receiver receivers receives receiving reception receptions recieved recital ' +
  'recitals reckoning recognised recognising recognized recognizing recording recordings recounted recounting ' +
  'recovered recoveries recreated recreating recurrence recuse recycling redacted redding redistricting redress ' +
  'reducing reduction reductions reelected referring reflected reflecting reflex refrained refueling refuge ' +
  'refused refute regain regained regaining regains regal regarding regent regents regression regularity ' +
  'regularly regulated regulates regulating regulator regulators reich rejection rejoining relations releasing ' +
  'relegated relieving relisting remain remained remaining remains remodeled remodeling remote removing renamed ' +
  'renaming renounced rental rentals rented renting rents renumbered repainted repairing reparations repeal ' +
  'repealed repeatedly replacing reporting repressed repression reproduce requiring reruns rescinded resented ' +
  'reset resisting resolved resolving resorting respected respecting respondent respondents responders ' +
  'responsive restoration restorations restoring restrained restraining restraint restraints restriction ' +
  'restrictions restrictive resulting resurrect resurrected retail retelling rethinking retreated retreating ' +
  'retrieved reuse revealing revered reversing reversion reversions reverting reviewers revolve revolves ' +
  'revolving rewarding ribbed richer riches rider riders rides rigged rigging riggs ringo risen rising risked ' +
  'risking risks rites rivera roach roaming roles roller rollers rollins rooted roots ropes roses rotated ' +
  'rotating rotations rouge route routes rover rovers ruining ruins rules rushes sable sacked sacking sacks ' +
  'saeed sagar sages sailed sailing sails sales salinas sanctioned sanctioning sanctions sander satb satisfying ' +
  'saves saying sayings scala scans scant scare scared scarlett scars scary scent score scoreless scores scots ' +
  'scotty scrap scrapped scrapping screening scripting scrolling sculls seabed seams sears seasonally seated ' +
  'seating seats secretive sectional sediments seduction seedlings seeking seeks seemed seeming segal seine ' +
  'seized seizing selection selections selling sells semen sending sends senegalese sensational sensibility ' +
  'sensing sensor sensors sentenced sentencing sepals sequences seriously serra servicing setting settings ' +
  'settle settler settles seven sevens severed severn sewell sewing sexuality shack shade shaded shades shading ' +
  'shady shaft shafts shaken shaker shale shall shame shane shaping share shared shares sharing shark sharks ' +
  'sharpe sharper shattered shave shaved sheds sheen sheep sheer shelf shell shelled shelling shells shelly ' +
  'shillings shine shines shingle shiny shipped ships shirt shirts shoes shook shooter shops shore shoreline ' +
  'shores shorten shortening shorter shout shouted shouting shouts shower shown shrinking shutting siding ' +
  'sightings signaling signings similarity similarly simulated simulating sing singer singers singing singled ' +
  'singly sings sired sited sized sizes skeptic skeptics skies skiing skill skilled skills skink skipper ' +
  'skipping slabs slash sleeper slice sliced slices slick slide slides sliding slightest slipping sloping slots ' +
  'slower slums smaller smart smelting smiley smiling smuggling snapped snare sneak sneaks snout snowy soares ' +
  'soaring sobre socking socks softer solos solve solved solves solving sorted sorting sorts soto souls sourced ' +
  'sourcing southeastern southend southwest sovereign spaced spacing spade spades spain spalding spammed ' +
  'spamming spanning spans spare speaker spear spears speeches speed speeding speeds spellings spelt spent ' +
  'spice spices spies spike spikes spiny spiral spire spite splitting spock spoiler spoke spontaneously spores ' +
  'sport sporting sports spotted sprang sprawling spray sprayed spraying springer sprinkled sprint sprinter ' +
  'sprints sprung spurred spurs squeeze stack stacked stacking stacks stacy stade stadt staff staffed staffing ' +
  'staffs stage staged staging stain stainless stains stair stake stakes stalk stalked stalking stalks stall ' +
  'stalled stalls stamp stamped stamps stanis staple staples stare staring stark starlight starling starr ' +
  'starred starring starter starters startling starving state stated states stating stationed stats statue ' +
  'statues staudinger stead steady steak steal stealing steals steamer steen steep stele stemmed stemming stems ' +
  'steppe stepping steroid steve steven stevenson sticker stint stints stirling stock stocked stockings stocks ' +
  'stoke stoker stokes stole stony stood stopping store stored stores storing stormy story strait straits ' +
  'strand stranded strands stranger strangers strangled strap straps straus straw streamline strengthen ' +
  'strengthened strengthening stresses stretched stretches stretching stride strife striker strikers striking ' +
  'string strings stripped stripping strive strives striving stronger strongest strung stuart stubs stuff ' +
  'stuffed stunned stunning stunt stunts style styled styles styling submission submissions subsidies ' +
  'subsidized subsidy successes succession successively sucker suing suite suited suites suits supplied ' +
  'suppliers supplies supply supplying suppression surgeries surveying surya sustained swapped swear swearing ' +
  'sweep sweeping sweeps sweet sweets swept swift swine swing swinging swings swiss switch switched switches ' +
  'switching swore swung tagging tails tales taller tallied tallinn tally taluk tammy tanks tanner tanzanian ' +
  'tapes taping tasked tasks tasting taxes taxis teachings teamed teaming teams teased teens teller temperate ' +
  'templates temporary tended tendencies tending tentacles tenth tents termen terminate terminates terminating ' +
  'terry testified testifying texts thank thanked thanking thanks theme themed themes therein theresa theses ' +
  'thicker think thinker thinkers thinking thinks thinsp thirty thorne thorough though thrash thread threaded ' +
  'threads threat threatened threatens threats throughput thrower thrust ticker ticket tides tier tiers ' +
  'tightened tighter tiled tiles tiling timed timer timing timmy timor tinker tipped titled token tokens ' +
  'tolerance tolerated tolls tones tools topic topical topics torch tossed totalling touches tough toxin toxins ' +
  'tract tracts trafficking trail trailed trailing trails train trained training trainings trains trans ' +
  'translated translating trapped traps travelling travers traversed traversing tread treaty trent trevor ' +
  'triangles trick tricked tricks tried tries trios tripled troubled troubling trough truck trucks tudor tuned ' +
  'tuning turin turing turks turner tutor tutoring tutors tuttle twins tying typed typically typing typos tyres ' +
  'ugandan undergoing underlying undermine underparts undertook underwood unter untitled unusually unveiling ' +
  'unwilling upholding upmerging upsetting urged urging usable valle valuation value values variation ' +
  'variations varies variously varying vasco vases vehicular veiled venus verbs verifying versed vibes vidal ' +
  'vince vines violating violently violet visualize vocation voiced voiceless voicing vulgar wading wager wages ' +
  'waited waiter waiting waits wales walker walla waller wallet wallis wally walter walters wandering waned ' +
  'wards wares warmer warned warning warns warp warped warred warring washing wasted watershed waterways watts ' +
  'waved waving weaken weakening weaker weaknesses wearer weaver weavers weaving wedding weddings weekend ' +
  'weeping weigh weighed weighing weighs weiss wellbeing weller welles whale whales whaling whatsoever wheat ' +
  'wheel wheeled wheeling wheels whereas wherein while whistler whiting whorl whorls whose whyte widen widened ' +
  'widening wider widest width wielding wight wilde wilder willem willingly willis willy windy wines winged ' +
  'wings winning wintering wiped wired wiring wishes witch withdrawing withdrawn witnesses wives women ' +
  'wondering wooden woody wordy worker workings worried worthy wouldn woven wrapped wrapping wrestling wright ' +
  'write writes writing writings yellowish';
