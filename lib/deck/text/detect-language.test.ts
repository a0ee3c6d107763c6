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
      'da',
      'Båden kommer til havnen om natten. Fiskerne går i land med tomme net og fortæller, at havet har ændret sig.',
    ],
    [
      'nb',
      'Båten kommer til havnen om natten. Fiskerne går i land med tomme garn og forteller at havet har endret seg.',
    ],
    [
      'sv',
      'Båten kommer till hamnen på natten. Fiskarna går i land med tomma nät och berättar att havet har förändrats.',
    ],
    [
      'pl',
      'Łódź przypływa do portu w nocy. Rybacy schodzą na ląd z pustymi sieciami i opowiadają, że morze się zmieniło.',
    ],
    [
      'uk',
      'Човен приходить до порту вночі. Рибалки сходять на берег з порожніми сітками і розповідають, що море змінилося.',
    ],
    ['he', 'הסירה מגיעה לנמל בלילה. הדייגים יורדים עם רשתות ריקות ומספרים שהים השתנה.'],
    ['de', 'Bienen im Garten: Blumen säen, Wasser hinstellen, keine Gifte, Totholz liegen lassen'],
    ['fr', 'Menu : soupe, rôti, pommes de terre, fromage, glace. Boissons : vin, eau, jus, café noir'],
    ['ja', '蜂は蜂蜜を作ります。巣の中で暮らしています。'],
    ['zh', '蜜蜂酿造蜂蜜，它们住在蜂巢里。'],
    ['ko', '꿀벌은 꿀을 만들고 벌집에서 산다.'],
  ])('detects %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each([
    ['a few words', 'Notes'],
    ['nothing', ''],
    [
      'names in an agenda',
      'Team meeting: Anna Schmidt, Ben Wagner, Hans Müller. Agenda: budget, hiring, server update.',
    ],
    [
      'a list of nouns',
      '# Garden plan\n\nBeds: herbs, beans, leeks. Trees: apple, pear, linden. Tools: rake, hoe, spade.',
    ],
    ['repeated words', `# Agenda\n\n${'- Team Start Alpha\n'.repeat(40)}`],
    ['addresses only', 'https://bilder.example/straßen-und-häuser/ein-sehr-langer-name-der-nichts-sagt.png'],
  ])('falls back to English for %s', (_, text) => {
    expect(detectLanguage(text)).toBe('en');
  });

  it.each([
    ['Team notes\n\n- We shipped it\n- The bug is fixed', 'en'],
    ['The history of tea', 'en'],
    ['La La Land, Los Angeles', null],
    ['Tea ceremonies in Japan', null],
    ['Wir sind im Team', null],
    ['Привет мир', null],
    ['', null],
  ])('knows whether a few words show their language: %j', (text, language) => {
    expect(clearLanguage(text)).toBe(language);
  });

  it.each([
    'bericht-waerme-de.md:de',
    'fable-fr.txt:fr',
    'quijote-es.txt:es',
    'pushkin-ru.txt:ru',
    'rainwater-hi.md:hi',
  ])('detects the language of a long text: %s', (named) => {
    const [name, language] = named.split(':');
    const text = readFileSync(path.join(import.meta.dirname, '../../../bench/corpus', name!), 'utf8');
    expect(detectLanguage(text)).toBe(language);
  });

  it('isn’t misled by repetition, English tags or addresses', () => {
    const french = 'Les abeilles font du miel et vivent dans des ruches, où elles dansent pour indiquer les fleurs. ';
    expect(detectLanguage(french.repeat(40))).toBe('fr');
    const tags = '<p align="center"><img alt="build status" src="https://example.org/passing.svg"></p>\n'.repeat(40);
    expect(detectLanguage(`${tags}\n${french}`)).toBe('fr');
  });

  it('ignores code and URLs', () => {
    const german = 'Der Dienst antwortet mit einer Adresse, unter der die fertige Datei heruntergeladen werden kann.';
    expect(
      detectLanguage(`https://en.example/some/english/path/with/words\n${german}\n\`\`\`\nreturn value\n\`\`\``),
    ).toBe('de');
  });
});
