import * as z from 'zod';
import { blockNames, cardNames, itemNames } from './answer-names';
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
