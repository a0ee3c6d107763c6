import { wordsOfField } from '@/components/composer/field-words';
import { blankDraft } from '@/lib/composer/draft';
import { draftPathOf } from '@/lib/composer/draft-path';
import type { PastedNote } from '@/lib/composer/reaching-out';

/** A note on the pasted request, with the field's label if it has one, or else the pasted name. */
export function PastedNoteLine({ path, message }: PastedNote) {
  if (path === null) return <li className="py-0.5">{message}</li>;
  const place = draftPathOf(path.replace(/\[\d+\]$/, ''), blankDraft());
  const words = place === null ? null : wordsOfField(place);
  return (
    <li className="py-0.5 wrap-anywhere">
      {words ?? <code className="font-mono">{path}</code>}: {message}
    </li>
  );
}
