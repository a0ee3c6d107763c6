import { NUMBER_WORDS } from './asked-cards';
import { BUSINESS_NAME, BUSINESS_OPENING, COMPANY_NAME } from './business-name';
import { BUSINESS, CASE_STUDY, LAUNCH, MARKETING, PITCH, PROPOSAL, REPORT, REQUEST, SALES } from './business-outlines';
import { FRENCH_KINDS, FRENCH_TOPIC } from './french/french-kinds';
import { GERMAN_KINDS, GERMAN_TOPIC } from './german/german-kinds';
import { wholeWords } from './kind-words';
import { BOOK, COMPARISON, HISTORY, LESSON, RESEARCH, RESEARCH_PROPOSAL, TOPIC, WORKSHOP } from './learning-outlines';
import { countedPoints, countedSteps } from './list-nouns';
import { LISTICLE, RECIPE, STEPS } from './list-outlines';
import { misspelt } from './misspelt';
import { kindAmong, NO_WORDS, type OutlineKind, type OutlineLanguage } from './outline-kind';
import { APPLICATION, SAFETY, SPEECH } from './personal-outlines';
import { FUNDRAISER, HOW_TO, PORTFOLIO, TIPS, TRAINING, WORTH } from './practical-outlines';
import type { OutlineSection } from './read-outline';
import { SPANISH_KINDS, SPANISH_TOPIC } from './spanish/spanish-kinds';
import { EVENT, MEETING, ONBOARDING, PLAN, RETROSPECTIVE, TRIP } from './team-outlines';
import { TRIP_NAME } from './trip-name';

