import type { Amount, Format } from '../../../contract/enums';
import type { Block, Card, ListItem, TextRun } from '../../blocks';
import { blockText } from '../../text/block-text';
import { capitalised } from '../../text/capitalised';
import { countWords } from '../../text/count-words';
import { sentenceEnds } from '../../text/split-sentences';
import { namedLanguage, withoutNamedLanguage } from '../named-language';
import { askedCards, askedDays, askedTips, asksForPosts, withoutAskedCards } from './asked-cards';
import { PLACE_NAME } from './business-name';
import { nameOptions, optionsIn } from './compared-options';
import { findTopic, isOrder } from './find-topic';
import { typesetFrench } from './french/typeset-french';
import { kindLabel } from './kind-label';
import { leftOver } from './left-over';
import { askedItems, askedSteps, type ListItems } from './list-nouns';
import { nameTopic } from './name-topic';
import type { OutlineKind, OutlineLanguage } from './outline-kind';
import { businessIn, kindIn, kindOf } from './outline-kinds';
import { OUTLINE_WORDS } from './outline-words';
import { promptLanguage } from './prompt-language';
import { isDate } from './prompt-noise';
import type { OutlineSection } from './read-outline';
import { learnersIn } from './taught';
import { topicWords } from './topic-words';
import { withDays } from './with-days';
import { withItems, withSteps } from './with-items';

