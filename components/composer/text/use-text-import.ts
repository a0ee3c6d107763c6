'use client';

import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import type { FormattedPaste } from '@/components/editor/formatted-paste';
import type { LostPictures } from '@/components/editor/keep-pictures';
import { FILE_LIMITS, fileKind, pastedFiles } from '@/lib/text-import/file-kind';
import { t, tPlural } from '@/lib/words/t';
import type { PaneNoteContent } from './pane-note';

type Point = { x: number; y: number };

type Options = {
  /** Inserts the text; `point` is where it was dropped. */
  onText: (text: string, point: Point | undefined) => void;
  /** Null removes the last note. */
  onNote: (note: PaneNoteContent | null) => void;
  /** The current text, for undo. */
  currentText: () => string;
  onRestore: (text: string) => void;
  onRequestJson?: (body: Record<string, unknown>) => void;
};

/** Delay before the progress note: most files are read sooner. */
const NOTE_AFTER_MS = 400;

/** Imports text from picked or dropped files. The existing text stays, and one undo reverts the import. */
export function useTextImport({ onText, onNote, currentText, onRestore, onRequestJson }: Options) {
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);
  const reading = useRef(false);

  /** Takes one file of text, or any number of pictures. */
  const take = async (files: readonly File[], point?: Point) => {
    const [file] = files;
    if (!file || reading.current) return;
    if (files.length > 1 && files.some((each) => fileKind(each) !== 'picture'))
      return onNote({ said: t('Add one file at a time, or several images.'), isBad: true });
    const name = files.length > 1 ? t('{count} images', { count: files.length }) : file.name;
    reading.current = true;
    setReading(true);
    const stop = new AbortController();
    const slow = setTimeout(
      () =>
        onNote({
          said: t('Reading {name}…', { name }),
          action: { label: t('Cancel'), act: () => stop.abort() },
        }),
      NOTE_AFTER_MS,
    );
    try {
      const { readFiles } = await import('@/components/editor/read-file');
      const read = await readFiles(files, stop.signal);
      clearTimeout(slow);
      if (!read.ok && read.isCancelled) return onNote(null);
      if (!read.ok)
        return onNote({
          said: t('Couldn’t add {name}. {reason}', { name, reason: read.reason }),
          isBad: true,
        });
      if (read.request && onRequestJson) {
        onNote(null);
        return onRequestJson(read.request);
      }
      if (read.text.trim() === '')
        return onNote({
          said: t('Couldn’t add {name}. {reason}', { name, reason: t('The file has no text.') }),
          isBad: true,
        });
      const before = currentText();
      onText(read.text, point);
      const { asStored } = read;
      const unknown = read.hasUnknown ? ` ${t('The PDF doesn’t say what some characters are; check its text.')}` : '';
      if (asStored !== undefined)
        return onNote({
          said: t('Added {name}. Right-to-left text may be out of order.', { name: file.name }) + unknown,
          action: {
            label: t('Use the order in the file'),
            act: () => {
              onRestore(before);
              onText(asStored, point);
            },
          },
          holdsFor: currentText(),
        });
      onNote({
        said: t('Added {name}.{lost}', { name, lost: lostWords(read.lost) + unknown }),
        action: { label: t('Undo'), act: () => onRestore(before) },
        holdsFor: currentText(),
      });
    } catch {
      onNote({
        said: t('Couldn’t add {name}. {reason}', { name, reason: t('Couldn’t load the file reader.') }),
        isBad: true,
      });
    } finally {
      clearTimeout(slow);
      reading.current = false;
      setReading(false);
    }
  };

  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    take,
    isReading,
    isOver,
    /** Runs before the editor's own handlers, which would read any file as text. */
    dropTarget: {
      onDragOverCapture: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDropCapture: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        void take([...event.dataTransfer.files], { x: event.clientX, y: event.clientY });
      },
      /** Pasted files, such as a screenshot, are added like dropped ones. */
      onPasteCapture: (event: ClipboardEvent) => {
        const files = pastedFiles(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        void take(files);
      },
    },
  };
}

/** The note about a formatted paste; `onPlain` runs after the person switched to plain text. */
export function pasteNote(paste: FormattedPaste, onPlain: () => void): PaneNoteContent {
  if (paste.kind === 'uploading') return { said: t('Adding images…') };
  if (paste.kind === 'tooLong') {
    const limit = FILE_LIMITS.characters.toLocaleString();
    return { said: t('Too long (limit {limit} characters)', { limit }), isBad: true };
  }
  const { asPlain } = paste;
  const act = () => {
    asPlain?.();
    onPlain();
  };
  return {
    said: t('Pasted as Markdown.{lost}', { lost: lostWords(paste.lost) }),
    action: asPlain ? { label: t('Paste as plain text'), act } : undefined,
  };
}

/** Describes document content that was lost in the conversion to text. */
function lostWords({ count, reason }: LostPictures): string {
  if (count === 0) return '';
  if (reason === null)
    return ` ${tPlural(count, { one: '1 image was left out.', other: '{count} images were left out.' })}`;
  return ` ${tPlural(count, { one: '1 image was left out: {reason}.', other: '{count} images were left out. The first: {reason}.' }, { reason })}`;
}
