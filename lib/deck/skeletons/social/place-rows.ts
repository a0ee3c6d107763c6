import type { BlockOf, TextRun } from '../../blocks';
import { inksOn } from '../../layout/measure/text-font';
import type { CardToPlace, Placement } from '../../layout/placement';
import { wornMarker } from '../../text/list-marker';
import { plainText } from '../../text/text-runs';
import type { ColourToken } from '../../theme';
import type { Said, SocialLook } from './social-look';
import { panelOf } from './social-looks';
import { SocialPage } from './social-page';

/** One point of a post, with a number, a date or a name before it (`lead`) if it has one. */
export type Row = { lead: string | null; term: TextRun[]; text: TextRun[] };

const INSET = 24;
/** The space above and below the text of a row, in ems: at least, and what a few rows add at most. */
const PAD = 0.24;
const MOST_AIR = 2.4;
const GAP = 8;

/** The items of a flat list; null for a nested one, for a single item, or for more than fit on a post. */
export function rowsOf({ items, ordered, start, definitions }: BlockOf<'list'>): Row[] | null {
  if (definitions || items.length < 2 || items.length > 8 || items.some(({ level }) => level > 0)) return null;
  return items.map((item, at) => {
    const worn = wornMarker(item, ordered);
    const lead = ordered ? `${start + at}` : (worn?.text ?? null);
    return { lead, term: [], text: worn && !ordered ? worn.runs : item.runs };
  });
}

/** Points one below the other, spread over the post, in the sizes of running text or in others. */
export function placeRows(
  card: CardToPlace,
  look: SocialLook,
  rows: readonly Row[],
  said: Said = { before: [], after: [] },
  sizes?: readonly [number, number],
): Placement {
  const page = new SocialPage(card, look);
  const { top, foot } = page.around(said);
  const panel = panelOf(page);
  const space = foot - top;
  const setAt = (tried: number) => {
    const stacked = setRows(page, rows, tried, panel);
    return stacked.height <= space ? stacked : setRows(page, rows.map(inLine), tried, panel);
  };
  const { sets, height, em, indent, first } = setAt(page.textSize((tried) => setAt(tried).height <= space, sizes));
  if (height > space) page.miss(height - space);
  const air = Math.min(MOST_AIR * em, Math.max(0, space - height) / rows.length);
  let y = page.middle(top, height + air * rows.length, foot);
  for (const [at, set] of sets.entries()) {
    const tall = set.height + air;
    if (panel) page.rect(page.left, y, page.room, tall, panel, look.radius);
    else if (at > 0 || card.content.heading)
      page.rect(page.left, y - 2, page.room, look.marks === 'squares' ? 5 : 2, page.inks.text);
    const x = page.left + (panel ? INSET : 0);
    let below = y + PAD * em + air / 2;
    if (set.lead) {
      // Wider than the word, for programs that substitute a wider font.
      const width = indent > 0 ? Math.min(first + 16, indent) : page.room - INSET * 2;
      const colour = (panel ? inksOn(panel) : page.inks).accent;
      page.set(rows[at]!.lead!, width, { ...set.lead.look, colour }).put(x, below);
      if (indent === 0) below += set.lead.height;
    }
    for (const each of set.texts) {
      each.put(x + indent, below);
      below += each.height;
    }
    y += tall + GAP;
  }
  return page.placement();
}

/** The rows set in one size. `indent`: of their text, beside the widest number, date or name (`first`). */
function setRows(page: SocialPage, rows: readonly Row[], size: number, panel: ColourToken | null) {
  const em = page.size(size);
  const on = panel ? { on: panel } : {};
  const inner = page.room - (panel ? INSET * 2 : 0);
  const leadLook = { font: 'heading', size: em, fixed: true, ...on } as const;
  const leads = rows.map(({ lead }) => (lead === null ? null : page.set(lead, page.room, leadLook)));
  const first = Math.max(0, ...leads.map((each) => each?.width ?? 0));
  // A long date goes above its text.
  const indent = first > 0 && first <= page.room * 0.34 ? first + em * 0.8 : 0;
  const textLook = { fixed: true, leading: 1.25, balanced: true, ...on } as const;
  const sets = rows.map(({ term, text }, at) => {
    const lead = leads[at];
    const name = { ...textLook, font: 'strong', size: em } as const;
    const body = { ...textLook, font: 'body', size: term.length > 0 ? em * 0.86 : em } as const;
    const said = [[term, name] as const, [text, body] as const].filter(([runs]) => runs.length > 0);
    const texts = said.map(([runs, each]) => page.wrapped(runs, inner - indent, each));
    const tall = texts.reduce((sum, { height }) => sum + height, 0);
    const beside = lead?.height ?? 0;
    const height = (indent > 0 ? Math.max(beside, tall) : beside + tall) + PAD * em * 2;
    return { lead: lead && { height: lead.height, look: leadLook }, texts, height };
  });
  const height = sets.reduce((sum, each) => sum + each.height, GAP * (rows.length - 1));
  return { sets, height, em, indent, first };
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
