/** The subjects of decks for which there are pictures. */
export const SUBJECTS = [
  'food',
  'city',
  'nature',
  'bees',
  'people',
  'money',
  'science',
  'travel',
  'code',
  'health',
  'school',
  'library',
  'music',
  'sport',
  'bicycles',
  'work',
] as const;
export type Subject = (typeof SUBJECTS)[number];
