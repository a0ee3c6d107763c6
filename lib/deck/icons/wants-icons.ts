import type { Format } from '../../contract/enums';

/** Whether a deck may be drawn with icons, beside the items of a card or as pictures, so that they must be loaded. */
export function wantsIcons(format: Format): boolean {
  return format !== 'document';
}
