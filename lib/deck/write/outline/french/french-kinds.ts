import { NUMBER_WORDS } from '../asked-cards';
import { BUSINESS_NAME, FRENCH_BUSINESSES } from '../business-name';
import { type KindWords, kindsFrom, wholeWords } from '../kind-words';
import { countedPoints, countedSteps, ownCountedPoints } from '../list-nouns';
import { NO_WORDS, type OutlineKind } from '../outline-kind';
import { BUSINESS, CASE_STUDY, LAUNCH, MARKETING, PITCH, PROPOSAL, REPORT, REQUEST, SALES } from './business-outlines';
import { BOOK, COMPARISON, HISTORY, LESSON, RESEARCH, RESEARCH_PROPOSAL, TOPIC, WORKSHOP } from './learning-outlines';
import { LISTICLE, RECIPE, STEPS } from './list-outlines';
import { APPLICATION, SAFETY, SPEECH } from './personal-outlines';
import { FUNDRAISER, HOW_TO, PORTFOLIO, TIPS, TRAINING, WORTH } from './practical-outlines';
import { EVENT, MEETING, ONBOARDING, PLAN, RETROSPECTIVE, TRIP } from './team-outlines';

/** In the order of the English kinds, except that a book review is checked before a meeting and its minutes. */
const KINDS: readonly KindWords[] = [
  {
    id: 'research-proposal',
    label: 'Projet de recherche',
    sections: RESEARCH_PROPOSAL,
    own: '(?:projet|proposition|protocole|dossier) de (?:recherche|thèse)|proposition de projet de recherche|demande de (?:bourse|financement|subvention) (?:de|pour (?:une|la|un projet de)) recherche',
  },
  {
    id: 'kickoff',
    label: 'Lancement de projet',
    sections: PLAN,
    own: "(?:réunion de )?(?:lancement|démarrage) (?:de |du |de notre |d[’']un )(?:nouveau )?projet|réunion de (?:lancement|démarrage)|kick-?off (?:de |du |de notre )projet",
  },
  {
    id: 'sales',
    label: 'Argumentaire de vente',
    sections: SALES,
    own: 'argumentaires?(?: de vente| commercial)?|présentation commerciale|discours de vente|entretien de vente|rendez-vous commercial|comment vendre',
    hinted: 'vendre',
  },
  {
    id: 'request',
    label: 'Note de décision',
    sections: REQUEST,
    own: "pourquoi(?!\\p{L}).*(?:besoin|faut|devons|devrions|doit|doivent|devrait|devraient)|demande (?:de |d[’'])(?:budget|financement|subvention|investissement|crédits?)|(?:note|dossier) de décision|plaidoyer pour",
    shared: 'business case',
    // "Nous avons besoin d’une présentation" only asks for a deck.
    hinted:
      'faut-il|devrions-nous|doit-on|devons-nous|nous avons besoin(?!.*(?:présentation|diapo|exposé|document|page|site|publication|post))',
  },
  {
    id: 'pitch',
    label: 'Pitch',
    sections: PITCH,
    own: "idée d[’']entreprise|création d[’']entreprise|plan d[’']affaires|modèle économique|présentation (?:aux|pour (?:les|des)) investisseurs",
    shared: 'pitch(?:s|es)?(?:[- ]?deck)?|business plan',
    hinted: 'investisseurs?|start-?ups?|levée de fonds',
  },
  {
    id: 'launch',
    label: 'Lancement de produit',
    sections: LAUNCH,
    own: 'lancement(?: commercial| de produit)?|mise sur le marché',
    shared: 'rollout',
    hinted: 'nouve(?:l|au|lle) (?:produit|application|appli|fonctionnalité|logiciel|version|service|offre)',
  },
  {
    id: 'proposal',
    label: 'Proposition',
    sections: PROPOSAL,
    own: "proposition (?:commerciale|de|d[’']|pour)|devis|(?:réponse à (?:un |l[’'])?)?appel d[’']offres|offre de services?",
    shared: 'proposition',
  },
  {
    id: 'case-study',
    label: 'Étude de cas',
    sections: CASE_STUDY,
    own: "études? de cas|cas clients?|témoignages? clients?|retours? d[’']expérience client",
    shared: 'success stor(?:y|ies)',
  },
  {
    id: 'marketing',
    label: 'Plan marketing',
    sections: MARKETING,
    own: "(?:plan|stratégie) marketing|campagne (?:publicitaire|marketing|de(?! (?:dons|collecte|financement|levée))|d[’'](?!appel aux dons))|(?:plan|stratégie) de (?:communication|marque|contenu)|plan média",
    shared: 'marketing',
    hinted: 'publicité|réseaux sociaux|newsletter|infolettre|marque',
  },
  {
    id: 'portfolio',
    label: 'Portfolio',
    sections: PORTFOLIO,
    own: "book (?:photo|de photograph\\p{L}+|d[’']artiste)|dossier d[’']artiste",
    shared: 'portfolio(?!-)',
  },
  {
    id: 'fundraiser',
    label: 'Appel aux dons',
    sections: FUNDRAISER,
    own: "appel (?:aux|à) dons?|collecte (?:de (?:fonds|dons)|solidaire|caritative)|(?:récolter|collecter) (?:des fonds|de l[’']argent|des dons)|campagne de (?:dons|collecte|financement participatif)|cagnotte|financement participatif|(?:gala|dîner|concert|soirée|vente|tombola|course|marche) (?:de charité|caritati\\p{L}+|de bienfaisance)",
    shared: 'crowdfunding',
  },
  {
    id: 'tips',
    label: 'Conseils',
    sections: TIPS,
    own: `astuces|(?:\\d+|${NUMBER_WORDS}|quelques|nos|mes|bons) conseils|conseils (?:pour|pratiques|sur|aux|de pro|et astuces)|(?:\\d+|${NUMBER_WORDS}) (?:façons|manières|idées|gestes) (?:de|pour|d[’'])`,
  },
  {
    id: 'how-to',
    label: 'Mode d’emploi',
    sections: HOW_TO,
    own: "modes? d[’']emploi|pas à pas|étape par étape",
    // "Comment faire du pain", but not "Comment notre école a économisé".
    shared: "comment (?:bien |mieux )?(?!notre|votre|autre|être)(?:se |s[’'])?\\p{L}+(?:er|ir|re)",
  },
  {
    id: 'listicle',
    label: null,
    sections: LISTICLE,
    own: ownCountedPoints('fr'),
    shared: countedPoints('fr'),
  },
  { id: 'steps', label: null, sections: STEPS, own: countedSteps('fr') },
  {
    id: 'recipe',
    label: 'Recette',
    sections: RECIPE,
    own: 'recette(?! (?:de la réussite|du succès|du bonheur)(?!\\p{L}))',
  },
  {
    id: 'worth',
    label: 'Pour et contre',
    sections: WORTH,
    // The whole prompt is about it, whatever other kind its subject suggests.
    own: '^.*(?:va(?:ut|lent)(?:-(?:ils?|elles?))? (?:vraiment )?(?:la peine|le coup)|en va(?:ut|lent)(?:-(?:ils?|elles?))? (?:vraiment )?la peine|(?:est|sont)(?:-(?:ils?|elles?|ce))? (?:vraiment )?rentables?)(?!\\p{L}).*|^.*(?:avantages et (?:les )?inconvénients|le pour et le contre)(?!.*\\s(?:ou|et|vs\\.?|versus|contre)\\s).*',
  },
  {
    id: 'onboarding',
    label: 'Accueil et intégration',
    sections: ONBOARDING,
    own: "(?:guide|livret|parcours|journée|programme|dossier|kit) d[’'](?:accueil|intégration)|(?:accueil|intégration) (?:des|de nos|d[’']une?|du|de la) nouve\\p{L}+|prise de poste",
    shared: 'onboarding',
    hinted:
      'nouve(?:aux|lles?|au|l) (?:arriv|collabor|collègue|salarié|employé|recrue|membre|bénévole|stagiaire|embauché)\\p{L}*|premier jour|première (?:semaine|journée)',
  },
  {
    id: 'retrospective',
    label: 'Rétrospective',
    sections: RETROSPECTIVE,
    own: "rétrospective|bilan (?:de|du) (?:projet|sprint|mission)|retours? d[’']expérience|leçons tirées",
    shared: 'retrospective|post-?mortem',
  },
  {
    id: 'speech',
    label: 'Discours',
    sections: SPEECH,
    own: "discours(?! (?:de la|du|des|sur))|allocution|éloge funèbre|oraison funèbre|mot d[’']accueil",
  },
  {
    id: 'application',
    label: 'Candidature',
    sections: APPLICATION,
    own: "candidature (?:au|à|pour|comme|spontanée)|entretien d[’']embauche|lettre de motivation|me présenter|présentation personnelle|mon parcours professionnel|mon cv",
    shared: 'candidature(?! (?:of|for))',
  },
  {
    id: 'safety',
    label: 'Consignes de sécurité',
    sections: SAFETY,
    own: "(?:consignes|formation|réunion|règles|briefing|quart d[’']heure|causerie|point|accueil) (?:de |à la |d[’'])?sécurité|sécurité (?:au travail|incendie|sur (?:le|les|un) chantiers?)|exercice d[’']évacuation|prévention des risques",
  },
  {
    id: 'training',
    label: 'Formation',
    sections: TRAINING,
    own: '(?<!(?:plan|organisme|centre) de )(?:journée de |session de |module de )?formation(?= (?:sur|à|aux|au|pour|interne|continue|(?:des|de nos|de vos) (?:nouve\\p{L}+ )?(?:salariés|employés|bénévoles|équipes|collaborateurs|managers|agents|vendeurs|animateurs|apprentis|stagiaires|utilisateurs))(?!\\p{L}))|journée de formation|sensibilisation (?:à|au|aux|des)',
    shared: "(?<!(?:plan|organisme|centre) de )formation(?! (?:of|des|du|de|d[’']))",
  },
  {
    id: 'workshop',
    label: 'Atelier',
    sections: WORKSHOP,
    own: "ateliers? (?:sur|de|d[’']|pour|autour|participatif)|séminaire",
    shared: 'atelier|workshop',
    hinted: 'remue-méninges|brainstorming',
  },
  {
    id: 'lesson',
    label: 'Cours',
    sections: LESSON,
    own: "(?<!(?:au|en|le) )cours (?:de|d[’'](?!eau)|sur|pour|en ligne)|leçons?|séquence pédagogique|tutoriel|initiation (?:à|au|aux)|introduction (?:à|au|aux)|les bases (?:de|du|des|d[’'])",
    shared: "(?<!(?:au|en|le) )cours(?! d[’']eau)",
    hinted: 'élèves?|étudiant\\p{L}*|classe de|enseigner|apprendre à',
  },
  {
    id: 'comparison',
    label: 'Comparatif',
    sections: COMPARISON,
    own: 'comparaisons?(?: entre)?|comparatifs?|comparer|comparez|différences? entre|avantages et inconvénients|(?:le )?pour et (?:le )?contre',
    shared: 'compare|versus|vs',
    hinted: 'ou|alternatives?',
  },
  {
    id: 'research',
    label: 'Synthèse de recherche',
    sections: RESEARCH,
    own: "recherches? (?:sur|en)|mémoire (?:de (?:master|licence|fin d[’']études|recherche)|sur)|thèse|étude (?:sur|de marché)|état de l[’']art|revue de (?:la )?littérature",
    hinted: 'enquête|sondage|étude',
  },
  {
    id: 'history',
    label: 'Histoire',
    sections: HISTORY,
    own: "(?:brève |petite )?histoire (?:de|du|des|d[’'])|origines? (?:de|du|des|d[’'])|chronologie (?:de|du|des|d[’'])",
    hinted: 'histoire',
  },
  {
    id: 'trip',
    label: 'Voyage',
    sections: TRIP,
    own: "vacances (?:en|à|au|aux|dans)|voyages? (?:à|au|aux|en|dans|scolaire|d[’'](?:affaires|études))|séjour|week-?end (?:à|au|aux|en|dans)|sortie scolaire|classe (?:verte|de neige|de mer)|circuit (?:à|au|en)|randonnée",
    shared: 'voyage|excursion|road ?trip',
    hinted: 'vacances|itinéraire',
  },
  {
    id: 'event',
    label: 'Événement',
    sections: EVENT,
    own: 'év[ée]nement|fête|concours|kermesse|colloque|(?:journée )?portes ouvertes|vide-?grenier|tournoi|congrès|conférence',
    shared: 'festival|gala|inauguration',
    hinted: 'mariage|anniversaire|concert|salon|cérémonie|spectacle|soirée|team ?building',
  },
  {
    id: 'book',
    label: 'Critique',
    sections: BOOK,
    own: "(?:fiche|compte[- ]rendu|note) de lecture|critique (?:de film|du film|de livre|du livre|littéraire|de cinéma)|présentation (?:d[’']un livre|du livre|du roman)",
    hinted: 'roman|livre|film|poème|pièce de théâtre|bande dessinée',
  },
  {
    id: 'meeting',
    label: 'Réunion',
    sections: MEETING,
    own: "réunion (?:de|du|des|d[’']|avec|pour|mensuelle|hebdomadaire|annuelle)|ordre du jour|assemblée générale|compte[- ]rendu de (?:la )?réunion|conseil (?:d[’']administration|de classe|municipal|syndical)|comité de (?:pilotage|direction)",
    shared: 'réunions?|meeting|kick-?off',
  },
  {
    id: 'report',
    label: 'Rapport',
    sections: REPORT,
    own: "rapport (?:annuel|trimestriel|mensuel|hebdomadaire|financier|moral|sur|de|du|des|d[’'])|bilan|compte[- ]rendu|résultats (?:trimestriels|annuels)|point d[’']étape|état d[’']avancement|tableau de bord",
    shared: 'rapport',
    hinted: 'résultats|indicateurs|trimestre|t[1-4]|chiffres clés',
  },
  {
    id: 'plan',
    label: 'Plan',
    sections: PLAN,
    own: "feuille de route|plan d[’']action|plan de (?:projet|travail|formation)|planification|stratégie|cahier des charges",
    shared: 'plan|roadmap|planning',
    hinted: 'projets?|objectifs|déménagement|rénovation|travaux',
  },
];

export const FRENCH_KINDS: readonly OutlineKind[] = [
  ...kindsFrom(KINDS),
  {
    id: 'business',
    label: 'Business plan',
    sections: BUSINESS,
    named: wholeWords(
      `(?:ouvrir|créer) (?:une?|notre|mon|ma) (?:${FRENCH_BUSINESSES})`,
      `ouverture (?:d[’']une?|de (?:notre|mon|ma)) (?:${FRENCH_BUSINESSES})`,
    ),
    hinted: BUSINESS_NAME.fr,
  },
];

export const FRENCH_TOPIC: OutlineKind = { id: 'topic', label: null, named: NO_WORDS, hinted: null, sections: TOPIC };

/** Words that name a kind of deck in French only. */
export const FRENCH_NAME = wholeWords(...KINDS.map(({ own }) => own));
