import { expect, it } from 'vitest';
import { shownTheme } from '@/components/preview/deck-wish';
import { noTheme } from './theme-value';

it('names the engine’s default theme like the preview, and says "Default" only for what a service decides', () => {
  const { name, id } = shownTheme(null).theme;
  expect(noTheme('generate', 'local')).toEqual({ name, themeId: id });
  expect(noTheme('generate', 'remote')).toEqual({ name: 'Default' });
  expect(noTheme('template', 'local')).toEqual({ name: 'From template' });
});
