import type { Subject } from './subject';

/**
 * The words of each subject, mostly in English and German with some in French and Spanish, folded (see `foldWord`):
 * first the unambiguous ones, then those that can mean something else. `word*` matches the beginning of a word, `*word`
 * the end of a compound. Neither may match common words by chance (`brot*` would match "brother", `*essen`
 * "Interessen").
 */
export const SUBJECT_WORDS: Readonly<Record<Subject, readonly [sure: string, unsure: string]>> = {
  food: [
    `cantine repas recette boulangerie cocina comida receta panaderia
    kitchen food meal cook cooking cooked chef recipe restaurant* bakery baking bread cake breakfast lunch dinner soup
    vegetable fruit cuisine catering coffee tea wine cheese pizza pasta canteen gastronom* culinary eat eating dish
    cocoa chocolate* kettle* teapot* vegan vegetarian nutrition kuche kuchen* *kuche koch kochen kochkurs* essen mahlzeit* speise* rezept* backen
    backerei* brot brote brotchen fruhstuck* mittagessen abendessen suppe gemuse* obst* ernahrung* kaffee* wein weine
    weingut* weinbau kantine* lebensmittel*`,
    'menu taste flavour flavor oven stove ingredient diet farm harvest grocery hunger plate beer bier ofen gastro cafe',
  ],
  city: [
    `ville urbanisme ciudad barrio urbanismo
    city town urban suburb* housing skyscraper skyline municipal* mayor neighbourhood neighborhood downtown metropol*
    apartment* cityscape zoning stadt* *stadt quartier* wohnung* wohnbau* wohnen *viertel rathaus* hochhaus*
    burgermeister* altstadt* radverkehr* radweg* kommunal* gemeinderat*`,
    `street building bridge house home district rent construction infrastructure traffic council strasse *strasse haus
    gebaude bau brucke verkehr* gemeinde* bezirk* miete* architecture architect*`,
  ],
  nature: [
    `foret jardin bosque bosques naturaleza biodiversite
    nature forest* garden gardening gardener climate biodivers* wildlife ocean river mountain* ecolog* ecosystem
    farmer* farming agricultur* crop crops fertilis* fertiliz* photosynthe* chlorophyll rainwater
    renewable* photovolta* energiewende* warmewende* warmepump*
    landwirt* acker* dunger* agricult* pluie
    rainforest meadow orchard botan* hiking birds wetland* glacier* wald walder waldrand waldweg* *garten
    garten gartnern klima klimawandel* klimaschutz* klimakrise* klimaziel* natur naturschutz* naturpark* naturnah*
    umwelt* pflanze* baum baume vogel* artenvielfalt okolog* wiese* gebirge berge fluss flusse meer`,
    'tree plant environment* water rain nitrate* seed* energy emission* energie* heizung* emissionen sustainab* park soil solar animal bird flower leaf lake sea nachhaltig* tiere blume*',
  ],
  bees: [
    `abeille* apicult* apicole colmena* colmenar* abejas apicultor*
    bee bees bumblebee* honeybee* beekeep* beehive* honeycomb* apiar* pollinator* bienen* biene *biene *bienen imker*
    *imker hummeln honigernte*`,
    `honey hive hives swarm swarms pollen pollinat* nectar wax wildflower* flower flowers honig honigs waben nektar
    bestaub* schwarm schwarme volker miel miele ruche ruches abeja`,
  ],
  people: [
    `benevole* voluntario* recrutement
    volunteer* employee* staff hiring recruit* onboarding teamwork leadership diversity inclusion mentor* colleague*
    workforce mitarbeit* personalplan* personalabteil* personalwesen freiwillig* ehrenamt* bewerbung* bewerber*
    fuhrungskraft* teamgeist kolleg* fachkraft*`,
    `team people community famil* member meeting workshop culture interview feedback society social menschen
    gemeinschaft* gesellschaft* familie* treffen kultur`,
  ],
  money: [
    `impots presupuesto dinero finanzas ingresos
    finance* financial* fintech budget* revenue profit* investor* invest investing investment* cash cashflow loan*
    mortgage tax taxes banking bank economy economic* dividend* inflation pension* salary salaries accounting funding
    fundraising earnings turnover finanz* haushaltsplan* umsatz* gewinn gewinne investition* anleger* kredit* steuer
    steuern wirtschaft* borse* rente renten* gehalt* buchhaltung* spenden* zins* geld* sparen schulden`,
    `money cost price pricing sales growth market quarter* margin fund capital spending saving credit kosten* preis*
    markt* wachstum* quartal* kapital*`,
  ],
  science: [
    `recherche investigacion ciencia laboratoire
    science scientist* scientific* research* experiment* laborator* physics chemi* biolog* quantum astronom* telescope*
    molecul* genom* genetic* protein neuroscience geolog* astrophys* microscop* wissenschaft* forsch* physik* quanten*
    genetik* teilchen*`,
    'lab study theory hypothesis space planet* evidence measurement labor studie* weltraum',
  ],
  travel: [
    `voyage vacances viaje vacaciones turismo tourisme
    travel* holiday* vacation touris* flight* airport* hotel* luggage suitcase itinerary passport* backpack* cruise
    sightseeing roadtrip reise* weltreise* klassenreise* dienstreise* urlaub* flughafen* koffer* ausflug* kreuzfahrt*`,
    'trip journey tour destination* explore island beach map flug route strand insel',
  ],
  code: [
    `logiciel programacion programmation
    changelog* javadoc stacktrace
    software coding developer* programming programmer* api javascript typescript python java golang kotlin npm github
    git docker kubernetes linux compiler database* backend frontend cli sdk webpack refactor* microservice* devops
    codebase async regex json yaml html css http url middleware plugin* runtime parser* nodejs react programmier*
    quellcode* softwareentwicklung* entwickler* datenbank*`,
    `code app version* deprecat* server cloud deploy* bug debug* framework library package* module* function* script* release computer
    digital data algorithm* ai web website internet browser node rust callback string parse install* daten* netz*`,
  ],
  health: [
    `sante hopital salud enfermera medico soins
    health healthcare healthy hospital* patient* doctor* nurse* nursing medical medicine* clinic clinical vaccin*
    surgery surgical disease* therap* pharma* cancer diabet* wellbeing pandemic* gesund* krankenhaus* *klinik klinik*
    arzt* pflege* medizin* impf* krankheit* apotheke* hebamme*`,
    'sleep mental stress care heart blood symptom* schlaf* korper* herz* vorsorge*',
  ],
  school: [
    `ecole eleve enseignant* escuela alumno* profesor* colegio
    worksheet*
    school* teacher* teaching student* pupil* classroom* curricul* education* exam homework university universities
    college campus textbook* kindergarten* graduate graduation schule schulen schuler* schulhof* schulleit* schulbuch*
    schuljahr* schulweg* schulamt *schule lehrer* lehrplan* unterricht* studium studier* universitat* hochschul*
    ausbildung* kita abitur* klassenzimmer*`,
    `learn* lesson* course class training tutor* book books reading readers academic pupils academy lernen kurs kurse buch klasse klassen
    lesen bildung`,
  ],
  library: [
    `library libraries librarian* bibliothek* *bibliothek bucherei* *bucherei stadtbibliothek* stadtbucherei* gemeindebucherei* bibliotheque bibliotheques
    biblioteca* mediathek* bookshelf bookshelves bookmobile* bucherbus*`,
    `book books reader readers reading shelf shelves shelving lend lending lent borrow* catalogue loans buch bucher
    bucherregal* regal regale leser leserinnen lesen ausleihe* ausleihen livres lecteurs libros`,
  ],
  music: [
    `musique chanson cancion guitarra orchestre
    music* concert orchestra* choir* guitar* piano* violin* melody jazz opera songwrit* song singer* symphon* vinyl
    saxophon* musik* konzert* chor chore chorprobe* kirchenchor* kinderchor* orchester* klavier* gitarre* geige* lieder
    *musik`,
    'band album rhythm festival drum* sing singing instrument* playlist sound audio stage singen',
  ],
  sport: [
    `deporte* futbol natacion cyclisme
    sport* football* soccer basketball tennis marathon* athlet* olympic* tournament* fitness gym workout
    swimming swimmer* handball volleyball rugby hockey stadium championship* fussball* turnier* stadtlauf* volkslauf*
    waldlauf* mannschaft* wettkampf* radsport* schwimmen turnverein* trainingsplan* bundesliga`,
    'league coach* running runner* race team match verein* trainer* laufen liga game spiel spiele',
  ],
  bicycles: [
    `velo velos cyclisme bicicleta* ciclismo
    bicycle* bike bikes ebike* cyclist* cycling fahrrad* radtour* radladen radhandel* lastenrad* lastenrader *fahrrad
    *fahrrader`,
    'helmet helmets wheel wheels pedal* saddle* helm helme sattel rader radfahr*',
  ],
  // Most of what people write for others at work. Every other subject takes precedence over it.
  work: [
    `bureau reunion contrat trabajo oficina contrato proyecto entreprise empresa
    office* workplace meeting meetings minutes agenda agendas policy policies contract* agreement* strategy strategic
    roadmap* milestone* stakeholder* deadline* workshop* resume vacancy applicant* compliance licence* license*
    handbook* retrospective* kickoff project projects proposal* memorandum memo negotiat* procurement supplier*
    management manager* customer* client clients business enterprise* company companies department* quarterly
    badge laptop desk hr applicants
    copyright legal lawyer* liability warranty* employer* employment job jobs career* invoice* launch
    buro buros besprechung* sitzung* protokoll* tagesordnung* vertrag* vertrage* strategie* projekt* arbeit arbeits*
    richtlinie* unternehmen* firma firmen abteilung* kunde kunden* lieferant* angebot* bericht* lizenz* lebenslauf
    stelle stellen jahresbericht* quartalsbericht*`,
    `plan plans planning schedule* task tasks team process* report reports decision* decided action* result* status
    product* service* goal* target* objective* priorit* risk* review* scope responsib* notice approv* permission*
    plane aufgabe* beschluss* beschlossen ergebnis* ziel ziele prozess* termin* frist* risiko* produkt*`,
  ],
};
