import { expect, it } from 'vitest';
import { ChoiceMark } from './choice-mark';

/** A choice made for the first text, and the texts that followed. */
it.each<[name: string, texts: string[], holds: boolean]>([
  ['chosen before there is a text', ['', 'Bees and their flowers'], true],
  ['typed letter by letter', ['B', 'Be', 'Bee', 'Bees', 'Bees a', 'Bees an', 'Bees and honey'], true],
  ['pasted below', ['Bees', `Bees\n\n${'The sales of the spring. '.repeat(40)}`], true],
  ['rewritten with the same words', ['Why bees need many flowers', 'Flowers: why bees need them'], true],
  [
    'a sentence changed in a long text',
    [`# Bees\n\nOld.\n\n${'They fly. '.repeat(50)}`, `# Bees\n\nNew words.\n\n${'They fly. '.repeat(50)}`],
    true,
  ],
  ['another text pasted over it', ['Bees and their flowers', 'Quarterly report of the harbour'], false],
  ['emptied first', ['Bees and their flowers', '', 'Bees and their flowers again'], false],
  ['another text in Chinese', ['蜜蜂飞', '季度报告'], false],
])('%s', (_, [first = '', ...texts], holds) => {
  const mark = new ChoiceMark();
  mark.open(first, false);
  mark.set();
  for (const text of texts) mark.follow(text);
  expect(mark.isSet).toBe(holds);
});

it('belongs to the new text when it is made again', () => {
  const mark = new ChoiceMark();
  mark.open('Bees and their flowers', true);
  expect([mark.follow('Quarterly report'), mark.isSet]).toEqual([true, false]);
  mark.set();
  expect([mark.follow('Quarterly report of the harbour'), mark.isSet]).toEqual([false, true]);
});
