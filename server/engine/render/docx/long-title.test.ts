import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { makeCards } from '@/lib/deck/make-cards';
import { sampleDeck } from '../testing/sample-deck';
import { drawDocx } from './write-docx';

const TITLE = 'Le retour des haies : comment une commune de la Mayenne a replanté quarante kilomètres de bocage';
const PROSE = 'En cinq ans, la commune et ses dix-neuf agriculteurs ont replanté 41 kilomètres de haies.';

it('writes a long first line of plain text in the Title style', async () => {
  const inputText = `${TITLE}\n\n${PROSE}\n\nUn paysage disparu\n\n${PROSE}\n\nUne décision\n\n${PROSE}`;
  const made = makeCards({
    ...{ inputText, textMode: 'preserve', cardSplit: 'auto', numCards: { atMost: 75 } },
    ...{ amount: 'medium', format: 'document' },
  } as const);
  const blocks = made.cards.map(({ notes: _, ...card }) => card);
  const deck = sampleDeck([], { title: made.title, language: 'fr', format: 'document', dimensions: 'a4', blocks });
  const document = strFromU8(unzipSync((await drawDocx(deck, new Map())).bytes)['word/document.xml']!);
  const [, title] = /<w:pStyle w:val="Title"\/>(.*?)<\/w:p>/s.exec(document) ?? [];
  expect(title?.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')).toBe(TITLE);
});
