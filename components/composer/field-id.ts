import type { DraftPath } from '@/lib/composer/draft-path';

/** The id of a field's control; the error summary links to it. */
export function fieldId(path: DraftPath): string {
  return `field-${path.replaceAll('.', '-')}`;
}
