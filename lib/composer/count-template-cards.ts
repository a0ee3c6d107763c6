import { findMarkers } from '../contract/count-cards';

/**
 * How many cards a template's prompt makes: its markers, else its headings, else its paragraphs (wire.md). Close
 * enough for an estimate: the engine itself reads the whole of markdown.
 */
export function countTemplateCards(prompt: string): number {
  const markers = findMarkers(prompt).length;
  if (markers > 0) return markers + 1;
  const prose = prompt.replace(/^ {0,3}(```+|~~~+)[\s\S]*?^ {0,3}\1/gm, 'code');
  const headings = prose.match(/^ {0,3}#{1,6}[ \t]+\S/gm)?.length ?? 0;
  if (headings > 0) return headings;
  const paragraphs = prose.split(/\n[ \t\r]*\n/).filter((part) => /\S/.test(part)).length;
  return Math.max(1, paragraphs);
}
