import type { RefObject } from 'react';
import { ACCEPTED_FILES } from '@/lib/text-import/file-kind';
import { t } from '@/lib/words/t';

/** A hidden file input that a button elsewhere opens. */
export function FileInput({
  input,
  onFile,
}: {
  input: RefObject<HTMLInputElement | null>;
  onFile: (file: File) => void;
}) {
  return (
    <input
      ref={input}
      type="file"
      accept={ACCEPTED_FILES}
      aria-label={t('File to add')}
      tabIndex={-1}
      className="hidden"
      onChange={(event) => {
        const file = event.target.files?.[0];
        if (file) onFile(file);
        // Lets the same file be chosen again.
        event.target.value = '';
      }}
    />
  );
}