/** A prompt has at most this many words, or more if it explicitly asks for a deck (`ORDER_WORDS`). */
const PROMPT_WORDS = 30;
const ORDER_WORDS = 80;
/** Longer texts are no prompts, even if they have few words, and would take long to search. */
const MOST_LETTERS = 4000;
/** Minimum number of words that the title does not have for a separate card. Fewer are below the title. */
const BRIEF_WORDS = 3;
/** The most social posts. Each makes one point. */
const MOST_POSTS = 7;
/** "For left-handed guitarists", "für Menschen mit Hund". */
const READERS = /^(?:for|für|pour|para) ((?:[\p{L}’'-]+ ?){1,5})$/iu;
const LINES = { from: 1, to: 1 };

/** The sections that a deck about a prompt would need, before they are distributed over cards. */
export type Outline = {
  title: string;
  /** The language of the headings and questions. */
  language: OutlineLanguage;
  label: string | null;
  /** Who the deck is for, if the prompt says so and the title does not. */
  audience: string | null;
  /** One or two words of the prompt that the title does not have. */
  aside: string | null;
  /** The words of the prompt that the title does not have. */
  brief: Block[];
  sections: readonly OutlineSection[];
  /** The number of cards that the prompt asks for. */
  asked: number | null;
  /** The same for posts: "10 slides" are too many posts. */
  askedPosts: number | null;
  /** Whether the prompt asks for a number of tips, reasons or steps, each of which needs its own post. */
  hasAskedItems: boolean;
};

/**
 * The outline for a prompt that is too short to be the text of a deck, or null if it is a text. Headings and questions
 * come from a common kind of deck. Nothing about the subject is made up.
 * @param wanted BCP 47 tag of the language chosen for the deck; if absent, the one that the prompt asks for, or its own
 */
export function findOutline(prompt: string, blocks: readonly Block[], wanted?: string): Outline | null {
  if (prompt.length > MOST_LETTERS) return null;
  const asked = prompt.replace(/\s+/g, ' ').trim();
  const words = countWords(asked);
  if (words === 0 || words > ORDER_WORDS) return null;
  const promptLanguageTag = promptLanguage(asked);
  const asks = isOrder(asked, promptLanguageTag);
  if (words > (asks ? ORDER_WORDS : PROMPT_WORDS)) return null;
  const isProse = blocks.every(({ kind }) => kind === 'paragraph' || kind === 'heading');
  if (!isProse || blocks.length > 3 || (blocks.length > 1 && blocks.some(({ kind }) => kind === 'heading')))
    return null;
  // "Idioms in French" is a subject, "Make slides about bees in French" an order.
  const text = asks ? withoutNamedLanguage(asked) : asked;
  const named = text === asked ? undefined : outlineLanguage(namedLanguage(asked));
  const found = kindOf(text, promptLanguageTag);
  // Several sentences are notes to put on cards, unless they ask for a deck.
  if (found.label === null && !asks && sentenceEnds(text).length > 1) return null;
  const subject = findTopic(text, found, promptLanguageTag);
  const title = promptLanguageTag === 'fr' ? typesetFrench(subject) : subject;
  const names = found.id === 'comparison' ? optionsIn(title, OUTLINE_WORDS[promptLanguageTag].between) : null;
  const language = wanted === undefined ? (named ?? promptLanguageTag) : (outlineLanguage(wanted) ?? 'en');
  const kind = kindIn(language, found);
  const said = isDate(subject) ? {} : topicWords(withoutAskedCards(text), subject, promptLanguageTag);
  // Words of another language fit only before a colon.
  const isOwn = language === promptLanguageTag;
  const topic = isOwn ? said : said.name === undefined ? {} : { name: said.name };
  const outline = outlineOf(kind, title, language, promptLanguageTag);
  const items = itemsOf(text, found, promptLanguageTag);
  const rest = leftOver(blocks, subject, said.audience ?? null, found);
  const isBrief = rest.length > 1 || countWords(rest.map(blockText).join(' ')) >= BRIEF_WORDS;
  // "For left-handed guitarists" belongs below the title, like an audience that is known.
  const readers = rest.length === 1 ? READERS.exec(blockText(rest[0]!))?.[1] : undefined;
  const audience = isOwn ? (readers ?? learnersIn(text, found) ?? topic.audience) : undefined;
  const counted = withItems(outline.sections, items?.count ?? null, items?.names?.[language]);
  const stepped =
    found.id === 'how-to' && items !== null
      ? withSteps(counted, withItems(kindIn(language, { id: 'steps' }).sections, items.count))
      : counted;
  const sections = withDays(stepped, kind.id === 'trip' ? askedDays(text) : null, language);
  return {
    title,
    language,
    label: isOwn ? kindLabel(text, title, found, language) : kind.label,
    audience: audience !== undefined && !title.toLowerCase().includes(audience.toLowerCase()) ? audience : null,
    asked: askedCards(text),
    askedPosts: asksForPosts(text) ? askedCards(text) : null,
    hasAskedItems: items !== null,
    aside: !isOwn || isBrief || readers !== undefined || rest.length === 0 ? null : blockText(rest[0]!),
    brief: isBrief && readers === undefined ? rest.map(capitalBlock) : [],
    sections: names
      ? kind.sections.map((section) => nameOptions(section, names))
      : nameTopic(sections, outline.id, language, isBareKind(title, found) ? {} : topic),
  };
}

/** The numbered cards that a prompt asks for. */
function itemsOf(text: string, { id }: OutlineKind, language: OutlineLanguage): ListItems | null {
  if (id === 'tips') {
    const count = askedTips(text);
    return count === null ? null : { count };
  }
  if (id === 'listicle') return askedItems(text, language);
  return id === 'steps' || id === 'how-to' ? askedSteps(text, language) : null;
}

/** The language of an outline for a BCP 47 tag, if there are outlines in that language. */
function outlineLanguage(tag = ''): OutlineLanguage | undefined {
  const found = /^(en|de|fr|es)(?![a-z])/i.exec(tag)?.[1]?.toLowerCase();
  return found as OutlineLanguage | undefined;
}

/** Whether a title is no more than the name of its kind, such as "Pitch deck", so that headings cannot name a topic. */
function isBareKind(title: string, { named }: OutlineKind): boolean {
  return title.split(' ').length <= 2 && /^(?:deck|plan|presentation)?$/i.test(title.replace(named, '').trim());
}

/** A pitch for a shop or a café answers what its owner is asked. */
function outlineOf(
  kind: OutlineKind,
  title: string,
  language: OutlineLanguage,
  promptLanguageTag: OutlineLanguage,
): OutlineKind {
  // A prompt can name a place in English or German.
  const names = [PLACE_NAME[promptLanguageTag], PLACE_NAME.en, PLACE_NAME.de];
  const isBusiness = kind.id === 'pitch' && names.some((name) => name.test(title));
  return isBusiness ? businessIn(language) : kind;
}

/** The natural number of cards for an outline. */
export function outlineLength(outline: Outline, format: Format): number {
  const { sections, brief, asked, askedPosts, hasAskedItems } = outline;
  if (format === 'social') {
    const posts = sections.filter(({ isCore }) => isCore).length + 1;
    return askedPosts ?? (hasAskedItems ? posts : Math.min(MOST_POSTS, posts));
  }
  if (asked !== null) return asked;
  return 1 + (brief.length > 0 ? 1 : 0) + sections.length;
}

/**
 * Makes exactly `count` cards: core sections first, then all sections, then additional ones, then questions on separate
 * cards.
 */
export function outlineCards(outline: Outline, count: number, options: { amount: Amount; format: Format }): Card[] {
  const { title, brief } = outline;
  const words = OUTLINE_WORDS[outline.language];
  const subtitle = subtitleOf(outline);
  const cover = [heading(title, 1), paragraph([{ text: subtitle, quiet: true }])];
  if (count <= 1) return [card([...cover, checklist(outline.sections.map((section) => section.heading))])];
  const hasBrief = brief.length > 0 && count > 3 && options.format !== 'social';
  const bodies = [
    ...(hasBrief ? [[heading(words.brief, 2), ...brief]] : []),
    ...sectionBlocks(outline, count - 1 - (hasBrief ? 1 : 0), options),
  ];
  return [{ ...card(cover), part: 'title' }, ...bodies.map(card)];
}

/** "Lesson for parents – outline to fill in". */
function subtitleOf({ label, audience, aside, language }: Outline): string {
  const { outline, ofKind, forAudience } = OUTLINE_WORDS[language];
  const readers = audience === null ? '' : `${forAudience} ${audience}`;
  const named = `${label ?? ''} ${readers}`.trim();
  const start = capitalised([named, aside ?? ''].filter((part) => part !== '').join(', '));
  return start === '' ? outline : `${start} – ${ofKind}`;
}

function sectionBlocks(outline: Outline, count: number, options: { amount: Amount; format: Format }): Block[][] {
  const chosen = chooseSections(outline, count);
  const own = ownCards(chosen, count - chosen.length);
  const blank = paragraph([{ text: '…', quiet: true }]);
  const cards = chosen.flatMap((section) => {
    const questions = section.questions.filter((question) => !own.has(question));
    const parts = section.questions.filter((question) => own.has(question));
    return [
      blocksOf({ ...section, questions }, outline.language, options),
      ...parts.map((question) => [heading(question, 2), blank]),
    ];
  });
  for (let number = 1; cards.length < count; number += 1)
    cards.push([heading(`${OUTLINE_WORDS[outline.language].notes} ${number}`, 2), blank]);
  return cards;
}

/** The questions that get a card of their own. The last ones go first, and each section keeps one. */
function ownCards(sections: readonly OutlineSection[], count: number): Set<string> {
  const lists = sections.map(({ questions }) => questions.slice(1));
  const most = Math.max(0, ...lists.map(({ length }) => length));
  const rounds = Array.from({ length: most }, (_, at) => lists.flatMap((list) => list[most - 1 - at] ?? []));
  return new Set(rounds.flat().slice(0, Math.max(0, count)));
}

function chooseSections({ sections: own, language }: Outline, count: number): OutlineSection[] {
  if (count >= own.length) return [...own, ...OUTLINE_WORDS[language].more].slice(0, Math.max(own.length, count));
  const all = own.filter(({ isCore }) => isCore);
  // The last section matters more than the one before it.
  const core = all.length > count ? [...all.slice(0, count - 1), ...all.slice(-1)] : all;
  const others = own.filter((section) => !core.includes(section)).slice(0, count - core.length);
  return own.filter((section) => core.includes(section) || others.includes(section));
}

function blocksOf(
  section: OutlineSection,
  language: OutlineLanguage,
  { amount, format }: { amount: Amount; format: Format },
): Block[] {
  const { questions, table } = section;
  const head = heading(section.heading, 2);
  if (format === 'social') {
    const question = questions[0] ?? (table ? questionOf(table, language) : null);
    return [head, paragraph([question === null ? { text: '…', quiet: true } : { text: question }])];
  }
  if (questions.length === 0 && !table) return [head, paragraph([{ text: '…', quiet: true }])];
  if (table) return [head, emptyTable(table)];
  return [head, checklist(questions.slice(0, amount === 'brief' ? 2 : 3))];
}

/** The rows of a table as a question, for posts, which have no room for a table. */
function questionOf(table: NonNullable<OutlineSection['table']>, language: OutlineLanguage): string {
  const { belongs, keepsCase } = OUTLINE_WORDS[language];
  const rows = table.rows.join(', ');
  const question = `${belongs}: ${keepsCase ? rows : rows.toLowerCase()}?`;
  return language === 'fr' ? typesetFrench(question) : question;
}

function emptyTable({ header, rows }: NonNullable<OutlineSection['table']>): Block {
  return {
    kind: 'table',
    align: header.map(() => 'left'),
    header: header.map((text) => [{ text }]),
    rows: rows.map((row) => header.map((_, at) => [at === 0 ? { text: row } : { text: '…', quiet: true }])),
    lines: LINES,
  };
}

/** A list with checkboxes. */
function checklist(texts: readonly string[]): Block {
  const items = texts.map((text): ListItem => ({ level: 0, runs: [{ text: `☐ ${text}` }], checked: false }));
  return { kind: 'list', ordered: false, start: 1, items, lines: LINES };
}

function card(blocks: Block[]): Card {
  return { blocks, notes: null, labelOnly: false };
}

function heading(text: string, level: 1 | 2): Block {
  return { kind: 'heading', level, runs: [{ text }], lines: LINES };
}

function paragraph(runs: TextRun[]): Block {
  return { kind: 'paragraph', runs, lines: LINES };
}

function capitalBlock(block: Block): Block {
  if (block.kind !== 'paragraph') return block;
  const [first, ...others] = block.runs;
  return first ? { ...block, runs: [{ ...first, text: capitalised(first.text) }, ...others] } : block;
}
