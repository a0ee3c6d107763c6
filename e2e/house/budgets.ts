import type { House } from './measure-house';

export type Budget = {
  what: string;
  value: (house: House) => number;
  /** What the code may measure at most today. Lowered by each change that brings the value down. */
  ceiling: number;
  /** Where it is going. */
  goal: number;
};

/** How large the program may be, so that one person can hold it in mind. */
export const BUDGETS: readonly Budget[] = [
  { what: 'Program lines', value: ({ lines }) => lines, ceiling: 130_340, goal: 112_000 },
  { what: 'Program files', value: ({ files }) => files, ceiling: 1150, goal: 1150 },
  { what: 'Files of at most 25 lines', value: ({ smallFiles }) => smallFiles, ceiling: 120, goal: 120 },
  {
    what: 'Folders with more than 40 files',
    value: ({ crowdedFolders }) => crowdedFolders.length,
    ceiling: 0,
    goal: 0,
  },
  { what: 'Test lines in these folders', value: ({ testLines }) => testLines, ceiling: 40_000, goal: 40_000 },
  { what: 'Circles of imports', value: ({ circles }) => circles.length, ceiling: 0, goal: 0 },
  { what: 'Imports that go up a floor', value: ({ upward }) => upward.length, ceiling: 0, goal: 0 },
  { what: 'Patterns with words', value: ({ wordPatterns }) => wordPatterns, ceiling: 35, goal: 60 },
];
