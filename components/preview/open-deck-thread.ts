import { naturalWish } from '@/lib/composer/suggest/auto-cards';
import { naturalCards } from '@/lib/composer/suggest/natural-cards';
import { textLanguages } from '@/lib/composer/text-languages';
import { undrawnInstructions } from '@/lib/composer/undrawn-instructions';
import { t } from '@/lib/words/t';
import type { DeckAnswer, DeckReply, DeckWant } from './deck-maker';
import { shapeOf } from './deck-wish';
import { type DeckThread, LiveDeck } from './live-deck';

/** A live deck whose worker starts with the first request. */
export function openLiveDeck(): LiveDeck {
  return new LiveDeck(openDeckThread, rememberFacts);
}

/** Stored for Auto length, which sends the natural number, for the language if none was chosen, and for the form's notes. */
function rememberFacts({ request, length, languageWish }: DeckWant, answer: DeckAnswer): void {
  const { natural, textLanguage, outline } = answer;
  undrawnInstructions.remember(outline.warnings.flatMap(({ instruction }) => instruction ?? []));
  if (languageWish && textLanguage !== undefined) textLanguages.remember(languageWish, textLanguage);
  if (natural === null) return;
  const { inputText, textMode, additionalInstructions } = request;
  const content = {
    inputText,
    textMode,
    ...shapeOf(request),
    ...(additionalInstructions && { additionalInstructions }),
  };
  naturalCards.remember(naturalWish(content, length?.maxCards), natural);
}

/** Starts a worker. @throws if the browser cannot */
function openDeckThread(): DeckThread {
  // Bundlers only detect the worker's entry in this exact form.
  const worker = new Worker(new URL('./deck.worker.ts', import.meta.url), { type: 'module', name: 'deck' });
  return {
    post: (call) => worker.postMessage(call),
    onReply: (heard) => {
      worker.onmessage = ({ data }: MessageEvent<DeckReply>) => heard(data);
      worker.onerror = (event) => heard({ kind: 'failed', why: event.message || t('the preview stopped') });
    },
    close: () => worker.terminate(),
  };
}
