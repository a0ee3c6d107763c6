import { expect, it } from 'vitest';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { warmLayout } from './warm-layout';

const theme = { ...STANDARD_THEMES.find(({ skeleton }) => skeleton !== undefined)!, id: 'theme_of_this_test' };
const shape = { theme, format: 'presentation', dimensions: '16x9', language: 'en' } as const;

it('never fails', async () => {
  const engine = {
    layOut: async () => {
      throw new Error('no memory');
    },
  };
  await expect(warmLayout(engine, { ...shape, theme: { ...theme, id: 'a_third_theme' } })).resolves.toBeUndefined();
});
