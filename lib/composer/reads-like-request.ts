import { isOrder } from '../deck/write/outline/find-topic';
import { hasNothingToShorten } from './nothing-to-shorten';

/** At most three words before what is asked for, such as "a short" in "a short talk about bees". */
const ASKED_FOR =
  /^(?:\S+\s+){0,3}(?:powerpoint|presentation|pitch(?: ?deck)?|(?:slide ?)?deck|slides?|slideshow|talk|lesson|report|plan|proposal|carousel|web ?page|website|posts?|outline)\s+(?:about|on|for|of|to)\s/i;
const GERMAN_ASKED_FOR =
  /^(?:\S+\s+){0,3}(?:präsentation|vortrag|referat|folien|unterrichtsstunde|bericht|plan|angebot|karussell|webseite|website|posts?|gliederung|pitch(?:deck)?)\s+(?:über|für|zum|zur|von)\s/i;
const FRENCH_ASKED_FOR =
  /^(?:\S+\s+){0,3}(?:présentation|diaporama|exposé|diapositives|diapos|pitch|cours|rapport|plan|devis|carrousel|page web|publications?|posts?|trame)\s(?:\S+\s+){0,2}(?:sur|pour|à propos|au sujet)\s/i;
const SPANISH_ASKED_FOR =
  /^(?:\S+\s+){0,3}(?:presentación|presentacion|diapositivas|exposición|pitch|clase|informe|plan|propuesta|carrusel|página web|publicaci(?:ón|ones)|posts?|esquema)\s(?:\S+\s+){0,2}(?:sobre|para|acerca)\s/i;
/** An order that is also a noun, with no object: "Design principles", not "Design a poster". */
const TITLE = /^(?:design|draft|need|show|do)\s+(?!(?:me|us|an?|the|my|our|some|\d+)\b)/i;
const MARKUP = /^(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|\|)/;

/** Whether a text is one short line that asks for a deck, rather than the content of one. */
export function readsLikeRequest(text: string): boolean {
  if (!hasNothingToShorten(text)) return false;
  const line = text.trim();
  if (MARKUP.test(line)) return false;
  const isOrdered = (['de', 'fr', 'es'] as const).some((language) => isOrder(line, language));
  if (isOrdered || (isOrder(line, 'en') && !TITLE.test(line))) return true;
  return [ASKED_FOR, GERMAN_ASKED_FOR, FRENCH_ASKED_FOR, SPANISH_ASKED_FOR].some((asked) => asked.test(line));
}
