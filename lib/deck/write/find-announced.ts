import type { TextRun } from '../blocks';
import { capitalised } from '../text/capitalised';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';

const OPENING =
  /^(?:(?:here(?:['’]s| is| are| comes)|this is|below (?:is|are)|find below|hier (?:ist|sind|kommt|kommen|die|der|das)|anbei|unten|voici|ci-dessous|aquí (?:está|están|va|van|tenéis|tienes)|os (?:mando|envío)) )?(?:(?:just|only|nur|kurz) )?/iu;
const NOUN =
  /^(?:(?:an?|the|my|our|your|some|eine?n?|die|der|das|meine?|unsere?|une?|le|la|les|el|los|las) )?(?:(?:very |sehr )?(?:quick|short|brief|small|first|latest|kurze[rs]?|kleine[rs]?|schnelle[rs]?|erste[rs]?|neue[sn]?|petite?|bref|brève|breve|rápid[oa]|pequeñ[oa]) )*(?:(?:\p{L}+ )?(?:numbers|figures|results)|summary|update|overview|recap|notes?|minutes|reminder|report|plan|agenda|info(?:rmation)?s?|details?|news|zusammenfassung|update|überblick|übersicht|protokoll|erinnerung|bericht|infos?|informationen|neuigkeiten|notizen|résumé|point|rappel|compte rendu|bilan|programme|resumen|recordatorio|informe|notas|acta|programa) (?:of|on|for|about|from|to|zu[mr]?|über|von|vom|für|aus|der|des|de|du|des|d[’']|sur|pour|del|sobre|para)(?![\p{L}])/iu;
/** Where the purpose or a remark begins. */
const REMARK =
  /\s*(?:[;:!?…(]|,(?=\s)|\.(?=\s|$)|\s[–—-]\s|\s(?:so|so that|because|since|before|in case|as|damit|weil|da|bevor|falls|afin (?:de|que)|pour que|parce que|car|avant|para que|porque|antes)\s)/iu;
const MOST_WORDS = 9;
const LEAST_WORDS = 3;

/**
 * What a line announces, without its purpose: "Quick summary of the offsite" for "quick summary of the offsite so that
 * nobody has to ask twice". Null if it announces nothing.
 */
export function findAnnounced(runs: readonly TextRun[]): TextRun[] | null {
  const text = plainText(runs);
  const start = OPENING.exec(text)?.[0].length ?? 0;
  const rest = text.slice(start);
  const noun = NOUN.exec(rest)?.[0];
  if (noun === undefined) return null;
  const after = rest.slice(noun.length);
  const end = REMARK.exec(after)?.index ?? after.length;
  const words = rest
    .slice(0, noun.length + end)
    .trim()
    .split(/\s+/).length;
  if (end === 0 || words < LEAST_WORDS || words > MOST_WORDS) return null;
  const [first, ...others] = trimRuns(sliceRuns(runs, start, start + noun.length + end));
  return first ? [{ ...first, text: capitalised(first.text) }, ...others] : null;
}
