import type { Callout } from '../blocks';
import type { Flow } from './html/nodes';

/** Callout names in GitHub, Obsidian, Docusaurus and VitePress, and the callout each maps to. */
const CALLOUTS: ReadonlyMap<string, Callout> = new Map([
  ...['note', 'info', 'abstract', 'summary', 'quote', 'example', 'question', 'faq', 'todo', 'details'].map(
    (name): [string, Callout] => [name, 'note'],
  ),
  ...['tip', 'hint', 'success'].map((name): [string, Callout] => [name, 'tip']),
  ['important', 'important'],
  ...['warning', 'warn', 'attention'].map((name): [string, Callout] => [name, 'warning']),
  ...['caution', 'danger', 'error', 'failure', 'bug'].map((name): [string, Callout] => [name, 'caution']),
]);
const SIGN = /^\[!([A-Za-z]+)\][+-]?[ \t]*([^\n]*)(?:\n|$)/;

export function calloutNamed(name: string): Callout | null {
  return CALLOUTS.get(name.toLowerCase()) ?? null;
}

/** Reads the `> [!NOTE] Its title` line that a quote begins with. */
export function signOf(children: readonly Flow[]): { callout: Callout; title: string } | null {
  const [, name = '', title = ''] = SIGN.exec(firstText(children)) ?? [];
  const callout = calloutNamed(name);
  if (!callout) return null;
  return { callout, title: title.trim() || `${name[0]!.toUpperCase()}${name.slice(1).toLowerCase()}` };
}

/** The quote's children without that line. */
export function withoutSign(children: readonly Flow[]): Flow[] {
  const [first, ...rest] = children;
  if (first?.type !== 'paragraph') return [...children];
  const [lead, ...inside] = first.children;
  if (lead?.type !== 'text') return [...children];
  const value = lead.value.replace(SIGN, '');
  const kept = value === '' ? inside : [{ ...lead, value }, ...inside];
  return kept.length === 0 ? rest : [{ ...first, children: kept }, ...rest];
}

function firstText(children: readonly Flow[]): string {
  const [first] = children;
  const [lead] = first?.type === 'paragraph' ? first.children : [];
  return lead?.type === 'text' ? lead.value : '';
}
