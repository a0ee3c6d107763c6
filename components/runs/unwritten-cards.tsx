import { Button } from '@/components/ui/button';
import type { DeckAnswer } from '@/lib/contract/composer';
import { t, tPlural } from '@/lib/words/t';
import { localCreditWords } from './cost-words';
import type { Rewrites } from './use-rewrites';
import { useWriteMissing } from './use-write-missing';

type Props = { runId: string; deck: DeckAnswer['deck']; rewrites: Rewrites };

/** Shown above a deck whose language model failed on some cards: how many are missing, and a way to write them. */
export function UnwrittenCards({ runId, deck, rewrites }: Props) {
  const { unwritten, creditsPerCard } = rewrites;
  const { card, error, start, stop } = useWriteMissing(runId, rewrites);
  if (unwritten.length === 0 || creditsPerCard === null) return null;
  const total = new Set(deck.cards.map(({ index }) => index)).size;
  const credits = unwritten.length * creditsPerCard;
  return (
    <section
      aria-label={t('Missing cards')}
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline bg-paper px-4 py-2 lg:px-8"
    >
      <p role="status" className="min-w-0 flex-1 text-14">
        {card === null
          ? t('{done} of {total} cards written', { done: total - unwritten.length, total })
          : t('Writing card {number} of {total}…', { number: card + 1, total })}
      </p>
      {card === null ? (
        <Button look="solid" size="small" onClick={start}>
          {tPlural(unwritten.length, { one: 'Write {count} card', other: 'Write {count} cards' })}
        </Button>
      ) : (
        <Button size="small" onClick={stop}>
          {t('Stop')}
        </Button>
      )}
      {error && card === null ? (
        <p role="alert" className="w-full text-13 text-bad">
          {error.message}
        </p>
      ) : (
        <p className="text-13 text-quiet">{card === null ? localCreditWords(credits) : t('Keep this page open.')}</p>
      )}
    </section>
  );
}
