import { strFromU8, unzipSync } from 'fflate';
import type { Deck } from '@/lib/deck/deck';
import type { PlacedChart } from '@/lib/deck/placed';
import { legalText } from '../../safe-text';
import { type ParsedParts, type Parts, relationshipsOf, resolveTarget } from './package-links';
import { descendants, type ReadElement, readXml } from './read-xml';

/**
 * Checks that charts can be edited: each has a workbook that opens, its cells match what the chart references and
 * shows, and they include every number and name of the deck's charts.
 */
export function chartFaults(parts: Parts, xml: ParsedParts, deck?: Deck): string[] {
  const faults = [...xml.keys()]
    .filter((name) => /^ppt\/charts\/[^/]+\.xml$/.test(name))
    .flatMap((name) => {
      const workbooks = relationshipsOf(xml, name).filter(({ type }) => type === 'package');
      if (workbooks.length !== 1) return [`${name} has ${workbooks.length} workbooks`];
      try {
        return dataFaults(name, xml.get(name)!, readCells(parts.get(resolveTarget(name, workbooks[0]!.target))!));
      } catch (error) {
        return [`${name}: its workbook cannot be read: ${String(error)}`];
      }
    });
  deck?.cards.forEach((card, at) => {
    const slide = `ppt/slides/slide${at + 1}.xml`;
    const charts = card.elements.filter((element) => element.kind === 'chart');
    const links = relationshipsOf(xml, slide).filter(({ type }) => type === 'chart');
    if (links.length !== charts.length) faults.push(`${slide} has ${links.length} charts for ${charts.length}`);
    for (const [place, chart] of charts.entries()) {
      const root = xml.get(resolveTarget(slide, links[place]?.target ?? ''));
      if (!root) faults.push(`${slide} lacks a chart`);
      else faults.push(...wordFaults(root, chart).map((fault) => `${slide}: its chart ${fault}`));
    }
  });
  return faults;
}

/** The name of the workbook's only sheet, and the text or number of each cell by its reference. */
function readCells(bytes: Uint8Array): { sheet: string; cells: ReadonlyMap<string, string> } {
  const parts = unzipSync(bytes);
  const part = (name: string) => readXml(strFromU8(parts[name]!));
  const sheet = [...descendants(part('xl/workbook.xml'))].find(({ name }) => name === 'sheet')!;
  const styles = [...descendants(part('xl/styles.xml'))].find(({ name }) => name === 'cellXfs')!.children.length;
  const cells = new Map<string, string>();
  for (const { name, attributes, children } of descendants(part('xl/worksheets/sheet1.xml'))) {
    if (name !== 'c') continue;
    if (Number(attributes.get('s') ?? 0) >= styles) throw new Error('a style that is not there');
    const isText = attributes.get('t') === 'inlineStr';
    const text = isText ? children[0]!.children[0]!.text.replaceAll('_x005F_', '_') : children[0]!.text;
    cells.set(attributes.get('r')!, text);
  }
  return { sheet: sheet.attributes.get('name')!, cells };
}

function dataFaults(name: string, chart: ReadElement, { sheet, cells }: ReturnType<typeof readCells>): string[] {
  const faults: string[] = [];
  for (const source of descendants(chart)) {
    if (source.name !== 'c:strRef' && source.name !== 'c:numRef') continue;
    const formula = source.children[0]!.text;
    const found = /^(\w+)!\$([A-Z])\$(\d+)(?::\$\2\$(\d+))?$/.exec(formula);
    if (found?.[1] !== sheet) {
      faults.push(`${name}: ${formula} is no range of its workbook`);
      continue;
    }
    const [, , column, first, last = first] = found;
    const cache = source.children[1]!;
    const count = Number(cache.children.find((each) => each.name === 'c:ptCount')?.attributes.get('val'));
    if (count !== Number(last) - Number(first) + 1) faults.push(`${name}: ${formula} has ${count} values`);
    const cached = cache.children.filter((each) => each.name === 'c:pt');
    const shown = new Map(cached.map(({ attributes, children }) => [Number(attributes.get('idx')), children[0]!.text]));
    for (let at = 0; at < count; at += 1) {
      const cell = cells.get(`${column}${Number(first) + at}`) ?? '';
      if (squeeze(cell) !== squeeze(shown.get(at) ?? '')) faults.push(`${name}: ${formula} differs at ${at}`);
      if (source.name === 'c:numRef' && cell !== '' && !Number.isFinite(Number(cell)))
        faults.push(`${name}: ${cell.slice(0, 40)} is no number`);
    }
  }
  return faults;
}

function wordFaults(root: ReadElement, { chart: { categories, series } }: PlacedChart): string[] {
  const shown = new Set([...descendants(root)].filter(({ name }) => name === 'c:v').map(({ text }) => squeeze(text)));
  const words = [...categories, ...series.map(({ name }) => name)];
  const numbers = series.flatMap(({ values }) => values.flatMap((value) => (value === null ? [] : String(value))));
  return [...words, ...numbers].flatMap((text) =>
    squeeze(text) === '' || shown.has(squeeze(text)) ? [] : `lacks "${text.slice(0, 60)}"`,
  );
}

/** Removes white space, which cells do not preserve at their ends. */
function squeeze(text: string): string {
  return legalText(text).replace(/\s+/g, '');
}
