import type { BlockOf, Picture } from '../blocks';
import { all, h, type Markup } from './html';
import type { PageContext } from './page-context';

/**
 * A picture as a figure; a labelled frame if the person adds one later; its alternative text in small type if it could
 * not be fetched. Art is drawn by `art/` and is not a picture of the text.
 */
export function pictureMarkup(picture: Picture, alt: string, page: PageContext): Markup | null {
  switch (picture.kind) {
    case 'file': {
      const address = page.pictureUrl(picture.key);
      return address === null
        ? missing(alt)
        : h(
            'figure',
            { class: picture.height > picture.width ? 'picture tall' : 'picture' },
            image(address, picture, alt),
          );
    }
    case 'art':
      return null;
    case 'url':
      return missing(alt);
    case 'placeholder':
      return picture.isMissing
        ? missing(alt)
        : h('div', { class: 'frame' }, h('p', null, alt.trim() || picture.reason));
  }
}

/** The width and height reserve its space before it is decoded. */
function image(address: string, { width, height }: { width: number; height: number }, alt: string): Markup {
  return h('img', { src: address, alt, width, height, decoding: 'async' });
}

function missing(alt: string): Markup | null {
  return alt.trim() === '' ? null : h('p', { class: 'quiet missing' }, alt.trim());
}

/** The first stored picture of a card as the background of the hero; null if there is none. */
export function coverPicture(images: readonly BlockOf<'image'>[], page: PageContext): Markup | null {
  for (const { picture, alt } of images) {
    if (picture.kind !== 'file') continue;
    const address = page.pictureUrl(picture.key);
    if (address !== null) return all(image(address, picture, alt));
  }
  return null;
}
