import type { PlacedParagraph } from '@/lib/deck/placed';
import type { InheritedStyle } from './deck-styles';
import { runProperties, runXml } from './runs';
import type { SlideContext } from './slide-context';
import { type XmlElement, xml } from './xml';

/**
 * A heading's runs, line by line. The space at each break is dropped: in a wider font it could be wrapped by itself,
 * which would leave an empty line.
 */
export function brokenRuns(
  { lines }: PlacedParagraph,
  context: SlideContext,
  inherited: InheritedStyle | null,
): XmlElement[] {
  return lines.flatMap((line, at) => {
    const out = line.runs.flatMap((run) => runXml(run, context, inherited));
    const last = line.runs.at(-1);
    if (at === lines.length - 1 || !last) return out;
    return [...out, xml('a:br', null, runProperties('a:rPr', last.style, context, { inherited }))];
  });
}
