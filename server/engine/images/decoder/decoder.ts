import type { Kept } from '@/lib/words/say-kept';
import { inEnglish } from '@/lib/words/say-kept';
import { REFUSAL_WORDS } from '@/server/guard/fetch-guard/refusal-words';
import type { ImageKind } from '../image-kind';

/** A picture that viewer, PPTX and PDF can all draw: PNG or JPEG, upright, of limited size, nothing but pixels. */
export type NormalPicture = { bytes: Uint8Array; mediaType: 'image/png' | 'image/jpeg'; width: number; height: number };

export type DecodableKind = Exclude<ImageKind, 'heic'>;
export type DecodeJob = {
  kind: DecodableKind;
  bytes: Uint8Array;
  /** Milliseconds from the moment it is sent to a process. */
  deadline: number;
};
export type Decoded = { ok: true; picture: NormalPicture } | { ok: false; code: DecodeFailure };

/** Why a picture was not decoded. The first group comes from the decoder process, the second from what watches it. */
export const DECODE_FAILURES = {
  damaged: inEnglish('the picture is damaged'),
  'too-many-pixels': inEnglish('the picture has more than 40 megapixels'),
  memory: inEnglish('the picture takes too much memory to read'),
  'svg-entities': inEnglish('the SVG file declares entities'),
  'svg-elements': inEnglish('the SVG has more than 50,000 elements'),
  'svg-depth': inEnglish('the SVG is nested too deeply'),
  'svg-attributes': inEnglish('the SVG has attributes that are too long'),
  'svg-paths': inEnglish('the SVG has too much path data'),
  'svg-embedded': inEnglish('the SVG embeds more than 100 pictures'),
  'svg-complex': inEnglish('the SVG is too complex to draw'),

  crashed: inEnglish('the picture could not be read'),
  timeout: inEnglish('the picture took too long to read'),
  'gave-up': inEnglish('other pictures in this deck took too long to read'),
  stopped: REFUSAL_WORDS.stopped,
} as const satisfies Record<string, Kept>;
export type DecodeFailure = keyof typeof DECODE_FAILURES;

/** One process that decodes one picture at a time. */
export interface Decoder {
  /** Resolves when it can take a picture; rejects when it cannot be started. */
  readonly ready: Promise<void>;
  /** Whether it ended, by itself or by `kill`. */
  readonly isDead: boolean;
  decode(job: DecodeJob): Promise<Decoded>;
  /** Ends it at once, whatever it is doing; the picture it is decoding fails with `code`. */
  kill(code: DecodeFailure): void;
  /** Keeps the program running while pictures are decoded, and lets it end while none are. */
  ref(): void;
  unref(): void;
}
