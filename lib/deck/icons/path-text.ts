import type { PathStep } from '../path';

/**
 * Serialises an outline as text such as `M2 3L4.5-6C…Z`: absolute steps, with a space only where no minus separates two
 * numbers.
 */
export function writePathText(steps: readonly PathStep[]): string {
  return steps.map(([kind, ...numbers]) => kind + numbers.join(' ').replaceAll(' -', '-')).join('');
}

const NUMBERS = /-?[\d.]+/g;

export function readPathText(text: string): PathStep[] {
  return [...text.matchAll(/([MLCZ])([^MLCZ]*)/g)].map(
    ([, kind, numbers = '']) => [kind, ...(numbers.match(NUMBERS) ?? []).map(Number)] as PathStep,
  );
}
