import { expect, it } from 'vitest';
import type { TextMode } from '../../contract/enums';
import { suggestTextMode } from './suggest-text-mode';

const words = (count: number, word = 'honey') => Array.from({ length: count }, () => word).join(' ');

/** Each text, and its mode if the target writes text. A target that writes none always preserves. */
it.each<[name: string, text: string, mode: TextMode]>([
  ['nothing yet', '', 'generate'],
  ['a topic', 'Photosynthesis', 'generate'],
  ['a prompt', 'A deck about the history of tea for a school class', 'generate'],
  ['a prompt of two paragraphs', 'A pitch for our tea room.\n\nThe readers are investors. Be brief.', 'generate'],
  ['one word more', words(151), 'preserve'],
  ['a long text in Chinese', '蜂'.repeat(302), 'preserve'],
  ['headings', '# Tea\n\nIt came from China.', 'preserve'],
  ['a list', 'Tea\n- green\n- black', 'preserve'],
  ['a Markdown table', '| Tea | Price |\n| --- | --- |\n| Green | 3 |', 'preserve'],
  ['a picture', '![](/pictures/938c327ab4b14e279e9bfd0f4a7b1b59-10x10.png)', 'preserve'],
  ['an image URL', 'https://x.example/boat.jpg', 'preserve'],
  ['a picture and a prompt', 'A deck about boats\n\n![](a.png)', 'generate'],
  ['code', 'Run:\n```\nmake tea\n```', 'preserve'],
])('%s', (_, text, mode) =>
  expect([suggestTextMode({ writesText: true, text }), suggestTextMode({ writesText: false, text })]).toEqual([
    mode,
    'preserve',
  ]),
);

const FINISHED = '# Tea\n\nIt came from China.';

/** What was chosen, for this text or for one that has been replaced, and the mode of a prompt and a finished text. */
it.each<[chosen: TextMode, isOtherText: boolean, prompt: TextMode, finished: TextMode]>([
  ['preserve', false, 'preserve', 'preserve'],
  ['condense', false, 'condense', 'condense'],
  ['generate', false, 'generate', 'generate'],
  ['preserve', true, 'preserve', 'preserve'],
  ['condense', true, 'condense', 'condense'],
  ['generate', true, 'generate', 'preserve'],
])('is %s if the person chose it, replaced text %j', (textMode, isOtherText, prompt, finished) => {
  const of = (text: string) => suggestTextMode({ writesText: true, text, chosen: { textMode, isOtherText } });
  expect([of('A deck about tea'), of(FINISHED)]).toEqual([prompt, finished]);
});
