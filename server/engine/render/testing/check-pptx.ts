import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import type { Deck } from '@/lib/deck/deck';
import type { PlacedChart, PlacedElement } from '@/lib/deck/placed';
import { legalText } from '../safe-text';

/**
 * Validates a PPTX by the rules of its package format and against the deck it was written from, independently of the
 * writer. Returns one sentence per fault.
 */
export function checkStructure(bytes: Uint8Array, deck?: Deck): string[] {
  const faults: string[] = [];
  const parts = readParts(bytes, faults);
  if (!parts) return faults;
  const xml = readParsed(parts, faults);
  faults.push(
    ...contentTypeFaults(parts, xml),
    ...relationshipFaults(parts, xml),
    ...presentationFaults(xml),
    ...[...xml].flatMap(([path, root]) => idFaults(path, root)),
    ...chartFaults(parts, xml, deck),
  );
  if (deck) faults.push(...deckFaults(xml, deck));
  return faults;
}

function readParts(bytes: Uint8Array, faults: string[]): Parts | null {
  try {
    const names: string[] = [];
    const entries = unzipSync(bytes, {
      filter: ({ name }) => {
        if (names.includes(name)) faults.push(`${name} occurs twice in the zip`);
        if (name.endsWith('/') || name.startsWith('/') || name.includes('..')) faults.push(`${name} is no part name`);
        names.push(name);
        return true;
      },
    });
    return new Map(Object.entries(entries));
  } catch (error) {
    faults.push(`not a sound zip: ${String(error)}`);
    return null;
  }
}

