import { describe, expect, it } from 'vitest';
import { readContent } from '../content/read-content';
import { card, heading, paragraph } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';
import { chooseLayouts } from './choose-layout';

const LAST = { index: 5, total: 6 };

describe('the last card', () => {
  it.each(
    (
      'Risks, Running costs, Timeline, Licence, Appendix A, What happens next, What is to come, Income, Offene Fragen, Quellen, ' +
      'Was als Nächstes kommt, Kommentare, Résultats, Preguntas abiertas'
    ).split(', '),
  )('is no closing card under “%s”', (name) => {
    const content = readContent(card(heading(name), paragraph('The supplier is late by three weeks, and so are we.')));
    for (const format of ['presentation', 'social', 'document', 'webpage'] as const)
      expect(chooseLayouts(content, LAST, sampleOptions({ format }))).not.toContain('closing');
  });

  it.each(['Thank you', 'Contact', 'Vielen Dank', 'Kontakt', 'Merci', 'Gracias', 'Come and eat with us', 'Join us'])(
    'closes under “%s”',
    (name) => {
      const content = readContent(card(heading(name), paragraph('Mill Street 4, every weekday from 12')));
      expect(chooseLayouts(content, LAST, sampleOptions())[0]).toBe('closing');
    },
  );
});
