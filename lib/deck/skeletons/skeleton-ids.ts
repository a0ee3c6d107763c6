/** The design systems a theme may be built on; `classic` is the plain setting that needs no drawing of its own. */
export const SKELETON_IDS = [
  'classic',
  'swiss',
  'editorial',
  'poster',
  'keynote',
  'soft',
  'blueprint',
  'notebook',
  'magazine',
] as const;
export type SkeletonId = (typeof SKELETON_IDS)[number];
