import type { PlacedCard, PlacedShape } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';

/** Neighbouring shapes in one drawing, which says nothing to a reader of the text. */
export function ShapesView({ shapes, card, theme }: { shapes: PlacedShape[]; card: PlacedCard; theme: DeckTheme }) {
  return (
    <svg className="deck-shapes" viewBox={`0 0 ${card.width} ${card.height}`} aria-hidden="true">
      {shapes.map((shape, at) => (
        <Shape key={at} shape={shape} theme={theme} />
      ))}
    </svg>
  );
}

function Shape({
  shape: { shape, box, fill, stroke, radius, opacity },
  theme,
}: {
  shape: PlacedShape;
  theme: DeckTheme;
}) {
  const paint = {
    fill: fill ? theme.palette[fill] : 'none',
    ...(opacity < 1 ? { opacity } : {}),
    ...(stroke
      ? {
          stroke: theme.palette[stroke.colour],
          strokeWidth: stroke.width,
          ...(stroke.dashed ? { strokeDasharray: `${stroke.width * 3} ${stroke.width * 2}` } : {}),
        }
      : {}),
  };
  switch (shape) {
    case 'rect':
      return <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={radius || undefined} {...paint} />;
    case 'ellipse':
      return (
        <ellipse
          cx={box.x + box.width / 2}
          cy={box.y + box.height / 2}
          rx={box.width / 2}
          ry={box.height / 2}
          {...paint}
        />
      );
    case 'line':
      return <line x1={box.x} y1={box.y} x2={box.x + box.width} y2={box.y + box.height} {...paint} />;
  }
}
