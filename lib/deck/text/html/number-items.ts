import type { ListItem } from 'mdast';
import { htmlMarker } from '../list-marker';
import { attribute, hasAttribute, styleOf } from './tags';

const TYPES: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/**
 * Numbers the items of an `ol` as browsers do. Items of lists that count down, below zero, or with letters or Roman
 * numerals get a marker of their own, because a list block only counts upwards.
 */
export function numberItems(raw: string, items: readonly ListItem[]): { ordered: boolean; start: number } {
  const isReversed = hasAttribute(raw, 'reversed');
  const style = styleOf(raw, 'list-style') || styleOf(raw, 'list-style-type');
  const type = TYPES[style] ?? attribute(raw, 'type');
  const written = Number.parseInt(attribute(raw, 'start'), 10);
  const start = Number.isNaN(written) ? (isReversed ? items.length : 1) : written;
  let next = start;
  const numbers = items.map(({ data }) => {
    const number = data?.number ?? next;
    next = isReversed ? number - 1 : number + 1;
    return number;
  });
  const ordered = !isReversed && !/^[aAiI]$/.test(type) && numbers.every((number) => number >= 0);
  for (const [at, item] of items.entries()) {
    item.data = ordered ? { ...item.data, number: numbers[at]! } : { marker: htmlMarker(type, numbers[at]!) };
  }
  return { ordered, start: ordered ? start : 1 };
}
