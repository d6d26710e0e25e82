/**
 * Stems of common English words, weekdays, months, meals and towns of Nigeria: no finding, but understood. What is neither here nor
 * in the lexicon is of another language, a name or misspelt.
 * @see npm popular-english-words 1.0.2, its first 8,000 words, compared with the lexicon
 */
export const ORDINARY_WORDS =
  'aaron aba abandon abbey abbreviat abeg abeokuta ability aboard abolish aboriginal abraham absorb abstract abuja ' +
  'abundant academic academy accept acceptabl acceptanc access accessibl accidental acclaim accommodat ' +
  'accommodation accompani accompany accomplish accordanc according account accountant accredit accuracy accurat ' +
  'accus accusation achiev achievement acknowledg acoustic acquir acquisition acr action activist actor actress ' +
  'actual adam adapt adaptation addition additional address adelaid adequat adjacent admin administer ' +
  'administration administrativ administrator adminnam admiral admission admit adopt adoption advanc advantag ' +
  'adventur advertis advertisement advic advis adviser advisor advisory advocacy advocat aerobic aesthetic afd ' +
  'affair affect affiliat affiliation afghanistan aftermath afternoon afterward agency agenda agent aggregat agre ' +
  'agreed agreement agricultur agricultural ahead ahm aim aircraft airfield airlin airport akara alabama alan alaska ' +
  'albanian albeit alberta album alex alexander alfr algorithm alien align alignment allan alleg allegation ' +
  'alleged allen alli allianc allocat allow ally alon along alongsid alpha alpin already alternativ altitud ' +
  'altogether alumni amala amateur ambassador ambiguous amend amendment ammunition among amongst amsterdam ' +
  'analysis analyst ancestor ancestry anchor ancient anderson andr andrea andrew andy anger anglican angry anim ' +
  'ann anna anni anniversary announc announcement annual anon anonymous anthem anthology anthony anthropology ' +
  'antonio anybody anyon anytim anyway anywher apartment apologiz apology apparent appearanc appl appli applicabl ' +
  'application apply appoint appointment appreciat apprentic approach appropriat approv approval approximat april arab ' +
  'arabia arabic arbcom arbitrary arbitration arbitrator arcad archaeological archaeology archbishop architect ' +
  'architectur architectural archiv arctic aren arg argentin argentina argu arguab aris arizona arkansa armenia ' +
  'armenian armor armstrong army arnold arrang arrangement array arriv arrival arrow arsenal arthur articl ' +
  'artifact artificial artillery artist artistic artwork asid aspect aspx assassination assert assertion assess ' +
  'assessment asset assign assignment assist assistanc assistant associat association assum assumption astronomer ' +
  'astronomy athletic atla atlanta atlantic atmospher atom attain attempt attend attendanc attention attitud ' +
  'attorney attract attraction attractiv attribut attribution auckland auction audienc audio august austin ' +
  'australia australian austria austrian author authority authoriz auto autobiography automat automatical ' +
  'automobil autonomous autumn availability availabl avenu averag aviation award awareness axis azerbaijan bach ' +
  'bachelor background backup bacteria badg badly bailey baker ballot baltimor banker bankruptcy banner baptist ' +
  'bar barbara barcelona barn baron baronet barrier barry baseball basement basic basical basin basketball bass ' +
  'bassist batch batman battalion beam bean beautiful beauty behalf beij belgian belgium belief believ beneath benefit ' +
  'bengal benin benjamin bennett berkeley berlin bernard besid best betty beyond bia bias biblical bibliography ' +
  'biggest bill billboard billion biographical biography biological biology birmingham birthday bishop blacklist ' +
  'blatant blog blogspot bobby bodyclass bold bomber book boom borough boss boston bot boulevard boundary boyfriend bradley ' +
  'braid bread breakthrough brewery brief brien brigad brigadier brilliant brisban bristol britain british broad ' +
  'broadcast broadcaster broader broadway bronz brooklyn browser bruc brussel bryan buddhist budget bueno buffalo ' +
  'builder built bulgaria bulgarian bulk bunch bureau burial burk businessman busy butler butterf buy byzantin ' +
  'cabin cabinet cabl cach cak calabar calculat calendar california calm cambridg camera campaign campbell canada ' +
  'canadian candidat canton canva canyon capability capabl capacity capital capitol captain caption captur ' +
  'cardinal career careful cargo caribbean carl carlo carol carolin carolina carter cartoon cas cash casino castl ' +
  'casualty catalina catalog catalogu category cathedral catherin catholic cattl caus cavalry ccffcc celebrat ' +
  'celebration celebrity celtic cemetery censorship census cent century ceremony certain certifi certificat ' +
  'certification cfcfff cfd chairman challeng chamber champagn champion championship chan chancellor channel chao chapel ' +
  'character characteristic characteriz charitabl charity charli charlott chart chassis cheap checkuser chef ' +
  'chemist chemistry chen cherry chicago chief childhood chilean chines chip chocolat choic choos chorus chosen ' +
  'chris christ christian christianity christma christopher cincinnati cinema circa circuit circulation ' +
  'circumstanc circus cit citation citizen citizenship city civic civil civilian civilization claim clair clan ' +
  'clarification clarify clark class classic classical classifi classification classroom claus cleanup clergy ' +
  'clerk cleveland client cliff climat clinical clinton closur club cluebot coach coastal cockroach cod coffe cognitiv cohen ' +
  'coibot col collaborat collaboration collaborativ collectiv colleg collegiat collin colombia colonel colonial ' +
  'colony colspan columbia columbus column columnist combat combination comedian comedy commemorat comment ' +
  'commentary commentator commerc commercial commission commissioner commit commitment committe common ' +
  'commonwealth commun communicat communication communist community comp compact companion company compar ' +
  'comparabl comparativ comparison compatibl compensation competition competitiv competitor compil compilation ' +
  'complain complaint completion complex complexity complianc complicat complication component compos composer ' +
  'composition comprehensiv compris computer conceiv concentrat concentration concept concern concert concerto ' +
  'conclud conduct conductor confederat conferenc confidenc confident configuration confin confirmation conflict ' +
  'congregation congress congressional congressman connect connecticut connor conquer conquest consecrat ' +
  'consecutiv consequenc consequent conservativ consider considerab considerabl consideration consist consistency ' +
  'consistent consolidat conspiracy constituency constitut constitutional constructiv consult consumer consumption ' +
  'contain contemporary contentious context continent continental continuation contrary contrast contribut ' +
  'contribution contributor controversial controversy conventional convert convinc convoy cooper cooperation ' +
  'cooperativ coordinat coordination coordinator copenhagen copper copy copyright copyvio cor cork corporat ' +
  'corporation correct correspond correspondenc correspondent corruption cost costa costum council councillor ' +
  'counsel country countrysid county coup coupl courag courthous coverag craft craig crater creation creativ ' +
  'creator creatur credibl credit crew cricketer crim criminal criteria criterion critic critical criticis ' +
  'criticism criticiz croatia croatian crucial cruis cruz crystal cuba cuban cult cultural cur curator curious ' +
  'currency curriculum curtis curv custody custom customer cyclon cylinder cyprus czech dakota dal dalla dam damag ' +
  'dandruff danfo danger dangerous daniel danish danny darkness data databas dav david davis davy dawn deal dealer ' +
  'dealt dean death debat debt debut december decent decid decision deck declar declaration declin decorat ' +
  'decoration decorativ deer default defenc defend defender defens defensiv defin definit definition definitiv ' +
  'defunct delawar delegat delegation delet deletion delhi deliberat della delta demand demo democracy democrat ' +
  'democratic demolish demolition demonstrat demonstration denmark dennis denot dens density denver depart ' +
  'department departur depend depict deploy deployment deposit depot deprod depth deputy derby deriv derivativ ' +
  'descendant descent describ description desert deserv design designat designation designer desir desk ' +
  'destination destroy destroyer destruction detail detect detection detectiv determin determination detroit ' +
  'develop developer development devic devil devot dfffdf dhaka diagnos diagnosis diagram dialect dialogu diameter ' +
  'diamond diana diary dick dictionary diego diff differ digital din dioces diploma diplomat diplomatic direct ' +
  'direction director directory disability disabl disagre disagreement disambiguation disaster disc disciplin ' +
  'discography discontinu discover discovery discrimination discuss discussion dish disk dislik dismiss disney display ' +
  'disput disruption disruptiv dissertation dissolv distinct distinctiv distinguish distribut distribution ' +
  'district divers diversity divid divin division divorc dock doctor doctoral doctorat doctrin document ' +
  'documentary documentation dollar dom domain domestic dominant dominat dominican donald donation dorothy doubt ' +
  'doug dougla download downtown dozen dragon drama dramatic dream dress drew drummer dual dub dubious dublin duck ' +
  'duet duk duncan duplicat duration durham during dutch duty dynamic dynasty eagl earl earlier earliest earlob ' +
  'earn earth earthquak easier east eastern eba echo ecological economic economist economy eddi edinburgh edit ' +
  'edition editor editorial educat education educational educator edward efcfff efefef effect effectiv ' +
  'effectiveness efficiency efficient egypt egyptian eighteen either elaborat eldest electoral electron element ' +
  'elementary eleven eleventh eligibl eliminat elimination elit elizabeth ellen ellis els elsewher embark embassy ' +
  'embed emerg emeritus emigrat emily emission emma emotion emperor emphasis empir employ employe employer ' +
  'employment empress enabl enact enclos encod encompass encounter encourag encyclopedia encyclopedic endanger ' +
  'endemic endors enemy enforc enforcement engag engineer england english enhanc enlist enormous enroll enrollment ' +
  'ensembl ensur enterpris entertainment entitl entity entranc entrepreneur entry enugu environment environmental ' +
  'epic episcopal equal equality equation equip equipment equity equivalent eric ernest error escap escort ' +
  'especial espn essay essential essex establish establishment estat estimat ethic ethical ethnic ethnicity eugen ' +
  'europ european evaluat evaluation eventual everyday evidenc evident evil evolution evolutionary evolv examin ' +
  'examination exampl excellenc excellent except exchang excit exclud exclusiv excus execut executiv exhibit exhibition ' +
  'exil existenc exit expectation expedition expell expens experiment experimental explain explanation explicit ' +
  'exploration explorer export expr express extant extend extension extensiv extent exterior extinct extraordinary ' +
  'fabric facad facebook facilitat facility fact faction factual fair fairy faith fak fals fam familiar famous ' +
  'fanta fantastic fantasy farmer fashion fastest favor favorabl favorit favour favourit feat featur february federal ' +
  'federation fee feedback fefef fellowship feminin feminist fernando festival ffffff fictional fifa fighter figur ' +
  'fil filipino filmmaker filter final finalist financ financial finit finland fiscal fish fitness flag flagship ' +
  'flatmat fle fled flexibl flora florenc florida flower flut focus folk folklor font fontsiz footag footnot forbidden ' +
  'ford formal format formation former fort fortress fortun forty forum fossil foster fought foundation founder ' +
  'fourteen framework fran franc franchis francis francisco frank frankfurt franklin franz fraser fraud fred ' +
  'frederick freedom freestyl freight french freshman freshwater friday friendship fring frog frontier fufu functionality ' +
  'fund fundamental funeral further furthermor fusion futur gabriel galaxy gallery gam gameplay gang gargl garner ' +
  'garri garrison gat gather gaug gear gender generat generic genetic genr gentl genuin genus geographic ' +
  'geographical geography geological geology geometry georg georgia georgian german germany gfdl giant gibson gift ' +
  'gilbert giovanni girlfriend glad glasgow glen global glory goal goalkeeper goddess golf googl gordon gospel gothic govern ' +
  'governanc government governor graduat graduation graham grammar granit graph graphic gravity greatest greec ' +
  'greg gregory grew grid guarante guardian guid guidanc guidelin guild guilty guitar guitarist gulf guy gym ' +
  'habitat hall hamburg hamilton hamlet hampshir han handbook harassment harbor harbour hardwar harmattan harmony ' +
  'harold harris harrison harry hart harvard harvey hat hawaii headquarter healthcar heavyweight hebrew hectar ' +
  'heir helen helicopter hell helpful henc henderson henry herald herbert heritag hero hidden highest highlight ' +
  'highway hindi hindu hispanic historian historic historical hitler hlist hoax hockey holder holland hollywood ' +
  'holocaust holy homeland hometown homework honest hong honor honorary honour hood hopeful hopkin horror host ' +
  'hostil household householder houston however hudson hugh hull humanitarian humanity humor hundr hungarian ' +
  'hurrican hybrid hydrogen hypothesis ibadan iceland icon iconic idea ideal identical identifi identification ' +
  'identify identity ideology idol ifeq ignor illegal illinois illustrat illustration illustrator ilorin imag ' +
  'imagery imagin imagination imdb immediat immigrant immigration impact imperial implement implementation impli ' +
  'implication imply import importanc important impos impossibl impress impression impressiv imprison imprisonment ' +
  'inaccurat inappropriat inaugural inaugurat inch incident inclin includ inclusion incom incorporat incorrect ' +
  'incumbent indefinit independenc independent indiana indicat indigenous individual indomi indoor industrial ' +
  'industry infantry inferior infinit influenc influential info infobox inform informal information informativ ' +
  'infrastructur infringement inhabit inhabitant inherent inherit initiativ inland inlin innocent innovation ' +
  'innovativ input inquiry inscription insight insist inspector inspir install installation instanc institut ' +
  'institution institutional instruction instructor instrument instrumental insufficient insuranc intact integral ' +
  'integrat integration integrity intellectual intelligenc intelligent intend intensity intent interact ' +
  'interaction interactiv interchang interfac interferenc interim interior intermediat international internet ' +
  'interpret interpretation interrupt intersection interstat intervention interview introduc introduction invalid ' +
  'invasion invent inventor investigat investigation investigator investment investor invit invitation invok ' +
  'involv involvement iowa iran iranian iraq iraqi ireland irish irrelevant isaac isbn isl islam islamic island ' +
  'isolat isolation israel israeli issu italian italic italy item itself ivan jack jackson jacob jacqu jail jak ' +
  'jamaica jan january japan japanes jar jason java jazz jean jeff jefferson jennifer jeremy jerry jersey ' +
  'jerusalem jess jesus jew jewish jimmy joan job joel jog john johnny jok jollof jon jonathan jordan jos joseph ' +
  'josh joshua journal journalism journalist jpgfil juan judg judgement judgment judicial juli julia julian july ' +
  'jun junction jungl junior jurisdiction jury justic justifi justification justify juvenil kaduna kano kansa ' +
  'karen karl kat keen keith kek kelly kennedy kenneth kent kentucky kerala kevin key keyboard khan kilometer ' +
  'kilometr king kingdom kiss kitchen kitt knew knight knockout knowledg kobo kong korea korean kumar kyl label ' +
  'laboratory ladl lady lago laid lan landlord landmark landscap lang languag lanka lap laptop lateral laura law ' +
  'lawrenc lawsuit lawyer layout leader leadership leaf leagu leas leav lebanon lectur lecturer legacy legal ' +
  'legend legendary legislation legislativ legislatur legitimat lemmon length lengthy leonard lesbian lesli let ' +
  'lewis lgbt liberal liberty library licenc licens lieutenant lifestyl lifetim lighthous likewis limeston ' +
  'limitation lincoln linda lineag lineup linguistic link linkwatcher linux lisa list listen literacy literal ' +
  'literary literatur lithuania lithuanian liverpool ller lloyd loan locality locat location locomotiv lodg logic ' +
  'logical logo lon london longest longtim loop lord louisiana lov lowest loyalty luca luck lucky lucy luis luk ' +
  'luxury lynn lyric macdonald madison madonna madrid magazin magic magical magnetic magnitud maid maiden mainland ' +
  'mainspac mainstream maintain maintenanc major majority malaysia mall malta mammal manag management manager ' +
  'manchester mandat mandatory manhattan manila manner mansion manual manuel manufactur manufacturer manuscript ' +
  'mar marc march marcus margaret marginal mari maria marin mario maritim market marksiz marri marriag marry marsh ' +
  'marshal marshall mart martha martial marvel mary maryland mask mason massachusett massacr material maternal ' +
  'math mathematic mathematical mathematician matrix matron matt matthew mattress mauric maximum may mayb mayor mcdonald mdash ' +
  'mean meaningful meantim meanwhil measur measurement meat mechanic mechanical mechanism medalist media median ' +
  'mediawiki medical medieval mediterranean medium melbourn melody member membership memoir memorial mention ' +
  'mentor menu mer merchant mercury merg merger merit mesa meter method methodist metr metric metro metropolitan ' +
  'mexican mexico miami michael michel michigan microsoft middot midnight might miguel mik mil milan military ' +
  'militia mill millennium miller million milwauke mind mineral minimum minister ministry minnesota minority ' +
  'mirror miscellaneous missil missionary mississippi missouri mistak mistaken mitchell mixtur mobil mod model ' +
  'modern modest modifi modification modify modul moi molecul molecular momentum monarch monastery monday monitor ' +
  'monk monster montana montgomery montreal monument moral moreover morgan morn morocco morris morrison moscow ' +
  'mosqu motivat motto mount mountain mous muhammad mumbai munich municipal municipality murder murray museum ' +
  'music musician muslim must mutual myspac mysterious mystery myth mythology naija nak namespac nancy nap ' +
  'napoleon narrativ narrator nasa nashvill nathan nation national nationalist nationality nationwid nativ nato ' +
  'natur natural navbox navigation navy nazi ncaa nearest neat nebraska necessary negotiation neighborhood ' +
  'neighbourhood neil nelson neologism nephew nest netherland network neutral neutrality nevada nevertheless ' +
  'newcastl newspaper newton next nic nichola nick nicknam nin nineteenth nintendo ninth nobel nobility nobl nobody ' +
  'noindex nominat nomination nominator nomine nonetheless noodl noon norfolk north northeast northeastern northern ' +
  'northwest northwestern norton norway norwegian notab notability notabl noteworthy noticeboard notifi notion ' +
  'notoc notorious noun nova novelist november nowaday nowrap npov nuclear number numerous nursery obama objectiv ' +
  'obscur observ observation observatory observer obsolet obtain obvious occasion occasional occupation occupi ' +
  'occupy occur ocean october odd offens offer offic officer official offshor oga ohio okada oklahoma older oldest ' +
  'oldid oliver olympic onitsha onlin ontario onward opera operat operator opinion opponent opportunity oppos ' +
  'opposit opposition optical option optional orang orbit orchestra ordain order ordinary oregon organ organic ' +
  'organis organisation organism organiz organization orientation origin original originat orlean orphan ors ' +
  'orthodox oscar ottawa otto ottoman ought outcom outdoor outlet outlin outright outstand oval overall overcom ' +
  'overlap overview overwhelm owamb owen owerri owing owner ownership oxford pac pacific packag pageant pagenam ' +
  'paid painter pair palestin palestinian palomar panadol panama panel para paracetamol paradis paragraph parallel ' +
  'parameter parent parish park parker parliament parliamentary parody partial participant participat ' +
  'participation particl particular partnership passag passenger passion pastor path patrick patron pattern paul ' +
  'paulo pavilion pawpaw payment peaceful peak pearl pedro peer penalty peninsula penn pennsylvania pension pepper ' +
  'percentag perception perfect perform performanc performer perhap permanent permit perry persian personal ' +
  'personality perspectiv persuad perth peter petersburg petition pharmacy phas phenomena phenomenon phil ' +
  'philadelphia philanthropist philip phillip philosopher philosophical philosophy phoenix photograph photographer ' +
  'photographic photography physic physician physicist pianist piano pictur pilot ping pioneer pirat pittsburgh ' +
  'placement plantain plantation plastic plateau platform platinum plausibl player playground playoff playwright ' +
  'plaza pleas pleasant plot pls plural plus plz podcast poem poet poetry pol poland politic political politician poll ' +
  'pollution poly popularity population port portal porter portfolio portion portland portrait portray portrayal ' +
  'portugal portugues possession possib possibility possibl postal posthumous potential potter pottery poverty ' +
  'powell powerful practic practical pradesh pragu prais precis precision predecessor predict predominant ' +
  'prefectur preferenc prefix prejudic preliminary premier premiership premis prepar preparation presbyterian ' +
  'presenc presentation preserv preservation presidency presidential prestigious presum presumab pretty prevention ' +
  'preview prey prid priest prim primary primitiv princ princess princeton principal principl prior priority ' +
  'prisoner privacy prix priz probability problematic procedur procedural proceed process proclaim prod produc ' +
  'producer product prof profession professional professor profil profit program programm prohibit project ' +
  'prolific prominenc prominent promis promot promotional prompt pronunciation proof propaganda property propos ' +
  'proposal pros prosecution prosecutor prospect protagonist protect protection protest protestant protester ' +
  'protocol prototyp proud prov proven provid provider provinc provincial provision provisional proximity ' +
  'pseudonym psychological psychology public publication publicity publish publisher puerto punishment punjab punk ' +
  'puppet pur purchas pursuit pushpin qualifi qualification qualify quality quantum quarter quarterback ' +
  'quarterfinal quartet quebec queen queensland query quest questionabl quot rabbi rachel racial racism racist ' +
  'radar radical radio radius raid rail railroad railway rainfall raja rally ralph ranch random rank rapper rar ' +
  'rarr rate ratio rational raymond reader realistic reality realiz realm rear reasonab reasonabl rebel rebellion ' +
  'rebuilt recall recipient recognition recommendation reconnaissanc reconstruction record recreation recreational ' +
  'recruit rectangular rector redirect redundant reed ref refer refere referenc referencesexternal referendum ' +
  'reflect reflection reform refuge regard regardless regim regiment region regional register registration ' +
  'regulation regulatory rehabilitation reid reign reinforc relat relation relationship relay releas relegation ' +
  'relevanc relevant reliability reliabl relief religion religious relist relocat reluctant rely remak remark ' +
  'remarkabl remedy remix remnant removal renaissanc renam render renew renovat renovation renown rent reopen ' +
  'repair replac repli reply report reported reporter reportscoibot represent representation representativ reprint ' +
  'reproduction republic republican reputabl reputation request requir requirement rescu research researcher ' +
  'resembl reserv reservoir resid residenc resident residential resign resignation resistanc resolution resort ' +
  'resourc respect respectiv responsibility responsibl restor resum retir retirement retreat reunit reveal reveng ' +
  'revenu reverend revers revert review reviewer revis revision reviv revival revolt revolution revolutionary ' +
  'reward rewrit rewritten reynold ric rica richard richardson richmond rick rico ridiculous rifl ritual rival ' +
  'rivalry robert robertson robin robinson robot roger rol rollbacker rom roman romanc romania romanian romantic ' +
  'ronald rooki roosevelt root ros rosa ross roster rotation rowspan royal rugby rul ruler runner runway rural ' +
  'russell russia russian ruth ryan sabi sacr sacrific saf safety sail sailor saint sak sal salary samuel ' +
  'sanctuary sandal sandbox sang sank santa santiago sara sarah satellit satisfi satisfy saturday saudi saxophon ' +
  'scan scandal scen scenario schedul schem scholar scholarship scienc scientific scientist scop scor scorer ' +
  'scotland scott scottish screen screenplay screenshot screenwriter script sculptor sculptur sean search seattl ' +
  'secondary secret secretary sector secular secur security seek seeming sef select selectiv sell semifinal ' +
  'seminary senat senator send senior sent separat separation september sequel sequenc serbia serbian sergeant ' +
  'serial serious servant servic session set settlement seventeen seventh sha shah shakespear shanghai shaw ' +
  'shawarma shed sheffield shelter sheriff shield ship shop should shouldn shrin shtml sieg signal signatur ' +
  'significanc significant silenc silk silly silva similarity simon simp simpl simpson simultaneous singapor ' +
  'singlet singular situat situation sixteen sixth siz sketch slavery sleepy slic slop slot smallest smith smooth soccer ' +
  'social socialist society sociology sockpuppet socorro softwar solar sold solid solo solomon solution somerset ' +
  'sometim somewher song songwriter sony soon soprano sorry sought soul soundtrack soup sourc southern ' +
  'southwestern soviet spacecraft spacewatch spaghetti spam span spanish speaker special specialist specializ ' +
  'specialty specifi specific specifical specification specify specimen spectator spectrum speculation specy ' +
  'speedy spencer spend spher spicy spiritual spoken spong sponsor sponsorship squad squadron squar stability stadium stanc ' +
  'standalon standard stanford stanley star statement static station statistic statistical steel stem stephen ' +
  'stern stewart stockholm stolen storag storm story storylin strategic strategy strict structur structural ' +
  'student studi studio study stupid subdivision subfamy subject subjectiv submarin submit subpag subsequent ' +
  'subsidiary subspecy substantial substitut suburb suburban succeed success successful successiv successor such ' +
  'sued suffer sufficient sugar suggest suggestion suit suitabl sullivan sultan summary summer summit sunday sung ' +
  'superintendent superior supervis supervision support supporter suppos supposed suprem sur surfac surgeon ' +
  'surgical surnam surpris surrender surround surveillanc survey survival survivor suspect suspend suspension ' +
  'suspicion suspicious sussex sustainabl suya sweden swedish switzerland sword sworn sydney symbol symbolic ' +
  'symphony synonym synthesis syria syrian sysop systematic tackl tactic tactical tag tail tailor taiwan tal ' +
  'talent talkpag tamil tank task taught taylor tea teacher teahous team teammat tech technical techniqu ' +
  'technological technology teen teenag teenager telegraph telephon television templat temporary tend tennesse ' +
  'tenor tenur terminal terminat terminology terminus terrac terrain territorial territory terror terrorism ' +
  'terrorist testament testimony texa textbook tfd thai theater theatr theatrical theological theology theorem ' +
  'theoretical theory thereafter thereby therefor thesis thirteen thoma thompson thomson thorough thousand ' +
  'threshold thriller thron thursday thus ticket tiger timber timelin tir titl toast todd together tokyo toll tomb ' +
  'ton tony tool toronto torpedo tortur total touchdown tour tourism tourist tournament tower township trac trad ' +
  'trademark trader tradition traditional tragedy transaction transfer transform transformation transit transition ' +
  'translat translation translator transmission transmit transmitter transparent transport transportation trap ' +
  'treasur treasurer treasury trend trial triangl trib tribal tribut tributary trilogy trim trinity trio tripl ' +
  'trivia trivial trolley troop trophy tru truly trumpet trust truste truth try tub tuesday tun turkey turkish twelv ' +
  'twentieth twitter tyler uefa ugwu ukrain ukrainian ultimat una unacceptabl unanimous unawar unblock uncertain ' +
  'uncommon uncredit undergraduat underground underneath understand understood undertaken underwater ' +
  'unencyclopedic unexpect unfortunat unfre uni unifi uniform unincorporat uninvolv union uniqu unit unity univers ' +
  'universal university unless unnam unnecessary unofficial unreferenc unrelat unreleas unreliabl unsourc ' +
  'unsuccessful unus unveil upcom updat upgrad upload uploader upon upris urban usag useful user userbox usernam ' +
  'userpag userspac using ussr utah utility utiliz uyo vacant vagu valid validity valign valley valu valuabl ' +
  'vancouver vandal vandalism vanity vari variabl variant variety vary vaselin vast vcard vector vega vegetation velocity ' +
  'venezuela venic ventur venu verb verifi verifiabl verification verify verlag vermont vers version versus ' +
  'vertical vessel veteran viabl vicinity victim victor victoria victorian victory vienna view viewer viii villa ' +
  'villag vincent vinyl viola violat violation violenc violin virgin virginia virtu virtual virus visibl vitamin ' +
  'vocal vocalist volcanic volleyball voltag voluntary vot voter voyag vulnerabl wagner wahala wait wallac wang ' +
  'war ward warehous warfar warn warner warrant warren warri warsaw wartim washington watchlist watson wayn wealth ' +
  'wealthy weapon websit wednesday weekday weekend weird welcom welfar wellington welsh western wetin what ' +
  'whatsapp whenever whether which whilst whitelist whom wicket wikidata wikimedia wikipedian wikis wilderness ' +
  'wildlif william wilson wing winner winter wireless wis wisconsin wisdom withdraw withdrew wolf wonderful ' +
  'woodland worker workshop worldwid worship wrestler writer wrot yal yam yang yard yawn yeah yield yoghurt york ' +
  'yorkshir young younger youngest youth youtub yugoslavia zealand zhang zobo zon';
