'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormSession } from '@/components/composer/form-session';
import { wordsOfField } from '@/components/composer/settings/choice-words';
import { useDeskContext } from '@/components/drafts/desk-context';
import { openDraft } from '@/components/drafts/open-draft';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toasts';
import { blankDraft, type Draft, emptyDraft } from '@/lib/composer/draft';
import { draftPathOf } from '@/lib/composer/draft-path';
import { filledDraft, type PastedNote, readPastedRequest } from '@/lib/composer/paste/read-pasted-request';
import { t } from '@/lib/words/t';

export type PasteRequestProps = {
  dropped: Record<string, unknown> | null;
  pasting: Pasting | null;
  onPasting: (pasting: Pasting) => void;
  /** Called if everything was imported, so there is nothing to report. */
  onDone: () => void;
};

/** Requests that were already imported, because the panel may be opened again. */
const taken = new WeakSet<object>();

/**
 * Creates a draft from a pasted request and lists what could not be used. The previous draft is kept and can be
 * reopened.
 */
export function PasteRequest({ dropped, pasting, onPasting, onDone }: PasteRequestProps) {
  const { getValues, reset } = useFormContext<Draft>();
  const { settings } = useFormSession();
  const { desk, device } = useDeskContext();
  const client = useQueryClient();
  const toast = useToast();
  const known = Object.values(settings?.wire ?? {}).filter((wire) => wire !== null);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const id = useId();
  const standing = (): Left => ({ id: desk.state().id, draft: structuredClone(getValues()) });
  /** Opens a new draft, applied as a change to an empty one, so that it is saved. */
  const begin = (draft: Draft) => {
    desk.begin(emptyDraft());
    reset(draft, { keepDefaultValues: true });
  };
  const reopenPrevious = async ({ id, draft }: Left) => {
    const opened = await openDraft({ desk, device, client }, id);
    if (!opened.ok) begin(draft);
  };
  const fill = (pasted: string) => {
    const read = readPastedRequest(pasted, known);
    setFailure(read.ok ? null : read.message);
    setText(read.ok ? '' : withoutKeys(pasted));
    if (!read.ok) return;
    const before = standing();
    begin(filledDraft(read, before.draft));
    onPasting({ notes: read.notes, reaching: read.reaching, other: before, isUndone: false });
    if (read.notes.length + read.reaching.length > 0) return;
    const undo = { label: t('Undo'), act: () => void reopenPrevious(before) };
    toast(t('Draft created. Your previous draft is saved.'), undo, [IMPORT_TOAST]);
    onDone();
  };
  useEffect(() => {
    if (dropped === null || taken.has(dropped)) return;
    taken.add(dropped);
    fill(JSON.stringify(dropped));
  });
  const goBack = async () => {
    if (!pasting) return;
    const present = standing();
    await reopenPrevious(pasting.other);
    onPasting({ ...pasting, other: present, isUndone: !pasting.isUndone });
  };
  return (
    <div className="mt-3">
      <label htmlFor={id} className="block text-14 font-medium">
        {t('Paste a cURL command, JSON or a settings link')}
      </label>
      <p id={`${id}-hint`} className="mt-0.5 text-13 text-quiet">
        {t('Creates a new draft. API keys are removed.')}
      </p>
      <textarea
        id={id}
        rows={6}
        value={text}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={failure !== null || undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          // A paste into existing text is only part of a request.
          if (text !== '' || pasted.trim() === '') return;
          event.preventDefault();
          fill(pasted);
        }}
        className="control mt-2 resize-y font-mono text-13"
      />
      <p id={`${id}-error`} role="alert" className="mt-1 text-13 font-medium text-bad empty:hidden">
        {failure}
      </p>
      <Button
        size="small"
        className="mt-2"
        aria-disabled={text.trim() === ''}
        onClick={() => text.trim() && fill(text)}
      >
        {t('Create draft')}
      </Button>
      <div role="status">
        {pasting && (
          <div className="mt-4 rounded-control bg-surface p-4 text-13">
            <p className="flex flex-wrap items-center justify-between gap-2 text-14 font-medium">
              {pasting.isUndone ? t('Your previous draft is back.') : t('Draft created. Your previous draft is saved.')}
              <Button size="small" onClick={() => void goBack()}>
                {pasting.isUndone ? t('Use the imported draft') : t('Undo')}
              </Button>
            </p>
            {!pasting.isUndone && (
              <>
                <Notes title={t('Check before you create the deck:')} notes={pasting.reaching} />
                <Notes title={t('Notes')} notes={pasting.notes} />
              </>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function Notes({ title, notes }: { title: string; notes: PastedNote[] }) {
  if (notes.length === 0) return null;
  return (
    <>
      <p className="mt-2 font-medium">{title}</p>
      <ul className="mt-1 text-quiet">
        {notes.map((note) => (
          <PastedNoteLine key={`${note.path} ${note.message}`} {...note} />
        ))}
      </ul>
    </>
  );
}

/** A note on the pasted request, with the field's label if it has one, or else the pasted name. */
function PastedNoteLine({ path, message }: PastedNote) {
  if (path === null) return <li className="py-0.5">{message}</li>;
  const place = draftPathOf(path.replace(/\[\d+\]$/, ''), blankDraft());
  const words = place === null ? null : wordsOfField(place);
  return (
    <li className="py-0.5 wrap-anywhere">
      {words ?? <code className="font-mono">{path}</code>}: {message}
    </li>
  );
}

/** The previous draft by its id, with its content: an unedited draft is not saved anywhere. */
export type Left = { id: string; draft: Draft };

/** The last pasted request: its notes, and the draft to go back to. */
export type Pasting = { notes: PastedNote[]; reaching: PastedNote[]; other: Left; isUndone: boolean };

/** The topic of the toast about an import. */
export const IMPORT_TOAST = 'import';

/**
 * The name of a header with a secret, up to its value. Prefixes of the name (`proxy-`, `my_`) are not part of the
 * pattern: they stay unchanged, and matching them from each letter would take quadratic time on a long word.
 */
const SECRET = /((?:authorization|token|secret|api-?key|cookie)["']?\s*[:=]\s*["']?)([^'"\n]+)/gi;

/**
 * Removes API keys from a text that could not be parsed and stays in its box, because a key must never be displayed.
 */
export function withoutKeys(text: string): string {
  return text.replace(SECRET, '$1$SERVICE_API_KEY');
}
