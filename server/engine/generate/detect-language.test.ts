import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language';

describe('detectLanguage', () => {
  it.each([
    ['en', 'Bees make honey. They live in hives and dance to tell each other where the best flowers are.'],
    ['de', 'Die Bienen machen Honig. Sie leben in Stöcken und tanzen, um einander den Weg zu den Blüten zu zeigen.'],
    ['fr', 'Les abeilles font du miel et vivent dans des ruches, où elles dansent pour indiquer les fleurs.'],
    ['es', 'Las abejas hacen miel y viven en colmenas; bailan para indicar a las demás dónde están las flores.'],
    ['ru', 'Пчёлы делают мёд и живут в ульях. Они танцуют, чтобы показать друг другу, где растут лучшие цветы.'],
    ['ja', '蜂は蜂蜜を作ります。巣の中で暮らしています。'],
    ['zh', '蜜蜂酿造蜂蜜，它们住在蜂巢里。'],
    ['ko', '꿀벌은 꿀을 만들고 벌집에서 산다.'],
  ])('detects %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each([
    ['a few words', 'Notes'],
    ['figures', '12 % + 4'],
    ['nothing', ''],
    ['short English points', '# Q3 results\n- Revenue up 12%\n- Churn down to 3%\n- Two new hires in sales'],
    ['addresses only', 'https://bilder.example/straßen-und-häuser/ein-sehr-langer-name-der-nichts-sagt.png'],
  ])('falls back to English for %s', (_, text) => {
    expect(detectLanguage(text)).toBe('en');
  });

  it('ignores code and URLs', () => {
    const german = 'Der Dienst antwortet mit einer Adresse, unter der die fertige Datei heruntergeladen werden kann.';
    expect(
      detectLanguage(`https://en.example/some/english/path/with/words\n${german}\n\`\`\`\nreturn value\n\`\`\``),
    ).toBe('de');
  });
});
