import type { DeckWarning } from '@/lib/deck/blocks';

/** How many of the characters a warning shows. */
const SHOWN = 12;

/** One sentence per card on the characters for which boxes stand. */
export function missingWarning(missing: ReadonlyMap<number, ReadonlySet<string>>): DeckWarning[] {
  return [...missing].map(([card, characters]) => {
    const shown = [...characters].slice(0, SHOWN).join(' ');
    const more = characters.size > SHOWN ? ' and others' : '';
    return {
      card,
      message: `The PDF shows boxes for ${shown}${more}: no font at hand has them; copied or read aloud they are right.`,
    };
  });
}
