import { describe, expect, it } from 'vitest';
import type { Format } from '../../../contract/enums';
import { makeCards } from '../../make-cards';
import { blockText } from '../../text/block-text';
import { GERMAN_KINDS, GERMAN_TOPIC } from './german/german-kinds';
import { ENGLISH_KINDS, kindOf } from './outline-kinds';
import { promptLanguage } from './prompt-language';

const made = (inputText: string, format: Format = 'presentation') =>
  makeCards({
    ...{ inputText, textMode: 'generate', cardSplit: 'auto', numCards: { atMost: 75 }, amount: 'medium' },
    format,
  }).cards.map(({ blocks }) => blocks.map(blockText));
const coverOf = (prompt: string) => made(prompt)[0];
const titleOf = (prompt: string) => coverOf(prompt)?.[0];
const headingsOf = (prompt: string, format?: Format) => made(prompt, format).map(([heading]) => heading);
const idOf = (prompt: string) => kindOf(prompt, promptLanguage(prompt)).id;

describe('a pitch', () => {
  it.each([
    ['Pitch deck for a startup that rents solar panels to schools', 'Startup that rents solar panels to schools'],
    ['Pitch deck for our app', 'Our app'],
    ['Pitch for an online shop for house plants', 'Online shop for house plants'],
    ['Create a pitch for a mobile game studio', 'Mobile game studio'],
    ['Investor pitch for our company, which recycles nets', 'Our company, which recycles nets'],
    ['Investor deck for a startup which sells laptops', 'Startup which sells laptops'],
    ['Pitch for an app about birdsong for schools', 'App about birdsong for schools'],
    ['Dog walking app', 'Dog walking app'],
    ['Pitch für ein Startup, das Solarmodule an Schulen vermietet', 'Startup, das Solarmodule an Schulen vermietet'],
    ['Pitch für unsere App', 'Unsere App'],
    ['Pitch für einen Dienst, der alte Kleidung abholt', 'Dienst, der alte Kleidung abholt'],
  ])('for a company asks for its market, not its location: %s', (prompt, title) => {
    const [cover, ...headings] = headingsOf(prompt);
    expect(cover).toBe(title);
    expect(headings.join()).not.toMatch(/Location|Standort|brief|Auftrag/);
    expect(headings.join()).toMatch(/business model|Geschäftsmodell/i);
    expect(headings.at(-1)).toMatch(/Next steps|Nächste Schritte/);
  });

  it.each([
    ['Pitch for a café in Leipzig', 'Location'],
    ['Pitch for a bakery that delivers to offices', 'Location'],
    ['Pitch for a hair salon with a children’s corner', 'Location'],
    ['Pitch für eine Bäckerei mit Frühstück', 'Bäckerei: Standort'],
    ['Wir eröffnen eine Bäckerei in Graz. Sie öffnet im Mai.', 'Bäckerei: Standort'],
  ])('for a place that customers go to asks for its location: %s', (prompt, heading) => {
    expect(headingsOf(prompt)).toContain(heading);
  });
});

it('uses general headings for a prompt that only names a kind, and finds the topic after the audience', () => {
  expect(headingsOf('Pitch deck').join()).not.toMatch(/Pitch deck:/);
  expect(headingsOf('Fundraiser')).toContain('How much is needed');
  expect(coverOf('A pitch to the board for a new warehouse')).toEqual([
    'New warehouse',
    'Pitch for the board – outline to fill in',
  ]);
});

describe('a number of cards in a prompt', () => {
  it.each([
    ['10 slides about the water cycle for 5th graders', 10, 'Water cycle for 5th graders'],
    ['6 slides on bees', 6, 'Bees'],
    ['Write 8 slides about volcanoes', 8, 'Volcanoes'],
    ['five slides about volcanoes for 3rd grade', 5, 'Volcanoes for 3rd grade'],
    ['Slides about tides, 9 slides', 9, 'Tides'],
    ['A carousel with 6 posts about composting', 6, 'Composting'],
    ['10 Folien über den Wasserkreislauf für die 5. Klasse', 10, 'Wasserkreislauf für die 5. Klasse'],
    ['Erstelle acht Folien über Vulkane', 8, 'Vulkane'],
  ])('is followed and left out of the title: %s', (prompt, count, title) => {
    const headings = headingsOf(prompt);
    expect(headings).toHaveLength(count);
    expect(headings[0]).toBe(title);
    expect(headings.join()).not.toMatch(/\d+ (?:slides|posts|Folien)/);
  });

  it('is followed for posts, but slides are no posts', () => {
    expect(headingsOf('5 posts with tips for saving energy in a rented flat', 'social')).toEqual([
      'Tips for saving energy in a rented flat',
      ...['Tip 1', 'Tip 2', 'Tip 3', 'Where to begin'],
    ]);
    expect(headingsOf('12 LinkedIn posts about remote work', 'social')).toHaveLength(12);
    expect(headingsOf('10 slides about remote work', 'social').length).toBeLessThanOrEqual(7);
    expect(headingsOf('5 Posts mit Tipps zum Energiesparen', 'social')).toHaveLength(5);
  });

  it.each(['7 tips for better sleep', 'Seven easy ways to sleep better', '7 Tipps für besseren Schlaf'])(
    'of tips is followed: %s',
    (prompt) => {
      expect(titleOf(prompt)).toBe(prompt);
      for (const format of ['presentation', 'social'] as const)
        expect(headingsOf(prompt, format).filter((heading) => /^Tipp? \d$/.test(heading ?? ''))).toHaveLength(7);
    },
  );
});

