import { describe, expect, it } from 'vitest';
import { deckFrom } from '../testing/sample-deck';
import { SUBJECTS, type Subject } from './subject';
import { subjectOf } from './subject-of';

const TITLES: Record<Subject, string[]> = {
  food: [
    'The kitchen on Mill Street',
    'Five soups for winter',
    'Opening a second bakery',
    'Die Küche in der Mühlstraße',
  ],
  city: ['Housing in the old town', 'Urban traffic plan', 'A tale of two cities', 'Stadtentwicklung im Osten'],
  nature: ['Our forest in a warmer climate', 'Garden work in May', 'Saving the river', 'Unser Wald im Klimawandel'],
  bees: ['Beekeeping for beginners', 'Einführung in die Imkerei', 'Wildbienen im Garten', 'Our beehives'],
  people: ['Volunteer handbook', 'Hiring plan 2026', 'Onboarding new colleagues', 'Handbuch für Ehrenamtliche'],
  money: ['Quarterly revenue', 'How to invest safely', 'Personal finance', 'Haushaltsplan 2026'],
  science: ['What quantum physics tells us', 'Research in the deep sea', 'Forschung am Institut'],
  travel: ['Two weeks in Portugal: a travel plan', 'Holiday in the Alps', 'Reise nach Lissabon'],
  code: ['Rewriting the API in Rust', 'Python for beginners', 'A database migration', 'Softwareentwicklung im Verein'],
  health: ['Patient safety in the clinic', 'Healthy sleep', 'Vaccination campaign', 'Pflege zu Hause'],
  school: ['A new curriculum', 'School trip to Berlin', 'Exam preparation', 'Unterricht ohne Bücher'],
  library: ['Reopening the Harbour Street Library', 'A new library', 'Die Stadtbibliothek am Sonntag'],
  music: ['The orchestra on tour', 'Learning the guitar', 'Concert season 2026', 'Chor sucht Stimmen'],
  sport: ['Marathon training plan', 'Tennis for children', 'Fußballturnier der Jugend'],
  bicycles: ['Q3 sales review for a bicycle wholesaler', 'Bike repair', 'Fahrradwerkstatt im Verein'],
  work: ['Strategy 2030', 'Minutes of the board', 'Roadmap for 2027', 'Protokoll der Sitzung', 'Jahresbericht'],
};

const of = (inputText: string) => {
  const { title, cards } = deckFrom(inputText, { numCards: 6 });
  return subjectOf(title, cards);
};

describe('the subject of a deck', () => {
  it.each(SUBJECTS)('is %s by the title alone', (subject) => {
    for (const title of TITLES[subject]) expect([title, subjectOf(title, [])]).toEqual([title, subject]);
  });

  it.each(['A recipe for success', 'Personal computer', 'Ablauf und Anlagen', ''])('is not found for “%s”', (title) => {
    expect(subjectOf(title, [])).toBeNull();
  });

  it('is work only if no other subject is found', () => {
    expect(subjectOf('Office kitchen', [])).toBe('food');
    expect(subjectOf('Customer journey mapping', [])).toBe('work');
    const text =
      'The meeting approved the plan. Each department reports on its tasks, deadlines and risks to the office.';
    expect(of(`# Next steps\n\n${text}\n\n${text}`)).toBe('work');
    expect(of('# Next steps\n\nWe take the left path and then turn right at the old oak.')).toBeNull();
  });

  it('comes from the text if the title has no subject', () => {
    const text = 'The choir sang with the orchestra. The concert ended with a song for piano and violin.';
    expect(of(`# What we did\n\n${text}\n\n${text}`)).toBe('music');
  });

  it('is not found in the questions of an outline', () => {
    const { title, cards } = deckFrom('Why we need a new roof', { textMode: 'generate' });
    expect(subjectOf(title, cards)).toBeNull();
  });

  it('is code if the text is full of code, whatever the title', () => {
    const code = '```js\nconst pot = require("kitchen");\n```\n\nInstall the package with `npm install`.\n\n';
    expect(of(`# kitchen\n\nA small library for the browser.\n\n${code.repeat(4)}`)).toBe('code');
  });

  it('is found without reading more of a long text than necessary', () => {
    const cards = deckFrom(`# Report\n\n${'Words without a subject follow each other here. '.repeat(8000)}`, {
      numCards: 20,
    }).cards;
    const start = performance.now();
    for (let round = 0; round < 5; round += 1) subjectOf('Report', cards);
    expect((performance.now() - start) / 5).toBeLessThan(60);
  });
});
