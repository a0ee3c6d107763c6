import { describe, expect, it } from 'vitest';
import { makeCards } from '../make-cards';
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
  const { title, cards } = makeCards({
    inputText,
    textMode: 'preserve',
    cardSplit: 'auto',
    numCards: 6,
    amount: 'medium',
    format: 'presentation',
  });
  return subjectOf(title, cards);
};

describe('the subject of a deck', () => {
  it.each(SUBJECTS)('is %s by the title alone', (subject) => {
    for (const title of TITLES[subject]) expect([title, subjectOf(title, [])]).toEqual([title, subject]);
  });

  it.each([
    'Key results',
    'Next steps',
    'Low-hanging fruit',
    'A recipe for success',
    'Personal computer',
    'Graduated scale',
    'Kreise und Preise',
    'Unsere Interessen',
    'Ablauf und Anlagen',
    'Klimaanlage warten',
    '',
  ])('is not found for “%s”', (title) => {
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

  it('is not a name or figure of speech in the title that a long text never returns to', () => {
    const plain = 'We agreed on the next steps and wrote down who does what until the end of the month. '.repeat(12);
    expect(of(`# Operation Forest\n\n${plain}`)).toBeNull();
    expect(of(`# Operation Forest\n\n${plain}\n\n- Plant 400 trees\n- Count the birds`)).toBe('nature');
  });

  it('comes from the text if the title has no subject', () => {
    const text = 'The choir sang with the orchestra. The concert ended with a song for piano and violin.';
    expect(of(`# What we did\n\n${text}\n\n${text}`)).toBe('music');
  });

  it('is work if the title names it and the text says about as much of money', () => {
    const text = `# Project Kestrel: status

The billing team moved the bank interface. The budget holds, the cost is known, and the finance department checks the
invoices. Of the credit notes and the tax codes, 412 were rejected and the cash book corrected by hand. The migration is
two weeks late. The steering committee decides on the deadline in its meeting. The project board agrees on the next
milestone on Friday, the department lists its tasks, and the agenda follows the roadmap of the programme.`;
    expect(of(text)).toBe('work');
    expect(of(text.replace('Project Kestrel: status', 'Budget of Project Kestrel'))).toBe('money');
  });

  it('is not the single thing that a long text is about', () => {
    const text = `# Which coffee machine?\n\n${'The coffee is weighed first, and this model is fast. '.repeat(45)}`;
    expect(of(text)).not.toBe('food');
    expect(of(text.replace('this model', 'the kitchen'))).toBe('food');
  });

  it('is not found in the questions of an outline', () => {
    const { title, cards } = makeCards({
      ...{ inputText: 'Why we need a new roof', textMode: 'generate', cardSplit: 'auto' },
      ...{ numCards: { atMost: 75 }, amount: 'medium', format: 'presentation' },
    });
    expect(subjectOf(title, cards)).toBeNull();
  });

  it('is code if the text is full of code, whatever the title', () => {
    const code = '```js\nconst pot = require("kitchen");\n```\n\nInstall the package with `npm install`.\n\n';
    expect(of(`# kitchen\n\nA small library for the browser.\n\n${code.repeat(4)}`)).toBe('code');
  });

  it('is undecided between two that are named equally, unless the text decides', () => {
    expect(subjectOf('Food and music', [])).toBeNull();
    expect(of('# Food and music\n\n- A concert\n- Songs for the choir')).toBe('music');
  });

  it('is found without reading more of a long text than necessary', () => {
    const cards = makeCards({
      inputText: `# Report\n\n${'Words without a subject follow each other here. '.repeat(8000)}`,
      textMode: 'preserve',
      cardSplit: 'auto',
      numCards: 20,
      amount: 'medium',
      format: 'presentation',
    }).cards;
    const start = performance.now();
    for (let round = 0; round < 5; round += 1) subjectOf('Report', cards);
    expect((performance.now() - start) / 5).toBeLessThan(60);
  });
});
