/** What a deck may be about, as far as pictures are concerned. */
export const SUBJECTS = [
  'food',
  'city',
  'nature',
  'people',
  'money',
  'science',
  'travel',
  'code',
  'health',
  'school',
  'music',
  'sport',
  'work',
] as const;
export type Subject = (typeof SUBJECTS)[number];
