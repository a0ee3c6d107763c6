import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sampleCard } from '@/lib/deck/testing/sample-card';
import { writePptx } from '../pptx/write-pptx';
import { checkStructure } from './check-pptx';
import { sampleDeck, sampleParagraph, sampleTable, sampleText } from './sample-deck';

const link = { text: 'a link', href: 'https://example.org/' };
const deck = sampleDeck([
  sampleCard(
    [sampleText([sampleParagraph('One')]), sampleTable([['a', 'b']], { box: { x: 0, y: 0, width: 9, height: 9 } })],
    { notes: 'Spoken' },
  ),
  sampleCard([sampleText([sampleParagraph([link])])], { index: 1 }),
]);
const sound = unzipSync(writePptx(deck, new Map()));
const SLIDE = 'ppt/slides/slide1.xml';

type Damage = (parts: Record<string, Uint8Array>) => void;
const edit =
  (name: string, from: string | RegExp, to: string): Damage =>
  (parts) => {
    const before = strFromU8(parts[name] ?? new Uint8Array());
    const after = before.replace(from, to);
    if (after === before) throw new Error(`nothing to damage in ${name}`);
    parts[name] = strToU8(after);
  };

/** The file with one fault introduced. */
function faultsAfter(damage: Damage): string[] {
  const parts = { ...sound };
  damage(parts);
  return checkStructure(zipSync(parts), deck);
}

describe('checkStructure', () => {
  it('finds no fault in a valid file', () => expect(checkStructure(zipSync(sound), deck)).toEqual([]));

  it.each<[string, RegExp, Damage]>([
    ['an undeclared part', /no content type/, (parts) => (parts['ppt/extra.xml'] = strToU8('<a/>'))],
    [
      'a script as a link',
      /no link that may leave/,
      edit('ppt/slides/_rels/slide2.xml.rels', 'https://example.org/', 'javascript:alert(1)'),
    ],
    ['a target that is not there', /is missing/, edit('ppt/_rels/presentation.xml.rels', 'slide1.xml', 'slide9.xml')],
    [
      'a use of an unknown relationship',
      /unknown relationship/,
      edit('ppt/slides/slide2.xml', /r:id="rId\d+"/, 'r:id="rId99"'),
    ],
    ['a table with a hole', /fill its grid/, edit(SLIDE, /<a:tc>.*?<\/a:tc>/, '')],
    ['a lost text', /lacks "One"/, edit(SLIDE, 'One', 'Two')],
    ['lost notes', /lacks its notes/, edit('ppt/notesSlides/notesSlide1.xml', 'Spoken', 'Silent')],
  ])('finds %s', (_, fault, damage) => expect(faultsAfter(damage).join('\n')).toMatch(fault));
});
