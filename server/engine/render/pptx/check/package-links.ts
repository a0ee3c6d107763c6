import type { ReadElement } from './read-xml';

/** The parts of a package by name, raw and parsed. */
export type Parts = ReadonlyMap<string, Uint8Array>;
export type ParsedParts = ReadonlyMap<string, ReadElement>;

type Relationship = { id: string; type: string; target: string; external: boolean };

export function relationshipsOf(xml: ParsedParts, part: string): Relationship[] {
  const cut = part.lastIndexOf('/') + 1;
  const root = xml.get(`${part.slice(0, cut)}_rels/${part.slice(cut)}.rels`);
  return (root?.children ?? []).map(({ attributes }) => {
    const type = attributes.get('Type') ?? '';
    return {
      id: attributes.get('Id') ?? '',
      type: type.slice(type.lastIndexOf('/') + 1),
      target: attributes.get('Target') ?? '',
      external: attributes.get('TargetMode') === 'External',
    };
  });
}

export function resolveTarget(part: string, target: string): string {
  return new URL(target, `file:///${part}`).pathname.slice(1);
}
