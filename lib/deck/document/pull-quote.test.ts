import { describe, expect, it } from 'vitest';
import { quote } from '../testing/sample-blocks';
import { isPullQuote } from './document-figures';

describe('isPullQuote', () => {
  it.each(['I came for a meal and stayed for a trade.', 'Amara: “I came for a meal.”', 'It was 9:30 at night.'])(
    'takes a short quotation: %s',
    (text) => expect(isPullQuote(quote(text))).toBe(true),
  );

  it.each(['💡 Tip: Start with one metric.', 'Note: the service is closed on Mondays.', 'Please note: it is closed.'])(
    'leaves a note to the reader: %s',
    (text) => expect(isPullQuote(quote(text))).toBe(false),
  );
});
