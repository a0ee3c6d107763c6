import { englishMessage, type StoredMessage, verbatim } from '../../words/stored-messages';
import type { ChartData, ChartKind } from './visual';

const LONGEST = 1_000;
const LONGEST_NAME = 80;

/** A chart's numbers in words: its alternative text in every format. Never longer than readers care to hear. */
export function describeChart({ kind, categories, series }: ChartData): string {
  const named = series.map(({ name, labels }) => {
    const values = categories.flatMap((category, at) =>
      labels[at] ? [`${short(category)} ${short(labels[at])}`] : [],
    );
    return name === '' ? values.join(', ') : `${short(name)}: ${values.join(', ')}`;
  });
  const all = named.join('; ');
  const said = all.length > LONGEST ? `${[...all.slice(0, LONGEST)].slice(0, -1).join('')}…` : all;
  return SENTENCES[kind](verbatim(said));
}

function short(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > LONGEST_NAME ? `${[...plain.slice(0, LONGEST_NAME)].slice(0, -1).join('')}…` : plain;
}

const SENTENCES: Record<ChartKind, (what: StoredMessage) => string> = {
  column: (what) => englishMessage('Column chart: {what}', { what }),
  bar: (what) => englishMessage('Bar chart: {what}', { what }),
  line: (what) => englishMessage('Line chart: {what}', { what }),
  stacked: (what) => englishMessage('Stacked column chart: {what}', { what }),
  doughnut: (what) => englishMessage('Doughnut chart: {what}', { what }),
};
