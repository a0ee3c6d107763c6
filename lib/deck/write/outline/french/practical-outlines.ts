import { readFrenchOutline } from './read-french-outline';

/** French outlines of decks that help people do, learn, decide or support something. */
export const HOW_TO = readFrenchOutline(`
* Le résultat | Qu’obtient-on à la fin ? | Qui peut y arriver sans aide ? | Combien de temps faut-il ?
* Ce qu’il faut = Quoi, Précisions, Où le trouver = Matériel ou outils, Temps, Aide
* Avant de commencer | Que faut-il préparer ? | Que faut-il vérifier ? | Qu’est-ce qui pourrait mal se passer ?
* Étape 1 : le début | Par quoi commence-t-on ? | À quoi cela doit-il ressembler ensuite ? | Quel détail fait toute la différence ?
* Étape 2 : le gros du travail | Que fait-on ensuite, et dans quel ordre ? | À quel moment faut-il être patient ? | Quelle image aiderait à comprendre ?
* Étape 3 : les finitions | Quelle est la dernière chose à faire ? | Que reste-t-il à ranger ? | Quand est-ce terminé ?
Les erreurs courantes | Où se trompent les débutants ? | À quoi le remarque-t-on ? | Comment rattraper une erreur ?
* La vérification | À quoi voit-on que c’est réussi ? | Que faut-il tester ? | Que faire si cela n’a pas marché ?
Quand demander de l’aide | Que vaut-il mieux confier à un professionnel ? | À qui peut-on demander conseil ? | Combien cela coûterait-il ?
La prochaine fois | Combien de temps le résultat tient-il ? | Qu’est-ce qui rendrait la tâche plus facile ? | Que peut-on apprendre après cela ?
`);

export const TRAINING = readFrenchOutline(`
* L’objet de la formation | Que sauront faire les participants ensuite ? | Qui doit y assister ? | Combien de temps dure-t-elle ?
* Pourquoi c’est important | Que se passe-t-il en cas d’erreur ? | Qu’est-il déjà arrivé chez nous ? | Qu’exigent la loi ou l’entreprise ?
* Les règles | Que doit faire chacun ? | Qu’est-ce qui n’est pas autorisé ? | Où peut-on consulter les règles ?
* Pas à pas = Quand, Ce qu’il faut faire, Points de vigilance = Avant, Au début, Pendant, Après
Le matériel | De quoi a-t-on besoin ? | Où est-il rangé, et qui s’en occupe ? | Que chacun devrait-il essayer une fois ?
Un cas concret | Que s’est-il passé, et où ? | Qu’est-ce qui a été bien fait ? | Qu’aurait-on pu faire de mieux ?
* La mise en pratique | Quelle situation chacun essaie-t-il ? | Dans quels groupes, et pendant combien de temps ? | À quoi reconnaît-on un bon résultat ?
Les erreurs fréquentes | Qu’est-ce qui se passe mal le plus souvent ? | Pour quelle raison ? | Comment l’éviter ?
* L’évaluation | Quelles sont les trois questions qui montrent que tout le monde a compris ? | Qui valide la formation ? | Quand faut-il la renouveler ?
* Où trouver de l’aide | Qui répond aux questions sur le terrain ? | Qui appeler en cas d’urgence ? | Où sont affichés les noms et les numéros ?
`);

/** `withTips` keeps as many tips as the prompt asks for. */
export const TIPS = readFrenchOutline(`
Pourquoi s’y mettre | Quel est le problème aujourd’hui ? | À qui ces conseils sont-ils utiles ? | Que peut-on y gagner : de l’argent, du temps, du confort ?
* Conseil 1 | Que peut-on faire tout de suite, sans rien dépenser ? | Qu’est-ce que cela améliore ou fait économiser ? | Par où commencer ?
* Conseil 2 | Qu’est-ce qui a le plus d’effet ? | De quel ordre, et qui le dit ? | De quoi a-t-on besoin pour cela ?
* Conseil 3 | Quelle habitude vaut-il la peine de changer ? | Qu’est-ce qui aide à tenir ? | Au bout de combien de temps voit-on la différence ?
* Conseil 4 | Qu’oublient la plupart des gens ? | Pourquoi est-ce important ? | Que devraient-ils faire à la place ?
* Conseil 5 | Qu’est-ce qui mérite un peu d’argent ou d’effort ? | Combien cela coûte-t-il, et qu’y gagne-t-on ? | Où peut-on se le procurer ?
* Conseil 6 | Que vaut-il mieux arrêter de faire ? | Qu’est-ce que cela a coûté jusqu’ici ? | Par quoi le remplacer ?
* Conseil 7 | Que fait-on mieux à plusieurs ? | À qui peut-on demander de l’aide ? | Que peut-on partager ?
* Conseil 8 | Qu’est-ce qui aide les jours difficiles ? | Quel est le plus petit pas possible ? | Comment s’y remettre ?
* Conseil 9 | Que font les experts que les débutants ne font pas ? | Où l’ont-ils appris ? | Que peut-on leur emprunter ?
* Conseil 10 | Qu’est-ce qui ne porte ses fruits qu’à long terme ? | Que suffit-il de faire une fois par an ? | Comment y penser à temps ?
Ce qui ne sert à rien | Quel conseil répète-t-on sans qu’il soit efficace ? | Pour quelle raison ? | Qu’est-ce qui marche mieux ?
* Par où commencer | Quel conseil suivre en premier ? | À quoi verra-t-on que cela marche ? | Où trouver plus d’informations ?
`);

