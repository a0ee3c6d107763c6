import { afterEach, describe, expect, it } from 'vitest';
import { setMessages } from '@/lib/words/messages-in-use';
import { englishMessage } from '@/lib/words/stored-messages';
import { eventDetail } from './run-details';

afterEach(() => setMessages(null));

describe('eventDetail', () => {
  it.each([
    ['de-DE', '48.213'],
    ['en-US', '48,213'],
  ])('formats the number for %s', (locale, figure) => {
    expect(eventDetail(englishMessage('{format}, {bytes} bytes', { format: 'pptx', bytes: 48213 }), locale)).toBe(
      `pptx, ${figure} bytes`,
    );
    expect(eventDetail(englishMessage('{remaining} credits left', { remaining: 48213 }), locale)).toBe(
      `${figure} credits left`,
    );
  });

  it('changes only the last number if the text before it is from a service', () =>
    expect(eventDetail('Slow down, 2000 (waiting 2000 s)', 'de-DE')).toBe('Slow down, 2000 (waiting 2.000 s)'));

  it.each(['gen_48213', 'You have 48213 credits left', 'pdf, 48213 bytes more', 'no id 1234567', ''])(
    'leaves the text of a service unchanged: “%s”',
    (detail) => expect(eventDetail(detail, 'de-DE')).toBe(detail),
  );
});
