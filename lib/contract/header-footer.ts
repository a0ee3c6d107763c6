import { z } from 'zod';
import { IMAGE_POSITION_SIZES, IMAGE_POSITION_SOURCES } from './enums';
import { LIMITS } from './limits';
import { oneOf, words } from './text';

/** An http or https address, as long as the interface's neighbours allow. */
export const webAddress = words(LIMITS.url).refine((text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}, 'must be an http or https URL');

/**
 * Interface 2.4.3, position object. Members that the type does not use are let through (wire.md):
 * they are typed and checked all the same, and ignored with a warning (`relevance.ts`).
 */
export const position = z
  .strictObject({
    type: oneOf(['text', 'image', 'cardNumber']),
    value: words(LIMITS.headerFooterText).optional(),
    source: oneOf(IMAGE_POSITION_SOURCES).optional(),
    size: oneOf(IMAGE_POSITION_SIZES).optional(),
    src: webAddress.optional(),
  })
  .superRefine((value, context) => {
    const require = (member: 'value' | 'source' | 'src', because: string) => {
      if (value[member] === undefined)
        context.addIssue({ code: 'custom', path: [member], message: `is required when ${because}` });
    };
    if (value.type === 'text') require('value', 'type is text');
    if (value.type === 'image') require('source', 'type is image');
    if (value.type === 'image' && value.source === 'custom') require('src', 'source is custom');
  });

export type Position = z.infer<typeof position>;

export const headerFooter = z.strictObject({
  topLeft: position.optional(),
  topCenter: position.optional(),
  topRight: position.optional(),
  bottomLeft: position.optional(),
  bottomCenter: position.optional(),
  bottomRight: position.optional(),
  hideFromFirstCard: z.boolean('must be true or false').optional(),
  hideFromLastCard: z.boolean('must be true or false').optional(),
});

export type HeaderFooter = z.infer<typeof headerFooter>;
