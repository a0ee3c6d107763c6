import type { DeckWarning } from '@/lib/deck/blocks';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';

/** The warning lists at most this many scripts and characters. */
const MAX_NAMED = 12;

/**
 * One warning for the file about the characters that no font has, drawn as boxes: letters by script, emoji and
 * symbols individually.
 * @param missing characters by the 0-based card they are on
 */
export function missingWarning(missing: ReadonlyMap<number, ReadonlySet<string>>): DeckWarning[] {
  const [first] = missing.keys();
  if (first === undefined) return [];
  const characters = new Set([...missing.values()].flatMap((each) => [...each]));
  const scripts = new Set<string>();
  const signs: string[] = [];
  for (const character of characters) {
    const script = SCRIPTS.find(([, pattern]) => pattern.test(character))?.[0];
    if (script) scripts.add(script);
    else signs.push(character);
  }
  const names = [...scripts, ...signs];
  const cards = [...missing.keys()].map((card) => card + 1).sort((a, b) => a - b);
  const named = names.length > MAX_NAMED ? [...names.slice(0, MAX_NAMED), '…'] : names;
  const message = englishMessage(
    'The PDF shows empty boxes for characters with no available font: {names} ({where}). Copying, search and screen readers still work.',
    { names: named.join(', '), where: listCards(cards) },
  );
  return [{ card: first, message }];
}

function listCards(cards: readonly number[]): StoredMessage {
  if (cards.length === 1) return englishMessage('card {number}', { number: cards[0] ?? 1 });
  if (cards.length > MAX_NAMED) return englishMessage('{count} cards', { count: cards.length });
  return englishMessage('cards {cards} and {last}', { cards: cards.slice(0, -1).join(', '), last: cards.at(-1) ?? 1 });
}

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Chinese characters', /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u],
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Telugu', /\p{Script=Telugu}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['flags', /\p{Regional_Indicator}/u],
];
