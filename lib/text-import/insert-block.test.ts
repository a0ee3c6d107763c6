import { describe, expect, it } from 'vitest';
import { findMarkers } from '@/lib/contract/request/count-cards';
import { insertBlock } from './insert-block';

function inserted(text: string, block: string, at = text.length, to = at): string {
  const change = insertBlock(text, { from: at, to }, block);
  return text.slice(0, change.from) + change.insert + text.slice(change.to);
}

describe('insertBlock', () => {
  it('inserts into an empty text unchanged', () => expect(inserted('', '# A\n\nb\n')).toBe('# A\n\nb'));

  it('keeps an empty line on both sides, and adds none if there is one', () => {
    expect(inserted('before', '# A')).toBe('before\n\n# A');
    expect(inserted('before\n\n', '# A')).toBe('before\n\n# A');
    expect(inserted('before\r\n\r\n', '# A')).toBe('before\r\n\r\n# A');
    expect(inserted('before after', '# A', 7)).toBe('before \n\n# A\n\nafter');
  });

  it('keeps a marker at its edges', () => {
    expect(findMarkers(inserted('before', '---\n\nnext'))).toHaveLength(1);
    expect(findMarkers(inserted('before', 'next\n\n---'))).toHaveLength(1);
    expect(inserted('', '---\n\nnext')).toBe('next');
  });
});
