/** In these ranges every code point is a cluster of its own, except marks, which fonts draw separately anyway. */
const SIMPLE = /^[\0-\u058f\u2000-\u200c\u2010-\u23ff]*$/;

/**
 * More marks or joiners than any language puts on a character (UAX 15 allows 30 in a stream-safe text). A text can
 * contain hundreds of thousands, and shaping them as one takes quadratic memory. In code points.
 */
const LONGEST_CLUSTER = 64;

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The grapheme clusters of a text. A multi-part emoji, or a letter with its marks, is one cluster. A cluster with more
 * than {@link LONGEST_CLUSTER} code points is split into parts of that length.
 */
export function clustersOf(text: string): string[] {
  if (text.length === 1) return [text];
  if (SIMPLE.test(text)) return [...text];
  const clusters: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (segment.length <= LONGEST_CLUSTER) clusters.push(segment);
    else clusters.push(...partsOf(segment));
  }
  return clusters;
}

function partsOf(cluster: string): string[] {
  const points = [...cluster];
  const parts: string[] = [];
  for (let at = 0; at < points.length; at += LONGEST_CLUSTER)
    parts.push(points.slice(at, at + LONGEST_CLUSTER).join(''));
  return parts;
}
