import type { TextRun } from '../blocks';
import { prepareText } from '../layout/measure/prepare-text';
import { textFont } from '../layout/measure/text-font';
import type { PlacedText, TextMark } from '../placed';
import { plainText } from '../text/text-runs';
import type { ColourToken } from '../theme';
import { AA_RATIO, contrastRatio } from '../themes/contrast';
import type { Box, Points } from '../units';
import type { SetText, Stage, StageLook } from './stage';

export type Corner = [number, number];

/** A crooked paper note with a shadow. @param turn -1 if its left corner is higher, or 1 */
export function drawNote(stage: Stage, { x, y, width, height }: Box, fill: ColourToken, turn: -1 | 1): void {
  const lean = turn * Math.min(8, width * 0.014);
  const corners: Corner[] = [
    [x, y + lean],
    [x + width, y - lean],
    [x + width + lean * 0.8, y + height - lean],
    [x + lean * 0.8, y + height + lean],
  ];
  stage.polygon(
    corners.map(([a, b]): Corner => [a + 6, b + 7]),
    'surface',
  );
  stage.polygon(corners, fill);
}

/** A strip of tape around a point. */
export function drawTape(stage: Stage, cx: number, cy: number, width: number): void {
  const [half, tilt] = [width / 2, width * 0.04];
  stage.polygon(
    [
      [cx - half, cy - 13 + tilt],
      [cx + half, cy - 13 - tilt],
      [cx + half, cy + 13 - tilt],
      [cx - half, cy + 13 + tilt],
    ],
    'line',
  );
}

/** Puts text with its last word highlighted, as with a marker. */
export function putHighlighted(
  stage: Stage,
  { set, runs, look }: { set: SetText; runs: TextRun[]; look: StageLook },
  { x, y }: { x: number; y: number },
  colour: ColourToken,
): void {
  const at = stage.elements.length;
  set.put(x, y);
  const drawn = stage.elements[at];
  const line = drawn?.kind === 'text' ? drawn.paragraphs[0]?.lines.at(-1) : undefined;
  // "(continued)" is not important enough to highlight.
  const word = runs.at(-1)?.quiet ? '' : lastWord(plainText(runs));
  if (!line || word === '' || look.align === 'right') return;
  const style = runs.at(-1)?.italic ? ({ italic: true } as const) : {};
  const { theme, book } = stage.card.measure;
  const wide = prepareText([{ text: word, ...style }], textFont(theme, look.font), book).width * set.size;
  const right = (line.x + line.width) / 0.75;
  const left = Math.max(line.x / 0.75, right - wide);
  const base = line.baseline / 0.75;
  // A pale word on a pale mark would be unreadable, so the mark is below the word.
  const { palette } = stage.card.options.theme;
  const isUnder = contrastRatio(palette.ink, palette[colour]) < AA_RATIO;
  const over = base + set.size * (isUnder ? 0.1 : -0.62);
  const under = base + set.size * (isUnder ? 0.24 : 0.16);
  stage.polygon(
    [
      [left - 5, over + 3],
      [right + 8, over - 2],
      [right + 4, under - 1],
      [left - 3, under + 3],
    ],
    colour,
  );
  const shape = stage.elements.pop()!;
  const marked = drawn?.kind === 'text' && markWord(drawn, word, wide * 0.75, { colour, isUnder });
  stage.elements.splice(at, 1, marked && shape.kind === 'shape' ? { ...shape, isMark: true } : shape, marked || drawn!);
}

/** Marks the last word of a text. False if it has several styles. */
function markWord(text: PlacedText, word: string, width: Points, mark: TextMark): PlacedText | false {
  const [paragraph, ...rest] = text.paragraphs;
  const line = paragraph?.lines.at(-1);
  const [run, drawn] = [paragraph?.runs.at(-1), line?.runs.at(-1)];
  if (!paragraph || !line || !run?.text.endsWith(word) || !drawn?.text.endsWith(word)) return false;
  const [start, before] = [run.text.slice(0, -word.length), drawn.text.slice(0, -word.length)];
  const room = Math.min(width, drawn.width);
  const end = { ...drawn, text: word, x: drawn.x + drawn.width - room, width: room, style: { ...drawn.style, mark } };
  const words = before === '' ? [end] : [{ ...drawn, text: before, width: drawn.width - room }, end];
  const marked = {
    ...paragraph,
    runs: [
      ...paragraph.runs.slice(0, -1),
      ...(start === '' ? [] : [{ ...run, text: start }]),
      { ...run, text: word, style: { ...run.style, mark } },
    ],
    lines: [...paragraph.lines.slice(0, -1), { ...line, runs: [...line.runs.slice(0, -1), ...words] }],
  };
  return { ...text, paragraphs: [marked, ...rest] };
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/** The word to highlight. None in right-to-left scripts or in scripts without spaces between words. */
function lastWord(text: string): string {
  const word = text.trim().split(/\s+/).at(-1) ?? '';
  return RIGHT_TO_LEFT.test(text) || word.length > 24 ? '' : word;
}
