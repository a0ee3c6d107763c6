import 'server-only';
import type { DecodableKind, Decoded, DecodeFailure } from './decoder';
import { type DecoderPool, decoderPool } from './decoder-pool';

/** Timeout (ms) of one picture, from the moment a process has it. */
const DEADLINE = 10_000;
/** For this long (ms) after a deck's first picture, slow pictures are read; later ones get `LEAST` each. */
const PATIENCE = 12_000;
const LEAST = 1500;
/** Total milliseconds of decoder processes for one deck. */
const BUDGET = 30_000;
/** Killed pictures, or milliseconds spent on them, after which the rest of the deck is not tried. */
const MOST_ENDED = 3;
const MOST_WASTED = 12_000;

const ENDED: readonly DecodeFailure[] = ['timeout', 'memory', 'crashed'];
const GAVE_UP: Decoded = { ok: false, code: 'gave-up' };

/** Decodes the pictures of one deck, within a budget. */
export class DeckDecoder {
  private used = 0;
  private ended = 0;
  private wasted = 0;
  private began: number | null = null;
  /** Aborts what is still waiting once the deck has given up, or its patience is over and pictures were killed. */
  private readonly end = new AbortController();

  /** @param signal aborts everything that is decoded for the deck */
  constructor(
    private readonly signal: AbortSignal,
    private readonly pool: Pick<DecoderPool, 'decode'> = decoderPool(),
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether no further picture of the deck is read. */
  get hasGivenUp(): boolean {
    if (this.end.signal.aborted) return true;
    return this.ended >= MOST_ENDED || this.wasted >= MOST_WASTED || this.used >= BUDGET;
  }

  async decode(kind: DecodableKind, bytes: Uint8Array, signal?: AbortSignal): Promise<Decoded> {
    if (this.hasGivenUp) return GAVE_UP;
    this.began ??= this.now();
    const any = AbortSignal.any([this.signal, this.end.signal, ...(signal ? [signal] : [])]);
    const job = { kind, bytes, deadline: () => this.deadline() };
    const { decoded, took } = await this.pool.decode(this, job, any);
    this.used += took;
    if (!decoded.ok && ENDED.includes(decoded.code)) {
      this.ended += 1;
      this.wasted += took;
      const left = this.hasGivenUp ? 0 : PATIENCE - (this.now() - this.began);
      setTimeout(() => this.end.abort(), Math.max(0, left)).unref();
    }
    return !decoded.ok && decoded.code === 'stopped' && this.end.signal.aborted ? GAVE_UP : decoded;
  }

  /** Null if others of the deck have failed by the time it is this picture's turn. */
  private deadline(): number | null {
    if (this.hasGivenUp) return null;
    const elapsed = this.now() - (this.began ?? 0);
    return Math.min(DEADLINE, BUDGET - this.used, Math.max(LEAST, PATIENCE - elapsed));
  }
}
