import { ImageDown, WandSparkles } from 'lucide-react';
import type { Ref } from 'react';
import { pageAddress } from '@/components/data/runs';
import { cardName } from '@/components/deck/card-name';
import { CardView } from '@/components/deck/card-view';
import { WhenNear } from '@/components/preview/when-near';
import { Button, buttonClasses } from '@/components/ui/button';
import type { Deck } from '@/lib/deck/deck';
import { t } from '@/lib/words/t';
import { CardSources } from './card-sources';

type Props = {
  ref: Ref<HTMLOListElement>;
  runId: string;
  deck: Deck;
  imageUrl: (key: string) => string;
  /** Opens the dialog that rewrites the card at this place; null without a language model. */
  onRewrite: ((place: number) => void) | null;
};

/** The deck on a phone: all cards one below the other, each with its actions. */
export function StackedDeck({ ref, runId, deck, imageUrl, onRewrite }: Props) {
  const { cards, theme, language } = deck;
  return (
    <ol ref={ref} className="space-y-6 bg-surface px-4 py-4 sm:hidden print:hidden">
      {cards.map((card, place) => (
        <li key={`${card.index}-${card.page}`}>
          <section aria-label={cardName(card)}>
            <div
              lang={language}
              className="overflow-hidden rounded-card shadow-card"
              style={{ aspectRatio: `${card.width} / ${card.height}` }}
            >
              <WhenNear now={false} before={<div className="h-px" />}>
                <CardView card={card} theme={theme} imageUrl={imageUrl} />
              </WhenNear>
            </div>
            <div className="mt-1 flex items-center gap-1 text-13 text-quiet">
              <span className="me-auto tabular-nums">
                {t('{at} of {count}', { at: place + 1, count: cards.length })}
              </span>
              {onRewrite && (
                <Button look="bare" size="small" aria-haspopup="dialog" onClick={() => onRewrite(place)}>
                  <WandSparkles aria-hidden="true" size={16} /> {t('Rewrite')}
                </Button>
              )}
              <a href={pageAddress(runId, place + 1)} download className={buttonClasses('bare', 'small')}>
                <ImageDown aria-hidden="true" size={16} /> {t('Save image')}
              </a>
            </div>
            {card.page === 0 && <CardSources runId={runId} card={card.index} />}
            {card.notes !== null && (
              <details className="text-14">
                <summary className="flex min-h-11 items-center text-13 text-quiet">{t('Speaker notes')}</summary>
                <p lang={language} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                  {card.notes}
                </p>
              </details>
            )}
          </section>
        </li>
      ))}
    </ol>
  );
}
