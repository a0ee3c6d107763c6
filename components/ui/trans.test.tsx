import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { setMessages } from '@/lib/words/messages-in-use';
import { Trans } from './trans';

afterEach(() => setMessages(null));

const notes = () => (
  <Trans
    of="Read <link>the notes of {name}</link> first, {time}."
    with={{ link: (words) => <a href="/notes">{words}</a>, name: 'Ada & Bo', time: <time>now</time> }}
  />
);

describe('Messages', () => {
  it('inserts elements at placeholders and around tagged text', () =>
    expect(renderToStaticMarkup(notes())).toBe(
      'Read <a href="/notes">the notes of Ada &amp; Bo</a> first, <time>now</time>.',
    ));

  it('follows the word order of another language', () => {
    const messages = {
      'Read <link>the notes of {name}</link> first, {time}.': '{time}: <link>die Notizen von {name}</link> zuerst.',
    };
    setMessages({ locale: 'de', dir: 'ltr', messages });
    expect(renderToStaticMarkup(notes())).toBe(
      '<time>now</time>: <a href="/notes">die Notizen von Ada &amp; Bo</a> zuerst.',
    );
  });
});
