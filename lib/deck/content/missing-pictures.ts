import type { Block, BlockOf } from '../blocks';
import { hasPhrase } from '../words/match-phrases';

const captions = new WeakMap<BlockOf<'image'>, BlockOf<'paragraph'> | null>();

/** Alternative text that only names a logo or a badge means nothing without the picture. */
const SIGNS = 'logo, logotype, icon, badge, banner';

/**
 * Replaces pictures that cannot be shown, such as one on the author’s disk or one that could not be fetched, by their
 * alternative text, or removes them if there is none. The same picture gives the same block, because measurements are
 * cached by block.
 */
export function captionMissingPictures(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'image' || block.picture.kind !== 'placeholder' || !block.picture.isMissing) return [block];
    let caption = captions.get(block);
    if (caption === undefined) {
      caption = captionOf(block);
      captions.set(block, caption);
    }
    return caption ? [caption] : [];
  });
}

/** Whether a paragraph is only the caption of a missing picture, which is not set in large type. */
export function isPictureCaption(block: Block | undefined): boolean {
  return block?.kind === 'paragraph' && block.runs.every(({ quiet }) => quiet);
}

function captionOf({ alt, lines }: BlockOf<'image'>): BlockOf<'paragraph'> | null {
  const text = alt.trim();
  if (text === '' || hasPhrase(text, SIGNS)) return null;
  return { kind: 'paragraph', runs: [{ text, italic: true, quiet: true }], lines };
}
