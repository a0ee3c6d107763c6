import { DE_NOW, EN_NOW } from './goes-on';

/**
 * Finds references inside the first clause of a sentence: "If that worker died, …", "With 600 notifications a second it
 * became …". Later clauses mostly refer to the first. A wrong finding only keeps one more sentence, while an overlooked
 * one leaves a sentence about something else.
 */
export function refersBack(sentence: string): boolean {
  const start = sentence.slice(0, MOST_LETTERS);
  const end = start.search(CLAUSE_END);
  const clause = end === -1 ? start : start.slice(0, end + 1);
  return (
    PATTERNS.some((pattern) => pattern.test(clause)) ||
    / (?:until|since|by) then\.?$/u.test(start) ||
    namesPlaceBefore(start, clause)
  );
}

/** The first clause is searched up to this many characters. */
const MOST_LETTERS = 200;
/** Short introductory phrases with a comma belong to the clause after them: "In 2022, it lent …". */
const CLAUSE_END = /(?<=^[^,]{24,200}),\s|[;:]\s|\s[–—(]/u;

const PATTERNS: readonly RegExp[] = [
  // "If it begins after June", "In that case", "When these arrive".
  new RegExp(
    `^(?:If|When|Whenever|Once|Because|Since|While|Although|Though|Until|After|Before|As|Unless|Where|Whether|With|Without|In|At|On|By|For|From|To|Of|Under|Over|Within|During|Through|Like|Unlike|Beyond|Against|Around|About|Beside|Behind) (?:(?:it|they|them|he|she|that|those|such|there)(?=[ ,])|th(?:is|ese)${EN_NOW}(?= ))(?! (?:is|are|was|were) (?:no|a|an|not|nothing)(?= ))`,
    'u',
  ),
  // "With 600 notifications a second it became".
  /^(?:With|Without|At|In|On|By|From|For|After|Before|Under|Over|During|Through|Until|Since|Today|Now|Later|Soon|Last|Only)(?: [^\s,]{1,30}){1,7},? (?<!(?:^|[ ,])(?:and|or|but|until|that|if|when|because|since|while|before|after|as|so|where|which|how|what|why|whether|although|though|than|of|to),? )(?:it|they|he|she) (?!(?:is|was) (?:clear|likely|possible|important|hard|easy|difficult|necessary|time|raining)(?= |$))\p{Ll}/u,
  // "Tom would rather have two.", "Scrapping would have cost 400,000.", "31 statt 6", "… until then."
  /(?:^| )(?:have|had|has|want|wants|need|needs|prefer|prefers|chose|bought|got|gets|is|was|are|were) (?:one|two|three|four|five|six|more|less|fewer|none)\.?$/u,
  /^(?:[\p{L}\d’'-]{1,24} ){1,5}would(?: only| not)? have (?:cost|taken|needed|been|meant|saved)(?= )/u,
  /\d (?:instead of|statt|au lieu de|en lugar de) [\d.,]+\.?$/u,
  / one and not the other(?= )/u,
  // "We fixed it", "Only 9% said they would not use it". "You" and "I" refer to people outside the text.
  /^(?:I|We|You|Nobody|No one|Everyone|Everybody|Somebody|Someone|Only|Just|About|Nearly|Almost|Some|Most|Many|Few|All)(?: (?!(?:the|an?|our|my|your|every|each|and|or)\b)[\p{Ll}\d%’'.,]{1,24}){1,6} (?:it|them|they|him)(?=[\s.,;:!?]|$)/u,
  // "Samuel supports it if …", "Open them at the table", but not "This makes it possible to …".
  /^(?:(?!(?:It|They|He|She|and|or|but|that|if|when|because|which|who|whose|as|than|where|while|of|unless|until|so)(?= ))[\p{L}\d’'-]{1,24} ){1,6}(?:it(?! (?:easy|easier|possible|impossible|hard|harder|clear|simple|simpler|difficult|necessary|worth|is (?:clear|likely|possible|important|hard|easy|difficult|necessary|time))(?= ))|them|him)(?=[ .,;:!?])/u,
  /^[^.]{1,80} (?:gave|asked|showed|sent|offered|paid|helped) (?:him|them)(?= )/u,
  // "Claims above 2,500 euros are also approved by …", "Tobias agrees; …".
  /^(?:[\p{L}\d’',.%€$£-]{1,24} ){1,7}also (?=\p{L})/u,
  /^(?:\p{L}[\p{L}’'-]* ){1,4}(?:dis)?agree[sd]?(?=[;.,])/u,
  // "… covers some of this", "… found none". "Those who" and "this year" need nothing before them.
  new RegExp(`[\\p{L}\\d%] th(?:is${EN_NOW}|ese|ose(?! (?:who|whom|that|which|with|of|in)(?= )))(?=[ .,;:!?]|$)`, 'u'),
  /\p{Ll} (?:found|saw|had|has|have|was|were|is|are|with) (?:none|neither|both)(?=[.,;:!?]|$)/u,
  /(?:^| )such (?:an?|\p{Ll}+)(?= )(?<!such as)/u,
  // "Wenn sie ausfällt", "Heute kostet es", "Wir haben dafür eine Reserve".
  /^(?:Wenn|Falls|Weil|Da|Sobald|Obwohl|Solange|Bis|Nachdem|Bevor|Während|Ob|Heute|Inzwischen|Seither|Bisher|Nun|Jetzt|Damals|Zunächst|Später|Früher|Nur|Ich|Wir|Man|Niemand|Alle|Viele|Einige|Manche)(?: (?!und |oder |dass )[\p{Ll}\d%]{1,24}){0,3} (?<!(?:gibt|gab|geht|heißt|dass) )(?:er|sie|es(?! (?:gibt|gab|geht|heißt)(?= |$))|ihn|ihm|ihnen|dies(?:e[rnms]?)?(?! (?:Jahr|Quartal|Monat|Woche)(?!\p{Ll}))|das(?! (?:\p{Ll}+ ){0,2}\p{Lu}))(?=[\s.,;:!?]|$)/u,
  // "Für das Pflegeheim ist das entscheidend", "In Kiel wurde sie umgebaut".
  /^(?:Mit|Bei|Beim|In|Im|Am|An|Auf|Seit|Nach|Vor|Ab|Bis|Von|Vom|Durch|Für|Gegen|Über|Unter|Zwischen|Ohne|Laut|Trotz|Wegen|Zum|Zur|Zu)(?: [^\s,]{1,40}){1,6} \p{Ll}{3,24} (?<!(?:und|oder|als|wie|dass|gibt|gab|geht) )(?:er|sie|dies|das(?! (?:\p{Ll}+ ){0,2}\p{Lu}))(?=[\s.,;:!?]|$)/u,
  // "Wir haben dafür eine Reserve". Before a comma these words announce a clause: "dafür, dass …".
  /\p{L} (?:dafür|dabei|dazu|dadurch|damit|danach|daran|darauf|daraus|darin|darüber|darunter|davon|davor|dagegen|hierfür|hierzu|hierbei)(?= |[.!?;:]|$)/u,
  new RegExp(`\\p{L} (?:diese[rnms]?${DE_NOW}|solche[rnms]?|jene[rnms]?)(?= )`, 'u'),
  // "S’il commence après juin", "Dans ce cas", "En 2024, elle a prêté".
  /^(?:S['’]|Lorsqu['’]|Puisqu['’]|Tant qu['’]|Dès qu['’]|(?:Si|Quand|Comme|Lorsque) )(?:il(?! (?:y a|faut|fait|s['’]agit)(?= ))|ils|elles?|cela|ce(?:t|tte|s)?) /u,
  /^(?:Dans|Avec|Pour|Par|Sur|Sous|À|De|Après|Avant|Malgré|Sans|Selon) (?:cela|ceci|celui-ci|celle-ci|ceux-ci|celles-ci|ce(?:t|tte|s)?(?! (?:année|mois|semaine|document|rapport|jour)(?!\p{L})))(?= |,)/u,
  // "Le maire ne l’a jamais présentée"
  /^(?:(?!(?:que|qui|dont)(?= ))[\p{L}’'-]{1,24} ){1,5}(?:ne )?l[’'](?:a|ai|as|ont|avait|avaient|avons|avez) /u,
  // "Cuesta 4.000 euros": a verb without its subject.
  /^(?:No )?(?:[Cc]uestan?|[Tt]ienen?|[Pp]idi(?:ó|eron)|[Dd]uran?|[Mm]iden?|[Pp]esan?|[Ss]irven?|[Ss]on|[Ff]ue(?:ron)?|[Ee]ran?|[Cc]ost(?:ó|aron)|[Nn]ecesitan?|[Ll]leg(?:ó|aron)|[Dd]ebe[n]?|[Pp]uede[n]?|[Hh]a|[Hh]an|[Ee]stán?)(?! que )(?= )/u,
  /^(?:Avec|Dans|En|À|Au|Aux|Pour|Depuis|Après|Pendant|Sans|Malgré|Selon|Par|Avant)(?: [^\s,]{1,30}){1,6}, (?:il(?! (?:y a|faut|fait|s['’]agit)(?= ))|ils|elles?|cela|ce) /u,
];

/** Times with the same prepositions as places. */
const TIME =
  '\\d|Jan|Feb|Mar|Mär|Apr|May|Mai|Ju[nl]|Aug|Sep|O[ck]t|Nov|De[cz]|Sommer|Winter|Herbst|Frühjahr|Frühling|Jahr|summer|winter|spring|autumn|été|hiver|automne|printemps';
/** A place that the sentence itself names before "there", "dort" or "y". */
const PLACE = new RegExp(
  `(?:^|[\\s(])(?:in|at|on|to|into|near|from|inside|im|am|an|auf|bei|beim|zum|zur|nach|aus|vom|dans|à|au|aux|chez|sur|en) (?:(?:the|an?|our|de[rmn]|die|das|eine[rmn]?|la|les?) )?(?!${TIME})\\p{L}`,
  'iu',
);
const THERE =
  /\p{L} (?<!(?:here and|out|over|up|down|is|are|was|were|will|would|do|does|did|be|has|had|that|if|and|but|when|because|where|think|thought|said|says|know) )there(?! (?:is|are|was|were|will be|would be|has|have|had|can be|could be|may be|might be|must be|should be|remain|exist|to be|being|seem)(?:s|ed)?(?!\p{L}))(?!['’])(?=[\s.,;:!?]|$)/u;
const DORT = /\p{L} dort(?=[\s.,;:!?]|$)/u;
const Y =
  /(?:^| )(?:(?:je|tu|elle|on|nous|vous|ils|elles|qui) (?:n['’]|s['’])?|(?:n|s|l)['’])y (?!a |avait |aura |aurait |ait |eut )\p{Ll}/iu;

function namesPlaceBefore(start: string, clause: string): boolean {
  const at = [THERE, DORT, Y].map((pattern) => clause.search(pattern)).find((found) => found !== -1);
  return at !== undefined && !PLACE.test(start.slice(0, at + 1));
}
