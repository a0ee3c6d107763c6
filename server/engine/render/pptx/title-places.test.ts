import { describe, expect, it } from 'vitest';
import type { Box } from '@/lib/deck/units';
import type { TextFrame } from './text-frame';
import { type TitledSlide, titlePlaces } from './title-places';

const frame = (box: Box): TextFrame => ({ box, left: 0, top: 0, right: 0, bottom: 0, ownLines: true, paragraphs: [] });
const slide = (x: number, y: number, width: number, layout: TitledSlide['layout'] = 'obj'): TitledSlide => ({
  layout,
  card: 'bullets-image-left',
  title: frame({ x, y, width, height: 40 }),
  isHeading: layout !== 'title' && layout !== 'secHead',
  isBox: false,
});
const box = (each: TitledSlide): TitledSlide => ({ ...each, isBox: true });
describe('titlePlaces', () => {
  it('gives a layout the place of its slides whose titles are elsewhere', () => {
    const content = [slide(48, 41, 864), slide(48, 41, 864), slide(48, 41, 864)];
    const sections = [slide(48, 300, 600, 'secHead'), slide(48, 300, 500, 'secHead')];
    const low = [slide(48, 400, 300), slide(48, 400, 300), slide(48, 200, 864)];
    const { layouts, slides } = titlePlaces([...content, ...sections, ...low]);
    expect(slides.map(({ layout }) => layouts[layout]!.name)).toEqual([
      ...Array(3).fill('Title and content'),
      ...Array(2).fill('Section'),
      ...Array(2).fill('Bullets image left'),
      'Bullets image left 2',
    ]);
    expect(layouts.flatMap(({ name, place }) => (place ? [[name, place.box.y]] : []))).toEqual([
      ['Section', 300],
      ['Bullets image left', 400],
      ['Bullets image left 2', 200],
    ]);
  });

  it('does not enlarge visible boxes, which share a place only if they are equal', () => {
    const boxes = [slide(48, 41, 300), slide(48, 41, 300), slide(48, 41, 400)].map(box);
    const { layouts, slides } = titlePlaces([slide(48, 41, 864), ...boxes]);
    expect(slides.map(({ inherited }) => inherited?.box.width)).toEqual([864, 300, 300, 400]);
    expect(layouts.filter(({ place }) => place)).toHaveLength(2);
  });
});
