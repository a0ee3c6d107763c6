import { capitalised } from '../../text/capitalised';
import { BUSINESS_NAME, COMPANY_NAME } from './business-name';
import { germanTopicWords } from './german/german-topic-words';
import type { OutlineLanguage } from './outline-kind';
import { romanceTopicWords } from './romance-topic-words';
import { isShouted } from './shouted';

/** What a prompt is about and for whom, in the forms that headings use. Missing if the words would not fit a sentence. */
export type TopicWords = {
  /** At the start of a heading, before a colon: "Coffee shop". */
  name?: string;
  /** Within a sentence: "the coffee shop", "vaccines". */
  topic?: string;
  /** The same at the start of a heading. */
  Topic?: string;
  /** What a prompt wants to have in future: "the four-day week" in "Why we should move to a four-day week". */
  change?: string;
  /** Who it belongs to: "the bicycle wholesaler" in "Sales review for a bicycle wholesaler". */
  owner?: string;
  /** The owner, unless it is a part of an organisation such as "our support team", which has no customers or costs. */
  business?: string;
  /** What the prompt asks about, with its article: "a heat pump" in "What is a heat pump?" */
  thing?: string;
  /** The same in the plural: "heat pumps". */
  things?: string;
  /** A heading for prompts that ask how something works: "How a heat pump works". */
  how?: string;
  /** What to do: "change a tire" in "How to change a tire" or "Five reasons to change a tire". */
  task?: string;
  /** Where a trip goes: "Rome". */
  place?: string;
  /** Who it is for: "parents". */
  audience?: string;
  /** The same as the subject of a verb in the plural, in German: not "die 8. Klasse". */
  readers?: string;
};

export const MOST_NAME = 30;
const MOST_NAME_WORDS = 4;
const MOST_PLAIN_WORDS = 3;
/** Prompts are short. Patterns run on no more than this. */
export const MOST_LETTERS = 300;

const READERS =
  'parents|teachers|students|pupils|children|kids|teenagers|seniors|families|beginners|managers|executives|customers|clients|patients|colleagues|employees|staff|apprentices|interns|investors|donors|users|members|volunteers|developers|engineers|designers|nurses|doctors|farmers|residents|neighbours|neighbors|tenants|visitors|tourists|founders|freelancers|new hires|newcomers|(?:team|tech) leads?|\\d+(?:st|nd|rd|th)[- ]grade(?:rs)?|(?:year|grade|class) \\d{1,2}';
const AUDIENCE = new RegExp(
  String.raw`,?\s+(?:for|to)\s+((?:(?:our|my|new|young|older|busy|future|first-time)\s+){0,2}(?:${READERS})|(?:the|our|my)\s+(?:(?:city|town|parish|school|student)\s+)?(?:board|council|team|management|committee|boss|manager|supervisor|landlord|mayor))(?=$|[.!?,;:]|\s(?:for|about|on)\s)`,
  'iu',
);
const LEAD =
  /^(?:(?:a |an )?(?:short |brief )?(?:introduction|intro|guide) to|(?:the )?(?:basics|history|origins|pros and cons) of|(?:pitch(?: deck)?|fund-?raiser|fund-?raising(?: campaign| event| dinner)?|crowdfunding|(?:charity|donation) \w+|(?:\d+ )?tips|portfolio) (?:for|of)|(?:plan (?:for|to) )?open(?:ing)?(?= (?:an?|our|my) ))\s+/i;
/** "What is a heat pump and is it worth it?", "Is an e-bike worth the money?" */
const WHAT_IS = /^what (is|are) (.{2,40}?)(?:,? and .*|[?].*)?$|^(is|are) (.{2,40}?) worth .*$/i;
const GROUP = /\b(?:team|department|group|committee|board|council|class|school|club|office|unit|division|project)$/i;
const TASK = /^how to (.{3,35}?)(?:\s+in \S+ steps)?$|^(?:\S+ )?(?:good |great )?reasons to (.{3,35})$/i;
/** "How vaccines work". */
const WORKS = /^how (?:do |does )?(.{2,40}?) (works?|is made|are made)\??$/i;
/** "Why our startup should move to a four-day week". */
const CHANGE =
  /^why .{1,40}? (?:should|must|needs? to|ha(?:s|ve) to) (?:move|switch|change) to (.{2,40})$|^why .{1,40}? (?:should (?:adopt|introduce|buy|have|use|get)|needs?) (.{2,40})$/i;
