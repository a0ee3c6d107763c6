'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { BrokenOff, importHistory, UnreadableFile } from '@/components/data/import-history';
import { isRefusal, RouteFailure } from '@/components/data/request-json';
import { Button } from '@/components/ui/button';
import { DialogActions, Modal } from '@/components/ui/modal';
import { ErrorState } from '@/components/ui/states';
import type { ImportAnswer } from '@/lib/contract/history';
import { tStored } from '@/lib/words/stored-messages';
import { t, tPlural } from '@/lib/words/t';

type Stage =
  | { kind: 'choose' }
  | { kind: 'reading'; done: number; total: number }
  | { kind: 'done'; name: string; answer: ImportAnswer }
  | { kind: 'failed'; title: string; text: string };

/** Imports a JSON export from this or another Cardwright. */
export default function ImportDialog({ onClose, onTaken }: { onClose: () => void; onTaken: () => void }) {
  const id = useId();
  const [stage, setStage] = useState<Stage>({ kind: 'choose' });
  const [calls] = useState(() => new AbortController());
  const isOver = useRef(false);
  useEffect(() => {
    // React runs effects twice in development.
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);
  const take = async (file: File) => {
    setStage({ kind: 'reading', done: 0, total: 0 });
    try {
      const answer = await importHistory(file, {
        signal: calls.signal,
        onProgress: (done, total) => setStage({ kind: 'reading', done, total }),
      });
      if (!isOver.current) setStage({ kind: 'done', name: file.name, answer });
    } catch (thrown) {
      if (isOver.current) return;
      setStage({ kind: 'failed', ...importFailureWords(file.name, thrown) });
    }
    onTaken();
  };
  const close = () => {
    calls.abort();
    onClose();
  };
  return (
    <Modal open onClose={close} title={t('Import runs')}>
      <p id={`${id}-hint`} className="mt-2 text-14 text-quiet">
        {t('Choose a JSON file exported from Cardwright. Runs you already have are skipped. Nothing is sent.')}
      </p>
      <label htmlFor={id} className="mt-4 mb-1 block text-13 font-medium">
        {t('JSON file')}
      </label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        aria-describedby={`${id}-hint`}
        disabled={stage.kind === 'reading'}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void take(file);
          // Lets the same file be chosen again.
          event.target.value = '';
        }}
        className="control file:me-3 file:cursor-pointer file:rounded-control file:border-0 file:bg-sunk file:px-2 file:py-0.5 file:text-13 file:font-medium file:text-ink"
      />
      <div role="status" className="mt-3 text-14 empty:hidden">
        {stage.kind === 'reading' && <Progress {...stage} />}
        {stage.kind === 'done' && <Imported {...stage} />}
      </div>
      {stage.kind === 'failed' && (
        <ErrorState title={stage.title} className="mt-3">
          {stage.text}
        </ErrorState>
      )}
      <DialogActions>
        <Button look={stage.kind === 'done' ? 'solid' : 'bare'} onClick={close}>
          {stage.kind === 'done' ? t('Done') : t('Close')}
        </Button>
      </DialogActions>
    </Modal>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  if (total === 0) return <p>{t('Reading…')}</p>;
  return (
    <p className="tabular-nums">
      {t('{done} of {total} runs…', { done: done.toLocaleString(), total: total.toLocaleString() })}
    </p>
  );
}

function Imported({ name, answer }: { name: string; answer: ImportAnswer }) {
  const { taken, known, trashed: binned, refused, refusedCount } = answer;
  return (
    <>
      <p className="font-medium wrap-anywhere">{t('“{name}” imported', { name })}</p>
      <ul className="mt-1 text-quiet tabular-nums">
        <li>{t('Imported: {taken}', { taken: taken.toLocaleString() })}</li>
        {known > 0 && <li>{t('Already here: {known}', { known: known.toLocaleString() })}</li>}
        {binned > 0 && (
          <li className="ps-4">
            {tPlural(
              binned,
              { one: '{count} of them is in the trash', other: '{count} of them are in the trash' },
              { count: binned.toLocaleString() },
            )}
          </li>
        )}
        {refusedCount > 0 && (
          <li>{t('Not imported: {refusedCount}', { refusedCount: refusedCount.toLocaleString() })}</li>
        )}
      </ul>
      {refused.length > 0 && (
        <ul
          aria-label={t('Runs not imported')}
          // A scrollable list must be reachable by keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          className="mt-2 max-h-40 overflow-y-auto border-y border-hairline py-1 text-13"
        >
          {refused.map(({ index, title, reason }) => (
            <li key={index} className="py-0.5 wrap-anywhere">
              {(index + 1).toLocaleString()}. {title || t('Untitled')}:{' '}
              <span className="text-quiet">{tStored(reason)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The message about an interrupted import: the reason, and how many runs were imported. */
export function importFailureWords(name: string, thrown: unknown): { title: string; text: string } {
  const none = t('“{name}” wasn’t imported', { name });
  if (thrown instanceof UnreadableFile) return { title: none, text: thrown.message };
  const { failure, taken } = thrown instanceof BrokenOff ? thrown : { failure: thrown, taken: 0 };
  const message = failure instanceof Error ? failure.message : t('Try again.');
  // The server's refusal says that nothing of its batch was imported. For the first batch that is true of the whole
  // file.
  if (taken === 0 && isRefusal(failure)) return { title: none, text: message };
  const refused = failure instanceof RouteFailure && isRefusal(failure) ? failure.fields[0]?.message : undefined;
  const why = refused === undefined ? message : `${tStored(refused)}.`;
  const before =
    taken === 0
      ? t('Some runs may have been imported.')
      : tPlural(
          taken,
          {
            one: '1 run before that was imported.',
            other: '{count} runs before that were imported.',
          },
          { count: taken.toLocaleString() },
        );
  const again = t('Choose the file again to continue. Nothing is duplicated.');
  return {
    title: t('“{name}” was only partly imported', { name }),
    text: [why, before, ...(refused === undefined ? [again] : [])].join(' '),
  };
}
