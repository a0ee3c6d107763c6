import { BUSINESS_NAME, BUSINESS_OPENING } from './business-name';
import { BUSINESS, CASE_STUDY, LAUNCH, MARKETING, PITCH, PROPOSAL, REPORT, REQUEST, SALES } from './business-outlines';
import { FRENCH_KINDS, FRENCH_TOPIC } from './french/french-kinds';
import { GERMAN_KINDS, GERMAN_TOPIC } from './german/german-kinds';
import { BOOK, COMPARISON, HISTORY, LESSON, RESEARCH, TOPIC, WORKSHOP } from './learning-outlines';
import { kindAmong, NO_WORDS, type OutlineKind, type OutlineLanguage } from './outline-kind';
import { APPLICATION, SAFETY, SPEECH } from './personal-outlines';
import type { OutlineSection } from './read-outline';
import { SPANISH_KINDS, SPANISH_TOPIC } from './spanish/spanish-kinds';
import { EVENT, MEETING, ONBOARDING, PLAN, RETROSPECTIVE, TRIP } from './team-outlines';

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
    /\bshould we\b|\bwe need\b(?!.*\b(presentation|deck|slides?|slideshow|talk|document|outline|web ?page|website|posts?|carousel)\b)/i,
  ),
  kind(
    'pitch',
    'Pitch',
    PITCH,
    /\bpitch(es)?\b|\bbusiness (plan|idea|model)\b/i,
    /\binvestors?\b|\bstart-?ups?\b|\bfund(ing|raising)\b/i,
  ),
  kind(
    'launch',
    'Product launch',
    LAUNCH,
    /\blaunch(es|ing)?\b|\brollout\b/i,
    /\bnew (product|feature|app)\b|\brelease\b/i,
  ),
  kind('proposal', 'Proposal', PROPOSAL, /\bproposals?\b|\btender\b/i, /\bpropos(e|ing)\b|\bapply(ing)? for\b/i),
  kind('case-study', 'Case study', CASE_STUDY, /\bcase stud(y|ies)\b|\b(success|customer) stor(y|ies)\b/i, null),
  kind(
    'marketing',
    'Marketing plan',
    MARKETING,
    /\bmarketing\b|\bcampaigns?\b/i,
    /\bsocial media\b|\bbrand(ing)?\b|\badvertis\w+|\bnewsletter\b/i,
  ),
  kind(
    'onboarding',
    'Onboarding',
    ONBOARDING,
    /\bonboarding\b/i,
    /\bnew (hires?|employees?|colleagues?|joiners?|starters?|members?)\b|\bfirst (day|week)\b/i,
  ),
  kind(
    'retrospective',
    'Retrospective',
    RETROSPECTIVE,
    /\bretro(spective)?s?\b|\bpost-?mortem\b|\blessons learned\b/i,
    /\blook(ing)? back\b/i,
  ),
  kind(
    'speech',
    'Speech',
    SPEECH,
    /\b(wedding|best man(['’]?s)?|maid of honou?r|father of the bride|birthday|retirement|farewell|leaving|thank[- ]you|acceptance|graduation|after[- ]dinner|opening|welcome) (speech|toast)\b|(?<!\b(free|hate|freedom of) )\bspeech (for|at) (my|our|the|an?)\b|^(an? |my )?speech$|\b(a|my|wedding|the) toast\b|\beulogy\b/i,
    null,
  ),
  kind(
    'application',
    'Application',
    APPLICATION,
    /\bjob (application|interview)\b|\bapplication as an?\b|\bapply(ing)? for (an?|the) (job|position)\b|\bself[- ]introduction\b|\bintroduc(e|ing) myself\b|\bmy (cv|résumé|resume)\b/i,
    null,
  ),
  kind(
    'safety',
    'Safety briefing',
    SAFETY,
    /\bsafety (briefing|training|induction|talk|instructions?|meeting|course)\b|\btoolbox talk\b|\bfire (drill|safety)\b|\b(occupational|site|workplace) safety\b|\bhealth and safety\b/i,
    null,
  ),
  kind('workshop', 'Workshop', WORKSHOP, /\bworkshops?\b|\btraining\b|\bseminar\b/i, /\bbrainstorm\w*/i),
  kind(
    'lesson',
    'Lesson',
    LESSON,
    /\blessons?\b|\bcourse\b|\blecture\b|\btutorial\b/i,
    /\bteach\w*|\bpupils?\b|\bstudents?\b|\bschool\b|\b(introduction|intro) to\b|\bbasics of\b|\bhow to\b/i,
  ),
  kind(
    'comparison',
    'Comparison',
    COMPARISON,
    /\bcompar\w+|\bversus\b|\bvs\b|\bpros and cons\b|\bdifferences? between\b/i,
    /\balternatives?\b/i,
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
  kind('trip', 'Trip', TRIP, /\btrip\b|\bitinerary\b/i, /\btravel\w*|\bvacation\b|\bholidays?\b|\bweekend in\b/i),
  kind(
    'event',
    'Event',
    EVENT,
    /\bevent\b|\bconference\b|\bfestival\b/i,
    /\bteam[- ]?building\b|\b(team|staff|company) (day|outing|retreat)\b|\boff-?site\b|\bwedding\b|\bparty\b|\bbirthday\b|\bconcert\b|\bfair\b|\bcelebration\b|\bmeetup\b|\banniversary\b/i,
  ),
  kind('meeting', 'Meeting', MEETING, /\bmeeting\b|\bagenda\b|\bkick-?off\b|\ball[- ]hands\b/i, null),
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
    /\breports?\b|\b(annual|quarterly|monthly|weekly|year|quarter) (business )?(review|results|update)\b|\b(status|investor|project|progress|board|stakeholder) update\b/i,
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

/** The kind of deck a prompt in this language asks for. */
export function kindOf(prompt: string, language: OutlineLanguage): OutlineKind {
  const [kinds, topic] = BY_LANGUAGE[language];
  return kindAmong(kinds, prompt) ?? topic;
}

/** The same kind of deck in another language. */
export function kindIn(language: OutlineLanguage, { id }: OutlineKind): OutlineKind {
  const [kinds, topic] = BY_LANGUAGE[language];
  return kinds.find((each) => each.id === id) ?? topic;
}

/** The kind of deck for a shop, a café or another place of business. */
export function businessIn(language: OutlineLanguage): OutlineKind {
  const [kinds, topic] = BY_LANGUAGE[language];
  return kinds.find(({ id }) => id === 'business') ?? topic;
}
