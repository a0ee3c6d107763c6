import type { DeckTheme } from '../theme';
import { almanac } from './almanac';
import { blueprint } from './blueprint';
import { broadsheet } from './broadsheet';
import { carbonCopy } from './carbon-copy';
import { chalkboard } from './chalkboard';
import { citrus } from './citrus';
import { concrete } from './concrete';
import { crayon } from './crayon';
import { fieldNotes } from './field-notes';
import { glacier } from './glacier';
import { harbour } from './harbour';
import { lagoon } from './lagoon';
import { ledger } from './ledger';
import { nightShift } from './night-shift';
import { nocturne } from './nocturne';
import { orchard } from './orchard';
import { porcelain } from './porcelain';
import { proof } from './proof';
import { rosewater } from './rosewater';
import { signal } from './signal';
import { terracotta } from './terracotta';
import { tundra } from './tundra';
import { ultraviolet } from './ultraviolet';
import { velvet } from './velvet';

/** In the order in which they are offered: the default first, then by name. */
export const STANDARD_THEMES: DeckTheme[] = [
  proof,
  almanac,
  blueprint,
  broadsheet,
  carbonCopy,
  chalkboard,
  citrus,
  concrete,
  crayon,
  fieldNotes,
  glacier,
  harbour,
  lagoon,
  ledger,
  nightShift,
  nocturne,
  orchard,
  porcelain,
  rosewater,
  signal,
  terracotta,
  tundra,
  ultraviolet,
  velvet,
];

/** The theme of a deck that names none. */
export const DEFAULT_THEME_ID = proof.id;

const byId = new Map(STANDARD_THEMES.map((theme) => [theme.id, theme]));

export function findStandardTheme(id: string): DeckTheme | null {
  return byId.get(id) ?? null;
}
