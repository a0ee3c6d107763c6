import type { BlockOf, TextRun } from '../../blocks';
import { inksOn } from '../../layout/measure/text-font';
import type { CardToPlace, Placement } from '../../layout/placement';
import { wornMarker } from '../../text/list-marker';
import { plainText } from '../../text/text-runs';
import type { Said, SocialLook } from './social-look';
import { panelOf } from './social-looks';
import { SocialPage } from './social-page';

/** One point of a post, with a number, a date or a name before it (`lead`) if it has one. */
export type Row = { lead: string | null; term: TextRun[]; text: TextRun[] };

const SIZES = [46, 42, 38, 35, 32, 29, 26, 24, 22, 21, 20, 18, 16];
const INSET = 24;
/** Type size of the text above the rows. */
const INTRO = 27;
/** Padding above and below a row, relative to its type size. */
const PAD = 0.5;
const GAPS = { few: 14, many: 8 };
const MANY = 5;
/** Smaller type is hard to read in a feed, so a term and its text share a line instead. */
const READABLE = 27;

/** The items of a flat list; null for a nested one, or for one with more items than fit on a post. */
export function rowsOf({ items, ordered, start, definitions }: BlockOf<'list'>): Row[] | null {
  if (definitions || items.length > 8 || items.some(({ level }) => level > 0)) return null;
  return items.map((item, at) => {
    const worn = wornMarker(item, ordered);
    const lead = ordered ? `${start + at}` : (worn?.text ?? null);
    return { lead, term: [], text: worn && !ordered ? worn.runs : item.runs };
  });
}

/** Points one below the other, in the largest type in which all of them fit. */
export function placeRows(
  card: CardToPlace,
  look: SocialLook,
  rows: readonly Row[],
  { before, after: more }: Said = { before: [], after: [] },
): Placement {
  const page = new SocialPage(card, look);
  let top = page.head();
  for (const runs of before) top = page.text(runs, page.left, top, page.room, { font: 'body', size: INTRO }) + 20;
  const panel = panelOf(page);
  const gap = rows.length > MANY ? GAPS.many : GAPS.few;
  const lead = rows.some((row) => row.lead !== null);
  const setAt = (chosen: readonly Row[], size: number) => {
    const on = panel ? { on: panel } : {};
    const inset = panel ? INSET : 0;
    const pad = Math.round(size * PAD);
    const leads = chosen.map((row) =>
      row.lead === null ? null : page.set(row.lead, page.room, { font: 'heading', size, fixed: true, ...on }),
    );
    const first = Math.max(0, ...leads.map((each) => each?.width ?? 0));
    // A long date goes above its text.
    const isBeside = lead && first <= page.room * 0.34;
    const beside = Math.max(30, Math.round(size));
    const indent = isBeside ? first + beside : 0;
    const width = page.room - inset * 2 - indent;
    const sets = chosen.map(({ term, text }, at) => ({
      lead: leads[at] ?? null,
      term:
        term.length > 0
          ? page.set(term, width, { font: 'strong', size, fixed: true, leading: 1.2, balanced: true, ...on })
          : null,
      text:
        text.length > 0
          ? page.set(text, width, {
              font: 'body',
              size: term.length > 0 ? size * 0.86 : size,
              fixed: true,
              leading: 1.25,
              balanced: true,
              ...on,
            })
          : null,
    }));
    const heights = sets.map(
      (set) =>
        (isBeside ? Math.max(set.lead?.height ?? 0, stackOf(set)) : (set.lead?.height ?? 0) + stackOf(set)) + pad * 2,
    );
    const extra = more.map((runs) =>
      page.set(runs, page.room, { font: 'body', size: Math.max(24, size * 0.8), fixed: true }),
    );
    const height =
      heights.reduce((sum, each) => sum + each, 0) +
      gap * (chosen.length - 1) +
      extra.reduce((sum, each) => sum + each.height + 18, 0);
    return { size, sets, heights, height, indent, first, inset, pad, isBeside, extra };
  };
  const space = page.floor - top;
  const largest = (own: readonly Row[]) => {
    const tried = SIZES.map((size) => setAt(own, size * page.grown));
    return tried.find(({ height }) => height <= space) ?? tried.at(-1)!;
  };
  const stacked = largest(rows);
  const inline = stacked.size < READABLE ? largest(rows.map(inLine)) : stacked;
  const fit = inline.size > stacked.size ? inline : stacked;
  // A few rows share the spare height, but do not move too far apart.
  const spare = Math.min(28, Math.max(0, space - fit.height) / Math.max(1, rows.length));
  let y = top;
  for (const [at, set] of fit.sets.entries()) {
    const height = fit.heights[at]! + (panel ? spare * 0.5 : 0);
    if (panel) page.rect(page.left, y, page.room, height, panel, look.radius);
    else if (at > 0 || card.content.heading)
      page.rect(page.left, y - 2, page.room, look.marks === 'squares' ? 5 : 2, page.inks.text);
    const inner = y + fit.pad + (panel ? spare * 0.25 : 0);
    const ink = panel ? inksOn(panel) : page.inks;
    if (set.lead) {
      const width = fit.isBeside ? fit.first + 16 : page.room - fit.inset * 2;
      page
        .set(rows[at]!.lead!, width, {
          font: 'heading',
          size: set.lead.size,
          fixed: true,
          colour: ink.accent,
          ...(panel ? { on: panel } : {}),
        })
        .put(page.left + fit.inset, inner);
    }
    const x = page.left + fit.inset + fit.indent;
    let below = inner + (fit.isBeside ? 0 : (set.lead?.height ?? 0));
    for (const each of [set.term, set.text]) {
      each?.put(x, below);
      below += each?.height ?? 0;
    }
    y += height + gap + (panel ? spare * 0.5 : spare);
  }
  for (const each of fit.extra) {
    each.put(page.left, y + 4);
    y += each.height + 18;
  }
  return page.placement();
}

/** The term and its text on one line, with the term in bold. */
function inLine({ lead, term, text }: Row): Row {
  if (term.length === 0 || text.length === 0) return { lead, term, text };
  const between = /[\p{P}\p{S}]$/u.test(plainText(term)) ? ' ' : ': ';
  return {
    lead,
    term: [],
    text: [...term.map((run): TextRun => ({ ...run, bold: true })), { text: between }, ...text],
  };
}

function stackOf({ term, text }: { term: { height: number } | null; text: { height: number } | null }): number {
  return (term?.height ?? 0) + (text?.height ?? 0);
}
