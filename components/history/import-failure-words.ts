import { BrokenOff, UnreadableFile } from '@/components/data/import-history';
import { isRefusal, RouteFailure } from '@/components/data/request-json';
import { say, sayCount } from '@/lib/words/say';
import { sayKept } from '@/lib/words/say-kept';

type Told = { title: string; text: string };

/** What became of a file that was not read to its end: why, and what of it is here all the same. */
export function importFailureWords(name: string, thrown: unknown): Told {
  const none = say('“{name}” was not taken in', { name });
  if (thrown instanceof UnreadableFile) return { title: none, text: thrown.message };
  const { failure, taken } = thrown instanceof BrokenOff ? thrown : { failure: thrown, taken: 0 };
  const message = failure instanceof Error ? failure.message : say('Try again.');
  // The server says of a refused part that nothing of it was taken in: of the first part that is said of the file.
  if (taken === 0 && isRefusal(failure)) return { title: none, text: message };
  const refused = failure instanceof RouteFailure && isRefusal(failure) ? failure.fields[0]?.message : undefined;
  const why = refused === undefined ? message : `${sayKept(refused)}.`;
  const before =
    taken === 0
      ? say('Some of it may have been taken in all the same.')
      : sayCount(
          taken,
          {
            one: 'One run before that was taken in, and is kept.',
            other: '{count} runs before that were taken in, and are kept.',
          },
          { count: taken.toLocaleString() },
        );
  const again = say('Choose the file again to go on: it doubles nothing.');
  return {
    title: say('“{name}” was not taken in to its end', { name }),
    text: [why, before, ...(refused === undefined ? [again] : [])].join(' '),
  };
}
