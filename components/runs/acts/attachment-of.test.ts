import { expect, it } from 'vitest';
import { attachmentOf } from './run-acts';

it.each([
  ['gen_1', { generationId: 'gen_1' }],
  ['7fk2abcd', { generationId: '7fk2abcd' }],
  ['https://decks.example/docs/Bees-7fk2abcd', { artifactUrl: 'https://decks.example/docs/Bees-7fk2abcd' }],
  ['HTTP://localhost:4000/a/art_1', { artifactUrl: 'HTTP://localhost:4000/a/art_1' }],
])('reads %s', (found, attachment) => expect(attachmentOf(found)).toEqual(attachment));
