/** The subjects of decks for which there are pictures. */
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