describe('a title', () => {
  it.each([
    [
      'Project proposal to replace the paper sign-up sheets at our swimming club with an app',
      'Replace the paper sign-up sheets at our swimming club with an app',
    ],
    ['Job application for a pastry chef position at a hotel in Vienna'],
    [
      'Research talk: does sleeping under a weighted blanket reduce anxiety in teenagers?',
      'Does sleeping under a weighted blanket reduce anxiety in teenagers?',
    ],
    ['Lunch talk: why bees dance', 'Why bees dance'],
    ['Sprint retrospective for the mobile checkout team'],
    ['Design sprint retrospective'],
    ['Photography portfolio of Ana Sousa'],
    ['Portfolio of a freelance wedding photographer in Lisbon', 'Freelance wedding photographer in Lisbon'],
    ['Travel plan: a long weekend in Porto with two small kids', 'Long weekend in Porto with two small kids'],
    ['Event plan for a school summer fair with 200 guests', 'School summer fair with 200 guests'],
    ['Post about our new opening hours', 'New opening hours'],
    ['Our company is launching Brisk, a kettle', 'Brisk'],
    ['Tips: writing a good CV'],
    ['Guide: how to set up a home router', 'How to set up a home router'],
    ['What is a heat pump? Is it worth it?', 'What is a heat pump?'],
    ['Bewerbung um eine Stelle als Pflegefachkraft in einem Krankenhaus in Graz'],
    [
      'Forschungsvortrag: Hilft eine schwere Decke Jugendlichen beim Einschlafen?',
      'Hilft eine schwere Decke Jugendlichen beim Einschlafen?',
    ],
    ['Vorschlag, den alten Markt auf den Parkplatz zu verlegen', 'Den alten Markt auf den Parkplatz verlegen'],
    ['Staplerschulung für neue Fahrer'],
  ])('keeps what the deck is about: %s', (prompt, title = prompt) => {
    expect(titleOf(prompt)).toBe(title);
  });

  it.each([
    [
      'Proposal to replace the old wooden benches in the changing rooms of the public swimming pool with new ones made of recycled plastic by next summer',
      'Replace the old wooden benches in the changing rooms of the public swimming pool',
      'With new ones made of recycled plastic by next summer',
    ],
    [
      'Proposal for a garden behind the primary school that residents and pupils look after together all year round with support from the council',
      'Garden behind the primary school',
      'That residents and pupils look after together all year round with support from the council',
    ],
  ])('that is too long ends before a phrase, and the brief has the rest: %s', (prompt, title, rest) => {
    expect(titleOf(prompt)).toBe(title);
    expect(made(prompt)[1]).toEqual(['The brief', rest]);
  });

  it.each([
    ['Half-day workshop on giving feedback, for team leads', 'Giving feedback', 'Half-day workshop for team leads'],
    [
      'Halbtägiger Workshop zum Thema Feedback, für Führungskräfte',
      'Feedback',
      'Halbtägiger Workshop für Führungskräfte',
    ],
    ['Screen time at home: an evening talk for parents', 'Screen time at home', 'For parents'],
    ['Training for new drivers: loading the van', 'Loading the van', 'Training for new drivers'],
    ['Unterricht für die 5. Klasse: Wasserkreislauf', 'Wasserkreislauf', 'Lerneinheit für die 5. Klasse'],
    ['Detailed marketing plan for our bakery', 'Bakery', 'Marketing plan'],
    ['Plan a product launch: our new kettle', 'New kettle', 'Product launch'],
    ['Lesson on fractions, 45 minutes', 'Fractions', 'Lesson, 45 minutes'],
    ['Guitar lesson for left-handed beginners', 'Guitar lesson for left-handed beginners', 'Lesson'],
    ['Presentation about tides, for left-handed sailors', 'Tides', 'For left-handed sailors'],
  ])('has the rest below it if that is short: %s', (prompt, title, start) => {
    const [first, second] = coverOf(prompt) ?? [];
    expect([first, second?.split(' – ')[0]]).toEqual([title, start]);
    expect(headingsOf(prompt)).not.toContain('The brief');
  });
});