export const WORTH = readFrenchOutline(`
* De quoi s’agit-il | Qu’est-ce que c’est, en une phrase ? | Qui l’utilise aujourd’hui ? | Qu’utilisent les autres ?
* Comment ça marche | Que se passe-t-il, étape par étape ? | Que faut-il pour que cela fonctionne bien ? | Qu’est-ce qui peut mal tourner ?
* Ce que cela coûte = Quand, Argent, Temps = Au départ, Chaque année, À long terme
* Ce que cela rapporte | Que peut-on y gagner ou économiser ? | Qu’est-ce qui s’améliore, en dehors de l’argent ? | Au bout de combien de temps le voit-on ?
Quand c’est rentable | De quoi cela dépend-il ? | Quelles aides ou remises existent ? | Qu’est-ce qui rendrait le projet trop cher ?
* Le pour et le contre | Quels sont les arguments pour ? | Quels sont les arguments contre ? | Qu’en disent ceux qui l’ont adopté ?
Les alternatives | Qu’existe-t-il d’autre ? | Combien coûtent les autres solutions ? | Que font-elles mieux ?
À qui cela convient | Qui a tout à y gagner ? | Qui ferait mieux de s’en passer ? | Que faut-il régler avant de se lancer ?
* La réponse | Cela vaut-il la peine, en une phrase ? | À quelles conditions ? | Quel est le premier pas ?
Les sources | D’où viennent les chiffres ? | Qui gagne de l’argent avec cela ? | Qui peut donner un avis indépendant ?
`);

export const PORTFOLIO = readFrenchOutline(`
* La présentation | De qui s’agit-il, en une phrase ? | Que viennent chercher les clients ? | Comment ce travail a-t-il commencé ?
* Une sélection de travaux = Travail, Pour qui, Ce qui en est sorti = Le plus connu, Le plus récent, Le plus inattendu
* Un projet en détail | Quelle était la commande ? | Quelle idée a fait la différence ? | Quelles images le montrent le mieux ?
Le style | À quoi reconnaît-on ce travail ? | Que laisse-t-il de côté ? | Quelles sont les sources d’inspiration ?
* Les prestations | Que propose-t-on ? | Qu’est-ce qui est compris ? | Dans quels lieux, et à quels moments ?
Le déroulement | Que se passe-t-il, du premier appel à la livraison ? | Combien de temps cela prend-il ? | Que doit fournir le client ?
* Les tarifs | À partir de quel prix ? | Qu’est-ce qui est en supplément ? | Quand faut-il payer ?
Ce qu’en disent les clients | Qui peut-on citer ? | Qu’ont-ils apprécié ? | Qui est revenu, et pourquoi ?
* Le contact | Comment prendre contact ? | Quelle est la prochaine date libre ? | Où en voir davantage ?
`);

export const FUNDRAISER = readFrenchOutline(`
* À quoi servira l’argent | De quoi a-t-on besoin, en une phrase ? | Qui en profitera ? | Pourquoi maintenant ?
* Le besoin | Quelle est la situation aujourd’hui ? | Qui est touché, et comment ? | Que se passe-t-il sans aide ?
* La somme à réunir = Poste, Coût, Déjà réuni = Achats, Travaux, Réserve, Total
* Ce que permet un don | Que permet un petit don ? | Que rend possible un don plus important ? | Que se passe-t-il si l’on dépasse l’objectif ?
Qui nous sommes | Qui porte ce projet ? | Qu’avons-nous déjà accompli ? | Qui peut se porter garant ?
* Comment donner | Comment peut-on donner : par virement, par carte, en espèces ? | Le don donne-t-il droit à un reçu fiscal ? | Qui répond aux questions ?
D’autres façons d’aider | Qui peut donner du temps ou du matériel ? | Qui peut en parler autour de soi ? | Quelles entreprises pourraient participer ?
Le calendrier = Quand, Action, Responsable = Premier jour, Mi-parcours, Dernier jour
Les remerciements | Comment remercions-nous les donateurs ? | Qui souhaite être cité, et où ? | Comment sauront-ils ce que leur don est devenu ?
* La prochaine étape | Que demande-t-on aux gens aujourd’hui ? | Pour quand l’argent est-il nécessaire ? | Où trouver le compte ou le lien ?
`);
