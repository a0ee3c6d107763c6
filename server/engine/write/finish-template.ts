import type { Card, DeckWarning } from '@/lib/deck/blocks';
import { unfilledWarnings } from '@/lib/deck/make-cards-from-prompt';
import type { TemplateCard } from '@/lib/deck/template/template-card';
import { framesOf } from '@/lib/deck/template/unfilled-card';
import { deckTitle } from '@/lib/deck/write/deck-title';
import { englishMessage } from '@/lib/words/stored-messages';
import type { WrittenDeck } from './assemble-cards';
import type { CardTask } from './card-tasks';
import type { WrittenCard } from './write-card';

type Written = {
  tasks: readonly CardTask[];
  template: readonly TemplateCard[];
  written: readonly WrittenCard[];
};

/** Finds the cards that are still without content, the cards that get a picture, and unused parts of the prompt. */
export function finishTemplate(deck: WrittenDeck, { tasks, template, written }: Written): WrittenDeck {
  const { cards, warnings } = deck.made;
  const unfilled = cards.flatMap((card, at) => (card.labelOnly && written[at]?.by === 'rules' ? [at] : []));
  const left = unfilledWarnings({ cards, unfilled });
  const pictured = picturedTasks(tasks, cards, template);
  const filled = cards.filter((_, at) => !unfilled.includes(at));
  // "To fill in" must not become the title of the deck.
  const title = unfilled.length === 0 || filled.length === 0 ? deck.made.title : deckTitle(filled);
  const all = [...left, ...warnings, ...unusedWarnings(tasks, written)];
  return { ...deck, made: { ...deck.made, title, warnings: all, unfilled, pictured } };
}

/** The cards that get a picture from the image source: the template has one there and the prompt names none. */
export function picturedTasks(
  tasks: readonly CardTask[],
  cards: readonly (Card | undefined)[],
  template: readonly TemplateCard[],
): number[] {
  return tasks.flatMap(({ index, pictures }, at) => {
    const { layout, pictures: count } = template[index % template.length]!;
    const card = cards[at];
    return card && !card.labelOnly && pictures.length === 0 && framesOf(layout, count) > 0 ? [at] : [];
  });
}

const MAX_NAMED = 5;
const MAX_LENGTH = 60;

/** Warns about passages that the model used on no card. Empty if any card does not say what it used. */
function unusedWarnings(tasks: readonly CardTask[], written: readonly WrittenCard[]): DeckWarning[] {
  const byModel = tasks.flatMap((task, at) => (written[at]?.by === 'model' ? [{ task, card: written[at] }] : []));
  const isKnown = byModel.length > 0 && byModel.every(({ task, card }) => task.facts !== null && card.origin);
  if (!isKnown || byModel.length < tasks.length) return [];
  const used = new Set(byModel.flatMap(({ card }) => card.origin?.passages.map(({ text }) => text) ?? []));
  const given = new Map(byModel.flatMap(({ task }) => task.passages).map(({ text, lines }) => [text, lines]));
  return [...given]
    .filter(([text]) => !used.has(text) && !/^\s*(?:#|https?:\/\/|!\[)/.test(text))
    .slice(0, MAX_NAMED)
    .map(([text, lines]) => ({
      message: englishMessage('Not on any card: “{text}”.', { text: shortened(text) }),
      lines,
    }));
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH).trimEnd()}…`;
}
