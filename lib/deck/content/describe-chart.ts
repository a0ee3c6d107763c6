import { englishMessage, type StoredMessage, verbatim } from '../../words/stored-messages';
import type { ChartData, ChartKind } from '../visual';

const MOST_LETTERS = 1_000;
const MOST_NAME_LETTERS = 80;

/**
 * Describes a chart's numbers in words, as its alternative text in every format. Kept short enough for a screen reader.
 */
export function describeChart({ kind, categories, series }: ChartData): string {
  const named = series.map(({ name, labels }) => {
    const values = categories.flatMap((category, at) =>
      labels[at] ? [`${short(category)} ${short(labels[at])}`] : [],
    );
    return name === '' ? values.join(', ') : `${short(name)}: ${values.join(', ')}`;
  });
  const all = named.join('; ');
  const description = all.length > MOST_LETTERS ? `${[...all.slice(0, MOST_LETTERS)].slice(0, -1).join('')}…` : all;
  return SENTENCES[kind](verbatim(description));
}

function short(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > MOST_NAME_LETTERS ? `${[...plain.slice(0, MOST_NAME_LETTERS)].slice(0, -1).join('')}…` : plain;
}

const SENTENCES: Record<ChartKind, (what: StoredMessage) => string> = {
  column: (what) => englishMessage('Column chart: {what}', { what }),
  bar: (what) => englishMessage('Bar chart: {what}', { what }),
  line: (what) => englishMessage('Line chart: {what}', { what }),
  stacked: (what) => englishMessage('Stacked column chart: {what}', { what }),
  doughnut: (what) => englishMessage('Doughnut chart: {what}', { what }),
};
