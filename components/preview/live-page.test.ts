import { expect, it } from 'vitest';
import type { GenerateRequest } from '@/lib/contract/request/generate-request';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { DeckMaker } from './deck-maker';
import type { LivePage } from './live-page';

const TEXT = `# The reading garden

A small library under trees

---

## What there is

- 1,200 books
- 48 benches

---

Nothing above these words is a heading.

---

## How to borrow

Find a book.`;

async function pageOf(inputText: string, more: Partial<GenerateRequest> = {}): Promise<LivePage | null> {
  const request = {
    inputText,
    textMode: 'preserve',
    format: 'webpage',
    cardSplit: 'inputTextBreaks',
    ...more,
  } as const;
  const { page } = await new DeckMaker().make(
    { operation: 'generate', request: request as GenerateRequest, themeId: STANDARD_THEMES[0]!.id },
    { from: 0, to: 1 },
  );
  return page;
}

it('renders a page for web pages only, and only with cards', async () => {
  expect(await pageOf(TEXT, { format: 'presentation' })).toBeNull();
  expect(await pageOf('')).toBeNull();
  expect((await pageOf(TEXT))?.before.join('')).toContain('A small library under trees</p>');
});

it('maps each card to its section', async () => {
  const page = await pageOf(TEXT);
  expect(page?.places).toEqual(['top', 'what-there-is', 'what-there-is', 'how-to-borrow']);
  const markup = [...(page?.before ?? []), ...(page?.bands ?? [])].join('');
  for (const id of new Set(page?.places)) expect(markup).toContain(` id="${id}"`);
});

it('changes only the section whose text changes', async () => {
  const one = await pageOf(TEXT);
  const other = await pageOf(TEXT.replace('48 benches', '52 benches'));
  const changed = one?.bands.filter((band, at) => band !== other?.bands[at]);
  expect(changed).toHaveLength(1);
  expect([other?.before, other?.after, other?.style]).toEqual([one?.before, one?.after, one?.style]);
});

it('loads fonts from our own origin, including other scripts if needed', async () => {
  const latin = await pageOf(TEXT);
  expect(latin?.fonts.css).toMatch(/src: url\("\/fonts\/[a-z0-9-]+\.woff2"\)/);
  expect(latin?.fonts.css).not.toMatch(/https?:|data:/);
  expect(latin?.fonts.sheets).toEqual([]);
  const japanese = await pageOf('# 読書の庭\n\n木の下の小さな図書館です');
  expect(japanese?.fonts.sheets).toEqual(['/fonts/scripts/noto-sans-jp.css']);
  expect(japanese?.fonts.css).toContain("--scripts:'Noto Sans JP'");
  expect(japanese?.language).toBe('ja');
});

it('escapes markup in the text and loads no pictures from other sites', async () => {
  const page = await pageOf(
    '# A <img src=x onerror=alert(1)> B\n\n![A tree](https://example.org/tree.png)\n\n[x](javascript:alert(1))',
  );
  const markup = [...(page?.before ?? []), ...(page?.bands ?? [])].join('');
  expect(markup).not.toMatch(/<img|onerror="|href="javascript/);
});

it('leaves out the end of a very long page and counts the omitted sections', async () => {
  const part = `${'word '.repeat(2000)}\n\n`.repeat(4);
  const page = await pageOf(Array.from({ length: 40 }, (_, at) => `## Part ${at}\n\n${part}`).join('\n---\n'));
  expect(page?.left).toBeGreaterThan(0);
  expect(page?.bands.join('').length).toBeLessThan(1_500_000);
});
