import type { TextMode } from '../../contract/enums';
import { isImageUrl } from '../../deck/text/inline/addresses';
import { countWords } from '../../deck/text/letters-and-words';
import { readsLikeRequest } from './reads-like-request';

type Facts = {
  /** Whether the target writes text: a remote service, or an engine with a connected model. */
  writesText: boolean;
  text: string;
  /** What the person chose, and whether the text has been replaced since; null if nothing. */
  chosen?: { textMode: TextMode; isOtherText: boolean } | null;
};

/** A text of more words is somebody's finished text. */
const MOST_PROMPT_WORDS = 150;
/** Longer texts are not counted: 150 words are shorter in every language. */
const MOST_PROMPT_CHARACTERS = 3000;

/**
 * The text mode of a draft: what the person chose, otherwise Generate for a prompt if the target can write, and
 * Preserve for everything else, because nobody's finished text is rewritten unasked. For the same reason Generate is
 * chosen for one text, while the other modes stay like any setting.
 */
export function suggestTextMode({ writesText, text, chosen = null }: Facts): TextMode {
  if (chosen && (chosen.textMode !== 'generate' || !chosen.isOtherText)) return chosen.textMode;
  return writesText && !isFinishedText(text) ? 'generate' : 'preserve';
}

/** Whether a text is the content of a deck, by its structure, pictures or length, rather than a prompt for one. */
export function isFinishedText(text: string): boolean {
  if (text.length > MOST_PROMPT_CHARACTERS || countWords(text) > MOST_PROMPT_WORDS) return true;
  return isStructured(text) || isOnlyPictures(text);
}

const PICTURE = /!\[[^\]\n]*\]\([^()\n]*\)|<img\s[^<>]*>/gi;

/** Pictures without a word are shown as they are: nothing says what a deck about them should say. */
function isOnlyPictures(text: string): boolean {
  const rest = text.replace(PICTURE, '').split(/\s+/);
  return /\S/.test(text) && rest.every((word) => word === '' || isImageUrl(word) || /^\[\]\(\S*\)$/.test(word));
}

const HEADING = /^ {0,3}#{1,6}\s+\S/;
const UNDERLINE = /^ {0,3}(?:={3,}|-{3,})\s*$/;
const ITEM = /^\s*(?:[-*+•–·‣▪]|\d{1,3}[.)]|\[[ xX]\])\s+\S/;
const ROW = /^\s*\|.*\|\s*$|^[^\t]+(?:\t[^\t]+)+$/;
const FENCE = /^ {0,3}(?:```|~~~)/;

/**
 * Whether lines are marked as headings, lists, rows, code or cards. One marked line alone is a title or a remark, and a
 * list below a line that asks for a deck ("Make a deck about bees with:") belongs to the prompt.
 */
function isStructured(text: string): boolean {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (lines.length < 2 || readsLikeRequest((lines[0] ?? '').replace(/:\s*$/, ''))) return false;
  const count = (mark: RegExp) => lines.filter((line) => mark.test(line)).length;
  return [HEADING, UNDERLINE, FENCE].some((mark) => count(mark) > 0) || [ITEM, ROW].some((mark) => count(mark) > 1);
}