function readParsed(parts: Parts, faults: string[]): ParsedParts {
  const parsed = new Map<string, ReadElement>();
  for (const [name, bytes] of parts) {
    if (!/\.(xml|rels)$/.test(name)) continue;
    try {
      parsed.set(name, readXml(strFromU8(bytes)));
    } catch (error) {
      faults.push(`${name} does not parse: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return parsed;
}

const TYPES = '[Content_Types].xml';

function contentTypeFaults(parts: Parts, xml: ParsedParts): string[] {
  const types = xml.get(TYPES);
  if (!types) return [`no ${TYPES}`];
  const faults: string[] = [];
  const defaults = new Set<string>();
  const overrides = new Set<string>();
  for (const child of types.children) {
    const key = child.name === 'Default' ? 'Extension' : 'PartName';
    const into = child.name === 'Default' ? defaults : overrides;
    const value = (child.attributes.get(key) ?? '').replace(/^\//, '');
    if (into.has(value)) faults.push(`${value} is declared twice`);
    if (!child.attributes.get('ContentType')) faults.push(`${value} has no content type`);
    into.add(value);
  }
  for (const name of overrides) if (!parts.has(name)) faults.push(`${name} is declared but missing`);
  for (const name of parts.keys()) {
    if (name === TYPES || overrides.has(name)) continue;
    const extension = name.slice(name.lastIndexOf('.') + 1);
    // An XML part that is declared only by the default would have no specific type.
    if (!defaults.has(extension) || extension === 'xml') faults.push(`${name} has no content type`);
  }
  return faults;
}

function relationshipFaults(parts: Parts, xml: ParsedParts): string[] {
  const faults: string[] = [];
  for (const name of xml.keys()) {
    const owner = /^(.*?)_rels\/([^/]*)\.rels$/.exec(name);
    if (!owner) continue;
    const part = `${owner[1]}${owner[2]}`;
    if (part !== '' && !parts.has(part)) faults.push(`${name} belongs to no part`);
    const known = new Set<string>();
    for (const { id, type, target, external } of relationshipsOf(xml, part)) {
      if (id === '' || known.has(id)) faults.push(`${name}: the id "${id}" repeats`);
      known.add(id);
      if (external) {
        if (type !== 'hyperlink' || !/^(https?:\/\/|mailto:)/i.test(target)) {
          faults.push(`${name}: ${target.slice(0, 80)} is no link that may leave the file`);
        }
      } else if (!parts.has(resolveTarget(part, target))) faults.push(`${name}: the target ${target} is missing`);
    }
    for (const id of usedIds(xml.get(part)))
      if (!known.has(id)) faults.push(`${part}: uses the unknown relationship ${id}`);
  }
  for (const [name, root] of xml) {
    if (usedIds(root).size > 0 && relationshipsOf(xml, name).length === 0) faults.push(`${name}: has no relationships`);
  }
  return faults;
}

function usedIds(root: ReadElement | undefined): Set<string> {
  const ids = new Set<string>();
  if (!root) return ids;
  for (const { attributes } of descendants(root)) {
    for (const key of ['r:id', 'r:embed', 'r:link']) {
      const id = attributes.get(key);
      if (id !== undefined) ids.add(id);
    }
  }
  return ids;
}

function slideNames(xml: ParsedParts): string[] {
  return [...xml.keys()].filter((name) => /^ppt\/slides\/[^/]+\.xml$/.test(name));
}

/** Checks the chain from presentation to slide, layout, master and theme, and the ids along it. */
function presentationFaults(xml: ParsedParts): string[] {
  const main = 'ppt/presentation.xml';
  const root = xml.get(main);
  if (!root) return ['no presentation'];
  const faults: string[] = [];
  const links = relationshipsOf(xml, main);
  const listed = [...descendants(root)].filter(({ name }) => name === 'p:sldId');
  const ids = listed.map(({ attributes }) => Number(attributes.get('id')));
  if (new Set(ids).size !== ids.length) faults.push('slide ids repeat');
  if (ids.some((id) => !(id >= 256 && id < 2_147_483_648))) faults.push('a slide id is out of range');
  const shown = listed.map(({ attributes }) => links.find(({ id }) => id === attributes.get('r:id'))?.target ?? '');
  const slides = slideNames(xml);
  const listedNames = new Set(shown.map((target) => resolveTarget(main, target)));
  for (const name of slides) if (!listedNames.has(name)) faults.push(`${name} is not in the presentation's list`);
  if (listedNames.size !== slides.length) faults.push('the list of slides and the slides differ');

  const masterIds = [...xml].flatMap(([, part]) =>
    [...descendants(part)]
      .filter(({ name }) => name === 'p:sldMasterId' || name === 'p:sldLayoutId')
      .map(({ attributes }) => attributes.get('id') ?? ''),
  );
  if (new Set(masterIds).size !== masterIds.length) faults.push('ids of masters and layouts repeat');
  const expectOne = (pattern: RegExp, type: string) => {
    for (const name of xml.keys()) {
      if (!pattern.test(name)) continue;
      const count = relationshipsOf(xml, name).filter((each) => each.type === type).length;
      if (count !== 1) faults.push(`${name} has ${count} relationships to a ${type}`);
    }
  };
  expectOne(/^ppt\/slides\/[^/]+\.xml$/, 'slideLayout');
  expectOne(/^ppt\/slideLayouts\/[^/]+\.xml$/, 'slideMaster');
  expectOne(/^ppt\/slideMasters\/[^/]+\.xml$/, 'theme');
  expectOne(/^ppt\/notesMasters\/[^/]+\.xml$/, 'theme');
  expectOne(/^ppt\/notesSlides\/[^/]+\.xml$/, 'notesMaster');
  expectOne(/^ppt\/notesSlides\/[^/]+\.xml$/, 'slide');
  return faults;
}

/** Checks that shape ids are unique numbers, text bodies end in a paragraph, and tables are complete grids. */
function idFaults(path: string, root: ReadElement): string[] {
  if (!/^ppt\/(slides|slideLayouts|slideMasters|notesSlides|notesMasters)\/[^/]+\.xml$/.test(path)) return [];
  const faults: string[] = [];
  const known = new Set<string>();
  for (const element of descendants(root)) {
    if (element.name === 'p:cNvPr') {
      const id = element.attributes.get('id') ?? '';
      if (!/^[1-9]\d*$/.test(id) || known.has(id)) faults.push(`${path}: the shape id "${id}" repeats or is none`);
      known.add(id);
    }
    const isBare = element.name === 'a:solidFill' && element.children.length === 0;
    if (isBare || (element.name.endsWith(':txBody') && !element.children.some(({ name }) => name === 'a:p')))
      faults.push(`${path}: ${element.name} without a colour or paragraph`);
    if (element.name === 'a:tbl') {
      const grid = element.children.find(({ name }) => name === 'a:tblGrid')?.children.length ?? 0;
      const rows = element.children.filter(({ name }) => name === 'a:tr');
      const cells = (row: ReadElement) => row.children.filter(({ name }) => name === 'a:tc').length;
      if (grid === 0 || rows.some((row) => cells(row) !== grid))
        faults.push(`${path}: a table whose rows do not fill its grid`);
    }
    for (const key of ['cx', 'cy', 'w', 'h', 'sz', 'marL']) {
      const value = element.attributes.get(key);
      if (value !== undefined && /^-|NaN|Infinity|\./.test(value)) faults.push(`${path}: ${key}="${value}"`);
    }
  }
  return faults;
}

/** Checks that there is a slide for each card, and that it has every word of the card, including its notes. */
function deckFaults(xml: ParsedParts, deck: Deck): string[] {
  const faults: string[] = [];
  const count = slideNames(xml).length;
  if (count !== deck.cards.length) faults.push(`${count} slides for ${deck.cards.length} cards`);
  deck.cards.forEach((card, at) => {
    const slide = xml.get(`ppt/slides/slide${at + 1}.xml`);
    if (!slide) return;
    const shown = textOf(slide);
    for (const text of card.elements.flatMap(textsOf)) {
      if (!shown.includes(squeeze(text))) faults.push(`slide ${at + 1} lacks "${text.slice(0, 60)}"`);
    }
    const notes = xml.get(`ppt/notesSlides/notesSlide${at + 1}.xml`);
    if (
      card.page === 0 &&
      card.notes &&
      squeeze(card.notes) !== '' &&
      !(notes && textOf(notes).includes(squeeze(card.notes)))
    ) {
      faults.push(`slide ${at + 1} lacks its notes`);
    }
  });
  return faults;
}

function textOf(root: ReadElement): string {
  let text = '';
  for (const { name, text: own } of descendants(root)) if (name === 'a:t') text += own;
  return squeeze(text);
}

function textsOf(element: PlacedElement): string[] {
  if (element.kind === 'text') return element.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text));
  if (element.kind !== 'table') return [];
  return element.rows.flatMap(({ cells }) =>
    cells.flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text))),
  );
}

