import { Fragment } from 'react';
import type { PlacedCard } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import { CardView } from './card-view';

export type DeckViewProps = {
  cards: readonly PlacedCard[];
  theme: DeckTheme;
  imageUrl: (key: string) => string;
  /** BCP 47, of the text on the cards. */
  language?: string;
  /** Whether the cut line between two cards carries the number of the one below. */
  numbered?: boolean;
  /** Width of the cards in pixels; without it they take the width they are given. */
  cardWidth?: number;
};

/** All cards, one below the other, with the cut line between them. Pages of one card follow without a cut. */
export function DeckView({ cards, theme, imageUrl, language, numbered = false, cardWidth }: DeckViewProps) {
  return (
    <div className="deck-list" lang={language} style={cardWidth === undefined ? undefined : { width: cardWidth }}>
      {cards.map((card, at) => (
        <Fragment key={`${card.index}.${card.page}`}>
          {at > 0 && (
            <div className="deck-cut" aria-hidden="true">
              {numbered && card.page === 0 ? card.index + 1 : null}
            </div>
          )}
          <CardView card={card} theme={theme} imageUrl={imageUrl} />
        </Fragment>
      ))}
    </div>
  );
}
