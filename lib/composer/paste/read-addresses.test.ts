import { describe, expect, it } from 'vitest';
import { readAddresses } from './read-addresses';

describe('readAddresses', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['ada@x.example', ['ada@x.example']],
    [
      'ada@x.example, ben@x.example;cy@x.example\ndi@x.example',
      ['ada@x.example', 'ben@x.example', 'cy@x.example', 'di@x.example'],
    ],
    ['Ada Love <ada@x.example>, "Bull, Ben" <ben@x.example>', ['ada@x.example', 'ben@x.example']],
    ['<mailto:ada@x.example>', ['ada@x.example']],
    ['ada@x.example ada@x.example', ['ada@x.example']],
    ['ada@, ben@x.example', ['ada@', 'ben@x.example']],
  ])('reads %j as %j', (text, addresses) => expect(readAddresses(text)).toEqual(addresses));
});
