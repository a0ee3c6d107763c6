/** The skeletons that a theme can use. `classic` is the plain style, which draws nothing of its own. */
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
