import { describe, expect, it } from 'vitest';
import type { Box } from '@/lib/deck/units';
import type { TextFrame } from './text-frame';
import { insetsWithin, type TitledSlide, titlePlaces } from './title-places';

const frame = (box: Box): TextFrame => ({ box, left: 0, top: 0, right: 0, bottom: 0, ownLines: true, paragraphs: [] });
const slide = (x: number, y: number, width: number, layout: TitledSlide['layout'] = 'obj'): TitledSlide => ({
  layout,
  card: 'bullets-image-left',
  title: frame({ x, y, width, height: 40 }),
  isHeading: layout !== 'title' && layout !== 'secHead',
  isBox: false,
});
const box = (each: TitledSlide): TitledSlide => ({ ...each, isBox: true });
const inheriting = (slides: readonly TitledSlide[]) => {
  const places = titlePlaces(slides);
  return places.slides.map(({ inherited }) =>
    inherited === null ? 'own' : inherited === places.master ? 'master' : 'layout',
  );
};

describe('titlePlaces', () => {
  it('lets titles inherit the master’s place even if they begin at slightly different heights or beside a picture', () => {
    expect(inheriting([slide(48, 41, 300), slide(48, 38, 864), slide(48, 41, 600)])).toEqual(Array(3).fill('master'));
    expect(inheriting([slide(48, 41, 400), slide(393, 41, 519)])).toEqual(['master', 'master']);
  });

  it('keeps each title in place and in its own area by its insets', () => {
    const slides = [slide(48, 51, 300), slide(50, 38, 860)];
    const { master } = titlePlaces(slides);
    expect(master?.box).toEqual({ x: 48, y: 38, width: 862, height: 53 });
    expect(insetsWithin(slides[0]!.title!, master!.box)).toEqual({ left: 0, top: 13, right: 562, bottom: 0 });
    // Somewhat less than the 13 points below the title.
    expect(insetsWithin(slides[1]!.title!, master!.box)).toEqual({ left: 2, top: 0, right: 0, bottom: 9 });
  });

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

  it('keeps the place of covers in their layout', () => {
    const covers = [slide(48, 200, 800, 'title'), slide(48, 200, 800, 'title')];
    expect(inheriting([...covers, slide(48, 41, 864)])).toEqual(['layout', 'layout', 'master']);
    expect(inheriting([...covers, slide(48, 200, 800)])).toEqual(['layout', 'layout', 'master']);
  });

  it('does not enlarge visible boxes, which share a place only if they are equal', () => {
    const boxes = [slide(48, 41, 300), slide(48, 41, 300), slide(48, 41, 400)].map(box);
    const { layouts, slides } = titlePlaces([slide(48, 41, 864), ...boxes]);
    expect(slides.map(({ inherited }) => inherited?.box.width)).toEqual([864, 300, 300, 400]);
    expect(layouts.filter(({ place }) => place)).toHaveLength(2);
  });

  it('has no place if there are no titles', () => {
    expect(titlePlaces([{ ...slide(0, 0, 0, 'blank'), title: null }])).toMatchObject({
      master: null,
      slides: [{ layout: 5 }],
    });
  });
});
