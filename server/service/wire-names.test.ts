import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validationMessage } from '@/lib/contract/messages';
import { arbitraryGenerateRequest, arbitraryTemplateRequest } from '@/lib/contract/request/arbitrary-requests';
import type { WireNames } from '@/lib/contract/wire-words';
import { forAllAsync } from '@/lib/testing/for-all';
import { readConfig } from '../read-config';
import { ScriptedService } from '../runs/testing/test-world';
import { ServiceClient } from './client';
import { fromWire } from './wire-names';

// Words that occur nowhere else, so that a match is a leak.
const word = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,8}$/).map((text) => `q${text}`);
const sourceWord = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9_.+*?()[\]{}|$^ /\\-]{1,10}$/).map((text) => `Zq${text.trim()}qZ`),
  fc.constantFrom('Acme', 'acmé-stock', 'a.c+m*e', '$acme^', '(acme)', 'Acme Photos', 'Acme Photos Pro', '写真'),
);

/** Any names that the configuration accepts, parsed by it. */
const arbitraryNames: fc.Arbitrary<WireNames> = fc
  .record({
    word,
    sources: fc.uniqueArray(sourceWord, { maxLength: 3 }),
    of: fc.shuffledSubarray(['illustrationStock', 'photoStock', 'gifStock'], { minLength: 3 }),
  })
  .map(({ word, sources, of }) => {
    const list = sources.map((wire, index) => `${of[index]}=${wire}`).join(',');
    const reading = readConfig({ SERVICE_ARTIFACT_WORD: word, SERVICE_IMAGE_SOURCES: list });
    if (!reading.ok) throw new Error(reading.problems.join('; '));
    return { artifactWord: reading.config.serviceArtifactWord, sources: reading.config.serviceImageSources };
  });

const request = fc.oneof(
  arbitraryGenerateRequest.map((of) => ({ operation: 'generate', request: of }) as const),
  arbitraryTemplateRequest.map((of) => ({ operation: 'template', request: of }) as const),
);

function open(names: WireNames) {
  const service = new ScriptedService();
  const { transport } = service;
  return {
    service,
    client: new ServiceClient({ baseUrl: 'https://service.example', apiKey: 'key', names, transport }),
  };
}

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [...(Array.isArray(value) ? [] : [name]), ...keysOf(inner)])
    : [];

describe('on the wire', () => {
  it('every neutral name with a wire name is replaced, and everything else is unchanged', async () =>
    await forAllAsync({ numRuns: 400 }, request, arbitraryNames, async (start, names) => {
      const { service, client } = open(names);
      await client.startGeneration(start);
      const sent = JSON.parse(service.posts[0]?.body ?? '');
      expect(keysOf(sent)).not.toContain('artifactId');
      expect(keysOf(sent)).not.toContain('artifactUrl');
      expect(Object.keys(names.sources)).not.toContain(sent.imageOptions?.source);
      // Mapped back by hand, not by our table: only the names differ, and nothing a person wrote.
      const { [`${names.artifactWord}Id`]: id, ...rest } = sent;
      const back = id === undefined ? rest : { ...rest, artifactId: id };
      const neutral = Object.entries(names.sources).find(([, wire]) => wire === back.imageOptions?.source)?.[0];
      if (neutral) back.imageOptions = { ...back.imageOptions, source: neutral };
      expect(back).toEqual(JSON.parse(JSON.stringify(start.request)));
    }));

  it("a person's words are unchanged, whatever they name", async () => {
    const names: WireNames = { artifactWord: 'deck', sources: { photoStock: 'acme' } };
    const inputText =
      'artifactId artifactUrl photoStock deckId deckUrl acme\r\n---\n"artifactId":"photoStock" \u202e\u0007';
    const texts = { inputText, additionalInstructions: inputText, textOptions: { tone: inputText } };
    const { service, client } = open(names);
    await client.startGeneration({ operation: 'generate', request: { ...texts, textMode: 'preserve' } });
    await client.startGeneration({ operation: 'template', request: { artifactId: 'artifactId', prompt: inputText } });
    expect(service.posts.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { ...texts, textMode: 'preserve' },
      { deckId: 'artifactId', prompt: inputText },
    ]);
  });
});

describe('in the program', () => {
  /** A response that uses the service's own names wherever it can. */
  const speech = ({ artifactWord, sources }: WireNames) => {
    const words = [`${artifactWord}Id`, `${artifactWord}Url`, ...Object.values(sources)];
    return { words, sentence: `${words.join(', ')} or “${words.join('”, “')}”; ${words.join(' ')}.` };
  };

  it('the service’s names never appear, whatever the response', async () =>
    await forAllAsync({ numRuns: 300 }, arbitraryNames, fc.integer({ min: 200, max: 599 }), async (names, status) => {
      const { words, sentence } = speech(names);
      const { artifactWord } = names;
      const { service, client } = open(names);
      const path = `${artifactWord}Id`;
      const message = validationMessage([
        { path, message: `${path} is not known` },
        { path: `options.${path}`, message: 'no' },
        { path: 'imageOptions.source', message: `must be one of ${sentence}` },
      ]);
      const body = {
        generationId: 'gen_1',
        status: 'completed',
        [`${artifactWord}Id`]: 'id',
        [`${artifactWord}Url`]: 'https://service.example/x',
        nested: [{ [`${artifactWord}Url`]: 'x', imageOptions: { source: Object.values(names.sources)[0] } }],
        warnings: sentence,
        error: { message: sentence },
        message,
      };
      service.onPost = service.onStatus = { status, body };
      service.onList = { body: { data: [{ id: 'a', name: 'A', [`${artifactWord}Id`]: 'x' }], hasMore: false } };
      const outcomes = [
        await client.startGeneration({ operation: 'generate', request: {} }),
        await client.readStatus('gen_1'),
        await client.listFolders({}),
        await client.listThemes({}),
      ];
      const errors = outcomes.flatMap((outcome) => ('error' in outcome ? [outcome.error.message] : []));
      // `raw` is the response as the service wrote it, for the person to compare.
      const seen = JSON.stringify([outcomes, errors], (name, value) => (name === 'raw' ? undefined : value));
      for (const each of words) expect(seen).not.toContain(JSON.stringify(each).slice(1, -1));
    }));

  it('fields and sources have their neutral names', async () => {
    const { service, client } = open({ artifactWord: 'deck', sources: { photoStock: 'acme', gifStock: 'acme gifs' } });
    const message =
      'Input validation errors: 1. deckId: is not known 2. imageOptions.source: must be one of “acme”, acme gifs, acmeous';
    service.onPost = { status: 400, body: { message } };
    const outcome = await client.startGeneration({ operation: 'template', request: {} });
    expect(outcome).toMatchObject({
      error: {
        message: expect.stringContaining('1. artifactId: is not known'),
        fields: [
          { path: 'artifactId', message: 'is not known' },
          { path: 'imageOptions.source', message: 'must be one of “photoStock”, gifStock, acmeous' },
        ],
      },
    });
  });

  it('a poisoned response cannot produce anything through the names', () => {
    const answer = JSON.parse('{"__proto__":{"status":"x"},"constructor":1,"deckId":"d"}');
    const read = fromWire(answer, { artifactWord: 'deck', sources: {} });
    expect(read.artifactId).toBe('d');
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Object.hasOwn(read, '__proto__')).toBe(true);
  });
});
