import type { PlacedCard, PlacedChart } from '@/lib/deck/placed';
import { tStored } from '@/lib/words/stored-messages';
import { type Drawing, groupElements } from './drawing';
import { ShapesView } from './shapes-view';
import { TextView } from './text-view';

/** A chart as one image with its data as text alternative. Its parts are positioned as on the card. */
export function ChartView({ element, drawing, card }: { element: PlacedChart; drawing: Drawing; card: PlacedCard }) {
  return (
    <div className="deck-chart" role="img" aria-label={tStored(element.alt)}>
      {groupElements(element.drawing).map((part, at) => {
        if (part.kind === 'shapes')
          return <ShapesView key={at} shapes={part.shapes} card={card} theme={drawing.theme} />;
        return part.kind === 'text' && <TextView key={at} element={part} drawing={drawing} card={card} />;
      })}
    </div>
  );
}
