import 'server-only';
import type { Amount, Dimensions, Format, ImageSourceName } from '@/lib/contract/enums';
import { DEFAULT_DIMENSIONS } from '@/lib/contract/enums';
import type { GenerateRequest } from '@/lib/contract/generate-request';
import type { HeaderFooter } from '@/lib/contract/header-footer';
import { LIMITS } from '@/lib/contract/limits';
import { relevantRequest } from '@/lib/contract/relevance';
import { deckLanguage } from '@/lib/deck/deck-language';
import { themeFor } from '@/lib/deck/document/paper-theme';
import type { MadeCards, MakeCardsInput } from '@/lib/deck/make-cards';
import type { LayoutName } from '@/lib/deck/placed';
import { templateSlots } from '@/lib/deck/template/template-shape';
import type { DeckTheme } from '@/lib/deck/theme';
import type { Engine } from '../context';
import { findStoredArtifact } from '../store/artifacts-store';
import type { GenerationOrder } from '../store/generations-store';
import { defaultTheme, findTheme } from '../store/themes-store';
import type { WriteOrder } from '../write/write-order';
import { type WriterDeps, writeWithModel } from '../write/write-with-model';

/** A generation's order with all defaults filled in: the common form of both operations before drawing. */
export type Plan = {
  made: MadeCards;
  /** Cards that a language model wrote. */
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

/** @throws Error if a theme or template that existed at the start is gone */
export async function makePlan(
  engine: Engine,
  order: GenerationOrder,
  writing: Writing,
  signal: AbortSignal,
): Promise<Plan> {
  return order.operation === 'generate'
    ? planGenerate(engine, order, writing, signal)
    : planTemplate(engine, order, signal);
}

/** What a language model's work on a generation needs besides the request. */
export type Writing = Pick<WriterDeps, 'memory' | 'onProgress' | 'onHeadings'>;

const USUAL_AMOUNT: Amount = 'medium';

async function planGenerate(
  engine: Engine,
  order: Extract<GenerationOrder, { operation: 'generate' }>,
  writing: Writing,
  signal: AbortSignal,
): Promise<Plan> {
  // Before the writing, which costs money.
  const shape = await planShape(engine, order.request);
  return { ...(await writeText(engine, order.request, writing, signal)), ...shape };
}

/** Everything of a plan but its cards: known before they are. */
export async function planShape(engine: Engine, asked: GenerateRequest): Promise<Omit<Plan, 'made' | 'byModel'>> {
  const request = relevantRequest('generate', asked);
  const format = request.format ?? 'presentation';
  const dimensions = request.cardOptions?.dimensions ?? DEFAULT_DIMENSIONS[format];
  return {
    theme: themeFor(await themeOf(engine, request.themeId), dimensions),
    format,
    dimensions,
    language: deckLanguage(request),
    headerFooter: request.cardOptions?.headerFooter ?? null,
    imageSource: request.imageOptions?.source ?? 'aiGenerated',
    imageStyle: request.imageOptions?.style ?? null,
    layoutSequence: null,
    additionalInstructions: request.additionalInstructions ?? null,
  };
}

type TextInput = MakeCardsInput & { numCards: number };

function textInput(request: GenerateRequest): TextInput {
  const format = request.format ?? 'presentation';
  return {
    inputText: request.inputText,
    textMode: request.textMode,
    cardSplit: request.cardSplit ?? 'auto',
    numCards: request.numCards ?? LIMITS.numCards.default,
    amount: request.textOptions?.amount ?? USUAL_AMOUNT,
    format,
    dimensions: request.cardOptions?.dimensions ?? DEFAULT_DIMENSIONS[format],
    additionalInstructions: request.additionalInstructions ?? null,
  };
}

/** What a language model is to write for a request; null for a text that is kept as it is. */
export function writeOrder(asked: GenerateRequest): WriteOrder | null {
  const request = relevantRequest('generate', asked);
  const { textMode, ...input } = textInput(request);
  if (textMode === 'preserve') return null;
  return {
    input: { ...input, textMode },
    language: deckLanguage(request),
    tone: request.textOptions?.tone ?? null,
    audience: request.textOptions?.audience ?? null,
    instructions: request.additionalInstructions ?? null,
  };
}

async function writeText(
  { model, makeCards }: Engine,
  request: GenerateRequest,
  writing: Writing,
  signal: AbortSignal,
): Promise<Pick<Plan, 'made' | 'byModel'>> {
  const order = model && writeOrder(request);
  if (!model || !order) {
    const input = textInput(relevantRequest('generate', request));
    return { made: await makeCards({ from: 'text', input }, signal), byModel: 0 };
  }
  return writeWithModel({ model, makeCards, ...writing }, order, signal);
}

/**
 * Takes the template's theme, format, dimensions, header and footer, layouts and image source
 * (docs/spec/settled-points.md#17).
 */
async function planTemplate(
  engine: Engine,
  order: Extract<GenerationOrder, { operation: 'template' }>,
  signal: AbortSignal,
): Promise<Plan> {
  const { request } = order;
  // The template was usable when the request came; if it went to the trash since then, it still is.
  const template = await findStoredArtifact(engine.db, request.artifactId, { evenHidden: true });
  if (!template) throw new Error('the template is gone');
  const { deck, headerFooter, imageSource } = template;
  const slots = templateSlots(deck.cards);
  const cards = { slots, language: deck.language };
  return {
    made: await engine.makeCards({ from: 'prompt', prompt: request.prompt, template: cards }, signal),
    byModel: 0,
    theme:
      request.themeId === undefined ? deck.theme : themeFor(await themeOf(engine, request.themeId), deck.dimensions),
    format: deck.format,
    dimensions: deck.dimensions,
    language: deck.language,
    headerFooter,
    imageSource,
    imageStyle: request.imageOptions?.style ?? null,
    layoutSequence: slots.map(({ layout }) => layout),
    additionalInstructions: null,
  };
}

async function themeOf({ db }: Engine, themeId: string | undefined): Promise<DeckTheme> {
  const theme = themeId === undefined ? await defaultTheme(db) : await findTheme(db, themeId);
  if (!theme) throw new Error('the theme is gone');
  return theme;
}
