import { type OutlineSection, readOutline } from '../read-outline';
import { typesetFrench } from './typeset-french';

/** Reads a French outline, which is written with ordinary spaces before its question marks. */
export function readFrenchOutline(text: string): OutlineSection[] {
  return readOutline(typesetFrench(text));
}
