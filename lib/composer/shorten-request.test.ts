import { expect, it } from 'vitest';
import { shortenRequest } from './shorten-request';

it('shortens long texts at any depth, and nothing else', () => {
  const request = { inputText: `Notes ${'x'.repeat(500)}`, numCards: 6, cardOptions: { list: ['short', null] } };
  const shown = shortenRequest(request, (characters) => `(${characters})`) as typeof request;
  expect(shown.inputText).toMatch(/^Notes x{54} … \(506\)$/);
  expect(shown).toMatchObject({ numCards: 6, cardOptions: { list: ['short', null] } });
});
