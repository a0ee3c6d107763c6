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

const themeId = words(LIMITS.id).describe('The id of a theme. Without it, the default theme.').optional();
const exportAs = oneOf(EXPORTS)
  .describe('A file to make with the deck. Others are made when you download them.')
  .optional();

/** docs/spec/interface.md#2.4.1. */
const textOptions = members({
  amount: oneOf(AMOUNTS).describe('Text on each card, with `generate` and `condense`.').optional(),
  tone: words(LIMITS.words).describe('Such as `friendly, confident`. With `generate`.').optional(),
  audience: words(LIMITS.words).describe('Such as `first-time buyers`. With `generate`.').optional(),
  language: words(LIMITS.openList).describe('A code such as `en` or `pt-br`.').optional(),
});

const ofMadeImages = {
  model: words(LIMITS.openList).describe('Makes the images, with `aiGenerated`.').optional(),
  style: words(LIMITS.words).describe('Such as `watercolour, line art`. With `aiGenerated`.').optional(),
};

/** docs/spec/interface.md#2.4.2. */
const imageOptions = members({
  source: oneOf(IMAGE_SOURCES).describe('Where images come from.').optional(),
  ...ofMadeImages,
});

/** docs/spec/interface.md#2.4.3. */
const cardOptions = members({
  dimensions: oneOf(ALL_DIMENSIONS).describe('One of the format’s own. `fluid` cards grow with their text.').optional(),
  headerFooter: headerFooter.optional(),
});

/** The message for a `numCards` outside the plan's range. */
export function cardRangeMessage(max: number): string {
  return englishMessage('must be a whole number from {min} to {max}', { min: LIMITS.numCards.min, max });
}

const range = cardRangeMessage(LIMITS.numCards.max);

const memberShapes = members({
  inputText: words(LIMITS.inputText).describe('Text or Markdown. Lines of only `---` can separate cards.'),
  textMode: oneOf(TEXT_MODES).describe(
    '`preserve` keeps your wording, `condense` shortens it, `generate` writes new text.',
  ),
  format: oneOf(FORMATS).describe('`presentation` if left out.').optional(),
  themeId,
  numCards: z
    .int({ error: () => range, abort: true })
    .min(LIMITS.numCards.min, range)
    .max(LIMITS.numCards.max, range)
    .describe('The number of cards.')
    .optional(),
  cardSplit: oneOf(CARD_SPLITS)
    .describe('`inputTextBreaks` splits at the lines of `---`; `numCards` has no effect then.')
    .optional(),
  additionalInstructions: words(LIMITS.additionalInstructions)
    .describe('Layout, emphasis, things to leave out.')
    .optional(),
  folderIds: folderIds.optional(),
  exportAs,
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
  artifactId: words(LIMITS.id).describe('The deck to fill, the `artifactId` of a completed run.'),
  prompt: words(LIMITS.prompt).describe('What should replace its content.'),
  themeId,
  folderIds: folderIds.optional(),
  exportAs,
  imageOptions: members(ofMadeImages).optional(),
  sharingOptions: sharingOptions.optional(),
});

export type TemplateRequest = z.infer<typeof templateRequest>;
