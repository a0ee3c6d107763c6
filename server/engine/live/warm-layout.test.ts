import { expect, it } from 'vitest';
import { wantsIcons } from '@/lib/deck/icons/load-icons';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { layOut } from '../thread/do-task';
import type { LaidOut, LayoutOrder } from '../thread/tasks';
import { warmLayout } from './warm-layout';

const theme = { ...STANDARD_THEMES.find(({ skeleton }) => skeleton !== undefined)!, id: 'theme_of_this_test' };
const shape = { theme, format: 'presentation', dimensions: '16x9', language: 'en' } as const;

it('lays out a sample that needs the icons, once for each theme', async () => {
  const orders: LayoutOrder[] = [];
  const placed: LaidOut[] = [];
  const engine = {
    layOut: async (order: LayoutOrder) => {
      orders.push(order);
      const laid = await layOut(order);
      placed.push(laid);
      return laid;
    },
  };
  await warmLayout(engine, shape);
  await warmLayout(engine, shape);
  expect(orders).toHaveLength(1);
  expect(wantsIcons(shape.format)).toBe(true);
  expect(new Set(placed[0]!.cards.map(({ index }) => index)).size).toBe(3);
  await warmLayout(engine, {
    ...shape,
    theme: { ...theme, id: 'another_theme' },
    format: 'document',
    dimensions: 'a4',
  });
  expect(orders).toHaveLength(2);
  expect(orders[1]!.options.dimensions).toBe('fluid');
});

it('never fails', async () => {
  const engine = {
    layOut: async () => {
      throw new Error('no memory');
    },
  };
  await expect(warmLayout(engine, { ...shape, theme: { ...theme, id: 'a_third_theme' } })).resolves.toBeUndefined();
});
