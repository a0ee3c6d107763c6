import { expect, it } from 'vitest';
import { layOutDeck } from '../lay-out-deck';
import { card, heading, paragraph, prose } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';

it('shows a title of ordinary length in full beside the section', () => {
  const title = 'Harbour Library Annual Report 2025';
  const { cards: pages } = layOutDeck(
    [
      card(heading(title, 1), paragraph(prose(20))),
      ...['Loans', 'Costs', 'Plans'].map((name) => card(heading(name), paragraph(prose(500)))),
    ],
    sampleOptions({ format: 'document', dimensions: 'a4', title }),
  );
  expect(pages.length).toBeGreaterThan(2);
  for (const { elements } of pages.slice(1)) {
    const heads = elements.flatMap((each) => (each.kind === 'text' && each.role === 'header' ? [each] : []));
    const words = heads.map(({ paragraphs }) => paragraphs[0]!.lines[0]!.runs.map(({ text }) => text).join(''));
    expect(words[0]).toBe(title);
    expect(['Loans', 'Costs', 'Plans']).toContain(words[1]);
    expect(heads[1]!.box.x).toBeGreaterThan(heads[0]!.box.x + heads[0]!.box.width);
  }
});
