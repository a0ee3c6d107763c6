import { z } from 'zod';
import { ALL_DIMENSIONS, AMOUNTS, CARD_SPLITS, DIMENSIONS, EXPORTS, FORMATS, IMAGE_SOURCES, TEXT_MODES } from './enums';
import { headerFooter } from './header-footer';
import { LIMITS } from './limits';
import { sharingOptions } from './sharing-options';
import { oneOf, words } from './text';

export const folderIds = z
  .array(words(LIMITS.id), 'must be an array of strings')
  .max(LIMITS.folderIds, `must have at most ${LIMITS.folderIds} entries`);

/** Interface 2.4.1. */
export const textOptions = z.strictObject({
  amount: oneOf(AMOUNTS).optional(),
  tone: words(LIMITS.words).optional(),
  audience: words(LIMITS.words).optional(),
  language: words(LIMITS.openList).optional(),
});

/** Interface 2.4.2. */
export const imageOptions = z.strictObject({
  source: oneOf(IMAGE_SOURCES).optional(),
  model: words(LIMITS.openList).optional(),
  style: words(LIMITS.words).optional(),
});

/** Interface 2.4.3. */
export const cardOptions = z.strictObject({
  dimensions: oneOf(ALL_DIMENSIONS).optional(),
  headerFooter: headerFooter.optional(),
});

const { min, max } = LIMITS.numCards;
const wholeCards = `must be a whole number from ${min} to ${max}`;

/** Interface 2.4, strict: an unknown member at any level is refused with its path. */
export const generateRequest = z
  .strictObject({
    inputText: words(LIMITS.inputText),
    textMode: oneOf(TEXT_MODES),
    format: oneOf(FORMATS).optional(),
    themeId: words(LIMITS.id).optional(),
    numCards: z.int(wholeCards).min(min, wholeCards).max(max, wholeCards).optional(),
    cardSplit: oneOf(CARD_SPLITS).optional(),
    additionalInstructions: words(LIMITS.additionalInstructions).optional(),
    folderIds: folderIds.optional(),
    exportAs: oneOf(EXPORTS).optional(),
    textOptions: textOptions.optional(),
    imageOptions: imageOptions.optional(),
    cardOptions: cardOptions.optional(),
    sharingOptions: sharingOptions.optional(),
  })
  .superRefine((request, context) => {
    const format = request.format ?? 'presentation';
    const dimensions = request.cardOptions?.dimensions;
    const allowed: readonly string[] = DIMENSIONS[format];
    // A webpage takes none: there the field is ignored with a warning, not refused (wire.md).
    if (dimensions && format !== 'webpage' && !allowed.includes(dimensions))
      context.addIssue({
        code: 'custom',
        path: ['cardOptions', 'dimensions'],
        message: `must be one of ${allowed.join(', ')} when format is ${format}`,
      });
  });

export type GenerateRequest = z.infer<typeof generateRequest>;
