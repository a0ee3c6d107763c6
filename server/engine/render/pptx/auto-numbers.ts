import type { PlacedParagraph } from '@/lib/deck/placed';

/** A number the office program counts by itself. */
export type AutoNumber = { type: string; startAt: number };

/**
 * Numbered paragraphs as automatic numbers. Paragraphs that count on from one another carry the same start, as office
 * programs expect of one list; a number out of turn starts a list of its own.
 */
export function autoNumbers(paragraphs: readonly PlacedParagraph[]): (AutoNumber | null)[] {
  const running = new Map<number, { startAt: number; next: number }>();
  return paragraphs.map(({ marker }) => {
    if (marker === null) {
      running.clear();
      return null;
    }
    for (const level of running.keys()) if (level > marker.level) running.delete(level);
    if (marker.kind !== 'number' || marker.number === null) {
      running.delete(marker.level);
      return null;
    }
    const known = running.get(marker.level);
    const startAt = known?.next === marker.number ? known.startAt : marker.number;
    running.set(marker.level, { startAt, next: marker.number + 1 });
    // ST_TextBulletStartAtNum ends at 32,767; a list that starts elsewhere keeps its written number.
    if (startAt < 1 || startAt > 32_767) return null;
    return { type: numberType(marker.text), startAt };
  });
}

function numberType(text: string): string {
  const parenthesis = text.trimEnd().endsWith(')') ? 'ParenR' : 'Period';
  if (/^[a-z][.)]/.test(text)) return `alphaLc${parenthesis}`;
  if (/^[A-Z][.)]/.test(text)) return `alphaUc${parenthesis}`;
  return `arabic${parenthesis}`;
}
