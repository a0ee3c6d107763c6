import { describe, expect, it } from 'vitest';
import { makeCards } from '../../make-cards';
import { blockText } from '../../text/block-text';

const textsOf = (inputText: string) =>
  makeCards({
    ...{ inputText, textMode: 'generate', cardSplit: 'auto', numCards: { atMost: 75 }, amount: 'medium' },
    format: 'presentation',
  }).cards.map(({ blocks }) => blocks.map(blockText));

describe('the title of an outline', () => {
  it.each([
    [
      'Can you please put together a 10-slide presentation for my 7th graders on the water cycle?',
      'Water cycle',
      'Lesson for my 7th graders',
    ],
    ['I have to give a talk at my sister’s wedding next month', 'Talk at my sister’s wedding next month', 'Speech'],
    ['Ich muss eine Rede zum Abschied meines Chefs halten', 'Rede zum Abschied meines Chefs', 'Rede'],
    ['Tengo que dar un discurso en la boda de mi hermano', 'Discurso en la boda de mi hermano', 'Discurso'],
    ['Je dois faire un discours pour le départ de Martine', 'Discours pour le départ de Martine', 'Discours'],
    ['Könntest du eine Präsentation über Wale machen?', 'Wale', 'Gliederung zum Ausfüllen'],
    ['Ich brauche eine Präsentation für morgen über unsere Umsatzzahlen', 'Umsatzzahlen', 'Gliederung zum Ausfüllen'],
    ['Peux-tu me préparer une présentation sur la cybersécurité ?', 'La cybersécurité', 'Trame à compléter'],
    ['¿Me puedes preparar una presentación sobre ciberseguridad?', 'Ciberseguridad', 'Esquema para completar'],
    ['how do i convince my boss?', 'How do I convince my boss?', 'How-to'],
    ['„Der kleine Prinz“ Referat', '„Der kleine Prinz“', 'Gliederung zum Ausfüllen'],
    ['Onbording for new baristas', 'Onbording for new baristas', 'Onboarding'],
    ['A one-page handout on hand washing', 'Hand washing', 'Outline to fill in'],
    ['Tell me about the Treaty of Westphalia', 'The Treaty of Westphalia', 'Outline to fill in'],
    ['Make it about dolphins', 'Dolphins', 'Outline to fill in'],
    ['Gib mir 6 Folien zur Französischen Revolution', 'Französische Revolution', 'Gliederung zum Ausfüllen'],
    ['6 Folien zum Westfälischen Frieden', 'Zum Westfälischen Frieden', 'Gliederung zum Ausfüllen'],
    ['6 Folien zum Klimawandel', 'Klimawandel', 'Gliederung zum Ausfüllen'],
    ['Kann man Plastik essen?', 'Kann man Plastik essen?', 'Gliederung zum Ausfüllen'],
    ['Présentez notre nouvelle politique de congés', 'Notre nouvelle politique de congés', 'Trame à compléter'],
    ['Present our new policy to all staff', 'New policy for all staff', 'Outline to fill in'],
    ['Expliquez le système solaire à des enfants', 'Le système solaire pour des enfants', 'Trame à compléter'],
    ['Explica el sistema solar a niños', 'El sistema solar para niños', 'Esquema para completar'],
    ['Háblame de los volcanes', 'Los volcanes', 'Esquema para completar'],
    ['bitte ne präsi über haie', 'Haie', 'Gliederung zum Ausfüllen'],
    ['Wieso ist der Himmel blau?', 'Wieso ist der Himmel blau?', 'Gliederung zum Ausfüllen'],
    ['Mitgliederversammlung 2026 TSV Oberau e.V.', 'Mitgliederversammlung 2026 TSV Oberau e.V.', 'Treffen'],
    ['Webinar: GDPR basics (45 min, online)', 'GDPR basics', 'Outline to fill in'],
    ['Las energías renovables, 12 diapositivas, para inversores', 'Las energías renovables', 'Pitch para inversores'],
    ['Quarterly town hall, tone: optimistic', 'Quarterly town hall', 'Meeting, tone: optimistic'],
  ])('has no request: %s', (prompt, title, start) => {
    const [cover] = textsOf(prompt);
    expect([cover?.[0], cover?.[1]?.split(' – ')[0]]).toEqual([title, start]);
  });

  it.each([
    ['Lisbon vs. Porto for a long weekend', 'Comparison'],
    ['Orden del día reunión de equipo lunes 9:00', 'Reunión'],
    ['Team sync at 9:30 on Monday: agenda', 'Meeting'],
  ])('is not cut at a dot or a colon within a phrase: %s', (prompt, label) => {
    const [cover] = textsOf(prompt);
    expect(prompt.startsWith(cover?.[0] ?? '-')).toBe(true);
    expect(cover?.[0]).toMatch(/weekend|9:[03]0/);
    expect(cover?.[1]).toMatch(new RegExp(`^${label}`));
  });
});

