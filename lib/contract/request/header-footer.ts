import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { IMAGE_POSITION_SIZES, IMAGE_POSITION_SOURCES, POSITION_TYPES } from '../enums';
import { LIMITS } from '../limits';
import { ALWAYS, members } from '../members';
import { oneOf, words, wrongType } from '../text';
import * as z from '../zod';

/** An http or https URL, within the interface's length limit for URLs. */
export const webAddress = words(LIMITS.url).refine((text) => {
  if (text.length === 0 || text.length > LIMITS.url) return true; // reported by another rule
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}, englishMessage('must be an http or https URL'));

/**
 * docs/spec/interface.md#2.4.3, position object. Members that the type does not use are accepted
 * (docs/spec/settled-points.md#3): they are still validated, and ignored with a warning (`relevance.ts`).
 */
export const position = members({
  type: oneOf(POSITION_TYPES),
  value: words(LIMITS.headerFooterText).describe('The text, with `text`.').optional(),
  source: oneOf(IMAGE_POSITION_SOURCES).describe('Required with `image`.').optional(),
  size: oneOf(IMAGE_POSITION_SIZES).optional(),
  src: webAddress.describe('The URL of the image, with `custom`.').optional(),
}).superRefine((value, context) => {
  const need = (member: 'value' | 'source' | 'src', why: StoredMessage) => {
    if (value[member] === undefined)
      context.addIssue({
        code: 'custom',
        path: [member],
        message: englishMessage('is required when {why}', { why }),
      });
  };
  if (value.type === 'text') need('value', englishMessage('type is text'));
  if (value.type === 'image') need('source', englishMessage('type is image'));
  if (value.type === 'image' && value.source === 'custom') need('src', englishMessage('source is custom'));
}, ALWAYS);

export type Position = z.infer<typeof position>;

const yesOrNo = z.boolean({ error: wrongType(englishMessage('must be true or false')) });

export const headerFooter = members({
  topLeft: position.optional(),
  topCenter: position.optional(),
  topRight: position.optional(),
  bottomLeft: position.optional(),
  bottomCenter: position.optional(),
  bottomRight: position.optional(),
  hideFromFirstCard: yesOrNo.optional(),
  hideFromLastCard: yesOrNo.optional(),
});

export type HeaderFooter = z.infer<typeof headerFooter>;
