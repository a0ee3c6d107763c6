import { capitalised } from '../text/letters';

const words = (list: string): string =>
  list
    .trim()
    .split(/\s*[|\n]\s*/)
    .join('|');

/** Time and the text itself need nothing before them: "This year …", "This policy …". */
export const EN_NOW =
  '(?! (?:year|quarter|month|week|morning|afternoon|evening|spring|summer|autumn|winter|report|paper|policy|agreement|document|guide|study|page|note|article|talk|presentation|deck|proposal|plan|text)(?![\\p{L}]))';
export const DE_NOW =
  '(?! (?:Jahr(?:es)?|Quartals?|Monats?|Woche|Frühjahr|Sommer|Herbst|Winter|Bericht|Dokument|Vertrag|Vereinbarung|Studie|Arbeit)(?![\\p{L}]))';

const PRONOUNS = words(`
  It|They|He|She|Its|Their|His|Her|Neither
  Er|Sie|Es(?! (?:gibt|gab|wurden?|geht|fehl\\p{L}*|sind|waren|ist|war) )|Ihre?[rnms]?|Ihn|Ihnen|Seine?[rnms]?|Deren|Dessen|Denen
  Ils?|Elles?|Leurs?|Él|Ell[ao]s?|Sus?
`);

/** Demonstratives and conjunctions. They also refer to what is before their paragraph. */
const CONNECTIVES = words(`
  This${EN_NOW}|That|These|Those|Such|Both
  (?:One|None|Some|Most|Many|All|Each|Half|Part) of (?:them|these|those|it|this|that)
  The (?:latter|former|others?|other half|same|rest|remaining|remainder)|The (?:first|second|third|last|next|other) ones?|Another
  The (?:second|third|fourth|fifth|other|cheapest|largest|smallest)(?=,|\\s(?:is|was|costs?|has|had|did|does|would) )
  (?:The (?:first|second|third) (?:kind|type|sort|group)|(?:Die|Der) (?:erste|zweite|dritte) (?:Art|Sorte|Gruppe|Typ))
  (?:Older|Newer|Earlier|Later) (?:versions?|models?|editions?|releases?)
  (?:Der|Die|Das) (?:zweite|dritte|vierte|andere|günstigste|größte|kleinste)(?=,|\\s(?:ist|war|kostet|hat|hatte|wird|würde) )
  (?:Le|La) (?:second|seconde|deuxième|troisième|quatrième)(?=,|\\s(?:est|était|coûte|a|avait|n['’]a) )
  (?:El|La) (?:segund[oa]|tercer[oa]|cuart[oa]|otr[oa])(?=,|\\s(?:es|era|cuesta|tiene|tenía|no) )
  The (?:new|old|original|previous|revised) (?:date|deadline|price|target|version|figure|limit|rules?|estimate|total)
  Second(?:ly)?|Third(?:ly)?|Fourth(?:ly)?|Finally|Lastly|Then|Also|However|But|And|So|Or|Nor|Yet|Therefore|Thus|Hence
  Still|Instead|Otherwise|Nevertheless|Nonetheless|Moreover|Furthermore|Besides|Meanwhile|Consequently|Similarly|Likewise
  Conversely|Accordingly|Afterwards|As a result|(?:In|By) contrast|On the other hand|Even so|For (?:example|instance)|In addition
  In other words|In particular|(?:Because of|Despite|In spite of|After|Since|Before|With) (?:this|that|these|those|them|it)
  Since then|Until then|By then|Together(?=,|\\sthey|\\sthese|\\swith (?:it|them))
  Dies|Diese[rnms]?${DE_NOW}|Jene[rnms]?|Solche[rnms]?|Beide
  Das(?= (?!\\p{Ll}+e )(?!(?:vo[nm]|i[nm]|a[nm]|an|auf|aus|zum?|zur|bei|seit|für|mit|durch|rund|nur|erst|sehr|so|ganz) )\\p{Ll})
  (?:An|Auf|Aus|Bei|Durch|Für|Gegen|In|Mit|Nach|Ohne|Trotz|Über|Unter|Von|Zu|Zwischen) (?:ihm|ihn|ihr|ihnen|sie|diese[rnms]?|denen)${DE_NOW}
  Der Rest|Die andere Hälfte|Andererseits|Demgegenüber|Infolgedessen|Andernfalls|Ansonsten|Dem|Zweitens|Drittens|Viertens|Außerdem|Auch|Aber|Doch|Dann|Deshalb|Daher|Darum|Deswegen|Dennoch|Trotzdem|Dagegen
  Dafür|Dabei|Dazu|Dadurch|Damit|Danach|Daran|Darauf|Daraus|Darin|Darüber|Darunter|Davon|Davor|Hierzu|Hierfür|Hierbei
  Zugleich|Gleichzeitig|Allerdings|Jedoch|Hingegen|Stattdessen|Sonst|Somit|Folglich|Ferner|Zudem|Hinzu|Zum Beispiel|Und
  Oder|Denn|Seitdem|Dort|(?:Grund|Ursache|Anlass) (?:dafür|dazu|hierfür|war|ist)
  Ce|Cela|Ceci|C['’]est|Cette(?! (?:année|semaine))|Ces|Deuxièmement|Troisièmement|Ensuite|Mais|Enfin|Cependant|Pourtant
  Toutefois|Néanmoins|En revanche|Par contre|D['’]autre part|L['’]autre moitié|C['’]est pourquoi|Sinon|Donc|Ainsi|Alors|Puis|De plus|En outre|Par exemple|Par conséquent
  Est[eoa]s?(?! (?:mes|año|semana|verano|otoño|invierno|primavera))|Es[eo]s?|Ambos|Segundo|Tercero|Pero|También|Luego
  Además|Sin embargo|No obstante|En cambio|Por otro lado|Por otra parte|La otra mitad|La mitad(?! de )|El resto(?! de )|En consecuencia|De lo contrario|Así que|Por eso|Por (?:lo )?tanto|Por ejemplo|Así|Entonces
  Allí|Ahí|Ello
`);

const END = String.raw`(?=[\s,;:]|['’](?:s|re|ll|d|ve)(?!\p{L}))`;
const CONNECTS = new RegExp(`^(?:${CONNECTIVES})${END}`, 'u');
const REFERS = new RegExp(`^(?:${PRONOUNS})${END}`, 'u');

/** Hasty notes have no capitals. "IT" and "US" are no pronouns. */
const startOf = (sentence: string): string => capitalised(sentence.slice(0, 60));

/** Whether a sentence continues what is before it, even across paragraphs: "However, …", "This means …". */
export function connects(sentence: string): boolean {
  return CONNECTS.test(startOf(sentence));
}

/** Whether a sentence refers to the one before it: "It …", "However, …". */
export function goesOn(sentence: string): boolean {
  return connects(sentence) || refers(sentence);
}

/** Whether a sentence begins with a pronoun. */
export function refers(sentence: string): boolean {
  return REFERS.test(startOf(sentence));
}

const MARKS: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/„/g, /[“”"]/g],
  [/“/g, /”/g],
  [/«/g, /»/g],
];

/** Whether a quotation that a text begins is still open at its end. */
export function isQuoteOpen(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  const marks = MARKS.find(([open]) => count(open) > 0);
  return marks ? count(marks[0]) > count(marks[1]) : count(/"/g) % 2 === 1;
}
