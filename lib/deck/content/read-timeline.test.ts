import { describe, expect, it } from 'vitest';
import type { ListItem } from '../blocks';
import { plainText } from '../text/text-runs';
import { isTime, readTimeline } from './read-timeline';

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
    ['1 March 2026: Offers', '1 March 2026', 'Offers'],
    ['18. April 2026: Beschluss', '18. April 2026', 'Beschluss'],
    ['Mai 2026 – Probebohrung', 'Mai 2026', 'Probebohrung'],
    ['Mai – Juni 2026: Probebohrung', 'Mai – Juni 2026', 'Probebohrung'],
    ['Ende 2030: Alle Gebäude', 'Ende 2030', 'Alle Gebäude'],
    ['Anfang Okt. 2026: Umzug', 'Anfang Okt. 2026', 'Umzug'],
    ['Di., 3.–5. Nov. 2026, 14:30 Uhr: Messe', 'Di., 3.–5. Nov. 2026, 14:30 Uhr', 'Messe'],
    ['ab Jänner 2027: Betrieb', 'ab Jänner 2027', 'Betrieb'],
    ['Winter 2026/27: Planning', 'Winter 2026/27', 'Planning'],
    ['Tuesday, 3 May 2026, 10 am – Kick-off', 'Tuesday, 3 May 2026, 10 am', 'Kick-off'],
    ['By the end of March: Offers', 'By the end of March', 'Offers'],
    ['mid-2026: Beta', 'mid-2026', 'Beta'],
    ['Sept 3–5, 2026: Fair', 'Sept 3–5, 2026', 'Fair'],
    ['May 2026 (tbc): Release', 'May 2026 (tbc)', 'Release'],
    ['1st quarter of 2026: Hiring', '1st quarter of 2026', 'Hiring'],
    ['Q1–Q2 2026: Hiring', 'Q1–Q2 2026', 'Hiring'],
    ['1. Quartal 2026: Start', '1. Quartal 2026', 'Start'],
    ['2019–2021: Trainee', '2019–2021', 'Trainee'],
    ['2021 to today: Engineer', '2021 to today', 'Engineer'],
    ['1er janv. 2026 : accord', '1er janv. 2026', 'accord'],
    ['à partir de sept. 2026 : travaux', 'à partir de sept. 2026', 'travaux'],
    ['fin février 2027 : ouverture', 'fin février 2027', 'ouverture'],
    ['2e trimestre 2026 : travaux', '2e trimestre 2026', 'travaux'],
    ['del 3 al 5 de mayo de 2026: feria', 'del 3 al 5 de mayo de 2026', 'feria'],
    ['a finales de ago. de 2026: cierre', 'a finales de ago. de 2026', 'cierre'],
    ['1.º trimestre de 2026: inicio', '1.º trimestre de 2026', 'inicio'],
    ['05/2026: Start', '05/2026', 'Start'],
    ['03/05/2026: Start', '03/05/2026', 'Start'],
    ['March 2026 – April showers', 'March 2026', 'April showers'],
  ])('reads %j', (text, when, rest) => {
    expect(timeOf(text)).toEqual([when, rest]);
  });

  it.each([
    'In January the council votes on the reserve',
    'The vote is on 22 January 2026',
    'Council reserve: up to £200,000, subject to a vote on 22 January 2026',
    'Windows 2000 server room: to be closed by May 2026',
    'Summer: tulips and roses and everything else that nobody has planted so far in any of the town’s public gardens',
    'Mayor: Ben Adeyemi',
    'Augustine Road: closed',
    'Marketing–Sales 2026 plan: later',
    'Second helpings: free',
  ])('finds no time in %j', (text) => {
    expect(timeOf(text)).toBeNull();
  });

  it('takes linear time', () => {
    const hostile = ['by the end of '.repeat(9_000), 'May – '.repeat(20_000), `3 May:${' x'.repeat(90_000)}`];
    const start = performance.now();
    for (const text of hostile) expect(timesOf(text, text, text)).toBeNull();
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});

describe('isTime', () => {
  it.each(['2026', 'Q3', 'März–April 2026', 'Ende 2030', '3 May', 'Spring 2026', '2025/26', '10:30'])(
    '%j is',
    (label) => {
      expect(isTime(label)).toBe(true);
    },
  );

  it.each(['Main Street', '12', '1 in 5', 'May flowers', 'Summer', 'T1', 'Sales 2026', 'Maybe', ''])(
    '%j isn’t',
    (label) => {
      expect(isTime(label)).toBe(false);
    },
  );
});
