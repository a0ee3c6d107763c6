import { afterFirstThings } from './first-things';
import { loadPart } from './load-part';

/** Like `loadPart`, but only after the page's main purpose has loaded (`first-things.ts`). */
export function loadLater<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return loadPart(async () => {
    await afterFirstThings();
    return load();
  });
}
