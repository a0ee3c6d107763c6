import 'server-only';
import type { Amount, Dimensions, Format, ImageSourceName } from '@/lib/contract/enums';
import { DEFAULT_DIMENSIONS } from '@/lib/contract/enums';
import type { HeaderFooter } from '@/lib/contract/header-footer';
import { LIMITS } from '@/lib/contract/limits';
import { relevantRequest } from '@/lib/contract/relevance';
import { deckLanguage } from '@/lib/deck/deck-language';
import type { MadeCards } from '@/lib/deck/make-cards';
import type { LayoutName } from '@/lib/deck/placed';
import { templateLayouts } from '@/lib/deck/template-layouts';
import type { DeckTheme } from '@/lib/deck/theme';
import type { Engine } from '../context';
import { findStoredArtifact } from '../store/artifacts-store';
import type { GenerationOrder } from '../store/generations-store';
import { defaultTheme, findTheme } from '../store/themes-store';

/** A generation's order with all defaults filled in: the common form of both operations before drawing. */
export type Plan = {
  made: MadeCards;
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
export async function makePlan(engine: Engine, order: GenerationOrder, signal: AbortSignal): Promise<Plan> {
  return order.operation === 'generate' ? planGenerate(engine, order, signal) : planTemplate(engine, order, signal);
}

const USUAL_AMOUNT: Amount = 'medium';

async function planGenerate(
  engine: Engine,
  order: Extract<GenerationOrder, { operation: 'generate' }>,
  signal: AbortSignal,
): Promise<Plan> {
  const request = relevantRequest('generate', order.request);
  const format = request.format ?? 'presentation';
  const dimensions = request.cardOptions?.dimensions ?? DEFAULT_DIMENSIONS[format];
  const input = {
    inputText: request.inputText,
    textMode: request.textMode,
    cardSplit: request.cardSplit ?? 'auto',
    numCards: request.numCards ?? LIMITS.numCards.default,
    amount: request.textOptions?.amount ?? USUAL_AMOUNT,
    format,
    dimensions,
    additionalInstructions: request.additionalInstructions ?? null,
  };
  return {
    made: await engine.makeCards({ from: 'text', input }, signal),
    theme: await themeOf(engine, request.themeId),
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

/** Takes the template's theme, format, dimensions, header and footer, layouts and image source (deck.md, Templates). */
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
  const layoutSequence = templateLayouts(deck.cards);
  return {
    made: await engine.makeCards(
      { from: 'prompt', prompt: request.prompt, templateCards: layoutSequence.length },
      signal,
    ),
    theme: request.themeId === undefined ? deck.theme : await themeOf(engine, request.themeId),
    format: deck.format,
    dimensions: deck.dimensions,
    language: deck.language,
    headerFooter,
    imageSource,
    imageStyle: request.imageOptions?.style ?? null,
    layoutSequence,
    additionalInstructions: null,
  };
}

async function themeOf({ db }: Engine, themeId: string | undefined): Promise<DeckTheme> {
  const theme = themeId === undefined ? await defaultTheme(db) : await findTheme(db, themeId);
  if (!theme) throw new Error('the theme is gone');
  return theme;
}
