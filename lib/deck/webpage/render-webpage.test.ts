import { describe, expect, it } from 'vitest';
import type { Block, Card } from '../blocks';
import { card, code, heading, image, list, paragraph, quote, table } from '../testing/sample-blocks';
import { bodyOf, pageFrom, pageOf, title } from '../testing/sample-page';
import { TESTED_THEMES } from '../testing/tested-themes';

describe('a page', () => {
  it('has a hero from the title card, navigation from the cards, and a footer', () => {
    const html = pageOf([
      title,
      card(heading('Flight'), paragraph('They fly.')),
      card(heading('Honey'), paragraph('It is sweet.')),
      card(heading('Thanks')),
    ]);
    expect(html).toMatch(/<header class="hero[^>]*>.*<h1>Bees<\/h1><p class="lead short">A short guide<\/p>/s);
    expect(html).toMatch(/<nav class="nav[^"]*" aria-label="Sections">.*href="#flight".*href="#honey".*<\/nav>/s);
    expect(html).toMatch(/<section [^>]*id="flight"[^>]*>.*<h2 id="flight-h">Flight<\/h2>/s);
    expect(html).toContain('<footer>');
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('gives equal headings unique ids', () => {
    const html = pageOf([title, card(heading('Day'), paragraph('One.')), card(heading('Day'), paragraph('Two.'))]);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('day-2');
  });

  it('joins cards that were split for slides', () => {
    const repeated: Card = {
      ...card({ ...list('c', 'd'), isPart: true } as Block),
      repeats: { heading: heading('Names') as never, isContinued: true },
    };
    const html = pageOf([title, card(heading('Names'), { ...list('a', 'b'), isPart: true } as Block), repeated]);
    expect(html.match(/id="names/g)).toHaveLength(2);
    expect(bodyOf(html)).not.toContain('continued');
    expect(bodyOf(html)).toMatch(/a<\/p><\/li>.*d<\/p><\/li><\/ul>/s);
  });

  it('shows no speaker notes, and runs no scripts', () => {
    const html = pageOf([title, { ...card(heading('Flight'), paragraph('They fly.')), notes: 'Say it slowly.' }]);
    expect(html).not.toContain('slowly');
    expect(html).not.toMatch(/<script|<link|<iframe|\son\w+=/i);
    expect(html).toContain('default-src &#39;none&#39;');
  });

  it('escapes all of its input', () => {
    const evil = `</style><script>alert(1)</script>"><img src=x onerror=alert(1)>`;
    const html = pageOf(
      [
        card(heading(evil, 1), paragraph(evil)),
        card(heading(evil), list(evil, evil), code(evil), quote(evil), table([evil, evil], [evil, evil])),
      ],
      { title: evil },
    );
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });

  it('runs from right to left in a right-to-left language', () =>
    expect(pageOf([card(heading('مكتبة الحي', 1))], { language: 'ar' })).toContain('<html lang="ar" dir="rtl">'));

  it('has no left or right spacing, which would be on the wrong side in Arabic', () => {
    for (const theme of TESTED_THEMES) {
      const style = pageOf([title], { theme });
      for (const [, property, values] of style.matchAll(/[;{](padding|margin):([^;}]+)/g)) {
        let sides = values!;
        while (sides.includes('(')) sides = sides.replaceAll(/\([^()]*\)/g, '');
        const [, right, , left] = sides.split(' ');
        if (left !== undefined) expect(`${property} ${right}`).toBe(`${property} ${left}`);
      }
    }
  });

  it.each(TESTED_THEMES.map((each) => [each.id, each] as const))('is complete in the theme %s', (_, each) => {
    const html = pageFrom(
      '# Bees\n---\n## Life\n---\n## Flight\n\n- a\n- b\n---\n> They fly.\n\n— Amara\n---\n## Thanks\n\nAsk us.',
      { theme: each },
    );
    expect(html).toContain(`sk-${each.skeleton}`);
    expect(bodyOf(html)).not.toMatch(/undefined|NaN|\[object/);
    expect(html).not.toMatch(/url\((?!#)/);
  });
});

describe('each kind of block', () => {
  const shown = (...blocks: Block[]) => bodyOf(pageOf([title, card(heading('Part'), ...blocks)]));

  it('nests lists and keeps the numbers in the text', () => {
    const items = [0, 1, 0].map((level, at) => ({ level, runs: [{ text: `item ${at}` }] }));
    const nested: Block = { kind: 'list', ordered: true, start: 4, items, lines: { from: 1, to: 1 } };
    expect(shown(nested, paragraph('word '.repeat(70)))).toContain(
      '<ol start="4"><li>item 0<ul><li>item 1</li></ul></li><li>item 2</li></ol>',
    );
  });

  it('gives header cells a scope, and other cells the name of their column for phones', () => {
    const html = shown(table(['Site', 'Open'], ['Mill', 'daily'], ['Dock', 'never']));
    expect(html).toContain('<th scope="col" role="columnheader">Site</th>');
    expect(html).toContain(
      '<th scope="row" role="rowheader">Mill</th><td role="cell" data-l="Open"><span>daily</span></td>',
    );
  });

  it('draws charts of lines below the title, and of a table among other blocks, with the table behind it', () => {
    const figures = table(['Quarter', 'Loans'], ['Q1', '42,100'], ['Q2', '46,800'], ['Q3', '44,200']);
    const html = shown(paragraph('word '.repeat(90)), heading('Loans by quarter', 3), figures);
    expect(html).toMatch(
      /<h3>Loans by\u00a0quarter<\/h3><figure class="chart ch-\w+">.*<th scope="row">Q3<\/th><td>44,200/s,
    );
    expect(html).not.toContain('class="table"');
    expect(pageFrom('# Trip\n\nHotel: $3,480\nBuses: $1,260\nHall: $700\n$5,440 in all')).toContain('class="chart');
  });

  it('sets a quotation with its source, and a callout as a note', () => {
    expect(shown(quote('They fly.', '— Amara D.'))).toMatch(
      /<blockquote><p>They fly\.<\/p><\/blockquote><figcaption><p>Amara D\./,
    );
    expect(shown({ ...(quote('Careful.') as Extract<Block, { kind: 'quote' }>), callout: 'warning' })).toContain(
      '<div class="callout c-warning" role="note"><p>Careful.</p></div>',
    );
  });

  it('highlights code, which can be scrolled by keyboard too', () => {
    const html = shown({ kind: 'code', text: 'const bee = "a < b";', language: 'js', lines: { from: 1, to: 1 } });
    expect(html).toContain(
      '<pre tabindex="0" dir="ltr"><code><span class="t-keyword">const</span> bee = <span class="t-string">&quot;a &lt; b&quot;</span>;',
    );
  });

  it('embeds stored pictures, and shows text for missing ones', () => {
    const kept = {
      kind: 'file',
      key: 'kept',
      mediaType: 'image/png',
      width: 40,
      height: 30,
      credit: 'Ute B.',
    } as const;
    expect(shown(paragraph('Look.'), image(kept))).toContain(
      '<img src="data:image/png;base64,AA==" alt="The sea" width="40" height="30"',
    );
    expect(shown(paragraph('Look.'), image(kept))).toContain('Images: Ute B.');
    for (const lost of [{ ...kept, key: 'gone' }, { kind: 'url', url: 'https://example.org/a.png' } as const]) {
      const html = shown(paragraph('Look.'), image(lost));
      expect(html).toContain('<p class="quiet missing">The sea</p>');
      expect(html).not.toContain('example.org');
    }
    expect(shown(paragraph('Look.'), image({ kind: 'placeholder', reason: 'Place for your picture' }))).toContain(
      'class="frame"',
    );
  });

  it('links only to allowed addresses', () => {
    const runs = [
      { text: 'good', href: 'https://example.org/' },
      { text: 'bad', href: 'javascript:alert(1)' },
    ];
    const html = shown({ kind: 'paragraph', runs, lines: { from: 1, to: 1 } });
    expect(html).toContain('<a href="https://example.org/" target="_blank" rel="noopener noreferrer">good</a>bad');
    expect(html).not.toContain('javascript:');
  });
});
