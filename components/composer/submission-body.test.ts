import { expect, it } from 'vitest';
import { emptyDraft } from '@/lib/composer/draft';
import type { EstimateFacts } from '@/lib/composer/estimate-credits';
import { submission } from '@/lib/contract/composer';
import { submissionBody } from './submission-body';

const draft = { ...emptyDraft(), inputText: 'Pitch deck for a tea room', reviewOutline: true };
const submissionId = '0b6ad2c2-52a5-4b6e-9f0e-4f6f4f6f4f6f';

it('sends reviewOutline next to the request, and only to a local engine with a model', async () => {
  const local = await submissionBody(draft, { target: 'local', modelConnected: true });
  expect(local).toMatchObject({ operation: 'generate', reviewOutline: true });
  expect(local.request).not.toHaveProperty('reviewOutline');
  expect(submission.safeParse({ submissionId, ...local }).success).toBe(true);
  expect(await submissionBody(draft, { target: 'remote' })).not.toHaveProperty('reviewOutline');
  expect(await submissionBody(draft, { target: 'local', modelConnected: false })).not.toHaveProperty('reviewOutline');
  expect(
    await submissionBody({ ...draft, reviewOutline: false }, { target: 'local', modelConnected: true }),
  ).not.toHaveProperty('reviewOutline');
});

it('sends the language of the text if a target writes it and none was chosen', async () => {
  const german = { ...draft, inputText: 'Unterricht über Fotosynthese für die 7. Klasse' };
  const languageOf = async (of: typeof german, facts: EstimateFacts) => {
    const body = await submissionBody(of, facts);
    return body.operation === 'generate' ? body.request.textOptions?.language : null;
  };
  const withModel = { target: 'local', modelConnected: true } as const;
  expect(await languageOf(german, withModel)).toBe('de');
  expect(await languageOf(german, { target: 'remote' })).toBe('de');
  expect(await languageOf({ ...german, textMode: 'condense' }, withModel)).toBe('de');
  expect(await languageOf({ ...german, language: 'fr' }, withModel)).toBe('fr');
  expect(await languageOf({ ...german, textMode: 'preserve' }, withModel)).toBeUndefined();
  expect(await languageOf(german, { target: 'local', modelConnected: false })).toBeUndefined();
  expect(await languageOf(draft, withModel)).toBeUndefined();
});
