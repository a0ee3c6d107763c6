import type { Block, BlockOf } from '../blocks';

const captions = new WeakMap<BlockOf<'image'>, BlockOf<'paragraph'> | null>();

/** What only names a sign of the project says nothing without the picture. */
const SIGN = /(?<!\p{L})(?:logo|logotype|icon|badge|banner)(?!\p{L})/iu;

/**
 * Pictures that cannot be shown, such as one on the author's disk or one that could not be fetched: their alternative
 * text takes their place, and where there is none, nothing does. The same picture gives the same block, since measures
 * of blocks are kept.
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

/** Whether a paragraph only says what a missing picture shows, and is nothing to set large. */
export function isPictureCaption(block: Block | undefined): boolean {
  return block?.kind === 'paragraph' && block.runs.every(({ quiet }) => quiet);
}

function captionOf({ alt, lines }: BlockOf<'image'>): BlockOf<'paragraph'> | null {
  const text = alt.trim();
  if (text === '' || SIGN.test(text)) return null;
  return { kind: 'paragraph', runs: [{ text, italic: true, quiet: true }], lines };
}
