import type { Block, BlockOf } from '../blocks';
import { type Content, wordsOf } from '../content/read-content';
import { wornMarker } from '../text/worn-marker';

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
