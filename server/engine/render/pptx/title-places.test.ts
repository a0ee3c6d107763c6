import { describe, expect, it } from 'vitest';
import type { Box } from '@/lib/deck/units';
import type { TextFrame } from './text-frame';
import { insetsWithin, type TitledSlide, titlePlaces } from './title-places';

const frame = (box: Box): TextFrame => ({ box, left: 0, top: 0, right: 0, bottom: 0, ownLines: true, paragraphs: [] });
const slide = (x: number, y: number, width: number, layout: TitledSlide['layout'] = 'obj'): TitledSlide => ({
  layout,
  title: frame({ x, y, width, height: 40 }),
});
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

  it('keeps each title in place by its insets', () => {
    const slides = [slide(48, 41, 300), slide(50, 38, 860)];
    const { master } = titlePlaces(slides);
    expect(master?.box).toEqual({ x: 48, y: 38, width: 862, height: 43 });
    expect(insetsWithin(slides[0]!.title!, master!.box)).toEqual({ left: 0, top: 3, right: 562 });
    expect(insetsWithin(slides[1]!.title!, master!.box)).toEqual({ left: 2, top: 0, right: 0 });
  });

  it('keeps the own place of a title that is elsewhere', () => {
    expect(inheriting([slide(48, 41, 864), slide(48, 41, 864), slide(48, 200, 864)])).toEqual([
      'master',
      'master',
      'own',
    ]);
  });

  it('gives a layout the place that several of its slides share', () => {
    const content = [slide(48, 41, 864), slide(48, 41, 864), slide(48, 41, 864)];
    const sections = [slide(48, 300, 600, 'secHead'), slide(48, 300, 500, 'secHead')];
    const low = [slide(48, 400, 300), slide(48, 400, 300)];
    const { layouts, slides } = titlePlaces([...content, ...sections, ...low]);
    expect(slides.map(({ layout }) => layouts[layout]!.name)).toEqual([
      ...Array(3).fill('Title and content'),
      ...Array(2).fill('Section'),
      ...Array(2).fill('Title and content 2'),
    ]);
    expect(layouts.flatMap(({ name, place }) => (place ? [[name, place.box.y]] : []))).toEqual([
      ['Section', 300],
      ['Title and content 2', 400],
    ]);
  });

  it('has no place if there are no titles', () => {
    expect(titlePlaces([{ layout: 'blank', title: null }])).toMatchObject({ master: null, slides: [{ layout: 5 }] });
  });
});
