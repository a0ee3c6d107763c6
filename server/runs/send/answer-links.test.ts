import { describe, expect, it } from 'vitest';
import { answerLinks } from './last-answer';

const DECK = 'https://decks.example/d/1';

function offered(body: object | string, more: object = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const last_answer = JSON.stringify({ at: '2030-01-01T00:00:00.000Z', statusCode: 200, text });
  return answerLinks({ target: 'remote', state: 'completed', artifact_url: DECK, last_answer, ...more });
}

describe('the links in an answer', () => {
  it.each<[object | string, [string, string][] | undefined]>([
    [{ artifactUrl: DECK, status: 'completed' }, undefined],
    [{ someDownloadLink: 'https://x.example/f' }, [['someDownloadLink', 'https://x.example/f']]],
    [{ files: [{ href: 'http://x.example/f' }] }, [['files.href', 'http://x.example/f']]],
    [{ store: 's3://bucket/deck.pptx' }, [['store', 's3://bucket/deck.pptx']]],
    [{ old: 'ftp://x.example/deck' }, [['old', 'ftp://x.example/deck']]],
    [{ evil: 'javascript:alert(1)', mail: 'mailto:a@b.example', data: 'data:text/html,x' }, undefined],
    [{ note: 'see https://x.example/f for more' }, undefined],
    [{ deckUrl: DECK }, undefined],
    ['{"cut": "https://x.exa…', undefined],
  ])('of %j are %j', (body, links) => expect(offered(body)?.map(({ name, link }) => [name, link])).toEqual(links));

  it('are offered for completed remote runs only, and not without end', () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`m${at}`, `https://x.example/${at}`]));
    expect(offered(many)).toHaveLength(10);
    expect(offered(many, { target: 'local' })).toBeUndefined();
    expect(offered(many, { state: 'failed' })).toBeUndefined();
    expect(offered(many, { last_answer: null })).toBeUndefined();
  });
});
