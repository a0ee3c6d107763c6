import type { DraftPath } from '@/lib/composer/draft-path';
import { fieldId } from './field-id';

/**
 * Scrolls the error under a field into view. Focusing a field only shows its control, and the error below it may end up
 * behind the send bar.
 */
export function revealError(path: DraftPath): void {
  const error =
    document.getElementById(`${fieldId(path)}-error`) ??
    document.getElementById(`${fieldId(path.replace(/\.\d+$/, '') as DraftPath)}-error`);
  error?.scrollIntoView({ block: 'nearest' });
}
