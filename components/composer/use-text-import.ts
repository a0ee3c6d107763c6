'use client';

import { type DragEvent, useRef, useState } from 'react';
import { say, sayCount } from '@/lib/words/say';
import type { PaneNoteContent } from './pane-note';

type Point = { x: number; y: number };

type Options = {
  /** Puts the text in; `point` is where it was dropped. */
  onText: (text: string, point: Point | undefined) => void;
  /** Null takes the last note away. */
  onNote: (note: PaneNoteContent | null) => void;
  /** The text before, for the way back. */
  currentText: () => string;
  onRestore: (text: string) => void;
  onRequestJson?: (body: Record<string, unknown>) => void;
};

/** Most files are read before anyone could press Cancel. */
const NOTE_AFTER_MS = 400;

/** Takes text from files that are picked or dropped. What stands in the editor stays, and one step takes all back. */
export function useTextImport({ onText, onNote, currentText, onRestore, onRequestJson }: Options) {
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);
  const reading = useRef(false);

  const take = async (file: File, point?: Point) => {
    if (reading.current) return;
    reading.current = true;
    setReading(true);
    const stop = new AbortController();
    const slow = setTimeout(
      () =>
        onNote({
          said: say('Reading {name}…', { name: file.name }),
          action: { label: say('Cancel'), act: () => stop.abort() },
        }),
      NOTE_AFTER_MS,
    );
    try {
      const { readFile } = await import('@/components/editor/read-file');
      const read = await readFile(file, stop.signal);
      clearTimeout(slow);
      if (!read.ok && read.isCancelled) return onNote(null);
      if (!read.ok)
        return onNote({
          said: say('{name} was not added. {reason}', { name: file.name, reason: read.reason }),
          isBad: true,
        });
      if (read.request && onRequestJson) {
        onNote(null);
        return onRequestJson(read.request);
      }
      if (read.text.trim() === '')
        return onNote({ said: say('{name} was not added. There is no text in it.', { name: file.name }), isBad: true });
      const before = currentText();
      onText(read.text, point);
      onNote({
        said: say('{name} is added.{lost}', { name: file.name, lost: lostWords(read.lostPictures) }),
        action: { label: say('Undo'), act: () => onRestore(before) },
        holdsFor: currentText(),
      });
    } catch {
      onNote({
        said: say('{name} was not added. What reads it could not be loaded.', { name: file.name }),
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
    /** Before the editor sees it: it would read any file as if it were text. */
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
        const [file, ...others] = event.dataTransfer.files;
        if (others.length > 0) return onNote({ said: say('One file at a time, please.'), isBad: true });
        if (file) void take(file, { x: event.clientX, y: event.clientY });
      },
    },
  };
}

/** What a document held that text cannot. */
export function lostWords(pictures: number): string {
  if (pictures === 0) return '';
  return ` ${sayCount(pictures, { one: 'One image has no address on the web and stayed behind.', other: '{count} images have no address on the web and stayed behind.' })}`;
}
