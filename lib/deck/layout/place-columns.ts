import type { Block, BlockOf } from '../blocks';
import type { PlacedElement } from '../placed';
import type { Box, Points } from '../units';
import { headGap, measureHead } from './card-head';
import { measureBlock } from './measure-block';
import { measureList, measureRuns } from './measure-text-block';
import type { MeasureContext, Measured } from './measured';
import { type CardToPlace, dropInto, filledRect, type Placement, snap } from './placement';
import { type Content, wordsOf } from './read-content';
import { stackColumns } from './split-columns';
import { countRunts, drawStack, type Stack, stackBlocks, stackMeasured } from './stack';
import { inksOn } from './text-font';
import { wornMarker } from './worn-marker';

/**
 * Two or three columns: a panel for each group or item if the content has any, otherwise text that runs through the
 * columns.
 */
export function placeColumns(card: CardToPlace): Placement {
  const wanted = card.layout === 'three-columns' ? 3 : 2;
  const panels = readPanels(card.content);
  const narrow = card.frame.card.width < NARROW;
  if (!panels) return placeRunning(card, narrow ? 2 : wanted);
  if (!narrow) return placePanels(card, panels, fitCount(panels.items.length, wanted));
  // On a narrow card the panels are in one column if there is enough height.
  const single = placePanels(card, panels, 1);
  return single.excess <= 0 ? single : placePanels(card, panels, 2);
}

const NARROW: Points = 640;

/** The number of panels in a row. Avoids a last row with a single panel. */
function fitCount(panels: number, wanted: number): number {
  if (panels <= 3) return panels;
  return panels === 4 && wanted === 3 ? 2 : wanted;
}

type Panels = { intro: Block[]; items: Block[][]; outro: Block[] };

const MOST_PANELS = 6;
const PANEL_WORDS = 60;

/** What becomes a panel: the groups under subheadings, or the items of the only list. */
export function readPanels({ groups, intro, texts, images }: Content): Panels | null {
  if (images.length > 0) return null;
  if (groups.length >= 2 && groups.length <= MOST_PANELS) return { intro, items: groups, outro: [] };
  if (groups.length > 0) return null;
  const lists = texts.filter((block) => block.kind === 'list');
  const list = lists[0];
  if (lists.length !== 1 || !list) return null;
  const items = listPanels(list);
  if (!items) return null;
  const around = texts.filter((block) => block !== list).reduce((sum, block) => sum + wordsOf(block), 0);
  if (around > PANEL_WORDS) return null;
  const at = texts.indexOf(list);
  return { intro: texts.slice(0, at), items, outro: texts.slice(at + 1) };
}

const panelsOf = new WeakMap<BlockOf<'list'>, Block[][]>();

/** Each top-level item with its nested ones. Null if there are too few or too many, or if one is too long. */
function listPanels(list: BlockOf<'list'>): Block[][] | null {
  const tops = list.items.filter(({ level }) => level === 0).length;
  if (tops < 2 || tops > MOST_PANELS || list.items[0]?.level !== 0) return null;
  if (list.items.some(({ runs }) => runs.reduce((sum, { text }) => sum + text.length, 0) > PANEL_WORDS * 6))
    return null;
  let panels = panelsOf.get(list);
  if (panels) return panels;
  panels = [];
  for (const item of list.items) {
    if (item.level === 0) {
      const start = list.start + panels.length;
      panels.push([
        list.ordered || wornMarker(item, false)
          ? { kind: 'list', lines: list.lines, ordered: list.ordered, start, items: [item] }
          : { kind: 'paragraph', lines: list.lines, runs: item.runs },
      ]);
    } else {
      const panel = panels.at(-1)!;
      const nested = panel[1];
      const own = { ...item, level: item.level - 1 };
      if (nested?.kind === 'list') nested.items.push(own);
      else panel.push({ kind: 'list', lines: list.lines, ordered: false, start: 1, items: [own] });
    }
  }
  panelsOf.set(list, panels);
  return panels;
}

/** A short bar at the head of each panel. */
const TOP_BAR = 4;
const BAR_GAP = 14;

