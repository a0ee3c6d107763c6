import 'server-only';
import type { Amount, Dimensions, Format, ImageSourceName } from '@/lib/contract/enums';
import { DEFAULT_DIMENSIONS } from '@/lib/contract/enums';
import { LIMITS } from '@/lib/contract/limits';
import { relevantRequest } from '@/lib/contract/relevance';
import type { GenerateRequest, TemplateRequest } from '@/lib/contract/request/generate-request';
import type { HeaderFooter } from '@/lib/contract/request/header-footer';
import { deckLanguage } from '@/lib/deck/deck-language';
import { themeFor } from '@/lib/deck/document/paper-theme';
import type { MadeCards, MakeCardsInput } from '@/lib/deck/make-cards';
import type { LayoutName } from '@/lib/deck/placed';
import { templateCards } from '@/lib/deck/template/template-card';
import { detectLanguage } from '@/lib/deck/text/detect-language';
import type { DeckTheme } from '@/lib/deck/theme';
import type { Engine } from '../context';
import { findStoredArtifact } from '../store/artifacts-store';
import type { GenerationOrder } from '../store/generations-store';
import { defaultTheme, findTheme } from '../store/themes-store';
import type { CardsOrder } from '../thread/tasks';
import type { WriteOrder } from '../write/write-order';
import { type WriterDeps, writeWithModel } from '../write/write-with-model';

/** A generation's cards and settings with all defaults filled in. The same for both operations. */
export type Plan = {
  made: MadeCards;
  /** The number of cards that a language model wrote. */
  byModel: number;
  theme: DeckTheme;
  format: Format;
  dimensions: Dimensions;
  language: string;
  headerFooter: HeaderFooter | null;
  imageSource: ImageSourceName;
  imageStyle: string | null;
  layoutSequence: LayoutName[] | null;
  additionalInstructions: string | null;
};

/** A plan without its cards, which is known before the cards are. */
export type DeckShape = Omit<Plan, 'made' | 'byModel'>;

/** @throws Error if a theme or template that existed at the start is gone */
export async function makePlan(
  engine: Engine,
  order: GenerationOrder,
  writing: Writing,
  signal: AbortSignal,
): Promise<Plan> {
  // This may fail, so it comes before the writing, which costs money.
  const { shape, write, cards } = await readOrder(engine, order);
  const { model, makeCards } = engine;
  const written =
    model && write
      ? await writeWithModel({ model, makeCards, ...writing }, write, signal)
      : { made: await makeCards(cards, signal), byModel: 0 };
  return { ...written, ...shape, language: written.made.language ?? shape.language };
}

/** What a language model should write for a generation, and the shape of the deck. Null if no model is needed. */
export async function planWriting(
  engine: Engine,
  order: GenerationOrder,
): Promise<{ order: WriteOrder; shape: DeckShape } | null> {
  if (!isWritten(order)) return null;
  const { shape, write } = await readOrder(engine, order);
  return write && { order: write, shape };
}

type ReadOrder = {
  shape: DeckShape;
  /** Null if the text is preserved as it is. */
  write: WriteOrder | null;
  /** The input for making the cards without a model. */
  cards: CardsOrder;
};

async function readOrder(engine: Engine, order: GenerationOrder): Promise<ReadOrder> {
  if (order.operation === 'template') return readTemplate(engine, order.request);
  const shape = await planShape(engine, order.request);
  const input = textInput(relevantRequest('generate', order.request));
  return { shape, write: writeOrder(order.request), cards: { from: 'text', input } };
}

/** What writing with a language model needs besides the request. */
export type Writing = Pick<WriterDeps, 'memory' | 'onProgress' | 'onHeadings' | 'holdsOutline' | 'title'>;

const DEFAULT_AMOUNT: Amount = 'medium';

