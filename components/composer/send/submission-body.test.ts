import { expect, it } from 'vitest';
import { emptyDraft } from '@/lib/composer/draft';
import type { EstimateFacts } from '@/lib/composer/estimate-credits';
import { draftWith } from '@/lib/composer/testing/draft-with';
import { submission } from '@/lib/contract/composer';
import { setMessages } from '@/lib/words/messages-in-use';
import { submissionBody } from './submission-body';
import { targetFacts } from './use-estimate-facts';

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
  expect(await languageOf(draftWith({ 'textOptions.language': 'fr' }, german), withModel)).toBe('fr');
  expect(await languageOf({ ...german, textMode: 'preserve' }, withModel)).toBeUndefined();
  expect(await languageOf(german, { target: 'local', modelConnected: false })).toBeUndefined();
  expect(await languageOf(draft, withModel)).toBeUndefined();
});

it.each([
  ['names', 'Agenda\n\n- Start\n- Team', 'de'],
  ['one word', 'Fotosynthese', 'de'],
  ['short English', 'Team notes\n\n- We shipped it\n- The bug is fixed', undefined],
  [
    'clear German',
    'Die Bienen machen Honig, leben in Stöcken und tanzen für einander den Weg zu den Blüten.',
    undefined,
  ],
  ['Japanese', 'こんにちは', undefined],
])(
  'names the language of the interface for a kept text that does not show its own: %s',
  async (_, inputText, expected) => {
    const languageFor = async (facts: EstimateFacts) => {
      const body = await submissionBody({ ...draft, inputText, textMode: 'preserve' }, facts);
      return body.operation === 'generate' ? body.request.textOptions?.language : null;
    };
    setMessages({ locale: 'de', dir: 'ltr', messages: {} });
    expect(await languageFor(targetFacts('local', undefined))).toBe(expected);
    expect(await languageFor(targetFacts('remote', undefined))).toBeUndefined();
    setMessages(null);
    expect(await languageFor({ target: 'local', readerLanguage: 'en' })).toBeUndefined();
    expect(await languageFor({ target: 'local', readerLanguage: 'en-XA' })).toBeUndefined();
  },
);

it('has text that does not show its language written in that of the interface, by a local model only', async () => {
  const languageFor = async (inputText: string, facts: EstimateFacts) => {
    const body = await submissionBody({ ...draft, inputText, textMode: 'generate' }, facts);
    return body.operation === 'generate' ? body.request.textOptions?.language : null;
  };
  const local = { target: 'local', modelConnected: true, readerLanguage: 'de' } as const;
  expect(await languageFor('Marketing 2027', local)).toBe('de');
  expect(await languageFor('Pitch deck for a tea room', local)).toBeUndefined();
  expect(await languageFor('Présentation pour un café à Lyon', local)).toBe('fr');
  expect(await languageFor('Marketing 2027, in Spanish', local)).toBe('es');
  expect(await languageFor('Marketing 2027', { target: 'remote', readerLanguage: 'de' })).toBeUndefined();
  // Without a model too, for the outline of a prompt. The engine finds the language of the others by itself.
  const rules = { ...local, modelConnected: false };
  expect(await languageFor('Marketing 2027', rules)).toBe('de');
  expect(await languageFor('Présentation pour un café à Lyon', rules)).toBeUndefined();
  expect(await languageFor('Hochzeit', { ...rules, readerLanguage: 'fr' })).toBeUndefined();
});