it('uses no words of another language below the title', () => {
  const [cover] = makeCards({
    ...{ inputText: 'Half-day workshop on feedback, for left-handed sailors', language: 'de', format: 'presentation' },
    ...{ textMode: 'generate', cardSplit: 'auto', numCards: 5, amount: 'medium' },
  }).cards;
  expect(cover?.blocks.map(blockText)).toEqual(['Feedback', 'Workshop – Gliederung zum Ausfüllen']);
});

describe('the brief', () => {
  it.each([
    [
      'We are launching Tidepool, a kitchen compost bin that never smells. The launch is on 3 March at the food fair.',
      'Tidepool',
      'A kitchen compost bin that never smells. The launch is on 3 March at the food fair.',
    ],
    ['Pitch deck for Solarly, a company that rents panels', 'Solarly', 'A company that rents panels'],
    ['Presentation about the moon landing that explains why it mattered', 'Moon landing', 'Why it mattered'],
    [
      'Wir bringen Tidepool auf den Markt, einen Kompostbehälter, der nie riecht. Start ist am 3. März.',
      'Tidepool',
      'Kompostbehälter, der nie riecht. Start ist am 3. März.',
    ],
  ])('says only what the title does not: %s', (prompt, title, brief) => {
    const [cover, second] = made(prompt);
    expect([cover?.[0], second?.[1]]).toEqual([title, brief]);
  });

  it.each(['Presentation about cats that is funny', 'Bildschirmzeit zu Hause: ein Abendvortrag für Eltern'])(
    'has no order: %s',
    (prompt) => {
      expect(headingsOf(prompt).join()).not.toMatch(/The brief|Der Auftrag/);
    },
  );
});

describe('the kind of a prompt', () => {
  it.each([
    ['portfolio', 'Portfolio of a freelance wedding photographer in Lisbon', 'Fotoportfolio von Ana Sousa'],
    ['fundraiser', 'Fundraiser for our village fire brigade’s new truck', 'Spendenaktion für das Tierheim'],
    ['fundraiser', 'Fundraising campaign for an animal shelter', 'Spendenkampagne für das Tierheim'],
    ['fundraiser', 'Charity run for the hospice', 'Benefizkonzert für die Tafel'],
    ['pitch', 'Fundraising deck for our seed round', 'Pitch für Investoren'],
    ['trip', 'Travel plan for Porto', 'Reiseplan: ein Wochenende in Porto'],
    ['trip', 'Plan for three days in Vienna', 'Plan für drei Tage in Wien'],
    ['how-to', 'how to change a flat bike tire', 'Wie man einen platten Reifen wechselt'],
    ['how-to', 'Step-by-step guide to repotting an orchid', 'Bauanleitung für ein Hochbeet'],
    ['training', 'First aid training for new warehouse staff', 'Erste-Hilfe-Schulung für neue Mitarbeiter im Lager'],
    ['training', 'Training on cash handling', 'Hygieneschulung Küche'],
    ['kickoff', 'Project kickoff: website redesign', 'Projekt-Kick-off: neue Website'],
    ['research-proposal', 'Research proposal on microplastics', 'Forschungsantrag zu Mikroplastik'],
    ['plan', 'Marathon training plan', 'Plan für den Umzug'],
    ['topic', 'Dog training basics', 'Mein Hund und wir'],
    ['lesson', '10 slides about the water cycle for 5th graders', '10 Folien über Wasser für die 5. Klasse'],
    ['lesson', 'Glaciers for year 6', 'Vulkane für Grundschüler und Lehrkräfte der Schule'],
    ['tips', '5 posts with tips for saving energy', '5 Posts mit Tipps zum Energiesparen'],
    ['worth', 'What is a heat pump and is it worth it?', 'Was ist eine Wärmepumpe und lohnt sie sich?'],
    ['worth', 'Pros and cons of homework', 'Vor- und Nachteile von Homeoffice'],
    ['comparison', 'Pros and cons of cats and dogs', 'Vor- und Nachteile von Bahn und Auto'],
    ['topic', 'Organ donation', 'Organspende und wir'],
    ['worth', 'Is an e-bike worth the money?', 'Lohnen sich Solarmodule für ein kleines Haus?'],
    ['launch', 'We’re introducing Kiosk, an app for shops', 'Wir stellen Brisk vor, einen Wasserkocher'],
    ['worth', 'Is it worth buying a boat?', 'Ob sich ein Studium lohnt'],
    ['comparison', 'Electric or diesel van for a small florist?', 'Hund oder Katze für eine Familie?'],
    ['application', 'Cover letter for a junior analyst', 'Bewerbung als Konditorin'],
  ])('%s: %s, %s', (id, ...prompts) => {
    expect(prompts.map(idOf)).toEqual([id, id]);
  });
});

