import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import english from '@/lib/words/en.json';
import { setMessages } from '@/lib/words/messages-in-use';
import { pseudoCatalogue } from '@/lib/words/pseudo-locales';
import { tStored } from '@/lib/words/stored-messages';
import { submission } from './composer';
import { draftToKeep } from './drafts';
import { estimateQuery } from './estimate';
import { bulkRequest, historyFilter, runChange } from './history';
import { exportedRun, historyHead } from './history-file';
import { outlineApproval } from './outlines';
import { presetChange, presetToSave } from './presets';
import { generateRequest, templateRequest } from './request/generate-request';
import { problemsOf } from './request/problems';
import { viewChange, viewToSave } from './saved-view';
import { templateToSave } from './templates';
import type * as z from './zod';

const SCHEMAS: Record<string, z.ZodType> = {
  ...{ bulkRequest, draftToKeep, estimateQuery, exportedRun, generateRequest, historyFilter, historyHead },
  ...{ outlineApproval, presetChange, presetToSave, runChange, submission, templateRequest, templateToSave },
  ...{ viewChange, viewToSave },
};

/** The members of all these requests, so that values occur where a schema validates them. */
const MEMBERS = (
  'act artifactId bin cardOptions cards cardSplit createdAt credits deducted deletedAt dimensions draft edit ' +
  'emailOptions error exportAs family filter folderIds format headerFooter heading id ids imageOptions ' +
  'inputText intent isDefault kind message name note numCards operation origin query recipients request ' +
  'revision settings sharingOptions source src star state statusCode submissionId target textMode title ' +
  'topLeft type url value version warnings'
).split(' ');
const WORDS = ['generate', 'template', 'image', 'text', 'custom', 'local', 'completed', 'document', '', ' ', '\0'];

const bodies = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown>(...WORDS, 'x'.repeat(600), null, true, 0, -1, 1.5, 1e15),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(fc.constant('a'), { minLength: 1001, maxLength: 1001 }),
    tie('object'),
  ),
  object: fc.dictionary(fc.constantFrom(...MEMBERS, 'unknown'), tie('value'), { maxKeys: 12 }),
}));

describe('validation messages', () => {
  beforeAll(() => {
    const messages = pseudoCatalogue(english, 'en-XA');
    setMessages({ locale: 'en-XA', dir: 'ltr', messages });
  });
  afterAll(() => setMessages(null));

  it.each(Object.entries(SCHEMAS))('the catalogue contains: %s', (_name, schema) =>
    forAll({ numRuns: 150 }, bodies.object, (body) => {
      const parsed = schema.safeParse(body);
      const said = parsed.success ? [] : problemsOf(parsed.error.issues).map(({ message }) => tStored(message));
      expect(said.filter((message) => !message.startsWith('['))).toEqual([]);
    }),
  );
});
