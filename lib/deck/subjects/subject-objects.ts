import { HEALTH, LIBRARY, MUSIC, SCHOOL } from './objects/learning';
import { BEES, FOOD, NATURE, PEOPLE } from './objects/living-things';
import { BICYCLES, CITY, SPORT, TRAVEL } from './objects/places';
import { CODE, MONEY, SCIENCE, WORK } from './objects/trades';
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