/** Kinds of deck, more specific ones first. */
export const ENGLISH_KINDS: readonly OutlineKind[] = [
  kind(
    'sales',
    'Sales pitch',
    SALES,
    /\bsales (pitch|talk|call|presentation|deck|conversation)\b|^(please )?sell(ing)?\b|\bhow to sell\b/i,
    /(?<!best[- ])\bsell(ing)?\b/i,
  ),
  kind(
    'request',
    'Decision paper',
    REQUEST,
    /\bwhy (we|our|i|the|this)\b.*\b(needs?|should|must|ha(s|ve) to)\b|\bbusiness case\b|\bcase for\b|\b(budget|funding) request\b|\brequest for\b|\bdecision paper\b/i,
    // "We need a presentation about cats" only asks for a deck.
    /\bshould we\b|\bwe (?:must|have to) (?:cut|save|reduce|spend|choose|decide)\b|\bwe need\b(?!.*\b(presentation|deck|slides?|slideshow|talk|document|outline|web ?page|website|posts?|carousel)\b)/i,
  ),
  kind(
    'pitch',
    'Pitch',
    PITCH,
    /\bpitch(es)?\b|\bbusiness (plan|idea|model)\b|\b(investor|fund-?raising) (deck|presentation|round)\b/i,
    anyOf(/\binvestors?\b|\bstart-?ups?\b|\bfund(ing|raising)\b/, COMPANY_NAME.en),
  ),
  kind(
    'launch',
    'Product launch',
    LAUNCH,
    /\blaunch(es|ing)?\b|\brollout\b|^(we|i)( are|['’]re| am|['’]m)? (introduc|releas)(e|ing)\b/i,
    /\bnew (product|feature|app)\b|\brelease\b/i,
  ),
  kind('proposal', 'Proposal', PROPOSAL, /\bproposals?\b|\btender\b/i, /\bpropos(e|ing)\b|\bapply(ing)? for\b/i),
  kind('case-study', 'Case study', CASE_STUDY, /\bcase stud(y|ies)\b|\b(success|customer) stor(y|ies)\b/i, null),
  kind(
    'marketing',
    'Marketing plan',
    MARKETING,
    /\bmarketing\b|\bcampaigns?\b(?! to raise)/i,
    /\bsocial media\b|\bbrand(ing)?\b|\badvertis\w+|\bnewsletter\b/i,
  ),
  kind(
    'portfolio',
    'Portfolio',
    PORTFOLIO,
    /(?<!\b(investment|stock|share|product|property|project|bond|loan|risk) )\bportfolio\b(?! (management|manager|theory|analysis|review|risk|company|companies))/i,
    null,
  ),
  kind(
    'fundraiser',
    'Fundraiser',
    FUNDRAISER,
    /\b(fund-?rais(er|ers|ing)|crowdfunding)\b(?<!\b(investors?|start-?ups?|pitch|seed)\b.*)(?!.*\b(investors?|start-?ups?|pitch|seed|round)\b)|\b(donation|charity) (drive|appeal|campaign|run|walk|dinner|auction|gala|concert|bake sale)\b|\bappeal for (donations|funds)\b|\braising money (for|to)\b|\braise money (for|to)\b/i,
    null,
  ),
  kind(
    'tips',
    'Tips',
    TIPS,
    new RegExp(
      String.raw`\btips\b|(?:^|\b(?:\d+|${NUMBER_WORDS}) )(?:easy |simple |quick |good )?(?:ways|tricks|ideas) (?:to|for)\b`,
      'i',
    ),
    null,
  ),
  kind(
    'how-to',
    'How-to',
    HOW_TO,
    /\bhow[- ]to\b|\bhow (do|can|should) (i|we|you)\b(?! (know|feel))|\bstep[- ]by[- ]step\b|\binstructions (for|on|to)\b|\bdiy\b/i,
    null,
  ),
  kind('listicle', null, LISTICLE, wholeWords(countedPoints('en')), null),
  kind('steps', null, STEPS, wholeWords(countedSteps('en')), null),
  kind(
    'recipe',
    'Recipe',
    RECIPE,
    /\brecipe\b(?! for (?!the |an? |our |my )(success|disaster|growth|happiness))/i,
    null,
  ),
  kind(
    'worth',
    'For and against',
    WORTH,
    // "Worth it" is about the whole prompt, whatever other kind its subject suggests.
    /^.*\bworth (it|the (money|cost|price|effort|trouble)|buying|having)\b|^.*\bpros and cons of (?!.*\s(or|vs\.?|versus|and)\s)/i,
    null,
  ),
  kind(
    'onboarding',
    'Onboarding',
    ONBOARDING,
    anyOf(new RegExp(String.raw`\b(?:${misspelt('onboarding')})\b`)),
    /\bnew (hires?|employees?|colleagues?|joiners?|starters?|members?)\b|\bfirst (day|week)\b/i,
  ),
  kind(
    'retrospective',
    'Retrospective',
    RETROSPECTIVE,
    /\bretro(spective)?s?\b|\bwhat (we|i) learned\b(?! (about|in school))|\bpost-?mortem\b|\blessons learned\b/i,
    /\blook(ing)? back\b/i,
  ),
  kind(
    'speech',
    'Speech',
    SPEECH,
    /\b(wedding|best man(['’]?s)?|maid of honou?r|father of the bride|birthday|retirement|farewell|leaving|thank[- ]you|acceptance|graduation|after[- ]dinner|opening|welcome) (speech|toast)\b|(?<!\b(free|hate|freedom of) )\bspeech (for|at) (my|our|the|an?)\b|^(an? |my )?speech$|\b(a|my|wedding|the) toast\b|\b(speech|talk|toast|few words) (for|at) .{2,30}\b(wedding|funeral|retirement|birthday)\b|\beulogy\b/i,
    null,
  ),
  kind(
    'application',
    'Application',
    APPLICATION,
    /\bjob (application|interview)\b|\bcover letter\b|\bapplication as an?\b|\bapply(ing)? for (an?|the) (job|position)\b|\bself[- ]introduction\b|\bintroduc(e|ing) myself\b|\bmy (cv|résumé|resume)\b/i,
    null,
  ),
  kind(
    'safety',
    'Safety briefing',
    SAFETY,
    /\bsafety (briefing|training|induction|talk|instructions?|meeting|course)\b|\btoolbox talk\b|\bfire (drill|safety)\b|\b(occupational|site|workplace) safety\b|\bhealth and safety\b/i,
    null,
  ),
  kind(
    'training',
    'Training',
    TRAINING,
    /(?<!\b(dog|puppy|horse|potty|strength|weight|marathon|interval|endurance|resistance|circuit|model) )\btraining\b(?! (plan|schedule|data|set|camp|an?|your|my|neural|deep|large|ai|models?|for an? (marathon|race|triathlon|half))\b)|\bawareness for (our |new |all )*(employees|staff|teams?|colleagues|managers|volunteers|everyone)\b/i,
    null,
  ),
  kind('workshop', 'Workshop', WORKSHOP, /\bworkshops?\b|\bseminar\b/i, /\bbrainstorm\w*/i),
  kind(
    'lesson',
    'Lesson',
    LESSON,
    /\blessons?\b|\bcourse\b|\blecture\b|\btutorial\b/i,
    /\bteach\w*|\bpupils?\b|\bstudents?\b|\bschool\b|\b(introduction|intro) to\b|\bbasics of\b|\b(\d+(st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[- ]grade(rs?)?\b|\b(grade|year|class) \d{1,2}\b(?! (report|results|review))|\b(primary|elementary|middle) school\w*|\bkindergart(en|e?ners)\b/i,
  ),
  kind(
    'comparison',
    'Comparison',
    COMPARISON,
    /\bcompar\w+|\bversus\b|\bvs\b|\bpros and cons\b|\bdifferences? between\b/i,
    // "Electric or diesel van?", but not "Should we buy or rent?"
    /\balternatives?\b|^(?!(should|is|are|do|does|can|how|what|why|when|where|who|will)\b)[^.!?;:]{2,40} or [^.!?;:]{2,60}\?/i,
  ),
  kind(
    'research-proposal',
    'Research proposal',
    RESEARCH_PROPOSAL,
    /\b(research|thesis|dissertation|phd|grant) proposal\b/i,
    null,
  ),
  kind(
    'research',
    'Research summary',
    RESEARCH,
    /\bresearch\b|\bthesis\b|\bdissertation\b/i,
    /\bstudy\b|\bsurvey\b|\bexperiment\b|\bfindings\b/i,
  ),
  kind(
    'history',
    'History',
    HISTORY,
    /\bhistory of\b|\bhistory$|\b(timeline|origins) of\b/i,
    /\bhistory\b(?! (museum|teacher|class|lesson|book))/i,
  ),
  kind(
    'trip',
    'Trip',
    TRIP,
    /\b(road ?)?trip\b|\bitinerary\b|\b(travel|vacation|holiday|honeymoon|weekend) plans?\b|\b(city|weekend) (break|getaway)\b|\bplan for (\w+ ){0,3}(weekend|week|days|holiday|vacation) in (?!(the|an?|our|my|which)\b)/i,
    /\btravel\w*|\bvacation\b|\bholidays?\b|\bweekend in\b/i,
  ),
  kind(
    'event',
    'Event',
    EVENT,
    /\bevent\b|\bconference\b|\bfestival\b/i,
    /\bteam[- ]?building\b|\b(team|staff|company) (day|outing|retreat)\b|\boff-?site\b|\bwedding\b|\bparty\b|\bbirthday\b|\bconcert\b|\bfair\b|\b(contest|competition) (at|for|in)\b|\bcelebration\b|\bmeetup\b|\banniversary\b/i,
  ),
  kind(
    'kickoff',
    'Project kickoff',
    PLAN,
    /\bproject kick-?off\b|\bkick-?off (deck |meeting |presentation |slides )?(for|of) (the|our|a) ([\w-]+ ){0,3}project\b/i,
    null,
  ),
  kind('meeting', 'Meeting', MEETING, /\bmeeting\b|\btown hall\b|\bagenda\b|\bkick-?off\b|\ball[- ]hands\b/i, null),
  kind(
    'book',
    'Review',
    BOOK,
    /\b(book|film|movie) (report|review|presentation)\b/i,
    /\bnovel\b|\bbook\b|\bfilm\b|\bmovie\b|\bpoem\b/i,
  ),
  kind(
    'report',
    'Report',
    REPORT,
    /\breports?\b|\byear in review\b|\b(annual|quarterly|monthly|weekly|year|quarter) ([a-z-]+ )?(review|results|update)\b|\b(status|investor|project|progress|board|stakeholder) update\b/i,
    /\bresults\b|\bkpis?\b|\bq[1-4]\b/i,
  ),
  kind('business', 'Business plan', BUSINESS, BUSINESS_OPENING, BUSINESS_NAME.en),
  kind('plan', 'Plan', PLAN, /\bplans?\b|\broadmap\b|\bstrategy\b/i, /\bproject\b|\bplanning\b|\bgoals\b/i),
];

const TOPIC_KIND = kind('topic', null, TOPIC, NO_WORDS, null);

const BY_LANGUAGE = {
  en: [ENGLISH_KINDS, TOPIC_KIND],
  de: [GERMAN_KINDS, GERMAN_TOPIC],
  fr: [FRENCH_KINDS, FRENCH_TOPIC],
  es: [SPANISH_KINDS, SPANISH_TOPIC],
} as const;

function kind(
  id: string,
  label: string | null,
  sections: OutlineSection[],
  named: RegExp,
  hinted: RegExp | null,
): OutlineKind {
  return { id, label, named, hinted, sections };
}

function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'iu');
}

/** The kind of deck a prompt in this language asks for. */
export function kindOf(prompt: string, language: OutlineLanguage): OutlineKind {
  const [kinds, topic] = BY_LANGUAGE[language];
  const found = kindAmong(kinds, prompt);
  if (found) return found;
  return (TRIP_NAME[language].test(prompt) && kinds.find(({ id }) => id === 'trip')) || topic;
}

/** The same kind of deck in another language. */
export function kindIn(language: OutlineLanguage, { id }: Pick<OutlineKind, 'id'>): OutlineKind {
  const [kinds, topic] = BY_LANGUAGE[language];
  return kinds.find((each) => each.id === id) ?? topic;
}

/** The kind of deck for a shop, a café or another place of business. */
export function businessIn(language: OutlineLanguage): OutlineKind {
  const [kinds, topic] = BY_LANGUAGE[language];
  return kinds.find(({ id }) => id === 'business') ?? topic;
}