async function planShape(engine: Engine, asked: GenerateRequest): Promise<DeckShape> {
  const request = relevantRequest('generate', asked);
  const format = request.format ?? 'presentation';
  const dimensions = request.cardOptions?.dimensions ?? DEFAULT_DIMENSIONS[format];
  return {
    theme: themeFor(await themeOf(engine, request.themeId), format),
    format,
    dimensions,
    language: deckLanguage(request, engine.model !== null),
    headerFooter: request.cardOptions?.headerFooter ?? null,
    imageSource: request.imageOptions?.source ?? 'aiGenerated',
    imageStyle: request.imageOptions?.style ?? null,
    layoutSequence: null,
    additionalInstructions: request.additionalInstructions ?? null,
  };
}

function textInput(request: GenerateRequest): MakeCardsInput & { numCards: number } {
  const format = request.format ?? 'presentation';
  return {
    inputText: request.inputText,
    textMode: request.textMode,
    cardSplit: request.cardSplit ?? 'auto',
    numCards: request.numCards ?? LIMITS.numCards.default,
    amount: request.textOptions?.amount ?? DEFAULT_AMOUNT,
    format,
    dimensions: request.cardOptions?.dimensions ?? DEFAULT_DIMENSIONS[format],
    additionalInstructions: request.additionalInstructions ?? null,
    language: request.textOptions?.language,
  };
}

/** Whether a language model writes the cards, if there is one. */
export const isWritten = (order: GenerationOrder): boolean =>
  order.operation === 'template' || writeOrder(order.request) !== null;

/** What a language model should write for a request. Null if the text is preserved as it is. */
export function writeOrder(asked: GenerateRequest): WriteOrder | null {
  const request = relevantRequest('generate', asked);
  const { textMode, ...input } = textInput(request);
  if (textMode === 'preserve') return null;
  return {
    input: { ...input, textMode },
    language: deckLanguage(request, true),
    tone: request.textOptions?.tone ?? null,
    audience: request.textOptions?.audience ?? null,
    instructions: request.additionalInstructions ?? null,
  };
}

/** The language is detected reliably from this many letters on. */
const ENOUGH_LETTERS = 120;

/**
 * Takes the template's theme, format, dimensions, header and footer, layouts and image source
 * (docs/spec/settled-points.md#17).
 */
async function readTemplate(engine: Engine, request: TemplateRequest): Promise<ReadOrder> {
  // The template was visible when the request came, so it is used even if it was moved to the trash since then.
  const template = await findStoredArtifact(engine.db, request.artifactId, { evenHidden: true });
  if (!template) throw new Error('the template is gone');
  const { deck, headerFooter, imageSource } = template;
  const { prompt, themeId } = request;
  const cards = templateCards(deck);
  const { format, dimensions, language } = deck;
  const input = { inputText: prompt, cardSplit: 'auto', numCards: cards.length, amount: DEFAULT_AMOUNT } as const;
  return {
    shape: {
      theme: themeId === undefined ? deck.theme : themeFor(await themeOf(engine, themeId), format),
      ...{ format, dimensions, language, headerFooter, imageSource },
      imageStyle: request.imageOptions?.style ?? null,
      layoutSequence: cards.map(({ layout }) => layout),
      additionalInstructions: null,
    },
    write: {
      input: { ...input, textMode: 'generate', format, dimensions },
      // The language of the prompt's content, unless it is too short and may only describe the content.
      language: (prompt.match(/\p{L}/gu)?.length ?? 0) >= ENOUGH_LETTERS ? detectLanguage(prompt) : language,
      ...{ tone: null, audience: null, instructions: null },
      template: cards,
    },
    cards: { from: 'prompt', prompt, template: { slots: cards, language } },
  };
}

async function themeOf({ db }: Engine, themeId: string | undefined): Promise<DeckTheme> {
  const theme = themeId === undefined ? await defaultTheme(db) : await findTheme(db, themeId);
  if (!theme) throw new Error('the theme is gone');
  return theme;
}
