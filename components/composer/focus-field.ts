import type { DraftPath } from '@/lib/composer/draft-path';
import { fieldId } from './field-id';
import { revealError } from './reveal-error';

/** How long to wait for the part of the form that holds the field. */
const TIMEOUT_MS = 3000;

/** Focuses a field's control and scrolls it into view, once its menu or panel has loaded. */
export function focusField(path: DraftPath): void {
  const until = performance.now() + TIMEOUT_MS;
  const look = () => {
    const control = controlOf(path);
    if (!control) {
      if (performance.now() < until) requestAnimationFrame(look);
      return;
    }
    control.focus();
    control.scrollIntoView({ block: 'nearest' });
    revealError(path);
  };
  look();
}

function controlOf(path: DraftPath): HTMLElement | null {
  // Some list entries have no control, so the list's is used.
  const field = document.getElementById(fieldId(path)) ?? document.getElementById(fieldId(listOf(path)));
  if (!field?.matches('fieldset, [role=radiogroup]')) return field;
  return field.querySelector<HTMLElement>('[role=radio][aria-checked=true], [role=radio], input') ?? field;
}

function listOf(path: DraftPath): DraftPath {
  return path.replace(/\.\d+$/, '') as DraftPath;
}
