import { expect, it } from 'vitest';
import { stageWidth } from './deck-skeleton';

it('fits a slide, fits a portrait card within readable limits, and lets a long one scroll', () => {
  expect(stageWidth({ width: 960, height: 540 })).toEqual({
    '--narrow': 'min(71rem, 100cqw)',
    '--wide': 'min(71rem, 100cqw, max(0px, 177.78cqh))',
  });
  expect(stageWidth({ width: 595, height: 842 })['--wide']).toBe('min(71rem, 100cqw, max(22rem, 70.67cqh))');
  expect(stageWidth({ width: 960, height: 5000 })['--wide']).toBe('min(53.75rem, 100cqw, 53.75rem)');
});
