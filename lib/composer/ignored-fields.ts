import { say } from '@/lib/words/say';
import { sayKept } from '@/lib/words/say-kept';
import { fieldsThatDoNotCount } from '../contract/relevance';
import type { Draft } from './draft';
import { type DraftPath, draftPathOf } from './draft-path';
import { fullRequest } from './full-request';

/**
 * The fields of the form that will not count as it stands, filled in or not, each with why: the form shows
 * `Ignored: ${because}`. A path covers everything below it (`headerFooter`). Which those are is the contract's to say;
 * the reasons are those of the contract in a person's words.
 */
export function ignoredFields(draft: Draft): { path: DraftPath; because: string }[] {
  const full = fullRequest(draft);
  const fields =
    full.operation === 'generate'
      ? fieldsThatDoNotCount('generate', full.request)
      : fieldsThatDoNotCount('template', full.request);
  return fields.flatMap(({ path, because }) => {
    const place = draftPathOf(path, draft);
    return place === null ? [] : [{ path: place, because: PLAIN_REASONS[because] ?? sayKept(because) }];
  });
}

/** The contract speaks to programs as well: its clauses name members. Those that name none stand for both. */
const PLAIN_REASONS: Readonly<Record<string, string>> = {
  'it counts only when textMode is generate': say('it counts only where the text is written anew, with Generate'),
  'it counts only when textMode is generate or condense': say('Preserve keeps your text as long as it is'),
  'it counts only when the image source is aiGenerated': say('it counts only for images made by AI'),
  'it counts only when the template was made with the image source aiGenerated': say(
    'the images of this template are not made by AI',
  ),
  'it counts only when type is text': say('no text stands in this place'),
  'it counts only when type is image': say('no image stands in this place'),
  'it counts only when source is custom': say('it counts only for an image address'),
};
