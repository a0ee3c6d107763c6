/**
 * How far words name the thing that their icon shows. An icon in a list illustrates its item, but a picture that fills
 * half a card says what the deck is about.
 */

/** Folded English words that say what somebody does. They name no thing. */
const VERBS = new Set(
  `attract automate bail beat bend blink boil borrow browse burn buy calculate claim commute compare construct count
    debug deliver demonstrate depart deploy deploys digest discover donate draw drink dry eat estimate execute
    exercise explore fix fixing focus fold freeze give glow greet grow growing heal hear hoard hurt implement
    improvise inspire invest join jump learn leaving lend listen listening listens live living look measure measuring
    meditate moisturise move moves moving notify observe pack pay pick pray print pull purchase push read recover
    refuel relax remind renovate resist respect retain reuse rotate rub save scan sell serve shine shout show simmer
    sings sit slice smell speak spend sponsor spray stay steer stir taste teach throw tidy tow transfer travelled trim
    trust try unwind view wait waiting walk want watch wear win wipe witness work working write`.split(/\s+/),
);

/** Folded words with another meaning that is as frequent. They count only beside another word for the same icon. */
const DOUBTFUL = new Set(
  `leaves band bands bank banks mug mugs patch patches plaster plasters accident accidents chair chairs slide slides
    station stations navy game games iron cold cool hot warm sweet light bright dark fit fan fans plug pitch pot pots
    pilot pilots shell shells shed sheds log logs seal crown deposit deposits degree cap caps boiler nut nuts pest
    racket spring scene mass pulses mole ray organ organs bat bow mouse tablet tape trial trials tender tap taps tank
    tanks stroke nail ruler rulers present presents novel rock stamp jam keyboard press drill drills
    fence filter minor mine mint moon nursery host hosts guide guides gear beat bass shot shots current cover covers
    cube curtain operator orbit orange pride bloom record records relay reserve scout scouts state states cell cells
    mould pupil pupils bug bugs wave waves tide stream streams flow club staff trunk temple type types engine engines
    comparison comparisons`.split(/\s+/),
);

/**
 * Folded words for something abstract, which their icon only stands for: coins for costs, a signpost for a decision. In
 * a title they are what the deck is about, but in the text everything has costs.
 */
