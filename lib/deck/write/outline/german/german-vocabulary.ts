const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Words of short prompts that no other language here has. */
const SURE = list(
  `schule bienen vulkane delfine schlaf umwelt urlaub ferien ausflug wochenende mitarbeiter mitarbeitende kolleginnen
  umsatz küche ostern weihnachten wandern tiere hunde katzen pferde vögel pflanzen blumen bäume erde mittelalter
  weltkrieg eltern schüler schülerinnen großeltern hilfe heizung solaranlage werkzeug rezepte gemüse frühstück
  abendessen bücher backen kochen energien energiesparen ägypten gemeinde beantragen kaufen verkaufen mieten bauen
  wechseln gesunde gesunder geschichte präsentation vortrag referat folien apotheke apotheken lieferdienst verkauf einkauf
  kündigung steuern vertrag mietvertrag hochwasser feuerwehr bibliothek spielplatz schwimmbad fahrrad fußball zähne
  gefühle pubertät gewalt rechtschreibung bruchrechnen nebenkosten ehrenamt nachbarn haustiere`,
);
/** Words that are also names or words of other languages: "Kaiser", and "kosten" in Dutch. */
const LIKELY = list(
  `projekt verein ideen ziele thema umzug vorstellung überblick kinder kosten oma opa wasser kuchen sparen wale haie
  kaiser wald meer garten studium pflege handwerk zahlen quartal neue neuer erste erster mieter tage wochen jahre büro
  strom kunden reise markt dienst lehrer planeten stressmanagement hausbau umbau neubau anbau museum klima
  römer sonne bäckerei konditorei gaststätte hofladen buchladen blumenladen friseursalon geburtstag vorteile nachteile`,
);
/** The ends of German compounds. */
const COMPOUND_ENDS = list(
  `schutz schule verein vereine konzept verkehr geschäft reise reisen woche wochen urlaub ausflug fahrt zahlen küche
  straße zeit arbeit abend technik wissen feier wandel werkstatt anlage anlagen pumpe pumpen kunde wesen pflege hilfe
  werbung rezept rezepte gerichte kuchen brot spielzeug vorsorge vergleich bäckerei bücherei haltig haltige haltiger`,
);
const COMPOUND = new RegExp(`^\\p{L}{3,}(?:${[...COMPOUND_ENDS].join('|')})$`, 'iu');
const COMPOUND_START =
  /^(?:zeit|fahrrad|haushalts|vereins|weihnachts|familien|gesundheits|arbeits|verkaufs|vertriebs|betriebs|mitarbeiter|kunden|jahres|verkehrs|wohnungs|lebensmittel)\p{Ll}{4,}$/iu;
/** Such as "römische" and "künstliche". Dutch has the first ending too. */
const ADJECTIVE = /^\p{L}{3,}(?:isch|lich)(?:e[nrsm]?)?$/iu;
/** "Teamtag". */
const DAY = /^\p{Lu}\p{Ll}{3,}tag$/u;
/** Words that English has borrowed. */
const BORROWED = /^(?:zeitgeist|hashtag|maytag)$/iu;

/** How strongly a noun, a verb or an adjective indicates German: 2 for sure, 1 for likely, else 0. */
export function germanContent(word: string): 0 | 1 | 2 {
  const plain = word.toLowerCase();
  if (BORROWED.test(word)) return 0;
  if (SURE.has(plain) || COMPOUND.test(word) || COMPOUND_START.test(word)) return 2;
  return LIKELY.has(plain) || ADJECTIVE.test(word) || DAY.test(word) ? 1 : 0;
}
