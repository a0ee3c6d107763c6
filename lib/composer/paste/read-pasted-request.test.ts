import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { relevantRequest } from '../../contract/relevance';
import { arbitraryGenerateRequest, arbitraryTemplateRequest } from '../../contract/request/arbitrary-requests';
import type { WireFacts } from '../../contract/settings';
import { NEUTRAL_NAMES } from '../../contract/wire-words';
import type { NamedRequest } from '../full-request';
import { toDraft, toRequest } from '../full-request';
import { requestText } from '../request-text';
import { filledDraft, readPastedRequest } from './read-pasted-request';

function read(text: string) {
  const pasted = readPastedRequest(text);
  if (!pasted.ok) throw new Error(pasted.message);
  return pasted;
}

const notesOf = (text: string) => read(text).notes.map(({ path, message }) => (path ? `${path}: ${message}` : message));
const refusal = (text: string) => {
  const pasted = readPastedRequest(text);
  return pasted.ok ? null : pasted.message;
};

const named: fc.Arbitrary<NamedRequest> = fc.oneof(
  arbitraryGenerateRequest.map((request) => ({ operation: 'generate' as const, request })),
  arbitraryTemplateRequest.map((request) => ({ operation: 'template' as const, request })),
);

describe('round-trips the API panel’s output', () => {
  const back = (one: NamedRequest, text: string) => {
    const pasted = read(text);
    expect(pasted.notes).toEqual([]);
    expect(toRequest(pasted.draft)).toEqual(
      one.operation === 'generate'
        ? relevantRequest('generate', one.request)
        : relevantRequest('template', one.request),
    );
  };

  it('as cURL', () => forAll({ numRuns: 300 }, named, (one) => back(one, requestText('curl', one))));

  it('as cURL with a body too long for an argument', () => {
    const request = { inputText: "it's\nlong €\n".repeat(20_000), textMode: 'condense' as const };
    back({ operation: 'generate', request }, requestText('curl', { operation: 'generate', request }));
  });

  it('as JSON', () => forAll({ numRuns: 300 }, named, (one) => back(one, requestText('json', one))));
});

describe('round-trips the output for a service with names of its own', () => {
  const wire: WireFacts = {
    address: 'https://service.example/v1.0',
    artifactWord: 'board',
    sources: { photoStock: 'Acme', gifStock: 'Acme GIFs' },
  };
  const local: WireFacts = { address: 'http://127.0.0.1:3000/v1.0', ...NEUTRAL_NAMES };

  it.each(['curl', 'json'] as const)('round-trips without notes as %s', (language) =>
    forAll({ numRuns: 300 }, named, fc.constantFrom(wire, local), (one, of) => {
      const pasted = readPastedRequest(requestText(language, one, of), [local, wire]);
      if (!pasted.ok) throw new Error(pasted.message);
      expect(pasted.notes).toEqual([]);
      expect(toRequest(pasted.draft)).toEqual(
        one.operation === 'generate'
          ? relevantRequest('generate', one.request)
          : relevantRequest('template', one.request),
      );
    }),
  );
});

