/** Words that may stand between the words of a wording without changing it: articles, pronouns, prepositions, helpers. */
export const FILLER_WORDS =
  'the a an my his her their your our of in on at to is are was were am be been being has have had having i me he she him ' +
  'they them we us you it its this that these those some any with for from by also just very so really quite bit ' +
  'little dey don go come na wey una im e am inside into onto over around about as there his hers myself himself ' +
  'herself him who feel feeling felt seem seems get gets getting got gotten do does did will would can could more most ' +
  'both all mostly mainly still been patient child kind sort type like only then now again slightly somewhat mild ' +
  'moderate severe severely moderately mildly new-onset onset small big large';

/** Words that describe: a comma between two of them doesn't part ("red, swollen calf"). */
export const DESCRIBING_WORDS =
  'red swell tender warm hot itch watery painful dry thick white yellow green pale cold clammy blue black numb weak stiff ' +
  'small large dull sharp sore severe burn throb constant deep scaly crust blood runny raise swollen erythematous ' +
  'irritate crampy stabbing sweaty foul profuse frequent sudden loose fluid grouped hard firm lumpy curdy shiny heavy';
