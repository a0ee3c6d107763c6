import { findMarkers } from '../contract/request/count-cards';

/**
 * The number of cards of a template's prompt: by its markers, otherwise its headings, otherwise its paragraphs
 * (docs/spec/settled-points.md#17). Good enough for an estimate; the engine parses the full Markdown.
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

/**
 * The number of cards of a deck made from a template: the template's own number, or that of the prompt's markers if it
 * is higher (docs/spec/settled-points.md#17). For an unknown template, the number of the prompt's parts.
 */
export function templateRunCards(prompt: string, templateCards?: number): number {
  if (templateCards === undefined) return countTemplateCards(prompt);
  const markers = findMarkers(prompt).length;
  return markers > 0 ? Math.max(markers + 1, templateCards) : templateCards;
}
