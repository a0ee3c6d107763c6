import { englishMessage } from '@/lib/words/stored-messages';
import {
  ALL_DIMENSIONS,
  AMOUNTS,
  CARD_SPLITS,
  DIMENSIONS,
  EXPORTS,
  FORMATS,
  IMAGE_SOURCES,
  TEXT_MODES,
} from '../enums';
import { LIMITS } from '../limits';
import { ALWAYS, members } from '../members';
import { oneOf, words } from '../text';
import * as z from '../zod';
import { headerFooter } from './header-footer';
import { folderIds, sharingOptions } from './sharing-options';

/** docs/spec/interface.md#2.4.1. */
const textOptions = members({
  amount: oneOf(AMOUNTS).optional(),
  tone: words(LIMITS.words).optional(),
  audience: words(LIMITS.words).optional(),
  language: words(LIMITS.openList).optional(),
});

/** docs/spec/interface.md#2.4.2. */
const imageOptions = members({
  source: oneOf(IMAGE_SOURCES).optional(),
  model: words(LIMITS.openList).optional(),
  style: words(LIMITS.words).optional(),
});

/** docs/spec/interface.md#2.4.3. */
const cardOptions = members({
  dimensions: oneOf(ALL_DIMENSIONS).optional(),
  headerFooter: headerFooter.optional(),
});

/** The message for a `numCards` outside the plan's range. */
export function cardRangeMessage(max: number): string {
  return englishMessage('must be a whole number from {min} to {max}', { min: LIMITS.numCards.min, max });
}

const range = cardRangeMessage(LIMITS.numCards.max);

const memberShapes = members({
  inputText: words(LIMITS.inputText),
  textMode: oneOf(TEXT_MODES),
  format: oneOf(FORMATS).optional(),
  themeId: words(LIMITS.id).optional(),
  numCards: z
    .int({ error: () => range, abort: true })
    .min(LIMITS.numCards.min, range)
    .max(LIMITS.numCards.max, range)
    .optional(),
  cardSplit: oneOf(CARD_SPLITS).optional(),
  additionalInstructions: words(LIMITS.additionalInstructions).optional(),
  folderIds: folderIds.optional(),
  exportAs: oneOf(EXPORTS).optional(),
  textOptions: textOptions.optional(),
  imageOptions: imageOptions.optional(),
  cardOptions: cardOptions.optional(),
  sharingOptions: sharingOptions.optional(),
});

export type GenerateRequest = z.infer<typeof memberShapes>;

/** docs/spec/interface.md#2.4, strict: an unknown member at any level is refused with its path. */
export const generateRequest = memberShapes.superRefine((request, context) => {
  const message = dimensionsProblem(request);
  if (message) context.addIssue({ code: 'custom', path: ['cardOptions', 'dimensions'], message });
}, ALWAYS);

/**
 * docs/spec/interface.md#2.4.3: rejects the dimensions of another format. A webpage ignores the field
 * (docs/spec/settled-points.md#3).
 */
function dimensionsProblem(request: GenerateRequest): string | null {
  const format = request.format ?? 'presentation';
  const dimensions = request.cardOptions?.dimensions;
  const known: readonly unknown[] = ALL_DIMENSIONS;
  if (!FORMATS.includes(format) || format === 'webpage' || !known.includes(dimensions)) return null;
  const allowed: readonly unknown[] = DIMENSIONS[format];
  return allowed.includes(dimensions)
    ? null
    : englishMessage('must be one of {allowed} when format is {format}', { allowed: allowed.join(', '), format });
}

/** docs/spec/interface.md#2.5, strict. `artifactId` is the neutral name for the service's own on the wire. */
export const templateRequest = members({
  artifactId: words(LIMITS.id),
  prompt: words(LIMITS.prompt),
  themeId: words(LIMITS.id).optional(),
  folderIds: folderIds.optional(),
  exportAs: oneOf(EXPORTS).optional(),
  imageOptions: members({ model: words(LIMITS.openList).optional(), style: words(LIMITS.words).optional() }).optional(),
  sharingOptions: sharingOptions.optional(),
});

export type TemplateRequest = z.infer<typeof templateRequest>;
