import { describe, expect, it } from 'vitest';
import { readContent } from '../content/read-content';
import { card, heading, paragraph } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';
import { chooseLayouts } from './choose-layout';
import { mayEndDeck } from './ends-deck';

const LAST = { index: 5, total: 6, previousLayout: null };

describe('the last card', () => {
  it.each(
    (
      'Risks, Known issues, Open questions, Limits, Price, Running costs, Budget 2027, Timeline, Results, Data, Method, ' +
      'Sources, References, Notes, Appendix A, Risiken, Projektkosten, Offene Fragen, Zeitplan, Quellen, Anhang, Risques, ' +
      'Questions ouvertes, Coûts, Résultats, Annexe, Riesgos, Presupuesto, Preguntas abiertas, Resultados, Fuentes'
    ).split(', '),
  )('is no closing card under “%s”', (name) => {
    const content = readContent(card(heading(name), paragraph('The supplier is late by three weeks, and so are we.')));
    for (const format of ['presentation', 'social', 'document', 'webpage'] as const)
      expect(chooseLayouts(content, LAST, sampleOptions({ format }))).not.toContain('closing');
  });

  it.each([
    ...['Thank you', 'Contact', 'Kontakt', 'Next steps', 'Questions?', 'Q & A', 'Merci'],
    ...['Come and eat with us', 'Join us', 'Help us to cut the costs of school lunches', 'The dataset'],
  ])('closes under “%s”', (name) => {
    expect(mayEndDeck(name)).toBe(true);
    const content = readContent(card(heading(name), paragraph('Mill Street 4, every weekday from 12')));
    expect(chooseLayouts(content, LAST, sampleOptions())[0]).toBe('closing');
  });
});
