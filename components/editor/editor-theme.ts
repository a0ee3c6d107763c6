import { EditorView } from '@codemirror/view';

const small = { fontSize: '12px', lineHeight: '16px' } as const;

/** The editor's styles, built from the tokens of `app/globals.css`. */
export const editorTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', fontSize: '14px', lineHeight: '24px', overflowX: 'hidden' },
  '@media (pointer: coarse)': { '.cm-scroller': { fontSize: '16px' } },
  // Uses the native caret and selection: CodeMirror's own are measured on each keystroke, and their blinking animates
  // constantly.
  '.cm-content': { padding: '16px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 24px 0 8px' },
  '.cm-placeholder': { color: 'var(--quiet)', fontSize: '20px', lineHeight: '32px' },
  '.cm-gutters': { backgroundColor: 'transparent', border: 'none', color: 'var(--quiet)' },
  '.cm-cards': { width: '40px' },
  '.cm-cards .cm-gutterElement': {
    ...small,
    lineHeight: '24px',
    textAlign: 'right',
    padding: '0 8px 0 4px',
    fontFamily: "'JetBrains Mono Variable', ui-monospace, monospace",
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-cut': {
    position: 'relative',
    color: 'var(--quiet)',
    fontFamily: "'JetBrains Mono Variable', ui-monospace, monospace",
  },
  '.cm-cut::after': {
    content: '""',
    position: 'absolute',
    left: '44px',
    right: '0',
    top: '12px',
    height: '1px',
    color: 'var(--edge)',
    background: 'repeating-linear-gradient(to right, currentColor 0 6px, transparent 6px 10px)',
    pointerEvents: 'none',
  },
  '.cm-cut-idle::after': { color: 'var(--hairline)' },
  '.cm-cut-gutter': {
    background:
      'repeating-linear-gradient(to right, var(--edge) 0 6px, transparent 6px 10px) no-repeat 0 12px / 28px 1px',
  },
  '.cm-near': {
    ...small,
    marginLeft: '12px',
    color: 'var(--warn)',
    fontFamily: "'Instrument Sans Variable', system-ui, sans-serif",
    userSelect: 'none',
    whiteSpace: 'nowrap',
  },
  '.cm-near button': {
    marginLeft: '8px',
    minWidth: '24px',
    minHeight: '24px',
    padding: '0 8px',
    border: '1px solid var(--edge)',
    borderRadius: '6px',
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
    fontWeight: '500',
  },
  '.cm-near button:hover': { borderColor: 'var(--ink)' },
  '.cm-image-used': { textDecoration: 'underline', textDecorationColor: 'var(--good)', textUnderlineOffset: '3px' },
  '.cm-image-skipped': {
    textDecoration: 'underline wavy',
    textDecorationColor: 'var(--warn)',
    textUnderlineOffset: '3px',
  },
  '.cm-image-used::after, .cm-image-skipped::after': {
    ...small,
    content: 'attr(data-said)',
    display: 'inline-block',
    marginLeft: '8px',
    textDecoration: 'none',
    color: 'var(--good)',
  },
  '.cm-image-skipped::after': { color: 'var(--warn)' },
  '.cm-searchMatch': { backgroundColor: 'color-mix(in srgb, var(--warn) 28%, transparent)' },
  '.cm-searchMatch-selected': { backgroundColor: 'color-mix(in srgb, var(--accent) 36%, transparent)' },
  '.cm-panels': { backgroundColor: 'var(--surface)', color: 'var(--ink)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--hairline)' },
});
