import { describe, expect, it } from 'vitest';
import type { Card } from '../blocks';
import { pictureOf } from '../text/picture-of';
import { readContent } from './read-content';
import { heading, image, paragraph } from './sample-blocks';

const card = (...blocks: Card['blocks']): Card => ({ blocks, notes: null, labelOnly: false });

describe('captionLocalPictures', () => {
  const named = (url: string, alt: string) => ({ ...image(), picture: pictureOf(url), alt });

  it('puts the alternative text in the place of a picture on the author’s disk', () => {
    const content = readContent(
      card(heading('Screens'), named('./one.png', 'The list of customers'), paragraph('Text.')),
    );
    expect(content.images).toEqual([]);
    expect(content.texts).toMatchObject([
      { kind: 'paragraph', runs: [{ text: 'The list of customers', italic: true, quiet: true }] },
      { kind: 'paragraph' },
    ]);
  });

  it.each([
    ['./logo.png', 'Logo of the project'],
    ['docs/screen.png', ''],
  ])('leaves out %s with the text %j', (url, alt) => {
    const content = readContent(card(heading('Screens'), named(url, alt)));
    expect(content.body).toEqual([]);
  });

  it('keeps pictures from the web, and addresses that are refused', () => {
    for (const url of ['https://example.org/a.png', 'javascript:alert(1)'])
      expect(readContent(card(heading('Screens'), named(url, 'A'))).images).toHaveLength(1);
  });

  it('gives the same block each time', () => {
    const source = card(heading('Screens'), named('a.png', 'A view'));
    expect(readContent(source).texts[0]).toBe(readContent(source).texts[0]);
  });
});