describe('a language that an order names', () => {
  it.each([
    ['Make a presentation about bees in French', 'Bees', 'Trame à compléter'],
    ['Erstelle eine Präsentation über Bienen auf Englisch', 'Bienen', 'Outline to fill in'],
    ['Crée une présentation sur les abeilles en espagnol', 'Les abeilles', 'Esquema para completar'],
    ['Haz una presentación sobre las abejas en alemán', 'Las abejas', 'Gliederung zum Ausfüllen'],
    ['Make a presentation about bees in Italian', 'Bees', 'Outline to fill in'],
  ])('is the language of the outline: %s', (prompt, title, start) => {
    expect(textsOf(prompt)[0]).toEqual([title, start]);
  });

  it('is a part of the subject without an order', () => {
    expect(textsOf('Idioms in French')[0]).toEqual(['Idioms in French', 'Outline to fill in']);
  });
});

describe('the headings of an outline', () => {
  it.each([
    ['5 slides about otters 🦦', /otters (?!🦦)|otters$/i],
    ['Mach mir eine Präsentation über Otter 🦦', /^Otter in einem Satz$/],
  ])('have no emoji: %s', (prompt, named) => {
    const headings = textsOf(prompt)
      .slice(1)
      .map(([heading]) => heading);
    expect(headings.join()).not.toContain('🦦');
    expect(headings.filter((heading) => named.test(heading ?? '')).length).toBeGreaterThan(0);
  });

  it.each(['THE FUTURE OF WORK', 'LE FUTUR DU TRAVAIL', 'EL FUTURO DEL TRABAJO', 'DIE ZUKUNFT DER ARBEIT'])(
    'do not repeat capitals: %s',
    (prompt) => {
      const [cover, ...cards] = textsOf(prompt);
      expect(cover?.[0]).toBe(prompt);
      expect(cards.map(([heading]) => heading).join()).not.toMatch(/\p{Lu}{4}/u);
    },
  );

  it('name things, not clauses', () => {
    const said = (prompt: string) => textsOf(prompt).slice(1).flat().join(' ');
    expect(said('Our startup failed - what we learned')).not.toContain('startup failed:');
    expect(said('A presentation to convince parents that phones should be banned')).not.toContain('convince parents');
    expect(said('I’m launching a podcast about urban gardening')).not.toContain('about the podcast about');
    expect(said('Einführung von SAP in der Buchhaltung')).not.toContain('Einführung:');
    expect(textsOf('Voiture électrique ou essence pour un trajet quotidien ?').map(([heading]) => heading)).toContain(
      'Essence',
    );
  });

  it('do not name what a prompt is only a form of', () => {
    const named = (prompt: string) => textsOf(prompt).map(([heading]) => heading ?? '');
    expect(named('Einladung zum Sommerfest im Pfarrgarten').join()).not.toContain('Einladung:');
    expect(named('2025 year in review for the garden').join()).not.toMatch(/2025 year(?:\b(?! in review)|:)/);
  });
});

describe('a bare place', () => {
  it.each(['Rome 3 days', '3 days in Rome', '3 Tage Rom', '3 jours à Rome', '3 días en Roma', 'Wochenende Berlin'])(
    'with a time is a trip: %s',
    (prompt) => {
      expect(textsOf(prompt)[0]?.[1]).toMatch(/^(?:Trip|Reise|Voyage|Viaje) – /);
    },
  );

  it.each(['7 Day Detox', '30 days of yoga', '3 Tage Vollmondwanderung', '10 days sober'])(
    'is not in: %s',
    (prompt) => {
      expect(textsOf(prompt)[0]?.[1]).not.toMatch(/^(?:Trip|Reise)/);
    },
  );

  it.each([
    ['Businessplan Bäckerei', 'Bäckerei', 'Geschäftsplan'],
    ['Business plan boulangerie', 'Boulangerie', 'Business plan'],
    ['Plan de negocio panadería', 'Panadería', 'Plan de negocio'],
    ['Business plan for a dog grooming van', 'Dog grooming van', 'Business plan'],
    ['Pitch for a bakery', 'Bakery', 'Pitch'],
  ])('of business is what a business plan is about: %s', (prompt, title, label) => {
    const [cover] = textsOf(prompt);
    expect([cover?.[0], cover?.[1]?.split(' – ')[0]]).toEqual([title, label]);
  });
});
