import { expect, it } from 'vitest';
import { BrokenOff, UnreadableFile } from '@/components/data/import-history';
import { RouteFailure } from '@/components/data/request-json';
import { importFailureWords } from './import-failure-words';

const tooLong = 'Run 1 of the file is too long';
const refusal = new RouteFailure(400, {
  message: `${tooLong}. Nothing was taken in.`,
  fields: [{ path: 'body', message: tooLong }],
});
const silence = new RouteFailure(0, { message: 'No answer.' });
const textOf = (thrown: unknown) => importFailureWords('x.json', thrown).text;

it('says of a file that is none only that', () => {
  expect(textOf(new UnreadableFile('It is not JSON.'))).toBe('It is not JSON.');
});

it('says that nothing was taken in where nothing was', () => {
  expect(textOf(new BrokenOff(refusal, 0))).toBe('Run 1 of the file is too long. Nothing was taken in.');
});

it('never says that nothing was taken in where something was', () => {
  expect(textOf(new BrokenOff(refusal, 500))).toBe(
    'Run 1 of the file is too long. 500 runs before that were taken in, and are kept.',
  );
});

it('leaves open what happened where no answer came, and says how to go on', () => {
  const again = 'Choose the file again to go on: it doubles nothing.';
  expect(textOf(new BrokenOff(silence, 0))).toBe(`No answer. Some of it may have been taken in all the same. ${again}`);
  expect(textOf(new BrokenOff(silence, 1))).toBe(`No answer. One run before that was taken in, and is kept. ${again}`);
});
