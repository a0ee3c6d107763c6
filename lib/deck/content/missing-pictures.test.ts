import { describe, expect, it } from 'vitest';
import type { BlockOf, Card } from '../blocks';
import { heading, image, paragraph } from '../testing/sample-blocks';
import { pictureOf } from '../text/inline/picture-address';
import { readContent } from './read-content';

const card = (...blocks: Card['blocks']): Card => ({ blocks, notes: null, labelOnly: false });

describe('captionMissingPictures', () => {
  const named = (url: string, alt: string) => ({ ...image(), picture: pictureOf(url), alt });

  it('replaces a picture on the author’s disk by its alternative text', () => {
    const content = readContent(
      card(heading('Screens'), named('./one.png', 'The list of customers'), paragraph('Text.')),
    );
    expect(content.images).toEqual([]);
    expect(content.texts).toMatchObject([
      { kind: 'paragraph', runs: [{ text: 'The list of customers', italic: true, quiet: true }] },
      { kind: 'paragraph' },
    ]);
  });

  it('does the same for a refused address and for a picture that could not be fetched', () => {
    const lost: BlockOf<'image'> = {
      kind: 'image',
      alt: 'A view',
      picture: { kind: 'placeholder', reason: 'Image not loaded: host not found', isMissing: true },
      lines: { from: 3, to: 3 },
    };
    for (const block of [lost, named('javascript:alert(1)', 'A view')]) {
      const { images, texts } = readContent(card(heading('Screens'), block));
      expect(images).toEqual([]);
      expect(texts).toMatchObject([{ kind: 'paragraph', runs: [{ text: 'A view' }] }]);
    }
  });

  it('keeps pictures from the web, and the frame of a picture to be added later', () => {
    expect(readContent(card(heading('Screens'), named('https://example.org/a.png', 'A'))).images).toHaveLength(1);
    const frame = { ...image(), picture: { kind: 'placeholder', reason: 'Photo' } as const };
    expect(readContent(card(heading('Screens'), frame)).images).toHaveLength(1);
  });
});
