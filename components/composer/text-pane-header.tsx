'use client';

import { FileUp, Search } from 'lucide-react';
import { useRef } from 'react';
import { Segmented } from '@/components/ui/segmented';
import { ACCEPTED_FILES } from '@/lib/text-import/file-kind';
import { say } from '@/lib/words/say';

export type TextView = 'text' | 'cards';

const VIEWS = [
  { value: 'text', label: say('Text') },
  { value: 'cards', label: say('Card by card') },
] as const;

type Props = {
  view: TextView;
  onView: (view: TextView) => void;
  onFind: () => void;
  onFile: (file: File) => void;
  isReading: boolean;
};

/** How the text is shown, and what else can be done with the whole of it. */
export function TextPaneHeader({ view, onView, onFind, onFile, isReading }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const button =
    'inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 text-13 text-quiet transition hover:bg-sunk hover:text-ink disabled:opacity-55 pointer-coarse:min-h-11 pointer-coarse:min-w-11 justify-center';
  return (
    <div className="flex shrink-0 items-center gap-1 border-b border-hairline px-4 py-1.5 lg:px-6">
      <Segmented label={say('How the text is shown')} value={view} options={VIEWS} onChange={onView} className="w-52" />
      <div className="ms-auto -me-2 flex items-center">
        {view === 'text' && (
          <button type="button" className={button} onClick={onFind} title="Ctrl+F">
            <Search aria-hidden="true" size={16} />
            <span className="max-sm:sr-only">{say('Find')}</span>
          </button>
        )}
        <button type="button" className={button} disabled={isReading} onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" size={16} />
          <span className="max-sm:sr-only">{isReading ? say('Reading') : say('Add a file')}</span>
        </button>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED_FILES}
          aria-label={say('A file to take text from')}
          tabIndex={-1}
          className="hidden"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile(file);
            // The same file may be chosen once more.
            event.target.value = '';
          }}
        />
      </div>
    </div>
  );
}
