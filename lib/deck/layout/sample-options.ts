import { serverFontBook } from '../fonts/generated-font-book';
import type { LayoutOptions } from '../layout-options';
import { findStandardTheme } from '../themes/all-themes';

/** Options for the tests of the layout: a wide slide in the house theme, unless told otherwise. */
export function sampleOptions(changes: Partial<LayoutOptions> = {}): LayoutOptions {
  return {
    theme: findStandardTheme('proof')!,
    format: 'presentation',
    dimensions: '16x9',
    headerFooter: null,
    fonts: serverFontBook(),
    layoutSequence: null,
    additionalInstructions: null,
    ...changes,
  };
}
