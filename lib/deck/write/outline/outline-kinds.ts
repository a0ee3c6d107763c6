import { CASE_STUDY, LAUNCH, MARKETING, PITCH, PROPOSAL, REPORT } from './business-outlines';
import { BOOK, COMPARISON, LESSON, RESEARCH, TOPIC, WORKSHOP } from './learning-outlines';
import type { OutlineSection } from './read-outline';
import { EVENT, MEETING, ONBOARDING, PLAN, RETROSPECTIVE, TRIP } from './team-outlines';

export type OutlineKind = {
  id: string;
  /** What the deck is, below its title; null for a deck about a topic. */
  label: string | null;
  /** Words that name the kind of deck. */
  named: RegExp;
  /** Words of its subject that suggest it. */
  hinted: RegExp | null;
  sections: readonly OutlineSection[];
};

/** Kinds of deck, the more special before the more general ones. */
const KINDS: readonly OutlineKind[] = [
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
  kind('trip', 'Trip', TRIP, /\btrip\b|\bitinerary\b/i, /\btravel\w*|\bvacation\b|\bholidays?\b|\bweekend in\b/i),
  kind(
    'event',
    'Event',
    EVENT,
    /\bevent\b|\bconference\b|\bfestival\b/i,
    /\bwedding\b|\bparty\b|\bbirthday\b|\bconcert\b|\bfair\b|\bcelebration\b|\bmeetup\b|\banniversary\b/i,
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
    /\breports?\b|\b(annual|quarterly|monthly|weekly|year|quarter) (review|results|update)\b|\bstatus update\b/i,
    /\bresults\b|\bkpis?\b|\bq[1-4]\b/i,
  ),
  kind('plan', 'Plan', PLAN, /\bplans?\b|\broadmap\b|\bstrategy\b/i, /\bproject\b|\bplanning\b|\bgoals\b/i),
];

const TOPIC_KIND = kind('topic', null, TOPIC, /(?!)/, null);

function kind(
  id: string,
  label: string | null,
  sections: OutlineSection[],
  named: RegExp,
  hinted: RegExp | null,
): OutlineKind {
  return { id, label, named, hinted, sections };
}

/**
 * The kind of deck that a prompt asks for. The first word that names one counts, but that something is a plan says
 * least: a marketing plan is about marketing.
 */
export function kindOf(prompt: string): OutlineKind {
  return (
    firstOf(prompt, ({ id, named }) => (id === 'plan' ? null : named)) ??
    firstOf(prompt, ({ id, named }) => (id === 'plan' ? named : null)) ??
    firstOf(prompt, ({ hinted }) => hinted) ??
    TOPIC_KIND
  );
}

function firstOf(prompt: string, wordsOf: (kind: OutlineKind) => RegExp | null): OutlineKind | null {
  let best: { kind: OutlineKind; at: number } | null = null;
  for (const each of KINDS) {
    const at = wordsOf(each)?.exec(prompt)?.index ?? -1;
    if (at >= 0 && (!best || at < best.at)) best = { kind: each, at };
  }
  return best?.kind ?? null;
}
