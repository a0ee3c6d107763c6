import { describe, expect, it } from 'vitest';
import { slicesOf } from '@/server/engine/render/pdf/script-faces';
import { unpackAdvances } from '../../fonts/advance-table';
import { FONT_TABLES } from '../../fonts/load-font-book';
import { scriptFamilies } from '../../fonts/script-families';
import { shifted } from '../inline/raised-text';
import { TEX_ACCENTS, TEX_SYMBOLS } from './tex-symbols';

/** The characters in the PDF's fallback fonts, which are available to every theme. */
async function charactersOfFaces(): Promise<ReadonlySet<number>> {
  const tables = await Promise.all([
    FONT_TABLES.inter(),
    FONT_TABLES['jetbrains-mono'](),
    FONT_TABLES['source-serif-4'](),
  ]);
  return new Set(
    tables.flatMap(({ default: faces }) =>
      Object.entries(faces).flatMap(([id, face]) =>
        id.endsWith('-400') ? [...unpackAdvances(face.advances).keys()] : [],
      ),
    ),
  );
}

describe('formula characters', () => {
  it('are all in a bundled font', async () => {
    const held = await charactersOfFaces();
    const slices = scriptFamilies('en', '').flatMap(slicesOf);
    const raised = [...'0123456789+−=()abcdeghijklmnoprstuvwxy′°'].map((each) => shifted(each, 'up') ?? '');
    const lowered = [...'0123456789+−=()aehijklmnoprstuvx'].map((each) => shifted(each, 'down') ?? '');
    const symbols = Array.from(TEX_SYMBOLS.values(), ({ text }) => text);
    const all = [...symbols, ...TEX_ACCENTS.values(), ...raised, ...lowered, '√', '\u00a0', '−'].join('');
    const missing = [...new Set(all)].filter((character) => {
      const point = character.codePointAt(0)!;
      return !held.has(point) && !slices.some(({ holds }) => holds(point));
    });
    expect(missing).toEqual([]);
  });
});
