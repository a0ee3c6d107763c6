import { weakMemoize } from '../../../weak-memoize';
import type { BlockOf, TextRun } from '../../blocks';
import { type CodeToken, codeColours, codeTokens } from '../../code/code-tokens';
import { findLanguage } from '../../code/languages';
import type { PlacedElement } from '../../placed';
import { plainText } from '../../text/text-runs';
import type { Points } from '../../units';
import { fromParagraphs } from './measure-text-block';
import { insetSlices, type MeasureContext, type MeasuredBlock, measuredHeight } from './measured';
import { setParagraph } from './set-paragraph';
import { inksOn, textFont } from './text-font';

const TAB = 4;

/** The lines of a code block as runs of plain and coloured code, with tabs expanded to columns of four. */
const codeLines = weakMemoize(({ text, language }: BlockOf<'code'>): TextRun[][] => {
  const code = text.replaceAll('\r\n', '\n').split('\n').map(expandTabs);
  const known = findLanguage(language);
  const tokens = known ? codeTokens(code.join('\n'), known) : [];
  let next = 0;
  let start = 0;
  return code.map((line) => {
    const runs: TextRun[] = [];
    const add = (from: number, to: number, token?: CodeToken) => {
      const part = line.slice(from, to);
      if (part !== '') runs.push({ text: part, code: true, ...styleOf(token) });
    };
    let done = 0;
    // A token that spans several lines is handled once on each of them.
    for (let token = tokens[next]; token && token.from < start + line.length; token = tokens[next]) {
      const from = Math.max(done, token.from - start);
      add(done, from);
      done = Math.min(line.length, token.to - start);
      add(from, done, token);
      if (token.to > start + line.length) break;
      next += 1;
    }
    add(done, line.length);
    start += line.length + 1;
    return runs;
  });
});

function styleOf(token: CodeToken | undefined): Partial<TextRun> {
  if (!token) return {};
  return { token: token.kind, ...(token.kind === 'keyword' ? { bold: true as const } : {}) };
}

function expandTabs(line: string): string {
  let out = '';
  for (const part of line.split('\t')) out += part + ' '.repeat(TAB - (part.length % TAB));
  return line.includes('\t') ? out.trimEnd() : line;
}

/** Many lines are set closer together, so that they can be larger on a card. */
const MANY_LINES = 10;
const LEADING = { few: 1.45, many: 1.32 };

/** Long lines wrap instead of becoming smaller than this share of the usual size. */
const LEAST_SHARE = 0.72;

/** The largest size, up to that of the scale, at which no line of the code wraps. */
function codeSize(lines: TextRun[][], room: Points, { theme, book, scale }: MeasureContext): Points {
  const face = book.face(textFont(theme, 'mono').regular);
  const em = (face.advances.get(0x30) ?? face.missingAdvance) / face.unitsPerEm;
  const longest = lines.reduce((most, runs) => Math.max(most, plainText(runs).length), 1);
  const fitting = Math.floor((room * 0.99 * 2) / (longest * em)) / 2;
  return Math.max(scale.floor, Math.round(scale.code * LEAST_SHARE), Math.min(scale.code, fitting));
}

/** Code on a panel in the surface colour, line by line as written. A line that is too long wraps. */
export function measureCode(block: BlockOf<'code'>, width: Points, context: MeasureContext): MeasuredBlock {
  const { theme, book, scale } = context;
  const inks = inksOn('surface');
  const inset = Math.max(8, Math.round(scale.gap));
  const lines = codeLines(block);
  const size = codeSize(lines, width - inset * 2, context);
  const leading = lines.length > MANY_LINES ? LEADING.many : LEADING.few;
  const font = textFont(theme, 'mono');
  const tokens = codeColours(theme.palette);
  const paragraphs = lines.map((runs) =>
    setParagraph(runs, width - inset * 2, book, { font, size, leading, inks, colour: inks.text, tokens }),
  );
  const text = fromParagraphs(paragraphs, { role: 'code', font: 'mono', size }, scale.gap);
  const slices = insetSlices(text.slices, inset).map((slice, at) => ({ ...slice, space: at === 0 ? scale.gap : 0 }));
  return {
    kind: 'block',
    slices,
    mayBreakBefore: (at) => at >= 2 && slices.length - at >= 2,
    keepWithNext: false,
    repeat: inset,
    foot: inset,
    isWhole: true,
    after: scale.gap,
    draw(from, to, spot): PlacedElement[] {
      const height = measuredHeight({ ...text, slices: text.slices.slice(from, to) }) + inset * 2;
      return [
        {
          kind: 'text',
          role: 'code',
          box: { ...spot, height },
          inset,
          fill: 'surface',
          radius: Math.min(theme.radius, 16),
          paragraphs: text.paragraphs(from, to, {
            x: spot.x + inset,
            y: spot.y + inset,
            width: spot.width - inset * 2,
          }),
          headingLevel: null,
        },
      ];
    },
  };
}
