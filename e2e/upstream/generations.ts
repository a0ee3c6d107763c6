import type { ExportFormat } from '@/lib/contract/enums';

/** How a generation goes on after it was taken. */
export type Plan = {
  /** Looks that find no such generation before it is known. */
  unknownLooks: number;
  /** Milliseconds since its start in which it is not known. */
  unknownMs: number;
  /** Looks that find it unfinished; `Infinity`: it never ends. */
  looks: number;
  /** The state those looks show, one after the other, the last one on; `pending` where there is none. */
  words: readonly string[];
  end: 'completed' | 'failed';
  /** Looks at the completed generation before it shows its export link. */
  linkLooks: number;
  /** The member the link stands in. */
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

/** What a look at it finds; null: not known yet. Counts the look. `url` is the service's own address. */
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
