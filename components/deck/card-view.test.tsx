import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PlacedElement, PlacedParagraph, PlacedText, TextStyle } from '@/lib/deck/placed';
import { growth, MOST_LINEAR_GROWTH } from '@/lib/deck/testing/growth';
import { sampleCard } from '@/lib/deck/testing/sample-card';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { CardView } from './card-view';
import { droppedBefore, groupParagraphs } from './paragraphs-view';

const theme = findStandardTheme('proof')!;
const style: TextStyle = { face: 'instrument-sans-400', size: 20, colour: 'ink' };

function paragraph(lines: string[], more: Partial<PlacedParagraph> = {}): PlacedParagraph {
  return {
    align: 'left',
    leading: 28,
    spaceBefore: 0,
    indent: 0,
    marker: null,
    runs: [{ text: lines.join(' '), style }],
    lines: lines.map((text, at) => ({
      x: 96,
      baseline: 120 + at * 28,
      width: 200,
      runs: [{ text, x: 96, width: 200, style }],
    })),
    ...more,
  };
}

function item(text: string, level = 0, kind: 'bullet' | 'number' = 'bullet'): PlacedParagraph {
  return paragraph([text], {
    marker: { kind, level, text: kind === 'bullet' ? '–' : '1.', number: null, x: 76, style },
  });
}

function text(paragraphs: PlacedParagraph[], more: Partial<PlacedText> = {}): PlacedText {
  const box = { x: 96, y: 100, width: 480, height: 300 };
  return { kind: 'text', role: 'body', box, inset: 0, fill: null, radius: 0, headingLevel: null, paragraphs, ...more };
}

function draw(...elements: PlacedElement[]): string {
  return drawCard(1, elements);
}

function drawCard(index: number, elements: PlacedElement[], isPage = true): string {
  const card = sampleCard(elements, { index, title: 'Harbour' });
  return renderToStaticMarkup(
    <CardView card={card} theme={theme} imageUrl={(key) => `/kept/${key}`} isPage={isPage} />,
  );
}

const image = {
  kind: 'image',
  box: { x: 0, y: 0, width: 96, height: 54 },
  alt: 'A boat',
  fit: 'cover',
  radius: 0,
} as const;