function placePanels(card: CardToPlace, panels: Panels, count: number): Placement {
  const { frame, measure, options } = card;
  const { body } = frame;
  const { scale, theme } = measure;
  const gutter = scale.gap + 4;
  const inset = Math.round(scale.gap * 1.1);
  const width = (body.width - gutter * (count - 1)) / count;
  const inner: MeasureContext = { ...measure, inks: inksOn('surface') };
  const head = stackMeasured(measureHead(card, body.width));
  const intro = stackBlocks(panels.intro, Math.min(body.width, scale.measure * scale.body), measure);
  const outro = stackBlocks(panels.outro, Math.min(body.width, scale.measure * scale.body), measure);
  const stacks = panels.items.map((blocks) =>
    stackMeasured(blocks.map((block, at) => measurePanel(block, at, width - inset * 2, inner))),
  );
  const rows: { stacks: Stack[]; height: Points }[] = [];
  for (let at = 0; at < stacks.length; at += count) {
    const row = stacks.slice(at, at + count);
    rows.push({
      stacks: row,
      height: row.reduce((most, { height }) => Math.max(most, height), 0) + inset * 2 + TOP_BAR + BAR_GAP,
    });
  }
  const grid = rows.reduce((sum, { height }) => sum + height, 0) + gutter * (rows.length - 1);
  const gapAfter = (stack: Stack, gap: Points) => (stack.slices.length > 0 ? stack.height + gap : 0);
  const above = gapAfter(head, headGap(measure)) + gapAfter(intro, headGap(measure));
  const below = outro.slices.length > 0 ? outro.height + headGap(measure) : 0;
  const slack = body.height - above - grid - below;
  return {
    excess: -slack,
    runts: stacks.reduce((count, stack) => count + countRunts(stack), 0),
    draw() {
      // Panels take up some of the spare height, so that a row of them fills the card.
      const stretch = options.format === 'document' ? 0 : Math.max(0, Math.min(slack * 0.5, grid * 0.2)) / rows.length;
      const drop = dropInto(slack - stretch * rows.length, body.height, options.format);
      const elements: PlacedElement[] = drawStack(head, 0, head.slices.length, body);
      let y = body.y + gapAfter(head, headGap(measure)) + Math.max(0, drop);
      elements.push(
        ...drawStack(intro, 0, intro.slices.length, {
          x: body.x,
          y,
          width: Math.min(body.width, scale.measure * scale.body),
        }),
      );
      y += gapAfter(intro, headGap(measure));
      const radius = Math.min(theme.radius, 20);
      for (const row of rows) {
        const height = row.height + stretch;
        for (const [at, stack] of row.stacks.entries()) {
          const box: Box = { x: body.x + at * (width + gutter), y, width, height };
          elements.push(filledRect(box, measure.inks.ground === 'surface' ? 'ground' : 'surface', radius));
          elements.push(filledRect({ x: box.x + inset, y: box.y + inset, width: 32, height: TOP_BAR }, 'accent'));
          elements.push(
            ...drawStack(stack, 0, stack.slices.length, {
              x: box.x + inset,
              y: box.y + inset + TOP_BAR + BAR_GAP,
              width: width - inset * 2,
            }),
          );
        }
        y += height + gutter;
      }
      elements.push(
        ...drawStack(outro, 0, outro.slices.length, {
          x: body.x,
          y: y - gutter + headGap(measure),
          width: Math.min(body.width, scale.measure * scale.body),
        }),
      );
      return elements;
    },
  };
}

function measurePanel(block: Block, at: number, width: Points, context: MeasureContext): Measured {
  const { scale } = context;
  if (block.kind === 'heading' && at === 0) {
    return measureRuns(
      block.runs,
      width,
      {
        role: 'subtitle',
        font: 'heading',
        size: scale.subheading,
        leading: 1.22,
        balanced: true,
        headingLevel: 3,
        keepWithNext: true,
        after: 8,
      },
      context,
    );
  }
  return block.kind === 'list' ? measureList(block, width, context) : measureBlock(block, width, context);
}

/** Text that runs from one column into the next, with columns of about equal height. */
function placeRunning(card: CardToPlace, count: number): Placement {
  const { content, frame, measure, options } = card;
  const { body } = frame;
  const gutter = Math.max(24, measure.scale.gap * 2);
  const width = (body.width - gutter * (count - 1)) / count;
  const head = stackMeasured(measureHead(card, body.width));
  const gap = head.slices.length > 0 ? headGap(measure) : 0;
  const room = body.height - head.height - gap;
  const { stack, stretches, height } = stackColumns(content.body, width, measure, count, room);
  const slack = body.height - head.height - gap - height;
  return {
    // There are more stretches than columns only if a slice is taller than the card.
    excess: stretches.length > count ? stack.height : -slack,
    draw() {
      const y = Math.min(
        snap(body.y + head.height + gap + dropInto(slack, body.height, options.format)),
        body.y + body.height - height,
      );
      return [
        ...drawStack(head, 0, head.slices.length, body),
        ...stretches.flatMap(({ from, to }, at) =>
          drawStack(stack, from, to, { x: body.x + at * (width + gutter), y, width }),
        ),
      ];
    },
  };
}
