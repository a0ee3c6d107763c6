import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { clearLanguage, detectLanguage } from './detect-language';

describe('detectLanguage', () => {
  it.each([
    ['en', 'Bees make honey. They live in hives and dance to tell each other where the best flowers are.'],
    ['de', 'Die Bienen machen Honig. Sie leben in Stöcken und tanzen, um einander den Weg zu den Blüten zu zeigen.'],
    ['fr', 'Les abeilles font du miel et vivent dans des ruches, où elles dansent pour indiquer les fleurs.'],
    ['es', 'Las abejas hacen miel y viven en colmenas; bailan para indicar a las demás dónde están las flores.'],
    ['ru', 'Пчёлы делают мёд и живут в ульях. Они танцуют, чтобы показать друг другу, где растут лучшие цветы.'],
    [
      'uk',
      'Човен приходить до порту вночі. Рибалки сходять на берег з порожніми сітками і розповідають, що море змінилося.',
    ],
    ['he', 'הסירה מגיעה לנמל בלילה. הדייגים יורדים עם רשתות ריקות ומספרים שהים השתנה.'],
    ['ja', '蜂は蜂蜜を作ります。巣の中で暮らしています。'],
    ['zh', '蜜蜂酿造蜂蜜，它们住在蜂巢里。'],
    ['ko', '꿀벌은 꿀을 만들고 벌집에서 산다.'],
  ])('detects %s', (language, text) => expect(detectLanguage(text)).toBe(language));

  it.each([
    ['a few words', 'Notes'],
    ['nothing', ''],
    [
      'names in an agenda',
      'Team meeting: Anna Schmidt, Ben Wagner, Hans Müller. Agenda: budget, hiring, server update.',
    ],
    ['repeated words', `# Agenda\n\n${'- Team Start Alpha\n'.repeat(40)}`],
    ['addresses only', 'https://bilder.example/straßen-und-häuser/ein-sehr-langer-name-der-nichts-sagt.png'],
  ])('falls back to English for %s', (_, text) => expect(detectLanguage(text)).toBe('en'));

  it.each([
    ['Team notes\n\n- We shipped it\n- The bug is fixed', 'en'],
    ['The history of tea', 'en'],
    ['Tea ceremonies in Japan', null],
    ['', null],
  ])('knows whether a few words show their language: %j', (text, language) =>
    expect(clearLanguage(text)).toBe(language),
  );

  it.each(['bericht-waerme-de.md:de', 'fable-fr.txt:fr', 'rainwater-hi.md:hi'])(
    'detects the language of a long text: %s',
    (named) => {
      const [name, language] = named.split(':');
      const text = readFileSync(path.join(import.meta.dirname, '../../../bench/corpus', name!), 'utf8');
      expect(detectLanguage(text)).toBe(language);
    },
  );
});
