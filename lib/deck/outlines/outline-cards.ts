import type { Amount, Format } from '../../contract/enums';
import type { Block, Card, ListItem, TextRun } from '../blocks';
import { OUTLINE_WORDS } from '../words/prompt-words';
import { type Outline, sectionsOf } from './find-outline';
import { MORE_CARDS, type OutlineSection } from './outline-index';

const LINES = { from: 1, to: 1 };

type Shape = { amount: Amount; format: Format };

/**
 * Makes exactly `count` cards: core sections first, then all sections, then additional ones, then questions on separate
 * cards, then empty ones.
 */
export function outlineCards(outline: Outline, count: number, shape: Shape): Card[] {
  const { title, brief, label, language } = outline;
  const words = OUTLINE_WORDS[language];
  const subtitle = label === null ? words.outline : `${label} – ${words.ofKind}`;
  const cover = [heading(title, 1), paragraph([{ text: subtitle, quiet: true }])];
  if (count <= 1) return [card([...cover, checklist(outline.sections.map((section) => section.heading))])];
  const hasBrief = brief !== '' && count > 3 && shape.format !== 'social';
  const bodies = [
    ...(hasBrief ? [[heading(words.brief, 2), paragraph([{ text: brief }])]] : []),
    ...sectionBlocks(outline, count - 1 - (hasBrief ? 1 : 0), shape),
  ];
  return [{ ...card(cover), part: 'title' }, ...bodies.map(card)];
}

function sectionBlocks(outline: Outline, count: number, shape: Shape): Block[][] {
  const chosen = chooseSections(outline, count);
  const own = ownCards(chosen, count - chosen.length);
  const cards = chosen.flatMap((section) => {
    const questions = section.questions.filter((question) => !own.has(question));
    const parts = section.questions.filter((question) => own.has(question));
    return [blocksOf({ ...section, questions }, shape), ...parts.map((question) => [heading(question, 2), blank()])];
  });
  for (let number = 1; cards.length < count; number += 1)
    cards.push([heading(`${OUTLINE_WORDS[outline.language].notes} ${number}`, 2), blank()]);
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
  if (count >= own.length) return [...own, ...sectionsOf(MORE_CARDS, language)].slice(0, Math.max(own.length, count));
  const all = own.filter(({ isCore }) => isCore);
  // The last section matters more than the one before it.
  const core = all.length > count ? [...all.slice(0, count - 1), ...all.slice(-1)] : all;
  const others = own.filter((section) => !core.includes(section)).slice(0, count - core.length);
  return own.filter((section) => core.includes(section) || others.includes(section));
}

function blocksOf({ heading: text, questions, table }: OutlineSection, { amount, format }: Shape): Block[] {
  const head = heading(text, 2);
  const [first] = questions;
  if (format === 'social') return [head, first === undefined ? blank() : paragraph([{ text: first }])];
  if (table) return [head, emptyTable(table)];
  return [head, checklist(questions.slice(0, amount === 'brief' ? 2 : 3))];
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

function blank(): Block {
  return paragraph([{ text: '…', quiet: true }]);
}

function paragraph(runs: TextRun[]): Block {
  return { kind: 'paragraph', runs, lines: LINES };
}
