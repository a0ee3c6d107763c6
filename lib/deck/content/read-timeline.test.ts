import { describe, expect, it } from 'vitest';
import type { ListItem } from '../blocks';
import { plainText } from '../text/text-runs';
import { readTimeline } from './read-timeline';

const item = (text: string): ListItem => {
  const [, bold, rest = ''] = /^\*\*(.+?)\*\*(.*)$/s.exec(text) ?? [];
  return { level: 0, runs: bold ? [{ text: bold, bold: true }, ...(rest ? [{ text: rest }] : [])] : [{ text }] };
};

const timesOf = (...items: string[]) =>
  readTimeline(items.map(item))?.map(({ when, text }) => [when, plainText(text)]) ?? null;

/** The time of an item among two plain ones. */
const timeOf = (text: string) => timesOf('2019: first', '2020: second', text)?.[2] ?? null;

describe('readTimeline', () => {
  it.each([
    ['March–April 2026: Wiring, then the ramp', 'March–April 2026', 'Wiring, then the ramp'],
    ['**March – April 2026** Wiring', 'March – April 2026', 'Wiring'],
    ['**12 September 2026:** Opening day', '12 September 2026', 'Opening day'],
    ['18. April 2026: Beschluss', '18. April 2026', 'Beschluss'],
    ['Anfang Okt. 2026: Umzug', 'Anfang Okt. 2026', 'Umzug'],
    ['Di., 3.–5. Nov. 2026, 14:30 Uhr: Messe', 'Di., 3.–5. Nov. 2026, 14:30 Uhr', 'Messe'],
    ['Tuesday, 3 May 2026, 10 am – Kick-off', 'Tuesday, 3 May 2026, 10 am', 'Kick-off'],
    ['By the end of March: Offers', 'By the end of March', 'Offers'],
    ['May 2026 (tbc): Release', 'May 2026 (tbc)', 'Release'],
    ['1. Quartal 2026: Start', '1. Quartal 2026', 'Start'],
    ['2019–2021: Trainee', '2019–2021', 'Trainee'],
    ['à partir de sept. 2026 : travaux', 'à partir de sept. 2026', 'travaux'],
    ['del 3 al 5 de mayo de 2026: feria', 'del 3 al 5 de mayo de 2026', 'feria'],
    ['1.º trimestre de 2026: inicio', '1.º trimestre de 2026', 'inicio'],
    ['03/05/2026: Start', '03/05/2026', 'Start'],
    ['March 2026 – April showers', 'March 2026', 'April showers'],
  ])('reads %j', (text, when, rest) => expect(timeOf(text)).toEqual([when, rest]));

  it('takes linear time', () => {
    const hostile = ['by the end of '.repeat(9_000), 'May – '.repeat(20_000), `3 May:${' x'.repeat(90_000)}`];
    const start = performance.now();
    for (const text of hostile) expect(timesOf(text, text, text)).toBeNull();
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});
