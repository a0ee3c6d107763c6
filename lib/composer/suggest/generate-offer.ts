import type { TextMode } from '../../contract/enums';
import { hasNothingToShorten, readsLikeRequest } from './reads-like-request';
import { isFinishedText } from './suggest-text-mode';

type Facts = {
  text: string;
  textMode: TextMode;
  /** Whether the target writes text. */
  writes: boolean;
  /** Whether the person has chosen the mode for this text. */
  isChosen: boolean;
};

/**
 * Why Generate may be better for a text. `topic`: a few words would be one nearly empty card. `prompt`: the text asks
 * for a deck. `short`: there is nothing to shorten. `kept`: Preserve was suggested for a finished text, which a model
 * could rewrite. Null if there is no reason.
 */
export type GenerateOffer = 'topic' | 'prompt' | 'short' | 'kept';

export function generateOffer({ text, textMode, writes, isChosen }: Facts): GenerateOffer | null {
  if (textMode === 'generate') return null;
  const isPrompt = readsLikeRequest(text);
  if (textMode === 'preserve' && !writes && !isChosen && (isPrompt || isTopic(text))) return 'topic';
  if (isPrompt) return 'prompt';
  if (textMode === 'condense') return hasNothingToShorten(text) ? 'short' : null;
  return writes && !isChosen && isFinishedText(text) ? 'kept' : null;
}

const MARKED = /^(?:#{1,6}\s|[-*+•]\s|\d+[.)]\s|>|\||!?\[|https?:)/;

/** Whether a text is one line of a few words without Markdown. */
function isTopic(text: string): boolean {
  return hasNothingToShorten(text) && !MARKED.test(text.trim());
}
