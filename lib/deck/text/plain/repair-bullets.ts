import { sumLines } from '../inline/literal-lines';

const BULLET = /^([ \t]*)([•▪‣●◦–☐☑☒✓✔]|\[[ xX]\])[ \t]+(?=\S)/;
const BOX = /[☐☑☒✓✔[]/;
const EMPTY_BOX = /☐|\[ \]/;

/**
 * Converts bullets that people and office programs write (•, ◦, –, ☑, [ ]) to Markdown bullets, line by line, so that one
 * reader handles all lists. A single dash or box is not a list: it may begin a sentence or a line of dialogue. The signs of a sum
 * are no bullets.
 * @param isHtml lines that are HTML
 */
export function repairBullets(lines: readonly string[], isHtml: readonly boolean[] = []): string[] {
  const sums = sumLines(lines);
  const found = lines.map((line) => BULLET.exec(line));
  let fence: string | null = null;
  let wasBullet = false;
  return lines.map((line, at) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    if (fence !== null) {
      if (mark?.startsWith(fence)) fence = null;
      return line;
    }
    if (mark) fence = mark;
    if (sums.has(at) && !isHtml[at]) return line.replace(/[+-]/, '\\$&');
    const match = found[at];
    const isLike = (other: number) => {
      const sign = found[other]?.[2] ?? '';
      return sign === match?.[2] || (BOX.test(sign) && BOX.test(match?.[2] ?? ''));
    };
    const mayBegin = match && match[2] !== '–' && !BOX.test(match[2]!);
    const isItem = match && (mayBegin || isLike(at - 1) || isLike(at + 1));
    if (!match || !isItem) {
      wasBullet = wasBullet && line.trim() !== '' && /^[ \t]/.test(line);
      return line;
    }
    const indent = match[2] === '◦' && match[1] === '' && wasBullet ? '  ' : match[1];
    wasBullet = true;
    const box = BOX.test(match[2]!) ? (EMPTY_BOX.test(match[2]!) ? '[ ] ' : '[x] ') : '';
    return `${indent}- ${box}${line.slice(match[0].length)}`;
  });
}
