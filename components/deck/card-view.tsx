import { type CSSProperties, memo, useMemo } from 'react';
import { scriptFamilyName, scriptsIn } from '@/lib/deck/fonts/script-families';
import type { PlacedCard } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import { cardName } from './card-name';
import { cardUnits } from './card-units';
import './deck-fonts.css';
import './deck.css';
import { cardText } from './card-text';
import { ChartView } from './chart-view';
import type { Drawing } from './drawing';
import { type ElementGroup, groupElements } from './group-elements';
import { ImageView } from './image-view';
import { ScriptSheets } from './script-sheets';
import { ShapesView } from './shapes-view';
import { TableView } from './table-view';
import { TextView } from './text-view';

export type CardViewProps = {
  card: PlacedCard;
  theme: DeckTheme;
  /** The URL of stored bytes. Must be referentially stable, or every card renders again. */
  imageUrl: (key: string) => string;
  /** Whether the deck is the whole page, so that its title is the h1. Elsewhere card titles are one level below. */
  isPage?: boolean;
  /** The width in pixels; by default the card fills the available width. */
  width?: number;
};

type ViewOf<Kind extends ElementGroup['kind']> = (props: {
  element: Extract<ElementGroup, { kind: Kind }>;
  drawing: Drawing;
  card: PlacedCard;
}) => React.ReactNode;

const VIEWS: { [Kind in ElementGroup['kind']]: ViewOf<Kind> } = {
  text: TextView,
  table: TableView,
  image: ImageView,
  chart: ChartView,
  shapes: ({ element, drawing, card }) => <ShapesView shapes={element.shapes} card={card} theme={drawing.theme} />,
};

/**
 * One placed card as semantic HTML at the exact positions of the layout. Memoised: an unchanged card does not render
 * again.
 */
export const CardView = memo(function CardView({ card, theme, imageUrl, isPage = false, width }: CardViewProps) {
  const drawing = useMemo(() => ({ theme, imageUrl, isPage, units: cardUnits(card) }), [theme, imageUrl, isPage, card]);
  const scripts = useMemo(() => scriptsIn(cardText(card)), [card]);
  const otherFonts = scripts.map((id) => `'${scriptFamilyName(id)}'`).join(', ');
  return (
    <article
      className="deck-card"
      aria-label={cardName(card)}
      style={{
        aspectRatio: `${card.width} / ${card.height}`,
        background: theme.palette[card.ground],
        ...(width === undefined ? {} : { width }),
        ...(scripts.length === 0 ? {} : ({ '--deck-scripts': otherFonts } as CSSProperties)),
      }}
    >
      {scripts.length > 0 && <ScriptSheets families={scripts} />}
      {groupElements(card.elements).map((element, at) => {
        const View = VIEWS[element.kind] as ViewOf<ElementGroup['kind']>;
        return <View key={at} element={element as never} drawing={drawing} card={card} />;
      })}
    </article>
  );
});