/** Removes white space, which becomes breaks and paragraphs in the file and is not preserved at the ends of cells. */
function squeeze(text: string): string {
  return legalText(text).replace(/\s+/g, '');
}

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

/** The parts of a package by name, raw and parsed. */
export type Parts = ReadonlyMap<string, Uint8Array>;
export type ParsedParts = ReadonlyMap<string, ReadElement>;

type Relationship = { id: string; type: string; target: string; external: boolean };

export function relationshipsOf(xml: ParsedParts, part: string): Relationship[] {
  const cut = part.lastIndexOf('/') + 1;
  const root = xml.get(`${part.slice(0, cut)}_rels/${part.slice(cut)}.rels`);
  return (root?.children ?? []).map(({ attributes }) => {
    const type = attributes.get('Type') ?? '';
    return {
      id: attributes.get('Id') ?? '',
      type: type.slice(type.lastIndexOf('/') + 1),
      target: attributes.get('Target') ?? '',
      external: attributes.get('TargetMode') === 'External',
    };
  });
}

export function resolveTarget(part: string, target: string): string {
  return new URL(target, `file:///${part}`).pathname.slice(1);
}

/** An element read from a part. Names include their prefix, and its own text is joined. */
export type ReadElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: ReadElement[];
  text: string;
};

/**
 * Parses a part. Its prefixes must be declared, and it must have only characters that XML 1.0 allows.
 * @throws Error with the problem and its position
 */
export function readXml(source: string): ReadElement {
  if (/\p{Surrogate}/u.test(source)) throw new Error('a lone surrogate');
  const root: ReadElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const element: ReadElement = { name, attributes: new Map(values), children: [], text: '' };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => {
    open.at(-1)!.text += text;
  });
  parser.write(source).close();
  return root.children[0]!;
}

/** An element and all its descendants, in document order. */
export function* descendants(element: ReadElement): Generator<ReadElement> {
  yield element;
  for (const child of element.children) yield* descendants(child);
}
