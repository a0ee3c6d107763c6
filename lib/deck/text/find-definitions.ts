import type { Block, TextRun } from '../blocks';
import { mapRuns, runsOfBlock } from './block-text';
import { pushRun } from './text-runs';

/**
 * The reference definitions of a whole text, by label: `[label]: address`. `notes`: the labels of its footnotes
 * (`[^label]: text`).
 */
export type SourceDefinitions = {
  lines: ReadonlyMap<string, string>;
  used: ReadonlySet<string>;
  notes: ReadonlySet<string>;
};

const DEFINITION = /^ {0,3}\[(?!\^)((?:[^[\]\\]|\\.){1,200})\]:[ \t]*\S/;
const NOTE = /^[ \t>]*\[\^([^\]\s]{1,200})\]:/;
const LABEL = /\[((?:[^[\]\\\n]|\\.){1,200})\](?!:)/g;

/** Finds definitions before the text is split into chunks, because a link may be far from its definition. */
export function findDefinitions(lines: readonly string[]): SourceDefinitions {
  const found = new Map<string, string>();
  const notes = new Set<string>();
  for (const line of lines) {
    const note = line.includes(']:') ? NOTE.exec(line)?.[1] : undefined;
    if (note !== undefined) notes.add(normalLabel(note));
    const label = line.includes(']:') ? DEFINITION.exec(line)?.[1] : undefined;
    if (label !== undefined && !found.has(normalLabel(label))) found.set(normalLabel(label), line);
  }
  const used = new Set<string>();
  if (found.size > 0)
    for (const line of lines)
      for (const [, label = ''] of line.matchAll(LABEL))
        if (found.has(normalLabel(label))) used.add(normalLabel(label));
  return { lines: found, used, notes };
}

/** Whether a line is a link definition, which isn't shown as text. */
export function isDefinitionLine(line: string): boolean {
  return line.includes(']:') && DEFINITION.test(line);
}

/** The definition lines that a chunk's labels need. */
export function definitionsFor(lines: readonly string[], { lines: known }: SourceDefinitions): string[] {
  if (known.size === 0) return [];
  const needed = new Set<string>();
  for (const line of lines)
    for (const [, label = ''] of line.matchAll(LABEL)) {
      const definition = known.get(normalLabel(label));
      if (definition !== undefined) needed.add(definition);
    }
  return [...needed];
}

/** An address, or the `[//]: # (…)` of comments. */
const ADDRESS = /\]:[ \t]*(?:<|#|\.{0,2}\/|\w+:\S)/;

/** Whether a line looks like a definition but must be kept as text: no link uses it, and it has no address. */
export function isUnusedDefinition(line: string, definitions: SourceDefinitions): boolean {
  const label = DEFINITION.exec(line)?.[1];
  return label !== undefined && !definitions.used.has(normalLabel(label)) && !ADDRESS.test(line);
}

function hasNote(label: string, { notes }: SourceDefinitions): boolean {
  return notes.has(normalLabel(label));
}

export function normalLabel(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Shows footnote marks whose footnote is not in the text as they were written, such as `[^0-9]`. */
export function withoutLooseMarks(block: Block, definitions: SourceDefinitions): Block {
  const isLoose = ({ note }: TextRun): boolean => note !== undefined && !hasNote(note, definitions);
  if (!runsOfBlock(block).some((runs) => runs.some(isLoose))) return block;
  return mapRuns(block, (runs) => {
    const out: TextRun[] = [];
    for (const run of runs) {
      const { text, note, ...style } = run;
      if (isLoose(run)) pushRun(out, `[^${note}]`, style);
      else pushRun(out, text, note === undefined ? style : { ...style, note });
    }
    return out;
  });
}
