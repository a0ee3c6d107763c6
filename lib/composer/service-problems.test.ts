import { describe, expect, it } from 'vitest';
import { parseValidationMessage } from '../contract/messages';
import { MAX_SHOWN, serviceProblems } from './service-problems';
import { draftWith } from './testing/draft-with';

const draft = draftWith({
  inputText: 'Notes',
  'textOptions.tone': 'x'.repeat(310),
  folderIds: ['a', 'b'],
  'sharingOptions.emailOptions.recipients': ['', 'a@b.example'],
});
const placed = (message: string) => serviceProblems({ message, fields: parseValidationMessage(message) }, draft);

describe('serviceProblems', () => {
  it.each([
    ['path: message', '1. numCards: must be at most 60 2. themeId: is not known'],
    ['path message', '1. numCards must be at most 60 2. themeId is not known'],
    ['line breaks', '\n1. numCards: must be at most 60\n2. themeId: is not known'],
  ])('puts each numbered problem on its field: %s', (_, list) =>
    expect(placed(`Input validation errors: ${list}`)).toEqual([
      { path: 'numCards', message: 'Use at most 60 cards. The service said: “must be at most 60”' },
      { path: 'themeId', message: 'Choose another theme. The service said: “is not known”' },
    ]),
  );

  it('puts a single message, and unknown paths, in the summary', () => {
    expect(placed('Input validation errors: 1. The text is too odd 2. secretMode: is not allowed')).toEqual([
      {
        path: 'root',
        message: 'The service said: “The text is too odd”\nsecretMode: The service said: “is not allowed”',
      },
    ]);
    expect(placed('This plan cannot do that')).toEqual([
      { path: 'root', message: 'The service said: “This plan cannot do that”' },
    ]);
  });

  it.each([
    ['1. textOptions.tone: must be at most 300 characters', 'textOptions.tone'],
    ['1. folderIds[1]: is not known', 'folderIds.1'],
    ['1. sharingOptions.emailOptions.recipients[0]: wrong', 'sharingOptions.emailOptions.recipients.1'],
    ['1. cardOptions.headerFooter.topLeft.src: cannot be read', 'cardOptions.headerFooter.topLeft.src'],
  ])('reads %j', (list, path) =>
    expect(placed(`Input validation errors: ${list}`).map((problem) => problem.path)).toEqual([path]),
  );

  it('keeps one message per field and limits their number', () => {
    const fields = Array.from({ length: MAX_SHOWN + 5 }, (_, at) => ({
      path: 'textOptions.tone',
      message: `no ${at}`,
    }));
    const problems = serviceProblems({ message: 'No', fields }, draft);
    expect(problems.map(({ path }) => path)).toEqual(['textOptions.tone', 'root']);
    expect(problems[1]?.message).toBe('5 more problems');
  });
});
