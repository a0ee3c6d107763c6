/**
 * Member names that models use in place of those in the prompt, above all models without schema support. Only those are
 * read that can mean nothing else.
 */

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first of these members that has content of this type. */
function find<Value>(of: Members, names: readonly string[], is: (value: unknown) => value is Value): Value | undefined {
  for (const name of names) {
    const value = Object.hasOwn(of, name) ? of[name] : undefined;
    if (is(value)) return value;
  }
  return undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;

const TEXTS = ['text', 'content', 'body', 'paragraph', 'description'];
const LISTS = ['items', 'bullets', 'points', 'bulletPoints', 'bullet_points', 'list', 'content', 'body'];

export function cardNames(value: unknown): unknown {
  if (!isObject(value)) return value;
  const heading = value.heading ?? value.title ?? value.headline;
  return { ...value, heading, blocks: isList(value.blocks) ? value.blocks : (looseBlocks(value) ?? value.blocks) };
}

function looseBlocks(card: Members): unknown[] | undefined {
  const text = find(card, TEXTS, isText);
  const items = find(card, LISTS, isList);
  if (items?.some(isBlock)) return text === undefined ? items : [text, ...items];
  const blocks = [...(text === undefined ? [] : [text]), ...(items ? [{ kind: 'bullets', items }] : [])];
  return blocks.length > 0 ? blocks : undefined;
}

/** Whether an entry of a list is a block rather than an item: it has a kind, or a list of its own. */
function isBlock(value: unknown): boolean {
  return (
    isObject(value) &&
    (isText(value.kind) || isText(value.type) || find(value, [...LISTS, 'rows'], isList) !== undefined)
  );
}

const BLOCK_MEMBERS = ['kind', 'type', 'label', 'rows', ...TEXTS, ...LISTS];
const LABELS = ['label', 'term', 'title', 'name', 'when', 'date', 'value'];
const ITEM_TEXTS = ['text', 'description', 'detail', 'role', 'content', 'body'];

/** Whether an object has content, but only in members whose meaning is unknown. */
function isUnread(value: Members, known: readonly string[]): boolean {
  const names = Object.keys(value).filter((name) => isText(value[name]) || isList(value[name]));
  const isContent = (name: string) => known.includes(name) && name !== 'kind' && name !== 'type';
  return !names.some(isContent) && names.some((name) => !known.includes(name));
}

const KINDS: Readonly<Record<string, string>> = { text: 'paragraph', list: 'bullets', bullet: 'bullets' };

export function blockNames(value: unknown): unknown {
  if (typeof value === 'string') return { kind: 'paragraph', text: value };
  if (!isObject(value)) return value;
  if (isUnread(value, BLOCK_MEMBERS)) return null;
  const items = isList(value.items) ? value.items : (find(value, LISTS, isList) ?? value.items);
  const text = isText(value.text) ? value.text : (find(value, TEXTS, isText) ?? value.text);
  const kind = value.kind ?? value.type ?? (isList(value.rows) ? 'table' : isList(items) ? 'bullets' : 'paragraph');
  return { ...value, kind: typeof kind === 'string' && Object.hasOwn(KINDS, kind) ? KINDS[kind] : kind, items, text };
}

export function itemNames(value: unknown): unknown {
  if (!isObject(value)) return value;
  const texts = Object.values(value).filter(isText);
  if (isUnread(value, [...LABELS, ...ITEM_TEXTS])) return texts.length === 1 ? { text: texts[0] } : null;
  const first = (names: readonly string[]) => value[names.find((name) => (value[name] ?? null) !== null) ?? ''];
  return { label: first(LABELS), text: first(ITEM_TEXTS) };
}
