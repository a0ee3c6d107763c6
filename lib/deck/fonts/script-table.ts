import { unpackAdvances } from './advance-table';
import type { JoinedAdvances } from './joined-letters';
import type { ScriptWeight } from './script-families';
import table from './tables/scripts.generated.json';

/**
 * The content of `tables/scripts.generated.json` for each weight of the Hebrew and Arabic families: advances in
 * thousandths of an em, packed as in `advance-table.ts`. `alone` has every character, the others have the letters with
 * that form.
 */
export type ScriptTable = Record<
  ScriptWeight,
  {
    alone: string;
    first: string;
    inner: string;
    last: string;
    kern: (readonly [letter: number, adjustment: number])[];
    lamAlef: (readonly [alef: number, alone: number, last: number])[];
  }
>;

const unpacked = new Map<ScriptWeight, JoinedAdvances>();

/** Advances of the letters of other scripts, in the weight that goes with a face of this weight. */
export function scriptAdvances(weight: ScriptWeight): JoinedAdvances {
  const known = unpacked.get(weight);
  if (known) return known;
  const { alone, first, inner, last, kern, lamAlef } = (table as unknown as ScriptTable)[weight];
  const made: JoinedAdvances = {
    alone: unpackAdvances(alone),
    first: unpackAdvances(first),
    inner: unpackAdvances(inner),
    last: unpackAdvances(last),
    kern: new Map(kern),
    lamAlef: new Map(lamAlef.map(([alef, ...advances]) => [alef, advances])),
  };
  unpacked.set(weight, made);
  return made;
}
