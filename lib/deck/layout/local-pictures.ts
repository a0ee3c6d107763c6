import type { Block, BlockOf } from '../blocks';

const captions = new WeakMap<BlockOf<'image'>, BlockOf<'paragraph'> | null>();

/** What only names a sign of the project says nothing without the picture. */
const SIGN = /(?<!\p{L})(?:logo|logotype|icon|badge|banner)(?!\p{L})/iu;

/**
 * Pictures that a text names by a path on its author's disk: nobody can show them, so that a caption takes their place
 * where they have one, and nothing where not. The same picture gives the same block, since measures of blocks are kept.
 */
export function captionLocalPictures(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'image' || block.picture.kind !== 'placeholder' || !block.picture.isLocal) return [block];
    let caption = captions.get(block);
    if (caption === undefined) {
      caption = captionOf(block);
      captions.set(block, caption);
    }
    return caption ? [caption] : [];
  });
}

function captionOf({ alt, lines }: BlockOf<'image'>): BlockOf<'paragraph'> | null {
  const text = alt.trim();
  if (text === '' || SIGN.test(text)) return null;
  return { kind: 'paragraph', runs: [{ text, italic: true, quiet: true }], lines };
}
