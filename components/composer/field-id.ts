import type { DraftPath } from '@/lib/composer/draft-path';

/** The id of a field's control; the error summary links to it. */
export function fieldId(path: DraftPath): string {
  return `field-${path.replaceAll('.', '-')}`;
}

/**
 * Scrolls a field's error into view. Focusing a field only reveals its control, and the error below it may be hidden
 * behind the send bar.
 */
export function revealError(path: DraftPath): void {
  const error =
    document.getElementById(`${fieldId(path)}-error`) ??
    document.getElementById(`${fieldId(path.replace(/\.\d+$/, '') as DraftPath)}-error`);
  error?.scrollIntoView({ block: 'nearest' });
}
