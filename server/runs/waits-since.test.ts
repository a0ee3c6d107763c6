import { expect, it } from 'vitest';
import { waitsSince } from './read-run';

const at = (minute: number) => `2030-01-01T00:${String(minute).padStart(2, '0')}:00.000Z`;

it('counts from when the request was sent', () => {
  expect(waitsSince({ created_at: at(0), sent_at: null }, [{ at: at(0), kind: 'queued' }])).toBe(at(0));
  expect(waitsSince({ created_at: at(0), sent_at: at(1) }, [{ at: at(2), kind: 'polled' }])).toBe(at(1));
});

it('counts from when it was sent again, or its generation attached', () => {
  const resent = [{ at: at(13), kind: 'resent' }];
  expect(waitsSince({ created_at: at(0), sent_at: null }, resent)).toBe(at(13));
  expect(waitsSince({ created_at: at(0), sent_at: at(14) }, resent)).toBe(at(14));
  expect(waitsSince({ created_at: at(0), sent_at: at(1) }, [{ at: at(20), kind: 'attached' }])).toBe(at(20));
});
