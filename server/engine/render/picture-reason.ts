import type { PlacedImage } from '@/lib/deck/placed';

/** The text in the frame of a picture without bytes. */
export function pictureReason(image: PlacedImage): string {
  if (image.picture.kind === 'placeholder') return image.picture.reason;
  return image.alt === '' ? 'A picture that could not be drawn' : `A picture that could not be drawn: ${image.alt}`;
}
