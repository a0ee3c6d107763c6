import type { Draft } from '@/lib/composer/draft';
import type { Target } from '@/lib/contract/run-words';
import type { DeckWarning } from '@/lib/deck/blocks';
import { withoutModelWarnings } from '@/lib/deck/write/no-model';
import { t, tPlural } from '@/lib/words/t';

type Facts = { operation: Draft['operation']; target: Target; rewrites: boolean; otherTheme: boolean };

/** How the finished deck may differ from the preview; null if it does not. */
export function noteOn({ operation, target, rewrites, otherTheme }: Facts): string | null {
  const notes = [difference(operation, target, rewrites), otherTheme && t('This theme can’t be previewed.')];
  return notes.filter(Boolean).join(' ') || null;
}

/** What the target will write from a short prompt, which cannot be previewed. */
export function planOf(cards: number, target: Target): string {
  return target === 'remote'
    ? tPlural(cards, {
        one: 'The remote service will write 1 card from this prompt.',
        other: 'The remote service will write {count} cards from this prompt.',
      })
    : tPlural(cards, {
        one: 'The AI model will write 1 card from this prompt.',
        other: 'The AI model will write {count} cards from this prompt.',
      });
}

function difference(operation: Draft['operation'], target: Target, rewrites: boolean): string | null {
  if (operation === 'template')
    return target === 'local'
      ? rewrites
        ? t('Draft preview: the text will be rewritten and the images may differ.')
        : t('The text is used as written, without an AI model.')
      : t('Draft preview: the remote service uses the template’s layouts.');
  if (rewrites) return t('Draft preview: the text will be rewritten and the images may differ.');
  if (target === 'remote') return t('Draft preview: the remote service uses its own layouts.');
  return null;
}

/**
 * Warnings of the engine that renders the preview. A remote service makes its own deck, so they do not apply there; the
 * preview has no model, but the run may.
 */
export function remarksFor(
  { operation, target, rewrites }: Pick<Facts, 'operation' | 'target' | 'rewrites'>,
  warnings: readonly DeckWarning[],
): readonly DeckWarning[] {
  // The preview's warnings do not apply to text that a model will write into a template.
  if (target === 'remote' || (operation === 'template' && rewrites)) return [];
  return rewrites ? withoutModelWarnings(warnings) : warnings;
}
