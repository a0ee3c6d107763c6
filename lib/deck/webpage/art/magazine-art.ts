import { MagazinePage } from '../../skeletons/magazine/page';
import { drawBust, drawScene, drawThings } from '../../skeletons/magazine/still-life';
import { drawSubject, drawThing } from '../../skeletons/magazine/subject-still-life';
import { objectAt, objectsOf } from '../../skeletons/subject-scene';
import type { ColourToken } from '../../theme';
import { type ArtWish, artCard, type Drawing, drawn } from './art-card';

const SCENE = { width: 900, height: 720 };
const PANEL = { width: 460, height: 640 };
const PANELS: readonly (readonly [ColourToken, ColourToken])[] = [
  ['accent', 'ink'],
  ['third', 'fourth'],
  ['second', 'ink'],
  ['fourth', 'accent'],
];

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** The part of the hero's scene that the bar with the title covers on a wide page. */
function barOver(title: string) {
  const longest = Math.max(...title.split(/\s+/).map((word) => [...word].length));
  const width = longest > 15 ? 580 : [...title].length > 14 ? 470 : 320;
  return { x: 0, y: 330, width, height: 330 };
}

/** A still life on a table, in front of a large sun or a skyline. Its objects are clear of the bar with the title. */
function scene(wish: ArtWish, isMirrored: boolean, bar = NOWHERE): Drawing {
  const page = new MagazinePage(artCard(wish, SCENE));
  const objects = objectsOf(page);
  const area = { x: 0, y: 0, ...SCENE };
  if (objects) drawSubject(page, objects, area, bar);
  else drawScene(page, [...wish.title].length, area, isMirrored);
  return drawn(page);
}

export const magazineHero = (wish: ArtWish) => scene({ ...wish, turn: 0 }, false, barOver(wish.title));
export const magazineHeroNarrow = (wish: ArtWish) => scene({ ...wish, turn: 0 }, false);
export const magazineClosing = (wish: ArtWish) => scene(wish, true);

/** One object on the bar of a section. */
export function magazineObject(wish: ArtWish): Drawing {
  const page = new MagazinePage(artCard(wish, { width: 320, height: 240 }));
  const objects = objectsOf(page);
  const area = { x: 0, y: 0, width: 320, height: 240 };
  if (objects) drawThing(page, objectAt(objects, wish.turn), area, 'fourth');
  else drawThings(page, wish.turn, area, 'fourth');
  return drawn(page);
}

/** A coloured panel with objects on the band at its foot. */
export function magazinePanel(wish: ArtWish): Drawing {
  const page = new MagazinePage(artCard(wish, PANEL));
  const [fill, base] = PANELS[wish.turn % PANELS.length]!;
  page.rect(0, 0, PANEL.width, PANEL.height, fill);
  drawThings(page, wish.turn, { x: 30, y: 120, width: PANEL.width - 60, height: PANEL.height - 250 }, fill);
  page.rect(0, PANEL.height - 130, PANEL.width, 130, base);
  return drawn(page);
}

export function magazinePortrait(wish: ArtWish): Drawing {
  const page = new MagazinePage(artCard(wish, PANEL));
  page.rect(0, 0, PANEL.width, PANEL.height, 'accent');
  drawBust(page, wish.turn, { x: 0, y: 100, width: PANEL.width, height: PANEL.height - 100 }, 'accent');
  return drawn(page);
}