describe('a cURL command from elsewhere', () => {
  it('accepts options in any order and with any quotes', () => {
    const pasted = read(
      `$ curl -sS -XPOST https://api.example/v1.0/generations/from-template -H"X-API-KEY: sk-live-1" \\
        --compressed -d "{\\"artifactId\\": \\"a1\\", \\"prompt\\": \\"Say \\\\\\"hi\\\\\\" for \\$5\\"}" | jq .`,
    );
    expect(pasted.draft).toMatchObject({ operation: 'template', artifactId: 'a1', prompt: 'Say "hi" for $5' });
  });

  it('accepts the format that browsers copy', () => {
    const pasted = read(
      `curl 'https://api.example/v1.0/generations' --data-raw $'{"inputText":"It\\'s \\u00e9t\\u00e9\\\\nnow","textMode":"preserve"}'`,
    );
    expect(pasted.draft.inputText).toBe("It's été\nnow");
  });

  it('reports a key by its header’s name only, and stores it nowhere', () => {
    const pasted = read(
      `curl https://user:hunter2@api.example/v1.0/generations?token=hunter2 -H 'X-API-KEY: hunter2' -H 'Authorization: Bearer hunter2' -u me:hunter2 -b 'a=hunter2' -H 'X-Trace: hunter2' --data '{"inputText":"a","textMode":"preserve"}'`,
    );
    expect(JSON.stringify(pasted)).not.toContain('hunter2');
    expect(pasted.notes.map(({ message }) => message).join('\n')).toMatch(
      /API key removed \(X-API-KEY, Authorization, -u, -b\)[\s\S]*\(X-Trace\)[\s\S]*\(api\.example\)/,
    );
  });

  it.each([
    ['curl https://api.example/v1.0/generations', /no body/],
    ['curl https://api.example -d @body.json', /in a file/],
    ['curl https://api.example -d \'{"inputText": ', /unclosed quote/],
    ["curl https://api.example -d 'inputText=a&textMode=preserve'", /incomplete or invalid/],
  ])('%s is refused with a reason', (text, why) => expect(refusal(text)).toMatch(why));
});

describe('an incomplete or invalid body', () => {
  it('fills what is valid and lists the rest', () => {
    const body = {
      inputText: 'Text',
      textMode: 'shorten',
      format: 'social',
      numCards: 99,
      colour: 'red',
      textOptions: { tone: 5, audience: 'all', mood: 'x' },
      cardOptions: { dimensions: '16x9', headerFooter: { topLeft: { type: 'cardNumber' }, hideFromLastCard: 'true' } },
      folderIds: ['a', 7, 'b'],
      sharingOptions: { externalAccess: 'fullAccess', emailOptions: { recipients: ['no address'] } },
    };
    const { draft, notes } = read(JSON.stringify(body));
    expect(draft).toMatchObject({
      inputText: 'Text',
      textMode: 'generate',
      format: 'social',
      numCards: '99',
      textOptions: { tone: '', audience: 'all' },
      cardOptions: { dimensions: '' },
      folderIds: ['a', 'b'],
      sharingOptions: { externalAccess: '', emailOptions: { recipients: ['no address'] } },
    });
    expect(draft.cardOptions.headerFooter).toMatchObject({ topLeft: { type: 'cardNumber' }, hideFromLastCard: true });
    expect(notes.map(({ path }) => path).sort()).toEqual(
      [
        'cardOptions.dimensions',
        'colour',
        'folderIds[1]',
        'sharingOptions.externalAccess',
        'textMode',
        'textOptions.mood',
        'textOptions.tone',
      ].sort(),
    );
  });

  it('keeps the form’s text if it has none', () => {
    const present = toDraft('generate', { inputText: 'Mine', textMode: 'preserve' });
    const pasted = read('{"textMode":"condense","format":"document"}');
    expect(filledDraft(pasted, present)).toMatchObject({ inputText: 'Mine', textMode: 'condense', format: 'document' });
  });

  it('accepts sharing and external images, and lists each', () => {
    const recipients = ['a@b.example', 'c@d.example', 'e@f.example', 'g@h.example'];
    const request = {
      inputText: 'x',
      textMode: 'preserve',
      sharingOptions: { externalAccess: 'view', emailOptions: { recipients, access: 'comment' } },
      cardOptions: { headerFooter: { topLeft: { type: 'image', source: 'custom', src: 'https://b.example/a.png' } } },
    };
    const { notes, reaching } = read(JSON.stringify(request));
    expect(notes).toEqual([]);
    expect(reaching.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'sharingOptions.externalAccess: set to “view”',
      'sharingOptions.emailOptions.recipients: set to “a@b.example, c@d.example, e@f.example and 1 more”',
      'sharingOptions.emailOptions.access: set to “comment”',
      'cardOptions.headerFooter.topLeft.src: set to “https://b.example/a.png”',
    ]);
  });

  it('accepts the template id under another service’s name if it is the only id', () => {
    expect(read('{"boardId":"b1","prompt":"Fill it"}').draft).toMatchObject({
      artifactId: 'b1',
      operation: 'template',
    });
    expect(notesOf('{"boardId":"b1","prompt":"Fill it"}')).toEqual(['artifactId: was taken from boardId']);
  });

  it('never throws', () => {
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      fc.json().map((json) => `{"inputText":${json},"folderIds":${json}}`),
    );
    forAll({ numRuns: 300 }, body, (text) => {
      for (const pasted of [text, `{"operation":"template","request":${text}}`, `curl x -d '${text}'`]) {
        const found = readPastedRequest(pasted);
        if (found.ok) expect(typeof found.draft.inputText).toBe('string');
      }
    });
  });
});

