export type PhotoWire = 'unsplash' | 'pexels' | 'pixabay' | 'giphy' | 'openverse';

const AUTHORS = ['Ada Moreau', 'Jonas Weber', 'Mei Tanaka', 'Omar Haddad', 'Lucía Prado', 'Ravi Menon'];
const PHOTOS = 6;

type Context = { origin: string; isEmpty: boolean };
type Photo = { number: number; author: string; width: number; height: number; file: string; words: string };

/** A provider's search results for a request, in its own response format. */
export function photosAnswer(wire: PhotoWire, url: URL, { origin, isEmpty }: Context): object {
  const words = url.searchParams.get('query') ?? url.searchParams.get('q') ?? '';
  const photos = isEmpty || words === '' ? [] : photosFor(words, shapeOf(url), origin);
  return ANSWERS[wire](photos, origin);
}

function shapeOf({ searchParams }: URL): [width: number, height: number] {
  const named = searchParams.get('orientation') ?? searchParams.get('aspect_ratio') ?? '';
  if (/portrait|vertical|tall/.test(named)) return [1200, 1800];
  return /square/.test(named) ? [1400, 1400] : [1800, 1200];
}

function photosFor(words: string, [width, height]: [number, number], origin: string): Photo[] {
  const start = [...words].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 500;
  return Array.from({ length: PHOTOS }, (_, at) => {
    const number = start + at;
    const author = AUTHORS[number % AUTHORS.length]!;
    return { number, author, width, height, words, file: `${origin}/files/${number}.jpg?w=${width}&h=${height}` };
  });
}

const ANSWERS = {
  unsplash: (photos, origin) => ({
    total: photos.length,
    results: photos.map(({ number, author, width, height, file, words }) => ({
      id: `u${number}`,
      ...{ width, height },
      alt_description: `${words} at dawn`,
      description: null,
      urls: { raw: file, full: file, regular: file, small: file },
      links: {
        html: `https://unsplash.com/photos/u${number}`,
        download_location: `${origin}/unsplash/photos/u${number}/download`,
      },
      user: { name: author, links: { html: 'https://unsplash.com/@someone' } },
    })),
  }),
  pexels: (photos) => ({
    page: 1,
    photos: photos.map(({ number, author, width, height, file, words }) => ({
      id: number,
      ...{ width, height },
      url: `https://www.pexels.com/photo/${number}/`,
      photographer: author,
      alt: `${words} in the morning`,
      src: { original: file, large2x: file },
    })),
  }),
  pixabay: (photos) => ({
    total: photos.length,
    hits: photos.map(({ number, author, width, height, file, words }) => ({
      id: number,
      pageURL: `https://pixabay.com/photos/${number}/`,
      tags: `${words}, hills, light`,
      user: author,
      largeImageURL: file,
      webformatURL: file,
      imageWidth: width,
      imageHeight: height,
    })),
  }),
  giphy: (photos) => ({
    data: photos.map(({ number, author, file, words }) => ({
      id: `g${number}`,
      url: `https://giphy.com/gifs/g${number}`,
      title: `${words} GIF`,
      username: author.toLowerCase().replace(' ', '_'),
      user: { display_name: author },
      images: {
        original: { url: file, width: '480', height: '320' },
        original_still: { url: file, width: '480', height: '320' },
      },
    })),
  }),
  openverse: (photos) => ({
    result_count: photos.length,
    results: photos.map(({ number, author, width, height, file, words }) => ({
      id: `o${number}`,
      title: `${words}, no. ${number}`,
      creator: author,
      license: number % 2 === 0 ? 'by' : 'by-sa',
      license_version: '4.0',
      license_url: 'https://creativecommons.org/licenses/by/4.0/',
      url: file,
      foreign_landing_url: `https://photos.example/${number}`,
      ...{ width, height },
    })),
  }),
} satisfies Record<PhotoWire, (photos: readonly Photo[], origin: string) => object>;
