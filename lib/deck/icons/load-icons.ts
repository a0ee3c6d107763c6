import type { Format } from '../../contract/enums';
import { type IconIndex, type IconWords, readIconIndex } from './icon-index';
import { type IconLibrary, makeIconLibrary } from './icon-library';

let loading: Promise<IconLibrary> | null = null;

/** Loads the icons from a separate chunk, once. After a failure the next call tries again. */
export function loadIcons(): Promise<IconLibrary> {
  loading ??= fetchIcons().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchIcons(): Promise<IconLibrary> {
  const [words, paths] = await Promise.all([
    import('./icon-words.generated.json'),
    import('./icon-paths.generated.json'),
  ]);
  return makeIconLibrary(await indexWords(words.default), paths.default);
}

async function indexWords(words: IconWords): Promise<IconIndex> {
  let index: IconIndex | null = null;
  for (index of readIconIndex(words)) await new Promise((resolve) => setTimeout(resolve));
  if (!index) throw new Error('There are no icons.');
  return index;
}

/** Whether a deck may be drawn with icons, beside the items of a card or as pictures, so that they must be loaded. */
export function wantsIcons(format: Format): boolean {
  return format !== 'document';
}
