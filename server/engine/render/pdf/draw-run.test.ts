import { describe, expect, it, vi } from 'vitest';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { drawRun } from './draw-run';
import type { PageContext } from './page-context';

/** The options that pdfkit gets for a run in this face. */
function optionsOf(face: string) {
  const text = vi.fn();
  const document = { text, widthOfString: () => 30 };
  for (const name of ['font', 'fontSize', 'fillColor']) Object.assign(document, { [name]: () => document });
  const context = {
    document,
    theme: findStandardTheme('proof'),
    colour: () => '#000000',
    fontCache: { stretches: () => [{ face, text: '!==', missing: false }] },
  } as unknown as PageContext;
  drawRun({ text: '!==', x: 0, width: 30, style: { face, size: 12, colour: 'ink' } }, 20, context);
  return text.mock.calls[0]![3];
}

describe('drawRun', () => {
  it('draws code without ligatures, so that each character is visible', () => {
    expect(optionsOf('jetbrains-mono-400')).toMatchObject({ features: { calt: false, liga: false } });
    expect(optionsOf('inter-400')).not.toHaveProperty('features');
  });
});
