import { CardView } from '@/components/deck/card-view';
import type { PlacedCard } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';

/** A card taller than this multiple of its width is cropped. */
const MAX_RATIO = 1.42;

/** The height of a card’s thumbnail at a given width. */
export function thumbHeight({ width, height }: Pick<PlacedCard, 'width' | 'height'>, at: number): number {
  return Math.round(at * Math.min(MAX_RATIO, height / width));
}

type Props = { card: PlacedCard; theme: DeckTheme; imageUrl: (key: string) => string; language: string; width: number };

/** A thumbnail of a card: decorative, without focusable content. */
export function CardThumb({ card, theme, imageUrl, language, width }: Props) {
  return (
    <div
      aria-hidden="true"
      inert
      lang={language}
      className="overflow-hidden rounded-[4px]"
      style={{ width, height: thumbHeight(card, width) }}
    >
      <CardView card={card} theme={theme} imageUrl={imageUrl} width={width} />
    </div>
  );
}
