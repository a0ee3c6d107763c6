import type { StoredMessage } from '@/lib/words/stored-messages';
import { englishMessage } from '@/lib/words/stored-messages';
import { REFUSAL_WORDS } from '@/server/guard/fetch-guard/check-address';
import type { ImageKind } from '../../render/read-picture';

/** A picture that the viewer, PPTX and PDF can all draw: PNG or JPEG, upright, of limited size, without metadata. */
export type NormalPicture = { bytes: Uint8Array; mediaType: 'image/png' | 'image/jpeg'; width: number; height: number };

export type DecodableKind = Exclude<ImageKind, 'heic'>;
export type DecodeJob = {
  kind: DecodableKind;
  bytes: Uint8Array;
  /** Timeout in milliseconds, counted from when the picture is sent to a process. */
  deadline: number;
};
export type Decoded = { ok: true; picture: NormalPicture } | { ok: false; code: DecodeFailure };

/** Why a picture was not decoded. The first group comes from the decoder process, the second from its watchdog. */
export const DECODE_FAILURES = {
  damaged: englishMessage('it is damaged'),
  'too-many-pixels': englishMessage('it has more than 40 megapixels'),
  memory: englishMessage('it needs too much memory'),
  'svg-entities': englishMessage('the SVG is too complex; save it as PNG'),
  'svg-elements': englishMessage('the SVG is too complex; save it as PNG'),
  'svg-depth': englishMessage('the SVG is too complex; save it as PNG'),
  'svg-attributes': englishMessage('the SVG is too complex; save it as PNG'),
  'svg-paths': englishMessage('the SVG is too complex; save it as PNG'),
  'svg-embedded': englishMessage('the SVG is too complex; save it as PNG'),
  'svg-complex': englishMessage('the SVG is too complex; save it as PNG'),

  crashed: englishMessage('it is damaged'),
  timeout: englishMessage('it took too long to read'),
  'gave-up': englishMessage('other images in this deck took too long to read'),
  stopped: REFUSAL_WORDS.stopped,
} as const satisfies Record<string, StoredMessage>;
export type DecodeFailure = keyof typeof DECODE_FAILURES;

/** One process that decodes one picture at a time. */
export interface Decoder {
  /** Resolves when it can take a picture; rejects if it cannot be started. */
  readonly ready: Promise<void>;
  /** Whether the process has ended, by `kill` or on its own. */
  readonly isDead: boolean;
  decode(job: DecodeJob): Promise<Decoded>;
  /** Kills the process at once. The picture it is decoding fails with `code`. */
  kill(code: DecodeFailure): void;
  /** Keeps the parent process running while pictures are decoded. `unref` lets it exit. */
  ref(): void;
  unref(): void;
}
