import type { IconName } from './icon-data';

/**
 * By icon, words that it fits in only one of their meanings, folded: software is moved without a van, and a peak rate is
 * no mountain. Such an icon needs another word that fits it.
 */
const AMBIGUOUS: Readonly<Record<IconName, string>> = {
  truck: 'move moves moving relocation supply shipping umzug versorgung',
  forklift: 'move moves moving',
  hand: 'move moves moving',
  baby: 'delivery',
  ship: 'shipping port',
  'ship-cargo': 'shipping',
  package: 'shipping',
  'sport-shoe': 'run runs running sprint laufen',
  mountain: 'peak summit ambition gipfel',
  dumbbell: 'weight weights weighted exercise exercises bewegung gesundheit',
  weight: 'weight weights weighted',
  briefcase: 'job jobs',
  'hard-hat': 'worker workers',
  pickaxe: 'worker workers',
  bug: 'bug bugs',
  vault: 'reserve reserves',
  anchor: 'port stable',
  castle: 'keep',
  'graduation-cap': 'keep degree cap',
  footprints: 'steps step schritt schritte',
  rocket: 'introduction einfuhrung start boost speed growth wachstum',
  brain: 'lernen learning wissen knowledge understanding stress',
  faucet: 'hahn',
};
/** Words that an icon misrepresents: the bug stands for defects in software. */
const WRONG: Readonly<Record<IconName, string>> = {
  bug: 'bee bees beekeeping butterfly biene bienen imkerei bienenzucht schmetterling',
};

const PAIRS = pairsOf(AMBIGUOUS);
const WRONG_PAIRS = pairsOf(WRONG);

/** Whether a folded word fits an icon in only one of its meanings. */
export function isAmbiguous(word: string, icon: IconName): boolean {
  return PAIRS.has(`${word} ${icon}`);
}

/** Whether an icon would misrepresent a folded word. */
export function isWrong(word: string, icon: IconName): boolean {
  return WRONG_PAIRS.has(`${word} ${icon}`);
}

function pairsOf(table: Readonly<Record<IconName, string>>): ReadonlySet<string> {
  return new Set(Object.entries(table).flatMap(([icon, words]) => words.split(/\s+/).map((word) => `${word} ${icon}`)));
}
