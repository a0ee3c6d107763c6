import type { DraftPath } from '@/lib/composer/draft-path';

/** The id of a field's control in the page: what the error summary links to. */
export function fieldId(path: DraftPath): string {
  return `field-${path.replaceAll('.', '-')}`;
}
