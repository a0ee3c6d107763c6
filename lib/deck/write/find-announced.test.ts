import { expect, it } from 'vitest';
import { plainText } from '../text/text-runs';
import { findAnnounced } from './find-announced';

const announcedIn = (text: string) => {
  const runs = findAnnounced([{ text }]);
  return runs && plainText(runs);
};

it.each([
  ['quick summary of the offsite so that nobody has to ask twice :)', 'Quick summary of the offsite'],
  ['Here is a short update on the move to Leeds, because many asked.', 'A short update on the move to Leeds'],
  ['hier die kurze Zusammenfassung der Klausur.', 'Kurze Zusammenfassung der Klausur'],
  ['here are the sales numbers for the board meeting. Please check.', 'The sales numbers for the board meeting'],
  ['Voici le compte rendu de la réunion.', 'Le compte rendu de la réunion'],
  ['aquí va el resumen del viaje para que nadie pregunte', 'El resumen del viaje'],
])('finds what a line announces: %s', (text, announced) => {
  expect(announcedIn(text)).toBe(announced);
});

it.each(['The canteen closes on 4 May.', 'Reports of bees', 'thanks for the quick answers'])(
  'finds nothing announced in: %s',
  (text) => {
    expect(announcedIn(text)).toBeNull();
  },
);
