import type { BlockOf, Card } from '../blocks';
import { plainText } from '../text/text-runs';

type Heading = BlockOf<'heading'>;
type HeadedBlocks = Pick<Card, 'blocks' | 'part' | 'repeats' | 'band'>;

/** Section names longer than this are shortened. In characters. */
const MOST_LETTERS = 48;

/**
 * If a subsection heading recurs in other sections, such as "Added" in each version of a changelog, its card and its
 * siblings' cards show the section's name above the heading.
 */
export function nameSections<HeadedCard extends HeadedBlocks>(cards: HeadedCard[]): HeadedCard[] {
  const parents = parentsOf(cards);
  const sections = new Map<string, Set<Heading>>();
  for (const [heading, parent] of parents) {
    const name = nameOf(heading);
    sections.set(name, (sections.get(name) ?? new Set()).add(parent));
  }
  const isNamed = new Set<Heading>();
  for (const [heading, parent] of parents) if (sections.get(nameOf(heading))!.size > 1) isNamed.add(parent);
  if (isNamed.size === 0) return cards;
  return cards.map((card) => {
    const heading = card.repeats?.heading ?? firstHeading(card);
    const parent = heading && parents.get(heading);
    if (!parent || card.part || !isNamed.has(parent)) return card;
    return { ...card, band: shortened(plainText(parent.runs)) };
  });
}

/** The parent of each heading in the text. Headings below a deck's first heading are not its subsections. */
function parentsOf(cards: readonly HeadedBlocks[]): Map<Heading, Heading> {
  const parents = new Map<Heading, Heading>();
  const open: Heading[] = [];
  for (const { blocks } of cards)
    for (const block of blocks) {
      if (block.kind !== 'heading') continue;
      while (open.length > 0 && open.at(-1)!.level >= block.level) open.pop();
      const parent = open.at(-1);
      if (parent) parents.set(block, parent);
      open.push(block);
    }
  return parents;
}

function firstHeading({ blocks }: HeadedBlocks): Heading | undefined {
  const first = blocks.find(({ kind }) => kind !== 'image');
  return first?.kind === 'heading' ? first : undefined;
}

function nameOf({ runs }: Heading): string {
  return plainText(runs).trim().toLowerCase();
}

function shortened(name: string): string {
  return name.length <= MOST_LETTERS ? name : `${name.slice(0, MOST_LETTERS - 1).trimEnd()}…`;
}
