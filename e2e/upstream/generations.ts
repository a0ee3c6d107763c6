import type { ExportFormat } from '@/lib/contract/enums';

/** How a generation proceeds after it has been accepted. */
export type Plan = {
  /** Status requests answered 404 before it is known. */
  unknownLooks: number;
  /** Milliseconds after its start in which it is not known. */
  unknownMs: number;
  /** Status requests that find it unfinished; `Infinity`: it never ends. */
  looks: number;
  /** The states of those requests, in order, with the last one repeated; `pending` if there are none. */
  words: readonly string[];
  end: 'completed' | 'failed';
  /** Status requests after completion before it shows its export link. */
  linkLooks: number;
  /** The member with the link. */
  linkName: 'exportUrl' | 'pdfUrl' | 'pptxUrl';
};

export const USUAL_PLAN: Plan = {
  unknownLooks: 0,
  unknownMs: 0,
  looks: 1,
  words: [],
  end: 'completed',
  linkLooks: 0,
  linkName: 'exportUrl',
};

export type Generation = {
  id: string;
  plan: Plan;
  cards: number;
  credits: number;
  remaining: number;
  exportAs: ExportFormat | undefined;
  warnings: string[];
  looks: number;
  /** When it was started. */
  at: number;
};

/** The result of a status request; null: not known yet. Counts the request. `url` is the service's own address. */
export function lookAt(generation: Generation, url: string, now: number): Record<string, unknown> | null {
  const { id, plan, credits, remaining, exportAs, warnings, at } = generation;
  if (now - at < plan.unknownMs) return null;
  const look = generation.looks++;
  const seen = look - plan.unknownLooks;
  if (seen < 0) return null;
  if (seen < plan.looks)
    return { generationId: id, status: plan.words[Math.min(seen, plan.words.length - 1)] ?? 'pending' };
  if (plan.end === 'failed')
    return {
      generationId: id,
      status: 'failed',
      error: { message: 'The generation failed', statusCode: 500 },
      credits: { deducted: 0, remaining: remaining + credits },
    };
  const hasLink = exportAs !== undefined && seen - plan.looks >= plan.linkLooks;
  return {
    generationId: id,
    status: 'completed',
    artifactId: artifactOf(id),
    artifactUrl: `${url}/a/${artifactOf(id)}`,
    credits: { deducted: credits, remaining },
    ...(hasLink ? { [plan.linkName]: `${url}/exports/${id}.${exportAs}?signature=${id.length}` } : {}),
    ...(warnings.length > 0 ? { warnings: warnings.join('\n') } : {}),
  };
}

function artifactOf(id: string): string {
  return id.replace(/^gen_/, 'art_');
}
