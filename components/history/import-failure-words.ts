import { BrokenOff, UnreadableFile } from '@/components/data/import-history';
import { isRefusal, RouteFailure } from '@/components/data/request-json';
import { tStored } from '@/lib/words/stored-messages';
import { t, tPlural } from '@/lib/words/t';

type Message = { title: string; text: string };

/** The message about an interrupted import: the reason, and how many runs were imported. */
export function importFailureWords(name: string, thrown: unknown): Message {
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
