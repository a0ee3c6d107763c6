import type { Config } from 'tailwindcss';

/**
 * The design tokens. Colours are CSS variables, so that light and dark are defined in one place (`app/globals.css`);
 * every other value is defined here. Classes outside these scales do not exist.
 */
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: 'var(--paper)',
      surface: 'var(--surface)',
      raised: 'var(--raised)',
      veil: 'var(--veil)',
      sunk: 'var(--sunk)',
      ink: 'var(--ink)',
      quiet: 'var(--quiet)',
      hairline: 'var(--hairline)',
      edge: 'var(--edge)',
      accent: 'var(--accent)',
      'accent-strong': 'var(--accent-strong)',
      'on-accent': 'var(--on-accent)',
      good: 'var(--good)',
      warn: 'var(--warn)',
      bad: 'var(--bad)',
      segment: 'var(--segment)',
      remote: 'var(--remote)',
      'remote-edge': 'var(--remote-edge)',
      'on-remote': 'var(--on-remote)',
    },
    fontFamily: {
      sans: ["'Instrument Sans Variable'", "'Instrument Sans Stand-in'", 'system-ui', 'sans-serif'],
      mono: ["'JetBrains Mono Variable'", 'ui-monospace', 'monospace'],
    },
    fontSize: {
      12: ['0.75rem', { lineHeight: '1rem' }],
      13: ['0.8125rem', { lineHeight: '1.25rem' }],
      14: ['0.875rem', { lineHeight: '1.25rem' }],
      16: ['1rem', { lineHeight: '1.5rem' }],
      20: ['1.25rem', { lineHeight: '1.75rem', letterSpacing: '-0.01em' }],
      28: ['1.75rem', { lineHeight: '2.25rem', letterSpacing: '-0.02em' }],
      40: ['2.5rem', { lineHeight: '2.75rem', letterSpacing: '-0.03em' }],
    },
    borderRadius: { none: '0', control: '6px', card: '10px', full: '9999px' },
    boxShadow: {
      none: 'none',
      /** Only for preview cards and overlays. */
      card: 'var(--card-shadow)',
    },
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
    transitionTimingFunction: { DEFAULT: 'cubic-bezier(0.2, 0, 0, 1)' },
    transitionDuration: { DEFAULT: '140ms' },
  },
} satisfies Config;
