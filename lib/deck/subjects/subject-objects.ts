import { BEES } from './objects/bees';
import { BICYCLES } from './objects/bicycles';
import { CITY } from './objects/city';
import { CODE } from './objects/code';
import { FOOD } from './objects/food';
import { HEALTH } from './objects/health';
import { LIBRARY } from './objects/library';
import { MONEY } from './objects/money';
import { MUSIC } from './objects/music';
import { NATURE } from './objects/nature';
import { PEOPLE } from './objects/people';
import { SCHOOL } from './objects/school';
import { SCIENCE } from './objects/science';
import { SPORT } from './objects/sport';
import { TRAVEL } from './objects/travel';
import { WORK } from './objects/work';
import type { Subject } from './subject';
import type { SubjectObject } from './subject-object';

/** The objects of each subject. */
export const SUBJECT_OBJECTS: Readonly<Record<Subject, readonly SubjectObject[]>> = {
  food: FOOD,
  city: CITY,
  nature: NATURE,
  bees: BEES,
  people: PEOPLE,
  money: MONEY,
  science: SCIENCE,
  travel: TRAVEL,
  code: CODE,
  health: HEALTH,
  school: SCHOOL,
  library: LIBRARY,
  music: MUSIC,
  sport: SPORT,
  bicycles: BICYCLES,
  work: WORK,
};