const OWNER = /\s+(?:for|at|of)\s+(a|an|the|our|my)\s+([\p{L}’'-]{2,20}(?:\s[\p{L}’'-]{2,20}){0,2})$/iu;
const PLACE = /\s+(?:in|to)\s+((?:the\s)?\p{Lu}[\p{L}’'-]{1,20}(?:\s\p{Lu}[\p{L}’'-]{1,20}){0,2})$/u;
const CIRCUMSTANCE = /(?<!\bworking)\s+(?:in|on|at|near|by|from|about|that|which|who|where)\s.*$/iu;
const KIND_NOUN =
  /\s+(?:opening plan|business plan|plan|strategy|roadmap|review|report|update|results|summary|overview|presentation|opening|launch|workshop|course|lesson|proposal|pitch|(?:planning )?checklist|agenda|itinerary)$/i;
/** Words that say nothing without the noun after them: "Annual report", "Project review". */
const BARE =
  /^(?:(?:annual|quarterly|monthly|weekly|yearly)(?: business)?|project|design|code|peer|performance|security|team|board|investor|status|customer|new|business|q[1-4])$/i;
/** Words that show a clause or an order instead of a thing. */
const NO_NOUN =
  /^(?:how|why|what|who|when|where|which|is|are|can|could|do|does|should|will|to|replace|improve|move|make|build|reduce|increase|save|grow|learn|get|use|stop|start|help|protect|understand|keep|create|find|give|go|take|run|win|write|plan|introduce|adopt|sell|buy|open|close|let|be|don’t|don't|say|tell|ask|think|work|live|convince|persuade|explain|teach|prepare|celebrate|inform|encourage|motivate)(?!\p{L})/iu;
const VERB_INSIDE =
  /(?<![\p{L}’'-])(?:is|are|was|were|be|can|could|should|will|would|must|not|don’t|don't|that|who|which|because|if|we|you|they|i|it)(?![\p{L}’'-])/iu;
/** "Our startup failed". */
const PAST = /\s[a-z]{2,}[^aeiou\s]ed$/i;
const DETERMINER = /^(?:the|our|my|your|this|these)\s/i;
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
/** Articles of other languages, whose words do not fit into an English sentence. */
const FOREIGN = /^(?:les?|la|los|las|el|il|lo|gli|une?|una|des?|der|die|das|het|een)\s/i;
/** Endings of words that need no article: plurals, and things that cannot be counted. */
const NEEDS_NO_ARTICLE = /(?:[^su']s|[a-z]{3}(?:ing|ism|ology|ics|synthesis|ation|ability|ness|ware|culture))$/i;
const FALSE_PLURAL = /(?:ss|us|is|ews|ens)$/i;

/** The words of a prompt for headings. `title` is its subject, as on the cover. */
export function topicWords(prompt: string, title: string, language: OutlineLanguage): TopicWords {
  const text = withoutEmoji(prompt.slice(0, MOST_LETTERS));
  const subject = withoutEmoji(title.slice(0, MOST_LETTERS));
  // Capitals would shout in every heading.
  if (isShouted(subject)) return {};
  if (language === 'fr' || language === 'es') return romanceTopicWords(text, subject, language);
  return language === 'de' ? germanTopicWords(text, subject) : englishTopicWords(text, subject);
}

function withoutEmoji(text: string): string {
  return text
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function englishTopicWords(text: string, title: string): TopicWords {
  const audience = AUDIENCE.exec(text)?.[1];
  const subject = inPromptCase(text, title)
    .replace(AUDIENCE, '')
    .replace(/[?.!]$/, '');
  const change = CHANGE.exec(subject);
  const [, be, what, also, which] = WHAT_IS.exec(subject) ?? [];
  const [, working, works] = WORKS.exec(subject) ?? [];
  const thing = what ?? which ?? working;
  const isPlural =
    /^(?:are|do)\b/i.test(be ?? also ?? '') ||
    (/^(?:work|are made)$/i.test(works ?? '') && !/^how does/i.test(subject));
  const whole = thing ?? change?.[1] ?? change?.[2] ?? subject.replace(LEAD, '');
  const found = OWNER.exec(whole);
  const owner = found ? `${definite(found[1]!)} ${found[2]}` : undefined;
  const place = PLACE.exec(whole)?.[1];
  const task = TASK.exec(subject);
  const core = withoutKind((found ? whole.slice(0, found.index) : whole).replace(CIRCUMSTANCE, '')).trim();
  // A startup has no name yet that a heading could use, and "2025 year in review" is not about a year.
  const isGeneral =
    /^(?:(?:an?|the)\s)?(?:start-?up|company|business|product|service|idea|(?:\d{4} )?(?:year|quarter|month|week)|(?:first )?\d+[- ](?:hour|day|week|month|year)s?)$/i.test(
      core,
    );
  // "What is a mortgage?" is about any mortgage.
  const isAny = thing !== undefined && /^an?\s/i.test(core) && isName(core);
  const topic = isGeneral ? undefined : isAny ? core : phraseOf(core, text);
  return {
    ...(isName(core) && !isGeneral && { name: capitalised(core.replace(/^(?:a|an)\s/i, '')) }),
    ...defined('topic', topic),
    ...defined('Topic', topic && capitalised(topic)),
    ...defined('change', change ? topic : undefined),
    ...defined('owner', owner && !VERB_INSIDE.test(owner) && owner.length <= MOST_NAME ? owner : undefined),
    ...(owner && !GROUP.test(owner) && !VERB_INSIDE.test(owner) && owner.length <= MOST_NAME && { business: owner }),
    ...(thing && !VERB_INSIDE.test(thing) && (isPlural ? { things: thing } : { thing })),
    ...(working && works && !VERB_INSIDE.test(working) && { how: howHeading(working, works, isPlural) }),
    ...defined('task', task?.[1] ?? task?.[2]),
    ...defined('place', place),
    ...defined('audience', audience && lowerFirst(audience)),
  };
}

/** "How a heat pump works", "How glass is made". */
function howHeading(thing: string, verb: string, isPlural: boolean): string {
  return `How ${thing} ${/made$/i.test(verb) ? verb.toLowerCase() : isPlural ? 'work' : 'works'}`;
}

export function defined<K extends keyof TopicWords>(key: K, value: string | undefined): Pick<TopicWords, K> | object {
  return value === undefined || value === '' ? {} : { [key]: value };
}

/** The title as the prompt writes it, so that a word within the prompt keeps its lower case. */
function inPromptCase(text: string, title: string): string {
  const at = text.toLowerCase().indexOf(title.toLowerCase());
  return at < 0 ? title : text[at] + title.slice(1);
}

function withoutKind(core: string): string {
  const short = core.replace(KIND_NOUN, '');
  return short === '' || BARE.test(short) ? core : short;
}

export function isName(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= MOST_NAME &&
    text.split(' ').length <= MOST_NAME_WORDS &&
    !/[?!:;,]|\.(?!\d)/.test(text) &&
    !OTHER_SCRIPT.test(text) &&
    !NO_NOUN.test(text) &&
    !PAST.test(text) &&
    !VERB_INSIDE.test(text)
  );
}

/** The thing within a sentence, or undefined if it would need an article that the prompt does not have. */
function phraseOf(core: string, text: string): string | undefined {
  if (!isName(core) || FOREIGN.test(core)) return undefined;
  if (/^(?:a|an)\s/i.test(core)) return `the ${withoutArticle(core)}`;
  if (DETERMINER.test(core)) return lowerFirst(core);
  const article = articleBefore(core, text);
  if (article !== undefined) return `${definite(article)} ${lowerFirst(core)}`;
  if ((BUSINESS_NAME.en.test(core) || COMPANY_NAME.en.test(core)) && !/\s(?:in|at|on|near|by)\s/i.test(core))
    return `the ${lowerFirst(withoutArticle(core))}`;
  const words = core.split(' ');
  const last = words.at(-1)!;
  if (words.length > MOST_PLAIN_WORDS || !NEEDS_NO_ARTICLE.test(last) || FALSE_PLURAL.test(last)) return undefined;
  // The first word of a prompt may be a name, whose capital has to stay: "Rome", "Python basics".
  const isFirst = text.startsWith(core);
  if (isFirst && /^\p{Lu}\p{Ll}+$/u.test(words[0]!) && !/(?:ing|s)$/.test(words[0]!)) return undefined;
  return isFirst ? lowerFirst(core) : core;
}

function articleBefore(core: string, text: string): string | undefined {
  const at = text.toLowerCase().indexOf(core.toLowerCase());
  return at < 0 ? undefined : /(?<![\p{L}])(a|an|the|our|my)\s$/iu.exec(text.slice(Math.max(0, at - 5), at))?.[1];
}

function definite(article: string): string {
  return /^an?$/i.test(article) ? 'the' : article.toLowerCase();
}

function withoutArticle(text: string): string {
  return text.replace(/^(?:a|an|the|our|my)\s/i, '');
}

/** Lower case at the start, except for abbreviations and names such as "IT", "Q3" and "iOS". */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) || /^A\s/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
}
