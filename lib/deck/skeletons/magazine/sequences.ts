import type { ColourToken } from '../../theme';
import { visualPlacer } from '../visual-page';
import { MARGIN, MagazinePage } from './page';
import { placeFlow } from './text';

/** Pages with a single field from edge to edge, and the bar of the heading on the left. */
const onField = visualPlacer((card) => {
  const page = new MagazinePage(card);
  page.open = () => page.crown;
  page.around = (before, after) => {
    const notes = [...before, ...after];
    if (notes.length === 0) return page.crown;
    const height = page.heightOf(notes, page.width - MARGIN * 2, { size: 24 });
    page.foot = page.edge - height - 44;
    page.blocks(notes, MARGIN, page.foot + 22, page.width - MARGIN * 2, { size: 24 });
    return page.crown;
  };
  return page;
}, placeFlow);

const COLUMNS: readonly ColourToken[] = ['surface', 'fourth', 'second', 'third', 'accent', 'surface', 'second', 'ink'];

/** Columns that rise from edge to edge. */
export const placeTimeline = onField('timeline', (page, { items }) => {
  const count = items.length;
  const head = page.barOver(page.width * 0.66);
  const width = page.width / count;
  const pad = count > 5 ? 16 : 28;
  const inner = width - pad * 2;
  const dates = Math.min(
    ...items.map(
      ({ when }) =>
        page.fit(
          [{ text: when }],
          { width: inner, height: 150, lines: when.includes(' ') ? 3 : 1 },
          { font: 'figure', size: 72, leading: 1.05 },
          22,
        ).size,
    ),
  );
  const sets = items.map(({ when, text }, at) => {
    const on = COLUMNS[at % 7]!;
    const date = page.set([{ text: when }], inner + 8, { font: 'figure', size: dates, leading: 1.05, on, fixed: true });
    const said = page.wrapped(text, inner, { font: 'body', size: count > 5 ? 23 : 26, leading: 1.26, on });
    return { on, date, said, need: date.height + said.height + 60 };
  });
  const least = Math.max(...sets.map(({ need }) => need));
  const lowest = Math.max(least, page.tall * 0.36);
  const room = page.foot - head - 20;
  if (least > room) page.miss(least - room);
  // The last column may extend above the bar of the heading if there is space.
  const highest = Math.max(lowest, Math.min(page.foot - page.crown, room + (count > 3 ? 60 : 0)));
  for (const [at, { on, date, said }] of sets.entries()) {
    const isClear = at * width > page.width * 0.66;
    const rise = lowest + ((highest - lowest) * at) / Math.max(1, count - 1);
    const height = Math.min(rise, isClear ? page.foot - page.crown : room);
    const top = page.foot - height;
    page.rect(at * width, top, width + (at < count - 1 ? 0.6 : 0), height, on);
    date.put(at * width + pad, top + 22);
    said.put(at * width + pad, top + 30 + date.height);
  }
});

const ROWS = 3;

