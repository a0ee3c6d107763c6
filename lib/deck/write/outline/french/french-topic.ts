import type { OutlineKind } from '../outline-kind';
import { type SubjectWords, subjectFrom, type TopicRules } from '../topic-rules';

const POLITE =
  /^(?:bonjour|salut|merci de|s[’']il (?:vous|te) pla[iî]t|svp|stp|(?:peux[- ]tu|pouvez[- ]vous|pourriez[- ]vous|pourrais[- ]tu)(?: (?:me|nous)(?=\s))?|j[’']aimerais(?: que (?:tu|vous))?|je voudrais|je souhaite(?:rais)?|aidez?[- ]moi à)[\s,!]+/i;
const FORMS =
  '(?:pr[ée]sentations?|diaporama|power ?point|ppt|expos[ée]|diapositives?|diapos?|slides?|deck|document|page web|site(?: web| internet)?|carrousel|publications?|posts?|support(?: visuel)?|trame)';
/** An infinitive can also be the subject, as in "Créer un jardin partagé". */
const ORDER = new RegExp(
  String.raw`^(?:(?:(?:m[’']|me |nous )?(?:cr[ée]e|cr[ée]ez|fais|faites|r[ée]dige|r[ée]digez|pr[ée]pare|pr[ée]parez|g[ée]n[èée]re|g[ée]n[ée]rez|con[çc]ois|[ée]cri(?:s|vez)|r[ée]alise|r[ée]alisez|construi(?:s|sez)|donne|donnez|montre|montrez|expliquez?|pr[ée]sentez?|parlez?[- ](?:moi|nous) d(?:e|es|u))|il (?:me|nous) faut|j[’']ai besoin(?= d)|nous avons besoin(?= d)|je veux|on veut|(?:je dois|nous devons|on doit|il faut que je|j[’']ai à) (?:faire|pr[ée]parer|r[ée]diger|[ée]crire|cr[ée]er|pr[ée]senter|donner|prononcer))(?:[- ](?:moi|nous))?|(?:cr[ée]er|faire|r[ée]diger|pr[ée]parer|g[ée]n[ée]rer|concevoir|[ée]crire|r[ée]aliser)(?=\s[^.!?]{0,30}\b${FORMS}))\s+`,
  'iu',
);
const QUALITIES = String.raw`(?:(?:courte?|petite?|simple|br[èe]ve|belle|beau|professionnelle?|linkedin|instagram|facebook|powerpoint|de|en|avec|\d+|minutes?|pages?|diapositives?|diapos?|slides|cartes?)\s+)*`;
const ABOUT = String.raw`(?:(?:portant )?sur|concernant|à propos (?:de(?=\s)|(?=du|des|d['’]))|au sujet (?:de(?=\s)|(?=du|des|d['’]))|(?:qui )?expliqu(?:e|ant)|intitulée?s?|:)`;
/** "des parents" and "nos bénévoles" are readers, not a subject. */
const READERS =
  "(?:(?:les?|la|des|une?|nos|notre|mes|vos|tous les|jeunes|nouveaux|nouvelles|futurs)\\s+)*(?:l[’']équipe|parents|investisseurs|élèves|étudiant\\p{L}*|enfants|débutants|clients|équipes?|collègues|salariés|employés|bénévoles|membres|adhérents|enseignants|professeurs|managers|direction|conseil|comité|classe|public|utilisateurs|patients|habitants|jeunes|seniors|adultes|tous|arrivants|collaborateurs|familles|\\d)";

const WORDS: SubjectWords = {
  form: new RegExp(
    String.raw`^(?:d[’']une?\s+|(?:une?|des|la|les?|ma|mon|notre)\s+|d[’'])?${QUALITIES}${FORMS}(?:\s+${QUALITIES}|(?=:))(?:(?:pour|à)\s+(?=[^.!?]{2,40}\s(?:sur|à propos|au sujet)\s)[^.!?]{2,40}?\s+)?(?:${ABOUT}\s*|pour\s+(?!${READERS}(?!\p{L})))`,
    'iu',
  ),
  ofForm: new RegExp(String.raw`^(?:d[’']une?|une?|ma|la)\s+${QUALITIES}${FORMS}\s+(?=d(?:e|u|es)\s|d[’'])`, 'iu'),
  about: /^(?:[^.!?:]|\.(?=\S))*?\s(?:sur|à propos de|au sujet de|autour de)\s+(.+)/iu,
  follows: /^\s*(?::\s*|\spour\s+)(\S.*)$/u,
  ofThing: /^\s+(d(?:e|u|es)\s.+|d[’'].+)$/iu,
  readers: new RegExp(`^${READERS}(?!\\p{L})`, 'iu'),
  explainedTo: new RegExp(`^((?:expliquez?|pr[ée]sentez?)\\s.{3,80}?)\\sà(?=\\s${READERS}(?!\\p{L}))`, 'iu'),
  explainedFor: '$1 pour',
};

/** Indefinite articles go; a title keeps "le", "la" and "notre", which are natural there. */
function withoutIndefinite(text: string): string {
  return text.replace(/^(?:une?|des)\s+(?=\p{L})/iu, '');
}

/** "du projet" as a title is "le projet", and "d’un sac" is "sac". */
function withoutOf(text: string): string {
  return withoutIndefinite(
    text
      .replace(/^du\s/i, 'le ')
      .replace(/^des\s/i, 'les ')
      .replace(/^(?:de\s|d[’'](?=une?\s)|d[’'])/i, ''),
  );
}

export const FRENCH_TOPIC_RULES: TopicRules = {
  polite: POLITE,
  order: ORDER,
  clause:
    /(?<!\bvs)\.(?=\s|$)|\s\((?=[^()]*[\d,][^()]*\)[.!]?$)|[!?;\n]|\s?:(?=\s|$)|,\s|\s[–—-]\s|\s(?:(?:en|avec|sur|de) \d+ (?:diapositives?|diapos?|slides|cartes?|pages?|publications?|posts?|minutes?)|qui \p{L}+|afin d|y compris|parce qu)(?!\p{L})/iu,
  question:
    /^(?:(?:c[’']est quoi|à quoi|comment|pourquoi|qu[’']est-ce|qu[ei]|quand|où|combien|quels?|quelles?|est-ce|faut-il|peut-on|doit-on)(?:\s|[’'])[^.!?:;\n]+|[^.!?:;\n]+\p{L}-(?:t-)?(?:ils?|elles?|on|nous)(?!\p{L})[^.!?:;\n]*)\?$/iu,
  mostWords: 13,
  dangling: /(?:[\s,]+(?:de|du|des|d[’']|les?|la|l[’']|et|à|aux?|en|pour|sur|avec|dans|par|une?|qui|que))+$/iu,
  subject: (text: string, kind: OutlineKind, isWhole: boolean) =>
    subjectFrom(text, kind, isWhole, { rules: FRENCH_TOPIC_RULES, words: WORDS, withoutIndefinite, withoutOf }),
};
