import { Fragment } from 'react';
import type { PlacedParagraph } from '@/lib/deck/placed';
import type { Drawing } from './drawing';
import { droppedBefore } from './dropped-text';
import { LineView } from './line-view';
import { MarkerView } from './marker-view';

/** The lines of one paragraph, its marker first. */
export function ParagraphLines({
  paragraph,
  origin,
  drawing,
}: {
  paragraph: PlacedParagraph;
  origin: { x: number; y: number };
  drawing: Drawing;
}) {
  const dropped = droppedBefore(paragraph);
  return (
    <>
      <MarkerView paragraph={paragraph} origin={origin} drawing={drawing} />
      {paragraph.lines.map((line, at) => (
        <Fragment key={line.baseline}>
          {dropped[at]}
          <LineView line={line} align={paragraph.align} origin={origin} drawing={drawing} />
        </Fragment>
      ))}
    </>
  );
}
