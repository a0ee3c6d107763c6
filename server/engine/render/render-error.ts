/** A file that could not be drawn. `reason` says whose fault: the drawing itself, its thread, its time, a stop. */
export class RenderError extends Error {
  constructor(
    readonly reason: 'failed' | 'crashed' | 'timeout' | 'closed',
    readonly format: 'pptx' | 'pdf',
    detail: string,
  ) {
    super(`Drawing the ${format} ${WORDS[reason]}${detail === '' ? '.' : `: ${detail}`}`);
    this.name = 'RenderError';
  }
}

const WORDS = {
  failed: 'failed',
  crashed: 'ended with its thread',
  timeout: 'took too long',
  closed: 'was given up, because the renderer was closed',
} as const;
