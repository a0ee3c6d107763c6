import type { Block } from '../blocks';
import { runsOfBlock } from '../text/block-text';
import { capitalised } from '../text/letters-and-words';
import { STOP_WORDS } from '../text/stop-words';
import { plainText } from '../text/text-runs';
import { NUMBER_WORDS } from '../words/prompt-words';

const MOST_WORDS = 5;
const MOST_LETTERS = 48;
/** The most text to read, in characters. More would take longer and find the same labels. */
const MOST_CHARACTERS_READ = 40_000;

/** Characters that end a phrase. Full stops and commas inside a number don't. */
const BETWEEN_PHRASES = /\n|[.,](?!\d)|[^\p{L}\p{N}\p{M}\s'’&/.,%-]+|\s[-–&/]\s/u;

/**
 * Extracts labels from the text, word for word: the highest-scoring phrases (RAKE: stretches between stop words, scored
 * by word co-occurrence) that are in no heading. If there are none, the headings. Best first, without duplicates, at
 * most `count`.
 */
export function findLabels(blocks: readonly Block[], count: number): string[] {
  const labels = new Map<string, string>();
  const add = (text: string): void => {
    const label = capitalised(text.replace(/\s+/g, ' ').trim());
    const key = label.toLowerCase();
    if (label !== '' && labels.size < count && !labels.has(key)) labels.set(key, label);
  };
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? plainText(block.runs).trim() : []));
  const headed = headings.map((heading) => heading.toLowerCase());
  // A phrase inside another, or inside a heading, adds nothing.
  const isNew = (phrase: string): boolean => {
    const text = phrase.toLowerCase();
    return ![...labels.keys(), ...headed].some((label) => label.includes(text) || text.includes(label));
  };
  for (const phrase of weighedPhrases(blocks.filter(({ kind }) => kind !== 'heading')))
    if (labels.size < count && isNew(phrase)) add(phrase);
  if (labels.size === 0) for (const heading of headings) if (heading.length <= MOST_LETTERS * 1.5) add(heading);
  return [...labels.values()];
}

/** A figure other than a year. */
const FIGURE = new RegExp(`^(?:(?!(?:19|20)\\d\\d$)[\\d.,/–-]+|${NUMBER_WORDS})$`, 'iu');

function weighedPhrases(blocks: readonly Block[]): string[] {
  const phrases = readPhrases(blocks);
  const frequency = new Map<string, number>();
  const degree = new Map<string, number>();
  for (const words of phrases)
    for (const word of words) {
      const key = word.toLowerCase();
      frequency.set(key, (frequency.get(key) ?? 0) + 1);
      degree.set(key, (degree.get(key) ?? 0) + words.length);
    }
  const weigh = (words: string[]): number => {
    const sum = words.reduce((total, word) => {
      const key = word.toLowerCase();
      const often = frequency.get(key) ?? 1;
      // Repeated words matter; the logarithm keeps one frequent word from winning alone.
      return total + ((degree.get(key) ?? 1) / often) * Math.log2(1 + often);
    }, 0);
    // "2.4 metres deep" needs its subject.
    if (FIGURE.test(words[0] ?? '')) return 0;
    // Two or three words usually name something. Further words only describe it.
    return sum / Math.max(1, words.length - 2);
  };
  return phrases
    .map((words, at) => ({ words, at, weight: weigh(words) }))
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .map(({ words }) => words.join(' '));
}

function readPhrases(blocks: readonly Block[]): string[][] {
  const phrases: string[][] = [];
  let read = 0;
  for (const block of blocks) {
    if (block.kind === 'code') continue;
    for (const runs of runsOfBlock(block)) {
      const text = plainText(runs)
        .replace(/(?:https?:\/\/|www\.|mailto:)\S+/gi, '.')
        .slice(0, MOST_CHARACTERS_READ - read);
      read += text.length;
      for (const stretch of text.split(BETWEEN_PHRASES)) addPhrases(stretch, phrases);
    }
    if (read >= MOST_CHARACTERS_READ) break;
  }
  return phrases;
}

function addPhrases(stretch: string, phrases: string[][]): void {
  let open: string[] = [];
  const close = (): void => {
    const isWord = open.some((word) => /\p{L}{2}/u.test(word) || /[\u2e80-\u9fff]/.test(word));
    if (open.length > 0 && isWord && open.join(' ').length <= MOST_LETTERS) phrases.push(open);
    open = [];
  };
  for (const word of stretch.split(/\s+/)) {
    if (word === '') continue;
    if (STOP_WORDS.has(word.toLowerCase()) || !/[\p{L}\p{N}]/u.test(word)) close();
    else {
      if (open.length === MOST_WORDS) close();
      open.push(word);
    }
  }
  close();
}