describe('a hostile paste', () => {
  it('is refused before parsing if it is too long or nested too deep', () => {
    expect(refusal('x'.repeat(9_000_000))).toMatch(/Too long/);
    expect(refusal(`{"inputText":"x","themeId":${'['.repeat(500_000)}`)).toMatch(/nested too deeply/);
    expect(refusal(`curl x -d '{"inputText":${'{"a":'.repeat(200_000)}'`)).toMatch(/nested too deeply/);
  });

  it('is parsed in linear time with hundreds of thousands of parts, and its notes stay short', () => {
    expect(refusal(`curl x ${'-d abcdefgh '.repeat(100_000)}`)).toMatch(/incomplete or invalid/);
    const headers = Array.from({ length: 20_000 }, (_, at) => `-H 'X-Key-${at}: 1' -H 'X-${at}: 1'`).join(' ');
    const notes = read(`curl x ${headers} -d '{"inputText":"x","textMode":"preserve"}'`).notes;
    expect(JSON.stringify(notes).length).toBeLessThan(1000);
  });
});

describe('a link', () => {
  const link = (settings: unknown) =>
    `http://127.0.0.1:3000/?fill=${Buffer.from(JSON.stringify(settings)).toString('base64url')}`;

  it('applies settings and keeps the text', () => {
    const textOptions = { tone: 'warm — été' };
    const pasted = read(link({ textOptions, format: 'social', inputText: 'smuggled', unknown: 1 }));
    expect(pasted).toMatchObject({ withoutText: true, draft: { textOptions, format: 'social', inputText: '' } });
    expect(pasted.notes).toEqual([
      { path: 'inputText', message: 'isn’t taken from links' },
      { path: 'unknown', message: 'could not be used' },
    ]);
  });

  it('sets neither sharing nor images from other sites', () => {
    const topLeft = { type: 'image', source: 'custom', src: 'https://elsewhere.example/a.png' };
    const sharingOptions = { externalAccess: 'edit' };
    const pasted = read(link({ themeId: 'plain', sharingOptions, cardOptions: { headerFooter: { topLeft } } }));
    expect(pasted.draft).toMatchObject({
      themeId: 'plain',
      sharingOptions: { externalAccess: '' },
      cardOptions: { headerFooter: { topLeft: { src: '' } } },
    });
    expect(pasted.notes.map(({ path, message }) => `${path} ${message}`)).toEqual([
      'cardOptions.headerFooter.topLeft isn’t taken from links',
      'sharingOptions.externalAccess isn’t taken from links',
    ]);
  });

  it.each(['http://127.0.0.1:3000/runs/abc', 'https://x.example/?fill=%%%', '/?fill=bm8'])(
    'is refused without settings: %s',
    (text) => expect(refusal(text)).toMatch(/link/),
  );
});

it.each([
  ['', /Nothing to import/],
  ['Some notes of mine', /isn’t a cURL/],
  ['{"a":1}', /No request fields/],
  ['[{},{}]', /list of 2/],
  ['{"inputText":', /JSON/],
  ['[]', /No request fields/],
])('%s is refused with a reason', (text, why) => expect(refusal(text)).toMatch(why));