const ABSTRACT = new Set(
  `abroad access accomplishment accuracy achievement acting activism adventure advertisement advertising advocacy
    affection affordable agencies agency agents agreement aim alarm alerts alliance alternative alternatives ambition
    announcement announcements anxiety app apps assistance assistant attention attraction authority automated autonomy
    availability award awareness backup balance ball barrier barriers basket beginning benefit best bonus border
    borders boundary break breaks burden business campaign capital care career catastrophe challenge champion chance
    change chapter chapters chaos charity cheap chemical choice choices class classes coaching collaboration comfort
    comfortable commitment communication community companies company compensation competition competitor competitors
    compute computing concentration concept confidence connection consistency consulting consumer consumers contact
    contest continent contract control cooperation core corporate corruption cost costs countries country courage
    creativity credentials crime crisis culture customers cut daily danger data day deal death debt debts decision
    decisions decree dedication delivery design desktop development digital dimension dimensions direction disaster
    discipline discovery display distance diversity donor dream dreams driver driving duration earnings economics
    economy ecology education effort elegance email emergency emission emissions empathy employment endurance energy
    engagement enterprise entertainment environment equal equality equipment essential estimate ethics events evening
    everyone excellence exclusive execution expense expenses experience experiment experiments explore export exports
    fair faith family fashion fear features fee fees feedback finance finances financial flights focus food foot
    foreign fortune foundation foundations fraud free freedom freelance friend friends friendship fun functionality
    funding funds future gas generosity global goal goals goods government growth guidance guideline guidelines health
    heat heating heavy height help heritage history hobby holiday holidays home honesty honor honour hope horizon
    horror hospitality hour hours household humidity idea ideas imports impression improvement incident income
    independence industry inflation information infrastructure inheritance innovation input insight inspiration
    institution instruments insulation integration intelligence internet invention inventory investment investments
    job jobs journey judge judgment justice kickoff kids kit knowledge law leader leadership learning legal length
    lending lesson lessons level library liquid literacy load loan location logic logistics loss love loyalty luck
    luxury magazine maintenance manual manufacturing margin market marketing mass measure measurement mechanism medium
    meeting memory message metrics mind minute minutes mission mobile mobility money monument morning motivation music
    mutation national nature navigation negotiation network night noise notes notification notifications nutrition
    objective objectives obstacle office offices online optimism option options order orders orientation output
    overnight owner ownership pain parent parents park participant partner partners partnership passion patience pay
    payment payments peace peak pension perfection performance personal pilot planet play pleasure poll pollution
    potential power precision premium present price prices pride principle principles privacy prize probability
    problem product production products profession progress promotion property protection protein prototype psychology
    public publicity purchase purpose quality question quick radio random rank ranking reaction reader readers reading
    receiver reception record reduction reference references reflection region regulation relationship relationships
    reliability religion reminder rent research residence resilience resource respect responsibility retail retention
    revenue reward rights risk rival room rooms route routine rule rules ruling safety salary sale sales sample saving
    savings schedule school science score screen season security sensor series service services settlement shift shop
    shopping show signal silence size sizes skills smart society software solution solutions sound source sources
    space species speech speed spending sponsor stability stable stage stakeholder standard startup statistics steps
    stock stop storage story stories strategy street streets strength stress string strong structure student students
    studies study style subsidies subsidy success summit supplier supplies support surprise sustainability symptom
    symptoms system talk tax team teamwork technical technologies technology tension territory test themes theory
    thinking threat time tip tolerance tool tools touch tour tower track trade traffic tradition training transfer
    transparency transport travel treasurer treasury treaty trend trial trip trips trust truth understanding union
    uniform unit utility value values variety victory view violence virtue vision visit visual voice volunteer
    volunteers voucher wage wages war waste wealth weather web website week weight weights welfare wellbeing width
    winner winners wisdom witness witnesses work workload workshop world yield youth abfahrt alltag anfang angebot
    angst antrag arbeit aufgabe ausgaben bedarf beginn beitrag beitrage bildung einnahmen energie entscheidung
    entscheidungen erfolg ergebnis forderung frage freizeit gebuhr gebuhren geld geschichte gesetz gesundheit gewinn
    grundlage heizung hilfe idee ideen jahr kosten kraft lohn losung markt nachricht preis preise qualitat recht regel
    regeln reise ruhe schutz sicherheit spielwerk stunde stunden tag termin uhr umsatz umwelt urlaub verkehr vertrag
    wert zeit ziel ziele zukunft machine machines afternoon`.split(/\s+/),
);

/** Whether a folded English word is only a verb. */
export function isVerb(word: string): boolean {
  return VERBS.has(word);
}

/** Whether a folded word is enough for a picture of its icon. */
export function namesThing(word: string, isInTitle: boolean): boolean {
  return !DOUBTFUL.has(word) && (isInTitle || !ABSTRACT.has(word));
}

/** Pronouns and modal verbs. The word after them is a verb: "we ship", "it houses", "they can bridge". */
const BEFORE_VERBS =
  `I we you they he she it who will would can could should must might cannot don't doesn't didn't can't won't
  wouldn't couldn't shouldn't let's`.split(/\s+/);
/** Between such a word and its verb. */
const ADVERBS = 'also always never only then now'.split(' ');
const BEFORE_VERB = new RegExp(
  String.raw`(?<!\p{L})(?:${BEFORE_VERBS.join('|').replaceAll("'", "[’']")})\s+(?:(?:${ADVERBS.join('|')})\s+)?\p{Ll}+`,
  'giu',
);

/** Drops words that the word before them shows to be verbs, in English. */
export function withoutVerbs(text: string): string {
  return text.replace(BEFORE_VERB, ' ');
}
