import type { PlacedParagraph } from '@/lib/deck/placed';
import type { Drawing } from './drawing';
import { textStyle } from './text-style';

/**
 * A list item's bullet or number, left of its first line. A bullet is hidden from screen readers, which announce the
 * list itself.
 */
export function MarkerView({
  paragraph: { marker, lines },
  origin,
  drawing: { theme, units },
}: {
  paragraph: PlacedParagraph;
  origin: { x: number; y: number };
  drawing: Drawing;
}) {
  const first = lines[0];
  if (!marker || !first) return null;
  const style = {
    ...textStyle(marker.style, theme, units),
    left: units(marker.x - origin.x),
    top: units(first.baseline - marker.style.size - origin.y),
  };
  return (
    <span className="deck-line" style={style} aria-hidden={marker.kind === 'bullet' || undefined}>
      {marker.text}
    </span>
  );
}
