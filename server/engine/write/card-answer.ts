import * as z from 'zod';
import { isObject } from '@/lib/json';
import { jsonOf } from './unwrap-answer';

export const BLOCK_KINDS = [
  'paragraph',
  'bullets',
  'features',
  'steps',
  'stats',
  'timeline',
  'comparison',
  'people',
  'table',
  'quote',
  'callout',
  'code',
] as const;

/** Maximum lengths and counts, chosen by what fits on a card. The rest is cut off. */
const MAX = { heading: 160, text: 4000, label: 120, item: 600, notes: 3000, blocks: 6, items: 12, rows: 13, cells: 8 };

const words = (most: number) =>
  z
    .preprocess((value) => (typeof value === 'number' ? String(value) : (value ?? '')), z.string('must be text'))
    .transform((text) => text.trim().slice(0, most));

/** Also accepts an item that is plain text, or that uses other names for its members. */
const item = z.preprocess(
  (value) => (typeof value === 'string' || typeof value === 'number' ? { text: String(value) } : itemNames(value)),
  z.object({ label: words(MAX.label), text: words(MAX.item) }, 'each item must have a label and a text'),
);

const list = <Item extends z.ZodType>(of: Item, most: number, message: string) =>
  z.preprocess((value) => (Array.isArray(value) ? value.slice(0, most) : (value ?? [])), z.array(of, message));

const block = z.preprocess(
  blockNames,
  z.object(
    {
      kind: z.enum(BLOCK_KINDS, `kind must be one of ${BLOCK_KINDS.join(', ')}`),
      text: words(MAX.text),
      label: words(MAX.label),
      items: list(item, MAX.items, 'items must be a list'),
      rows: list(list(words(MAX.item), MAX.cells, 'each row must be a list of texts'), MAX.rows, 'rows must be a list'),
    },
    'each block must have a kind, and a text, items or rows',
  ),
);

const card = z.preprocess(
  cardNames,
  z.object(
    {
      heading: z
        .string('heading must be text')
        .transform((text) => text.trim().slice(0, MAX.heading))
        .refine((text) => text !== '', 'heading must not be empty'),
      blocks: list(block, MAX.blocks, 'blocks must be a list').refine(
        ({ length }) => length > 0,
        'blocks must not be empty',
      ),
      notes: words(MAX.notes),
      picture: words(200),
      sources: list(words(20), 200, 'sources must be a list of ids'),
    },
    'the answer must be a JSON object',
  ),
);

export type AnsweredBlock = z.infer<typeof block>;
export type AnsweredCard = z.infer<typeof card>;
/** `why`: whether it is not JSON, or JSON of another form. */
export type CardReading = { ok: true; card: AnsweredCard } | { ok: false; why: 'garbled' | 'form'; problems: string[] };

/** Reads a card from a model's answer. The problems are worded for the model. */
export function readCardAnswer(answer: string): CardReading {
  const value = jsonOf(answer);
  if (value === undefined) return { ok: false, why: 'garbled', problems: ['It is not a JSON object.'] };
  const parsed = card.safeParse(value);
  if (parsed.success) return { ok: true, card: parsed.data };
  const problems = parsed.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}.`);
  return { ok: false, why: 'form', problems };
}

const string = { type: 'string' } as const;
const texts = { type: 'array', items: string } as const;

/**
 * The same shape as JSON Schema, for servers that constrain the answer. It has no lengths and descriptions, because the
 * prompt states those, and small models copy what they read in a schema.
 */
export const CARD_SCHEMA = {
  name: 'card',
  schema: objectOf({
    heading: string,
    blocks: {
      type: 'array',
      items: objectOf({
        kind: { type: 'string', enum: BLOCK_KINDS },
        text: string,
        label: string,
        items: { type: 'array', items: objectOf({ label: string, text: string }) },
        rows: { type: 'array', items: texts },
      }),
    },
    notes: string,
    picture: string,
    sources: texts,
  }),
};

function objectOf(properties: Record<string, object>): object {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/**
 * Member names that models use in place of those in the prompt, above all models without schema support. Only those are
 * read that can mean nothing else.
 */

type Members = Readonly<Record<string, unknown>>;

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

function cardNames(value: unknown): unknown {
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

function blockNames(value: unknown): unknown {
  if (typeof value === 'string') return { kind: 'paragraph', text: value };
  if (!isObject(value)) return value;
  if (isUnread(value, BLOCK_MEMBERS)) return null;
  const items = isList(value.items) ? value.items : (find(value, LISTS, isList) ?? value.items);
  const text = isText(value.text) ? value.text : (find(value, TEXTS, isText) ?? value.text);
  const kind = value.kind ?? value.type ?? (isList(value.rows) ? 'table' : isList(items) ? 'bullets' : 'paragraph');
  return { ...value, kind: typeof kind === 'string' && Object.hasOwn(KINDS, kind) ? KINDS[kind] : kind, items, text };
}

function itemNames(value: unknown): unknown {
  if (!isObject(value)) return value;
  const texts = Object.values(value).filter(isText);
  if (isUnread(value, [...LABELS, ...ITEM_TEXTS])) return texts.length === 1 ? { text: texts[0] } : null;
  const first = (names: readonly string[]) => value[names.find((name) => (value[name] ?? null) !== null) ?? ''];
  return { label: first(LABELS), text: first(ITEM_TEXTS) };
}
