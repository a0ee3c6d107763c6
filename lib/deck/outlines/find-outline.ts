import type { Format } from '../../contract/enums';
import type { Block } from '../blocks';
import { capitalised, countWords } from '../text/letters-and-words';
import { sentenceEnds } from '../text/split-sentences';
import { OUTLINE_LANGUAGES, type OutlineLanguage } from '../words/prompt-words';
import { namedLanguage, withoutNamedLanguage } from '../write/writing-language';
import { chosenOutline } from './chosen-outline';
import { type OutlineSection, outlineByWords, outlineLabel, TOPIC } from './outline-index';
import sections from './outline-sections.generated.json';
import { promptLanguage } from './prompt-language';
import { askedCards, deckRequestLanguages, readDeckRequest, withoutAskedCards } from './read-deck-request';

/** A prompt has at most this many words, or more if it asks for a deck (`MOST_REQUEST_WORDS`). */
const PROMPT_WORDS = 30;
const MOST_REQUEST_WORDS = 80;
/** Longer texts are no prompts, even if they have few words, and would take long to search. */
const MOST_LETTERS = 4000;
const TITLE_WORDS = 18;
/** The most social posts. Each makes one point. */
const MOST_POSTS = 7;

/** Which outline it is. `language`: the language of its headings and questions. */
export type OutlineKind = { id: string; language: OutlineLanguage };

/** An outline to fill in for a prompt. */
export type Outline = OutlineKind & {
  title: string;
  /** The kind of deck; null for a deck about a topic. */
  label: string | null;
  /** What the prompt says beyond its title. */
  brief: string;
  sections: readonly OutlineSection[];
  /** The number of cards that the prompt asks for. */
  asked: number | null;
};

type Wish = {
  /** BCP 47 tag of the language chosen for the deck. If absent, the one that the prompt asks for, or its own. */
  language?: string;
  /** May choose an outline (`chosen-outline.ts`). */
  additionalInstructions?: string | null;
};

/**
 * The outline for a prompt that is too short to be the text of a deck, or null if it is a text. Nothing about its subject
 * is made up.
 */
export function findOutline(prompt: string, blocks: readonly Block[], wish: Wish = {}): Outline | null {
  if (prompt.length > MOST_LETTERS) return null;
  const asked = prompt.replace(/\s+/g, ' ').trim();
  const words = countWords(asked);
  if (words === 0 || words > MOST_REQUEST_WORDS || !isProse(blocks)) return null;
  const languages = deckRequestLanguages(asked);
  const own = outlineLanguage(promptLanguage(asked)) ?? 'en';
  const requestedIn = languages.includes(own) ? own : languages[0];
  if (requestedIn === undefined && words > PROMPT_WORDS) return null;
  // Several sentences are notes to put on cards, unless they ask for a deck.
  if (requestedIn === undefined && sentenceEnds(asked).length > 1) return null;
  // “Idioms in French” is a subject, “Make slides about bees in French” a request.
  const text = requestedIn === undefined ? asked : withoutNamedLanguage(asked);
  const named = text === asked ? undefined : namedLanguage(asked);
  const wanted = wish.language ?? named;
  const language = wanted === undefined ? own : (outlineLanguage(wanted) ?? 'en');
  const id = chosenOutline(wish.additionalInstructions) ?? outlineByWords(text, own) ?? TOPIC;
  return {
    id,
    ...titleAndBrief(text, requestedIn),
    language,
    label: id === TOPIC ? null : outlineLabel(id, language),
    sections: sectionsOf(id, language),
    asked: askedCards(asked),
  };
}

/** The cards of an outline, or those that long decks have besides (`MORE_CARDS`). */
export function sectionsOf(id: string, language: OutlineLanguage): readonly OutlineSection[] {
  const all: Readonly<Record<string, readonly OutlineSection[]>> = sections[language];
  return all[id] ?? [];
}

function isProse(blocks: readonly Block[]): boolean {
  if (blocks.length > 3 || blocks.some(({ kind }) => kind !== 'paragraph' && kind !== 'heading')) return false;
  return blocks.length < 2 || blocks.every(({ kind }) => kind === 'paragraph');
}

function outlineLanguage(tag: string | null): OutlineLanguage | undefined {
  const start = tag?.toLowerCase().split('-', 1)[0];
  return OUTLINE_LANGUAGES.find((language) => language === start);
}

/** The title is the first sentence without the request for a deck and its number of cards. The brief is the rest. */
function titleAndBrief(text: string, requestedIn: OutlineLanguage | undefined): { title: string; brief: string } {
  const request = requestedIn === undefined ? null : readDeckRequest(text, requestedIn);
  const subject = withoutAskedCards(request ? text.slice(request.from, request.to) : text).trim() || text;
  const [end = subject.length] = sentenceEnds(subject);
  const sentence = subject.slice(0, end).trim();
  const title = asTitle(sentence, request !== null);
  if (countWords(title) <= TITLE_WORDS) return { title: title || text, brief: capitalised(subject.slice(end).trim()) };
  const short = sentence.split(' ').slice(0, TITLE_WORDS).join(' ');
  return { title: `${asTitle(short, false)} …`, brief: capitalised(subject) };
}

function asTitle(text: string, isRequest: boolean): string {
  const bare = text.replace(/[\s,;:]+$/, '');
  // A request as a question has a title without the question mark. The dot of “e.V.” stays.
  const ended = bare.replace(isRequest ? /[\s.!?]+$/ : /(?<!\.\p{L})\.+$/u, '');
  return /^\p{Ll}+\p{Lu}/u.test(ended) ? ended : capitalised(ended);
}

/** The natural number of cards for an outline. */
export function outlineLength({ sections, brief, asked }: Outline, format: Format): number {
  if (asked !== null) return asked;
  if (format === 'social') return Math.min(MOST_POSTS, sections.filter(({ isCore }) => isCore).length + 1);
  return 1 + (brief === '' ? 0 : 1) + sections.length;
}