describe('CardView', () => {
  it('has an accessible name with number and title, and the card’s aspect ratio', () => {
    const html = draw();
    expect(html).toContain('aria-label="Card 2: Harbour"');
    expect(html).toContain('aspect-ratio:960 / 540');
  });

  it('does not skip a heading level below the deck title on the first card', () => {
    const title = text([paragraph(['Title'])], { role: 'title', headingLevel: 1 });
    const part = text([paragraph(['Part'])], { role: 'subtitle', headingLevel: 3 });
    expect(drawCard(0, [title, part])).toMatch(/<h1 .*Title.*<h2 .*Part/);
    expect(drawCard(1, [part])).toMatch(/<h3 .*Part/);
  });

  it('starts at level 2 within a page that has its own h1, without skipping a level', () => {
    const title = text([paragraph(['Title'])], { role: 'title', headingLevel: 1 });
    const part = text([paragraph(['Part'])], { role: 'subtitle', headingLevel: 3 });
    expect(drawCard(0, [title, part], false)).toMatch(/<h2 .*Title.*<h3 .*Part/);
    const next = text([paragraph(['Next'])], { role: 'title', headingLevel: 2 });
    expect(drawCard(1, [next, part], false)).toMatch(/<h2 .*Next.*<h3 .*Part/);
  });

  it('renders headings, lists, quotes, code and tables semantically', () => {
    expect(draw(text([paragraph(['Title'])], { role: 'title', headingLevel: 2 }))).toMatch(/<h2 .*Title.*<\/h2>/);
    expect(draw(text([item('a'), item('b')]))).toMatch(/<ul role="list">.*<li.*a.*<\/li><li.*b.*<\/li><\/ul>/);
    expect(draw(text([item('a', 0, 'number')]))).toMatch(/<ol role="list">/);
    expect(draw(text([paragraph(['Said'])], { role: 'quote' }))).toMatch(/<blockquote .*<p .*Said/);
    expect(draw(text([paragraph(['x = 1'])], { role: 'code' }))).toMatch(/<pre .*<code>.*x = 1/);
    const cell = (words: string, x: number, y: number) => ({
      box: { x, y, width: 100, height: 30 },
      fill: null,
      paragraphs: [paragraph([words])],
    });
    const table = draw({
      kind: 'table',
      box: { x: 0, y: 0, width: 200, height: 60 },
      inset: 4,
      columns: [100, 100],
      line: 'line',
      rows: [
        { height: 30, header: true, cells: [cell('Year', 0, 0), cell('Catch', 100, 0)] },
        { height: 30, header: false, cells: [cell('2024', 0, 30), cell('12 t', 100, 30)] },
      ],
    });
    expect(table).toMatch(/<thead>.*<th scope="col".*Year.*<\/thead><tbody>.*<td.*2024.*<\/tbody>/);
  });

  it('opens links in a new tab without a referrer', () => {
    const line = {
      x: 96,
      baseline: 120,
      width: 40,
      runs: [{ text: 'here', x: 96, width: 40, style, href: 'https://example.org/?a=1&b=2' }],
    };
    expect(draw(text([paragraph([], { lines: [line] })]))).toContain(
      '<a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noreferrer noopener">here</a>',
    );
  });

  it('escapes text', () => {
    const html = draw(text([paragraph(['<img src=x onerror=alert(1)>'])]));
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
  });

  it('shows stored pictures, draws art, and explains missing pictures', () => {
    const file = {
      kind: 'file',
      key: 'images/a.png',
      mediaType: 'image/png',
      width: 9,
      height: 9,
      credit: 'A. Person',
    } as const;
    expect(draw({ ...image, picture: file, decorative: false })).toMatch(
      /src="\/kept\/images\/a.png" alt="A boat" title="A. Person"/,
    );
    expect(draw({ ...image, picture: file, decorative: true })).toContain('alt=""');
    expect(draw({ ...image, picture: { kind: 'placeholder', reason: 'Photo to come' }, decorative: false })).toContain(
      'Photo to come',
    );
    const wanted = draw({ ...image, picture: { kind: 'url', url: 'https://photos.example/a.jpg' }, decorative: false });
    expect(wanted).toContain('photos.example');
    expect(wanted).not.toContain('src=');
  });
});

describe('groupParagraphs', () => {
  it('nests deeper items, and splits lists at prose and at other markers', () => {
    const groups = groupParagraphs([
      item('a'),
      item('b', 1),
      item('c', 2),
      item('d'),
      paragraph(['x']),
      item('e'),
      item('f', 0, 'number'),
    ]);
    expect(groups.map((group) => (group.kind === 'list' ? group.items.length : 'prose'))).toEqual([2, 'prose', 1, 1]);
    const [first] = groups;
    if (first?.kind !== 'list') throw new Error('a list was expected');
    const [nested] = first.items[0]!.nested;
    expect(nested?.kind === 'list' && nested.items[0]!.nested).toHaveLength(1);
  });
});

describe('droppedBefore', () => {
  it('restores the space dropped at a line break, but none inside a broken word', () => {
    expect(droppedBefore(paragraph(['one two', 'three']))).toEqual(['', ' ']);
    const broken = { ...paragraph(['abc', 'def']), runs: [{ text: 'abcdef', style }] };
    expect(droppedBefore(broken)).toEqual(['', '']);
  });

  it('runs in linear time, even if no line is found', () =>
    expect(
      growth(20_000, (size) => {
        const { lines, runs } = paragraph(Array.from({ length: size / 100 }, () => `${'a'.repeat(100)}+`));
        return () => void droppedBefore({ lines, runs: [{ ...runs[0]!, text: 'a'.repeat(size) }] });
      }),
    ).toBeLessThan(MOST_LINEAR_GROWTH));
});
