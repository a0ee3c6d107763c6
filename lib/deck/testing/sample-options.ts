import { serverFontBook } from '../fonts/generated-font-book';
import type { LayoutOptions } from '../layout/layout-options';
import { plainTheme } from './plain-theme';

/** Options for the layout tests. By default a wide slide in a plain theme. */
export function sampleOptions(changes: Partial<LayoutOptions> = {}): LayoutOptions {
  return {
    theme: plainTheme,
    format: 'presentation',
    dimensions: '16x9',
    headerFooter: null,
    fonts: serverFontBook(),
    layoutSequence: null,
    additionalInstructions: null,
    ...changes,
  };
}
