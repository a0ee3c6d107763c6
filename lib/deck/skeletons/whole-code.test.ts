import { describe, expect, it } from 'vitest';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import type { PlacedText } from '../placed';
import { deckFrom } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';
import { SKELETON_THEMES } from '../testing/tested-themes';

const THEMES = SKELETON_THEMES.map((theme) => [theme.skeleton, theme] as const);

const SIGNATURE = 'export async function take(db: Pool, queue: string, worker: string): Promise<Job | null> {';
const FUNCTION = [
  SIGNATURE,
  ...Array.from({ length: 15 }, (_, at) => `  const step${at} = await db.query(sql, [queue, ${at}]);`),
  '}',
].join('\n');
const TEXT = `# Queues

How jobs are taken.

## Taking a job

It lets many workers take different rows without waiting for each other, which is the important part.

\`\`\`ts
${FUNCTION}
\`\`\`

A job that fails is put back with a delay that doubles each time.

## Next steps

- Partition the table by week
- Delete the cluster
`;

describe.each(THEMES)('a function that fits a slide: %s', (_, theme) => {
  const { cards } = deckFrom(TEXT, { numCards: { atMost: 20 } });
  const placed = layOutDeck(cards, sampleOptions({ theme })).cards;
  const codes = placed.flatMap(({ elements }) =>
    elements.filter((element): element is PlacedText => element.kind === 'text' && element.role === 'code'),
  );

  it('is whole on one slide, with no broken line', () => {
    expect(codes.map(({ paragraphs }) => paragraphs.map(({ lines }) => lines.length))).toEqual([Array(17).fill(1)]);
    const { inside, overlaps } = checkPlaced(placed);
    expect([...inside, ...overlaps]).toEqual([]);
    expect(placed.every(({ verdict }) => verdict.kind !== 'overflowing')).toBe(true);
  });
});
