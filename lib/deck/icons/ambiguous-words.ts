import type { IconName } from './icon-index';

/**
 * Folded words that fit an icon in only one of their meanings, by icon: moving software needs no van, and a peak rate is
 * not a mountain. Such an icon is only used if another word fits it too.
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
/** Words that an icon would illustrate wrongly: the bug represents defects in software. */
const WRONG: Readonly<Record<IconName, string>> = {
  bug: 'bee bees beekeeping butterfly biene bienen imkerei bienenzucht schmetterling',
};

const PAIRS = pairsOf(AMBIGUOUS);
const WRONG_PAIRS = pairsOf(WRONG);

/** Whether a folded word fits an icon in only one of its meanings. */
export function isAmbiguous(word: string, icon: IconName): boolean {
  return PAIRS.has(`${word} ${icon}`);
}

/** Whether an icon would show something else than a folded word means. */
export function isWrong(word: string, icon: IconName): boolean {
  return WRONG_PAIRS.has(`${word} ${icon}`);
}

function pairsOf(table: Readonly<Record<IconName, string>>): ReadonlySet<string> {
  return new Set(Object.entries(table).flatMap(([icon, words]) => words.split(/\s+/).map((word) => `${word} ${icon}`)));
}
