import { describe, expect, it } from 'vitest';
import { splitNote } from './split-note';

describe('splitNote', () => {
  it('splits a note in brackets from the text before it', () => {
    expect(splitNote('60 (four months)')).toEqual({ text: '60', note: '(four months)' });
    expect(splitNote(' 60（推定） ')).toEqual({ text: '60', note: '（推定）' });
  });

  it.each(['60', '(four months)', '60 (four months) or more', '60 ()', '60 four months)', `60 (${'x'.repeat(60)})`])(
    'finds no note in %j',
    (text) => {
      expect(splitNote(text)).toEqual({ text, note: '' });
    },
  );

  it('takes linear time', () => {
    const text = '('.repeat(200_000);
    expect(splitNote(text)).toEqual({ text, note: '' });
  });
});
