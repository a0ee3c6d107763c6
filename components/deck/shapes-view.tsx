import { useId } from 'react';
import { pathData } from '@/lib/deck/path';
import type { PlacedCard, PlacedShape } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';

/** Adjacent shapes in one SVG, hidden from screen readers. */
export function ShapesView({ shapes, card, theme }: { shapes: PlacedShape[]; card: PlacedCard; theme: DeckTheme }) {
  return (
    <svg className="deck-shapes" viewBox={`0 0 ${card.width} ${card.height}`} aria-hidden="true">
      {shapes.map((shape, at) => (
        <Shape key={at} shape={shape} theme={theme} />
      ))}
    </svg>
  );
}

const ROUND = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

function Shape({ shape: placed, theme }: { shape: PlacedShape; theme: DeckTheme }) {
  const { fill, fillTo } = placed;
  const id = useId();
  if (!fill || !fillTo) return <Outline shape={placed} theme={theme} fill={fill ? theme.palette[fill] : 'none'} />;
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={theme.palette[fill]} />
        <stop offset="1" stopColor={theme.palette[fillTo]} />
      </linearGradient>
      <Outline shape={placed} theme={theme} fill={`url(#${id})`} />
    </>
  );
}

function Outline({ shape: placed, theme, fill }: { shape: PlacedShape; theme: DeckTheme; fill: string }) {
  const { shape, box, stroke, radius, opacity } = placed;
  const paint = {
    fill,
    ...(opacity < 1 ? { opacity } : {}),
    ...(stroke
      ? {
          stroke: theme.palette[stroke.colour],
          strokeWidth: stroke.width,
          ...(stroke.round ? ROUND : {}),
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
    case 'path':
      return <path d={pathData(placed.path)} {...paint} />;
  }
}
