import type { PlacedImage } from '@/lib/deck/placed';

/** The text shown in the frame of a picture that has no file. */
export function pictureReason(image: PlacedImage): string {
  if (image.picture.kind === 'placeholder') return image.picture.reason;
  return image.alt === '' ? 'A picture that could not be drawn' : `A picture that could not be drawn: ${image.alt}`;
}
