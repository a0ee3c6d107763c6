import { describe, expect, it } from 'vitest';
import { textOfJson } from './json-text';

describe('textOfJson', () => {
  it('returns the text of a request or a template request', () => {
    expect(textOfJson('{"inputText":"a\\n---\\nb","format":"webpage"}')).toEqual({
      ok: true,
      body: { inputText: 'a\n---\nb', format: 'webpage' },
      inputText: 'a\n---\nb',
    });
    expect(textOfJson('{"prompt":"p"}')).toMatchObject({ ok: true, inputText: 'p' });
    expect(textOfJson('{"inputText":3}')).toMatchObject({ ok: true, inputText: null });
  });

  it.each(['', '{', '[1]', '"text"', 'null'])('refuses %j with a reason', (source) =>
    expect(textOfJson(source)).toMatchObject({ ok: false }),
  );

  it('refuses deep nesting and large files before parsing', () => {
    expect(textOfJson(`{"inputText":"a","more":${'['.repeat(200)}${']'.repeat(200)}}`)).toMatchObject({ ok: false });
    expect(textOfJson(`{"inputText":"${'a'.repeat(4 * 1024 * 1024)}"}`)).toMatchObject({ ok: false });
  });
});