/** A band of colour under the heading, and numerals and text below its line. */
export const placeSteps = onField('steps', (page, { items }) => {
  const count = items.length;
  const columns = count > 4 || page.isNarrow ? Math.min(ROWS, Math.ceil(count / 2)) : count;
  const rows = Math.ceil(count / columns);
  const width = (page.width - MARGIN * 2 + 32) / columns - 32;
  const size = rows > 1 ? 84 : 132;
  const inset = size * 0.66;
  const hasTexts = items.some(({ text }) => text.length > 0);
  const term = page.evenly(
    items.map((item) => ({ runs: item.term, width: width - inset })),
    {
      font: hasTexts || rows === 1 ? 'heading' : 'strong',
      size: rows > 1 ? 27 : hasTexts ? 38 : 32,
      leading: 1.15,
    },
  );
  const sets = items.map((item) => {
    const hasText = item.text.length > 0;
    const name = page.set(item.term, width - inset, term);
    const said = hasText ? page.wrapped(item.text, width - inset, { font: 'body', size: 24, leading: 1.28 }) : null;
    return { name, said, need: Math.max(size * 1.1, name.height + (said ? said.height + 8 : 0)) + 44 };
  });
  const row = Math.max(...sets.map(({ need }) => need));
  const notes = page.elements.splice(0);
  const head = page.barOver(page.width * 0.8);
  const bar = page.elements.splice(0);
  const wanted = head + Math.max(40, (page.foot - head - row * rows) * 0.45);
  const line = Math.max(head + 20, Math.min(wanted, page.foot - row * rows - 40));
  if (line + row * rows + 20 > page.foot) page.miss(line + row * rows + 20 - page.foot);
  page.rect(0, page.crown, page.width, line - page.crown, 'fourth');
  page.elements.push(...bar, ...notes);
  page.rect(0, line, page.width, 6, 'ink');
  for (const [at, { name, said }] of sets.entries()) {
    const x = MARGIN + (at % columns) * (width + 32);
    const y = line + 28 + Math.floor(at / columns) * ((page.foot - line - 28) / rows);
    if (at % columns > 0) page.rect(x - 17, y, 1.5, row - 24, 'line');
    const look = { font: 'figure', size, leading: 1, colour: 'accentInk', fixed: true } as const;
    page.fit([{ text: `${at + 1}` }], { width: inset, height: size * 1.2, lines: 1 }, look, 24).put(x, y - size * 0.06);
    name.put(x + inset, y + 8);
    said?.put(x + inset, y + 12 + name.height);
  }
});

/** A wide field and a narrow one, or thirds. The first figure is larger. */
export const placeComparison = onField('comparison', (page, { sides }) => {
  const shares = sides.length === 2 ? [0.6, 0.4] : [0.4, 0.3, 0.3];
  const fills: readonly ColourToken[] = ['third', 'fourth', 'second'];
  let x = 0;
  for (const [at, share] of shares.entries()) {
    page.rect(x, page.crown, share * page.width + 0.6, page.foot - page.crown, fills[at]!);
    x += share * page.width;
  }
  const head = page.barOver(page.width * 0.68);
  x = 0;
  for (const [at, { name, figure, points }] of sides.entries()) {
    const width = shares[at]! * page.width;
    const fill = fills[at]!;
    const inner = width - (at === 0 ? MARGIN * 1.75 : MARGIN * 1.5);
    const left = x + (at === 0 ? MARGIN : MARGIN * 0.75);
    const title = page.fit(
      name,
      { width: inner, height: 100, lines: 2 },
      { font: 'heading', size: 42, leading: 1.12, on: fill, headingLevel: 3, role: 'subtitle' },
      26,
    );
    title.put(left, head + 28);
    let y = head + 36 + Math.max(title.height, 46);
    const texts = points.map((runs) => page.wrapped(runs, inner, { font: 'body', size: 29, leading: 1.26, on: fill }));
    const need = texts.reduce((sum, { height }) => sum + height + 34, 0);
    if (figure) {
      const label = page.wrapped(figure.label, inner, { font: 'strong', size: 26, leading: 1.2, on: fill });
      const room = page.foot - 36 - need - label.height - y - 20;
      const value = page.fitted(
        [{ text: figure.figure }],
        { width: inner, height: page.needed(room, 70), lines: 1 },
        { font: 'figure', size: at === 0 ? 210 : 124, leading: 1.02, on: fill },
        40,
      );
      const slack = Math.max(0, Math.min(room, at === 0 ? 216 : 216) - value.height);
      value.put(left - value.size * 0.03, y + slack * 0.7);
      y += slack * 0.7 + value.height;
      label.put(left, y);
      y += label.height;
    }
    let line = Math.max(y + 20, figure ? page.foot - 36 - need : y + 20);
    if (line + need > page.foot - 16) page.miss(line + need - page.foot + 16);
    for (const text of texts) {
      page.rect(left, line, inner, 1.5, fill === 'third' ? 'onThird' : 'ink');
      text.put(left, line + 16);
      line += text.height + 34;
    }
    x += width;
  }
});
