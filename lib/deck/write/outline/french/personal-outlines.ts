import { readFrenchOutline } from './read-french-outline';

/** French outlines of what people say in person: speeches, applications and safety briefings. */
export const SPEECH = readFrenchOutline(`
* L’occasion | Qu’est-ce qui réunit tout le monde, et où ? | Qui va vous écouter ? | Combien de temps avez-vous ?
* L’ouverture | Quelle phrase captera l’attention ? | Quel est votre lien avec la personne dont vous parlez ? | Qui saluer par son nom ?
* La personne à l’honneur | Comment ses proches la décriraient-ils ? | Que savent seulement quelques-uns ? | Quel sujet faut-il éviter ?
* Une anecdote | Quel moment lui ressemble le plus ? | Où et quand était-ce ? | Qu’est-ce que personne n’attendait ?
Une autre facette | Quelle histoire montre autre chose ? | Qui peut la confirmer ? | Combien de temps faut-il pour la raconter ?
* Ce qu’elle représente pour nous | Qu’avons-nous appris d’elle ? | Que nous manquerait-il sans elle ? | De quoi voulez-vous la remercier ?
Une citation | Quelle citation, quelle chanson ou quel proverbe convient ? | De qui est-ce ? | Pourquoi ce choix ?
* Les vœux | Que souhaitez-vous pour la suite ? | Qu’est-ce qui change à partir d’aujourd’hui ? | Quel souvenir doit rester ?
* Le mot de la fin | Quelle est la dernière phrase ? | Que fait ensuite l’assemblée : trinquer, applaudir, se recueillir ? | Qui parle après vous ?
`);

export const APPLICATION = readFrenchOutline(`
* Qui je suis | Comment me présenter en une phrase ? | Que fais-je aujourd’hui ? | Pour quoi me connaît-on ?
* Pourquoi ce poste | Qu’est-ce qui m’attire ? | Que sais-je de l’équipe ? | Pourquoi maintenant ?
* Ce que j’apporte = Besoin, Mon exemple, Résultat = Point 1, Point 2, Point 3
* Mon parcours = Quand, Où, Ce que j’ai fait = D’abord, Ensuite, Aujourd’hui
Un projet | Quelle était la mission ? | Quelle a été ma part ? | Comment cela s’est-il terminé ?
Ma façon de travailler | Sur quoi peut-on compter avec moi ? | Comment est-ce que je gère mes erreurs ? | Que me reste-t-il à apprendre ?
* Les 100 premiers jours | À qui parlerais-je en premier ? | Que chercherais-je à comprendre ? | Qu’est-ce qui pourrait être fait d’ici là ?
Mes questions | Qu’est-ce que je veux savoir sur le travail ? | Et sur l’équipe ? | Et sur la suite du recrutement ?
* Contact | Comment me joindre ? | Quand pourrais-je commencer ? | Qui peut me recommander ?
`);

export const SAFETY = readFrenchOutline(`
* Pourquoi nous sommes là | Quels travaux effectue-t-on ici ? | Qui doit participer ? | De quel incident passé faut-il tirer les leçons ?
* Les dangers | Qu’est-ce qui peut blesser quelqu’un ici ? | Où et quand le risque est-il le plus grand ? | Qu’est-ce qui a changé depuis la dernière fois ?
* Les équipements de protection = Protection, Quand, Où la trouver = Tête, Yeux et oreilles, Mains, Pieds
* Les règles | Que doit faire chacun ? | Qu’est-ce qui est interdit ? | Qui peut utiliser quelle machine ?
Circulation et accès | Quels chemins sont sûrs ? | Qui a accès à quelle zone ? | Où circulent les véhicules ?
* En cas d’urgence | Quel numéro faut-il appeler ? | Où se trouve le point de rassemblement ? | Qui est formé aux premiers secours ?
En cas d’incendie | Où sont les sorties et les extincteurs ? | Qui faut-il prévenir, et comment ? | Qui vérifie que personne ne manque ?
Les signalements | Que faut-il signaler, même sans blessé ? | À qui ? | Que devient le signalement ?
* Le contrôle | Quelles sont les trois questions qui montrent que tout le monde a compris ? | Qui signe ? | Quand faut-il renouveler ces consignes ?
`);