describe('a comparison', () => {
  it.each([
    ['Postgres vs MongoDB for a small SaaS', 'Postgres', 'MongoDB'],
    ['Cats or dogs as pets: a comparison', 'Cats', 'Dogs'],
    ['Renting vs buying in Munich', 'Renting', 'Buying'],
    ['Life in Berlin vs life in Munich', 'Life in Berlin', 'Life in Munich'],
    ['Pros and cons of a dog or a cat when you live alone', 'Dog', 'Cat'],
    ['Vergleich: Wärmepumpe oder Gasheizung für ein Einfamilienhaus', 'Wärmepumpe', 'Gasheizung'],
    ['Leben in Berlin oder Leben in München', 'Leben in Berlin', 'Leben in München'],
  ])('names the second option without what both are for: %s', (prompt, one, other) => {
    expect(headingsOf(prompt).slice(4, 6)).toEqual([one, other]);
  });
});

describe('questions', () => {
  const kinds = [...ENGLISH_KINDS, kindOf('', 'en'), ...GERMAN_KINDS, GERMAN_TOPIC];

  it.each(kinds)('$id ($label): rows have names, and posts have a question instead', ({ sections }) => {
    for (const { table, questions } of sections) {
      if (!table) continue;
      expect(table.rows.join()).not.toMatch(/First,|Second,|Zuerst,|(?:Punkt|Angabe|Kennzahl|Messwert|Ergebnis) 1/);
      expect(questions[0]).toMatch(/\?$/);
    }
  });

  it('on posts have no list of rows', () => {
    for (const prompt of ['Sleep', 'Annual report', 'Weekend in Rome', 'History of jazz', 'Schlaf und wir'])
      expect(made(prompt, 'social').flat().join()).not.toMatch(/What belongs here|Was gehört hierher/);
  });

  it('about a topic suit anything', () => {
    for (const prompt of ['Screen time', 'Beekeeping', 'Bildschirmzeit und wir'])
      expect(made(prompt).flat().join()).not.toMatch(/made of|kinds are there|Woraus|Arten/);
  });

  it('do not call a team’s work customers of the team', () => {
    const headings = headingsOf('Quarterly review Q3 2025 for our customer support team');
    expect(headings.join()).not.toMatch(/Customers of|Costs at/);
    expect(headings).toContain('Next steps for our customer support team');
    expect(headingsOf('Q3 sales review for a bicycle wholesaler')).toContain('Customers of the bicycle wholesaler');
  });

  it.each([
    ['What is a heat pump and is it worth it?', 'How a heat pump works', 'What a heat pump costs'],
    ['Are solar panels worth it?', 'How solar panels work', 'What solar panels cost'],
    ['Was ist eine Wärmepumpe und lohnt sie sich?', 'So funktioniert eine Wärmepumpe', 'Was eine Wärmepumpe kostet'],
    ['Lohnen sich Solarmodule?', 'So funktionieren Solarmodule', 'Was Solarmodule kosten'],
    ['How does a heat pump work?', 'How a heat pump works', 'The basics of a heat pump'],
    ['how to change a flat bike tire', 'What you need to change a flat bike tire', 'Check'],
  ])('name the subject: %s', (prompt, ...headings) => {
    expect(headingsOf(prompt)).toEqual(expect.arrayContaining(headings));
  });

  it('name what has pros and cons', () => {
    expect(headingsOf('Pros and cons of homework')).toContain('Homework: how it works');
    expect(headingsOf('Vor- und Nachteile von Homeoffice')).toContain('Homeoffice: so funktioniert es');
  });

  it('about a launch suit any product', () => {
    const prompt = 'We are launching Tidepool, a compost bin.';
    expect(made(prompt).flat().join()).not.toMatch(/documentation|demo|Standard|how do they work/i);
  });
});
