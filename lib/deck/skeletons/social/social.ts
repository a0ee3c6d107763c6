import type { CardToPlace, Placement, Skeleton } from '../../layout/placement';
import type { SkeletonId } from '../../theme';
import { placeClaim, placeFlow, placeGroups, placeHook, placePicture, placeQuote } from './place-post';
import { placeShown } from './place-shown';
import { placeTable } from './place-table';
import { postKind, type SocialLook } from './social-look';
import { SOCIAL_LOOKS } from './social-looks';

/** The posts of a skeleton: shared layouts in its own style. */
function socialOf(id: SkeletonId): Skeleton {
  const look = SOCIAL_LOOKS[id];
  const by = (place: (card: CardToPlace, look: SocialLook) => Placement) => (card: CardToPlace) => place(card, look);
  return {
    id,
    groundOf: (layout) => look.grounds[postKind(layout)],
    place: {
      title: by(placeHook),
      section: by(placeHook),
      statement: by(placeClaim),
      bullets: by(placeFlow),
      'bullets-image-right': by(placePicture),
      'bullets-image-left': by(placePicture),
      'two-columns': by(placeGroups),
      'three-columns': by(placeGroups),
      table: by(placeTable),
      quote: by(placeQuote),
      code: by(placeFlow),
      'image-full': by(placePicture),
      gallery: by(placePicture),
      flow: by(placeFlow),
      closing: by(placeHook),
      agenda: by(placeShown),
      stats: by(placeShown),
      chart: by(placeShown),
      timeline: by(placeShown),
      steps: by(placeShown),
      comparison: by(placeShown),
      features: by(placeShown),
      people: by(placeShown),
      hierarchy: by(placeShown),
      pyramid: by(placeShown),
    },
  };
}

export const SOCIAL_SKELETONS: Record<SkeletonId, Skeleton> = {
  swiss: socialOf('swiss'),
  editorial: socialOf('editorial'),
  poster: socialOf('poster'),
  keynote: socialOf('keynote'),
  soft: socialOf('soft'),
  blueprint: socialOf('blueprint'),
  notebook: socialOf('notebook'),
  magazine: socialOf('magazine'),
};
