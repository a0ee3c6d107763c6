import { type CSSProperties, Fragment } from 'react';
import type { CellAlign } from '@/lib/deck/blocks';
import { cssFamily, readFaceId } from '@/lib/deck/fonts/font-faces';
import type { PlacedLine, PlacedParagraph, PlacedRun, TextStyle } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import type { CardUnits, Drawing } from './drawing';

type Origin = { x: number; y: number };

/** Paragraphs and lists as semantic elements. They take no space themselves: their lines are positioned. */
export function ParagraphsView({
  paragraphs,
  origin,
  drawing,
}: {
  paragraphs: readonly PlacedParagraph[];
  origin: Origin;
  drawing: Drawing;
}) {
  return <Groups groups={groupParagraphs(paragraphs)} origin={origin} drawing={drawing} />;
}

function Groups({ groups, origin, drawing }: { groups: ParagraphGroup[]; origin: Origin; drawing: Drawing }) {
  return groups.map((group, at) => {
    if (group.kind === 'paragraph') {
      return (
        <p key={at} dir="auto">
          <ParagraphLines paragraph={group.paragraph} origin={origin} drawing={drawing} />
        </p>
      );
    }
    const List = group.ordered ? 'ol' : 'ul';
    return (
      <List key={at} role="list">
        {group.items.map((item, place) => (
          <li key={place} dir="auto">
            <ParagraphLines paragraph={item.paragraph} origin={origin} drawing={drawing} />
            <Groups groups={item.nested} origin={origin} drawing={drawing} />
          </li>
        ))}
      </List>
    );
  });
}

/** Paragraphs as rendered: single ones, or list items. */
type ParagraphGroup =
  | { kind: 'paragraph'; paragraph: PlacedParagraph }
  | { kind: 'list'; ordered: boolean; items: ListEntry[] };

type ListEntry = { paragraph: PlacedParagraph; nested: ParagraphGroup[] };

/** Groups adjacent paragraphs with markers into lists, with deeper levels nested in the previous item. */
export function groupParagraphs(paragraphs: readonly PlacedParagraph[], level = 0): ParagraphGroup[] {
  const groups: ParagraphGroup[] = [];
  let at = 0;
  while (at < paragraphs.length) {
    const paragraph = paragraphs[at]!;
    const { marker } = paragraph;
    at += 1;
    if (!marker) {
      groups.push({ kind: 'paragraph', paragraph });
      continue;
    }
    const start = at;
    while (at < paragraphs.length && (paragraphs[at]!.marker?.level ?? -1) > Math.max(level, marker.level)) at += 1;
    const entry = { paragraph, nested: groupParagraphs(paragraphs.slice(start, at), level + 1) };
    const ordered = marker.kind === 'number';
    const open = groups.at(-1);
    if (open?.kind === 'list' && open.ordered === ordered) open.items.push(entry);
    else groups.push({ kind: 'list', ordered, items: [entry] });
  }
  return groups;
}

/** The lines of one paragraph, its marker first. */
export function ParagraphLines({
  paragraph,
  origin,
  drawing,
}: {
  paragraph: PlacedParagraph;
  origin: { x: number; y: number };
  drawing: Drawing;
}) {
  const dropped = droppedBefore(paragraph);
  return (
    <>
      <MarkerView paragraph={paragraph} origin={origin} drawing={drawing} />
      {paragraph.lines.map((line, at) => (
        <Fragment key={line.baseline}>
          {dropped[at]}
          <LineView line={line} align={paragraph.align} origin={origin} drawing={drawing} />
        </Fragment>
      ))}
    </>
  );
}

/**
 * One line of text at its place in the layout. The line's strut (see `.deck-line` in deck.css) is one em of the largest
 * run high and sits on the baseline, so the baseline is exact for any font.
 */
