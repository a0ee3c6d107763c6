import type { CellAlign } from '@/lib/deck/blocks';
import type { PlacedLine, PlacedRun, TextStyle } from '@/lib/deck/placed';
import type { Drawing } from './drawing';
import { sameStyle, textStyle } from './text-style';

type Origin = { x: number; y: number };

/**
 * One line of text at its place in the layout. The line's strut (see `.deck-line` in deck.css) is one em of the largest
 * run high and sits on the baseline, so the baseline is exact for any font.
 */
export function LineView({
  line,
  align,
  origin,
  drawing,
}: {
  line: PlacedLine;
  align: CellAlign;
  origin: Origin;
  drawing: Drawing;
}) {
  const first = line.runs[0]?.style;
  if (!first) return null;
  // A text decoration on the line would continue under runs that have none.
  const { underline: _underline, strike: _strike, ...base } = first;
  const { units, theme } = drawing;
  const tallest = Math.max(...line.runs.map((run) => run.style.size));
  const style = {
    ...textStyle(base, theme, units),
    left: units(line.x - origin.x),
    top: units(line.baseline - tallest - origin.y),
    width: units(line.width),
    ...(align === 'left' ? {} : { textAlign: align }),
    ...(tallest === base.size ? {} : { '--deck-strut': units(tallest) }),
  };
  return (
    <span className="deck-line" style={style}>
      {line.runs.map((run) => (
        <RunView key={run.x} run={run} base={base} drawing={drawing} />
      ))}
    </span>
  );
}

function RunView({ run, base, drawing }: { run: PlacedRun; base: TextStyle; drawing: Drawing }) {
  const style = sameStyle(run.style, base) ? undefined : textStyle(run.style, drawing.theme, drawing.units);
  if (run.href) {
    return (
      <a href={run.href} style={style} target="_blank" rel="noreferrer noopener">
        {run.text}
      </a>
    );
  }
  return style ? <span style={style}>{run.text}</span> : run.text;
}
