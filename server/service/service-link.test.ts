import { expect, it } from 'vitest';
import { REDACTED } from '../log/redact-secrets';
import { serviceLink } from './service-address';

it.each([
  ['https://files.example/x?signature=a%2Bb&n=1', 'https://files.example/x?signature=a%2Bb&n=1'],
  ['http://127.0.0.1:4000/a', 'http://127.0.0.1:4000/a'],
  ['https://files.example/a b\u0000', 'https://files.example/a%20b'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['/relative', null],
  ['', null],
  [undefined, null],
  [`https://files.example/?key=${REDACTED}`, null],
  [`https://files.example/${'x'.repeat(9000)}`, null],
])('%j is stored as %j', (given, kept) => expect(serviceLink(given)).toBe(kept));
