import { expect, it } from 'vitest';
import { BrokenOff, UnreadableFile } from '@/components/data/import-history';
import { RouteFailure } from '@/components/data/request-json';
import { importFailureWords } from './import-dialog';

const tooLong = 'Run 1 in the file is too long';
const refusal = new RouteFailure(400, {
  message: `${tooLong}. Nothing was imported.`,
  fields: [{ path: 'body', message: tooLong }],
});
const silence = new RouteFailure(0, { message: 'No answer.' });
const textOf = (thrown: unknown) => importFailureWords('x.json', thrown).text;

it('shows only the reason for an unreadable file', () =>
  expect(textOf(new UnreadableFile('Not a JSON file.'))).toBe('Not a JSON file.'));

it('says that nothing was imported if that is the case', () =>
  expect(textOf(new BrokenOff(refusal, 0))).toBe('Run 1 in the file is too long. Nothing was imported.'));

it('never says that nothing was imported if something was', () =>
  expect(textOf(new BrokenOff(refusal, 500))).toBe(
    'Run 1 in the file is too long. 500 runs before that were imported.',
  ));

it('says that the outcome is unknown after a lost response, and how to continue', () => {
  const again = 'Choose the file again to continue. Nothing is duplicated.';
  expect(textOf(new BrokenOff(silence, 0))).toBe(`No answer. Some runs may have been imported. ${again}`);
  expect(textOf(new BrokenOff(silence, 1))).toBe(`No answer. 1 run before that was imported. ${again}`);
});
