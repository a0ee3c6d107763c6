import { type OutlineSection, readOutline } from '../read-outline';
import { spacePunctuation } from './space-punctuation';

/** Reads a French outline, which is written with ordinary spaces before its question marks. */
export function readFrenchOutline(text: string): OutlineSection[] {
  return readOutline(spacePunctuation(text));
}