function LineView({
  line,
  align,
  origin,
  drawing,
}: {
  line: PlacedLine;
  align: CellAlign;
  origin: Origin;
  drawing: Drawing;
}) {
  const first = line.runs[0]?.style;
  if (!first) return null;
  // A text decoration on the line would continue under runs that have none.
  const { underline: _underline, strike: _strike, ...base } = first;
  const { units, theme } = drawing;
  const tallest = Math.max(...line.runs.map((run) => run.style.size));
  const style = {
    ...textStyle(base, theme, units),
    left: units(line.x - origin.x),
    top: units(line.baseline - tallest - origin.y),
    width: units(line.width),
    ...(align === 'left' ? {} : { textAlign: align }),
    ...(tallest === base.size ? {} : { '--deck-strut': units(tallest) }),
  };
  return (
    <span className="deck-line" style={style}>
      {line.runs.map((run) => (
        <RunView key={run.x} run={run} base={base} drawing={drawing} />
      ))}
    </span>
  );
}

function RunView({ run, base, drawing }: { run: PlacedRun; base: TextStyle; drawing: Drawing }) {
  const style = sameStyle(run.style, base) ? undefined : textStyle(run.style, drawing.theme, drawing.units);
  if (run.href) {
    return (
      <a href={run.href} style={style} target="_blank" rel="noreferrer noopener">
        {run.text}
      </a>
    );
  }
  return style ? <span style={style}>{run.text}</span> : run.text;
}

/**
 * A list item's bullet or number, left of its first line. A bullet is hidden from screen readers, which announce the
 * list itself.
 */
function MarkerView({
  paragraph: { marker, lines },
  origin,
  drawing: { theme, units },
}: {
  paragraph: PlacedParagraph;
  origin: { x: number; y: number };
  drawing: Drawing;
}) {
  const first = lines[0];
  if (!marker || !first) return null;
  const style = {
    ...textStyle(marker.style, theme, units),
    left: units(marker.x - origin.x),
    top: units(first.baseline - marker.style.size - origin.y),
  };
  return (
    <span className="deck-line" style={style} aria-hidden={marker.kind === 'bullet' || undefined}>
      {marker.text}
    </span>
  );
}

/** The CSS of a run. */
function textStyle(style: TextStyle, theme: DeckTheme, units: CardUnits): CSSProperties {
  const { family, weight, italic } = readFaceId(style.face);
  const lines = [style.underline && 'underline', style.strike && 'line-through'].filter(Boolean).join(' ');
  return {
    fontFamily: cssFamily(family),
    fontWeight: weight,
    fontStyle: italic ? 'italic' : 'normal',
    fontSize: units(style.size),
    color: theme.palette[style.colour],
    ...(style.tracking ? { letterSpacing: units(style.tracking) } : {}),
    ...(lines ? { textDecorationLine: lines } : {}),
  };
}

/** Whether two runs have the same style, so that they can share one element. */
function sameStyle(one: TextStyle, other: TextStyle): boolean {
  return (
    one.face === other.face &&
    one.size === other.size &&
    one.colour === other.colour &&
    (one.tracking ?? 0) === (other.tracking ?? 0) &&
    Boolean(one.strike) === Boolean(other.strike) &&
    Boolean(one.underline) === Boolean(other.underline)
  );
}

/** How far past the expected position a line is searched for, in characters. Wrapping only drops a few spaces. */
const SEARCH_RANGE = 16;

/**
 * The text that wrapping dropped before each line of a paragraph: usually a space, nothing inside a broken long word.
 * Restored between the lines, so that copied and spoken text matches the paragraph. Linear, even for thousands of lines
 * that are not found.
 */
export function droppedBefore({ runs, lines }: Pick<PlacedParagraph, 'runs' | 'lines'>): string[] {
  const whole = shown(runs);
  let at = 0;
  let near = SEARCH_RANGE;
  return lines.map((line) => {
    const text = shown(line.runs);
    const place = whole.slice(at, at + text.length + near);
    // The hyphen at a line break is not in the paragraph's text.
    const own = place.includes(text) ? text : text.replace(/-$/, '');
    const found = own === '' ? 0 : place.indexOf(own);
    // A line that the layout changed (upper case) is not found; a space separates the words.
    if (found < 0) {
      at += Math.max(0, text.length - 1);
      near = SEARCH_RANGE * 3;
      return ' ';
    }
    at += found + own.length;
    near = SEARCH_RANGE;
    return found === 0 ? '' : ' ';
  });
}

/** The text as it is drawn: no-break spaces, which keep words together, as spaces; without soft hyphens. */
function shown(runs: readonly { text: string }[]): string {
  return runs
    .map((run) => run.text)
    .join('')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u00ad', '');
}
