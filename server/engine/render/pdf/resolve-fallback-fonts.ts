import type { Deck } from '@/lib/deck/deck';
import { scriptFamilies } from '@/lib/deck/fonts/script-families';
import { paragraphsOf } from '@/lib/deck/paragraphs-of';
import { legalText } from '../legal-text';
import { type FontCache, weightOf } from './font-cache';
import { loadScriptFaces, NO_SCRIPT_FACES, type ScriptFaces, type WantedCluster } from './script-faces';

/** Loads fallback faces for all text of the deck that its theme's faces cannot draw. */
export async function resolveFallbackFonts(deck: Deck, fontCache: FontCache): Promise<ScriptFaces> {
  const wanted = new Map<string, WantedCluster>();
  for (const { elements } of deck.cards)
    for (const { lines, marker } of elements.flatMap(paragraphsOf)) {
      const runs = [...lines.flatMap((line) => line.runs), ...(marker ? [marker] : [])];
      for (const { text, style } of runs)
        for (const cluster of fontCache.lacks(style.face, legalText(text))) {
          const weight = weightOf(style.face);
          wanted.set(`${weight} ${cluster}`, { cluster, weight });
        }
    }
  if (wanted.size === 0) return NO_SCRIPT_FACES;
  const text = Array.from(wanted.values(), ({ cluster }) => cluster).join('');
  return loadScriptFaces(wanted.values(), scriptFamilies(deck.language, text));
}
