/** An element read from a part. Names include their prefix, and its own text is joined. */
export type ReadElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: ReadElement[];
  text: string;
};

/**
 * Parses a part as strictly as our checks need: one root, matching tags, quoted and unique attributes, known
 * entities, declared prefixes, and only characters that XML 1.0 allows. No document types: our parts have none.
 * @throws Error with the problem and its character position
 */
export function readXml(source: string): ReadElement {
  const illegal = source.search(ILLEGAL);
  if (illegal >= 0) throw new Error(`an illegal character at ${illegal}`);
  const root: ReadElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open: { element: ReadElement; prefixes: ReadonlySet<string> }[] = [
    { element: root, prefixes: new Set(['xml', 'xmlns']) },
  ];
  let at = source.startsWith('<?xml') ? source.indexOf('?>') + 2 : 0;
  if (at === 1) throw new Error('an unfinished declaration');
  while (at < source.length) {
    const next = source.indexOf('<', at);
    const text = source.slice(at, next < 0 ? source.length : next);
    const top = open.at(-1);
    if (!top) throw new Error(`text after the end at ${at}`);
    if (open.length === 1 && text.trim() !== '') throw new Error(`text outside the root at ${at}`);
    top.element.text += readText(text, at);
    if (next < 0) break;
    TAG.lastIndex = next;
    const tag = TAG.exec(source);
    if (!tag) throw new Error(`not a tag at ${next}`);
    const [whole, closing, name = '', attributes = '', selfClosing] = tag;
    at = next + whole.length;
    if (closing) {
      if (open.length === 1 || top.element.name !== name) throw new Error(`</${name}> closes nothing at ${next}`);
      open.pop();
      continue;
    }
    if (open.length === 1 && root.children.length > 0) throw new Error(`a second root at ${next}`);
    const element: ReadElement = { name, attributes: readAttributes(attributes, next), children: [], text: '' };
    const prefixes = new Set(top.prefixes);
    for (const key of element.attributes.keys()) if (key.startsWith('xmlns:')) prefixes.add(key.slice(6));
    for (const key of [name, ...element.attributes.keys()]) {
      const colon = key.indexOf(':');
      if (colon > 0 && !prefixes.has(key.slice(0, colon))) throw new Error(`an unknown prefix in ${key} at ${next}`);
    }
    top.element.children.push(element);
    if (!selfClosing) open.push({ element, prefixes });
  }
  const [first] = root.children;
  if (!first || open.length > 1) throw new Error(`<${open.at(-1)?.element.name}> is never closed`);
  return first;
}

/** An element and all its descendants, in document order. */
export function* descendants(element: ReadElement): Generator<ReadElement> {
  yield element;
  for (const child of element.children) yield* descendants(child);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are illegal in a part.
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;
const TAG = /<(\/)?([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+="[^"<]*")*)\s*(\/)?>/y;
const ATTRIBUTE = /([\w.:-]+)="([^"<]*)"/g;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function readAttributes(source: string, at: number): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, key = '', value = ''] of source.matchAll(ATTRIBUTE)) {
    if (attributes.has(key)) throw new Error(`${key} occurs twice at ${at}`);
    attributes.set(key, readText(value, at));
  }
  return attributes;
}

function readText(source: string, at: number): string {
  if (source.includes(']]>')) throw new Error(`]]> in text at ${at}`);
  return source.replace(/&(#x[0-9a-fA-F]+|#\d+|\w+)?;?/g, (whole, entity: string | undefined) => {
    if (entity === undefined || !whole.endsWith(';')) throw new Error(`a bare & at ${at}`);
    if (entity.startsWith('#x')) return String.fromCodePoint(Number.parseInt(entity.slice(2), 16));
    if (entity.startsWith('#')) return String.fromCodePoint(Number.parseInt(entity.slice(1), 10));
    const known = ENTITIES.get(entity);
    if (known === undefined) throw new Error(`an unknown entity ${whole} at ${at}`);
    return known;
  });
}
