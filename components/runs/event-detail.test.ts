import { afterEach, describe, expect, it } from 'vitest';
import { inEnglish } from '@/lib/words/say-kept';
import { useWords } from '@/lib/words/words-in-use';
import { eventDetail } from './event-detail';

afterEach(() => useWords(null));

describe('a note of the timeline', () => {
  it.each([
    ['de-DE', '48.213'],
    ['en-US', '48,213'],
    ['en-IN', '48,213'],
    ['fr-FR', '48\u202f213'],
  ])('has its figure as %s writes it', (locale, figure) => {
    expect(eventDetail(inEnglish('{format}, {bytes} bytes', { format: 'pptx', bytes: 48213 }), locale)).toBe(
      `pptx, ${figure} bytes`,
    );
    expect(eventDetail(inEnglish('{remaining} credits left', { remaining: 48213 }), locale)).toBe(
      `${figure} credits left`,
    );
  });

  it('has it in the words of the interface, too', () => {
    const messages = { '{remaining} credits left': 'noch {remaining} Credits' };
    useWords({ locale: 'de', dir: 'ltr', messages });
    expect(eventDetail('48213 credits left', 'de-DE')).toBe('noch 48.213 Credits');
  });

  it('changes the last figure alone, where the words before it are a service’s', () => {
    expect(eventDetail('Slow down, 2000 (waiting 2000 s)', 'de-DE')).toBe('Slow down, 2000 (waiting 2.000 s)');
  });

  it.each(['gen_48213', 'You have 48213 credits left', 'pdf, 48213 bytes more', 'no id 1234567', ''])(
    'leaves the words of a service as they came: “%s”',
    (detail) => {
      expect(eventDetail(detail, 'de-DE')).toBe(detail);
    },
  );
});
