import type { FontFaceId, FontFamilyId } from '../theme';
import { type FaceTable, type FamilyTable, toMetrics } from './advance-table';
import type { FontBook, FontFaceMetrics } from './font-book';
import { readFaceId, substituteFace } from './font-faces';
import { scriptWeight } from './script-families';
import { scriptAdvances } from './script-table';

/** A book over the available tables. Throws for a face whose table has not been loaded. */
export function makeFontBook(tableOf: (family: FontFamilyId) => FamilyTable | null): FontBook {
  const made = new Map<FontFaceId, FontFaceMetrics>();
  const read = (id: FontFaceId): FaceTable | null => tableOf(readFaceId(id).family.id)?.[id] ?? null;
  return {
    face(id) {
      const known = made.get(id);
      if (known) return known;
      const table = read(id);
      if (!table) throw new Error(`The font book does not hold the face "${id}".`);
      const substitute = substituteFace(id);
      const metrics = toMetrics(
        id,
        table,
        substitute ? read(substitute) : null,
        scriptAdvances(scriptWeight(readFaceId(id).weight)),
      );
      made.set(id, metrics);
      return metrics;
    },
  };
}
