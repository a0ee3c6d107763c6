/** The skeletons that a theme can use. */
export const SKELETON_IDS = [
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
