/** Words without meaning of their own, by language (BCP 47). */
const BY_LANGUAGE: readonly (readonly [language: string, words: string])[] = [
  [
    'en',
    `a about above after again against all also although am among an and another any are as at be because been before
    being below between both but by can cannot could did do does doing don done down during each either else ever
    every everybody everyone few for from further get gets had has have having he her here hers herself him himself
    his how however i if in into is it its itself just know let like made make many may me might more most much must
    my myself neither no nobody nor not nothing now of off often on once one only or other our ours out over own per
    please rather same shall she should since so some still such take than that the their theirs them then there
    these they this those though through thus to too toward under until up upon us use used uses very via was we
    well were what when where whether which while who whom whose why will with within without would yet you your
    yours`,
  ],
  [
    'de',
    `aber alle als am an auch auf aus bei bin bis bitte da damit dann das dass dem den der des die dies diese dieser
    dieses doch dort du durch ein eine einem einen einer eines er es euch für gegen hat hatte hier ich ihm ihn ihr
    ihre im in ins ist ja kann kein keine man mehr mein mit muss nach nicht nichts niemand noch nur ob oder ohne
    schon sehr sein seine sich sie sind so sowie um und uns unser unter vom von vor war was weil wenn wer werden wie
    wir wird wo zu zum zur über`,
  ],
  [
    'fr',
    `au aux avec ce ces cette comme dans de des du elle en est et eux il ils je la le les leur leurs lui mais me mes
    moi mon même ne nos notre nous on ont ou où par pas plus pour qu que qui sa sans se ses si son sont sur ta te
    tes toi ton tu un une vos votre vous été être`,
  ],
  [
    'es',
    `al algo como con cual cuya cuyas cuyo cuyos cuando de del desde donde el ella ellos en entre era es esa ese eso
    esta este esto están está fue ha han hay la las le les lo los más me mi mis mucha muchas mucho muchos muy no nos
    nosotros o os otra otro para pero poco por porque puede pueden que quien quiere quieren quiero se ser si sin
    sobre son su sus también tan te tiene todo tu un una uno y ya`,
  ],
  [
    'it',
    `che chi ci con cui da dal dalla degli dei del della delle di e ed era gli ha hanno ho i il io la le lei lo loro
    lui ma mi nel nella noi non per però più quale quando quello questa questo se si sia sono su sua sue sul sulla
    suo tra tu un una uno vi voi`,
  ],
  [
    'nl',
    `aan als bij dan dat de deze die dit door een en er had heeft het hij hoe ik in is je kan maar men met mijn moet
    naar niet nog nu of om onder ons ook op over te tot uit van veel voor waar was wat we wel werd wie wij worden
    zal ze zich zij zijn zo`,
  ],
  [
    'pt',
    `ao aos as até com da das de do dos e ela ele eles em entre essa esse esta este eu foi isso já lhe mais mas me
    mesmo meu minha muito na nas no nos não nós o os ou para pela pelo por quando que quem se sem ser seu sua são só
    também te tem um uma você à`,
  ],
];

const wordsOf = new Map(BY_LANGUAGE.map(([language, words]) => [language, new Set(words.split(/\s+/))]));

/** The same, English first. */
export const STOP_WORD_SETS: readonly ReadonlySet<string>[] = [...wordsOf.values()];

/**
 * Words without meaning of their own, in the languages most texts are written in. Used to find labels, never to drop
 * text.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set([...wordsOf.values()].flatMap((words) => [...words]));

/** Those of one language. Null for a language that is not listed. */
export function stopWordsOf(language: string): ReadonlySet<string> | null {
  return wordsOf.get(language) ?? null;
}
