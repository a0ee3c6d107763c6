import { readFrenchOutline } from './read-french-outline';

/** French outlines of decks for business, section by section as the English ones. */
export const PITCH = readFrenchOutline(`
* Le problème | Qui rencontre ce problème, et à quelle fréquence ? | Quelles solutions existent aujourd’hui ? | Combien coûte-t-il, en argent ou en temps ?
* La solution | Que proposez-vous, en une phrase ? | Qu’est-ce qui change pour le client dès le premier jour ? | En quoi est-ce mieux que l’existant ?
Comment ça marche | Que fait d’abord le client ? | Que se passe-t-il en coulisses ? | Que pouvez-vous montrer : une démo, un échantillon, une photo ?
* Le marché | Qui va acheter, et combien de personnes cela représente-t-il ? | Quelle part est réellement accessible ? | Pourquoi est-ce le bon moment ?
* Le modèle économique | Quel est le prix, et qui paie ? | Que rapporte une vente une fois les frais déduits ? | Quels revenus reviennent chaque mois ?
* Où nous en sommes | Qu’avez-vous déjà construit, vendu ou appris ? | Quels chiffres prouvent l’intérêt ? | Que disent les premiers clients ?
La concurrence = Critère, Nous, Alternative A, Alternative B = Prix, Qualité, Rapidité
La conquête du marché | D’où viendront les cent premiers clients ? | Combien coûte l’acquisition d’un client ? | Quels partenaires peuvent aider ?
* L’équipe | Qui en fait partie, et avec quelle expérience ? | Quelle compétence manque encore ? | Qui vous conseille ?
Les finances | Quels sont les revenus et les dépenses cette année ? | Quand le seuil de rentabilité est-il atteint ? | Quelle hypothèse compte le plus ?
* Le besoin | Combien vous faut-il, et sous quelle forme ? | À quoi servira cet argent ? | Où en serez-vous dans douze mois ?
`);

/** A shop, café or another place that serves customers. */
export const BUSINESS = readFrenchOutline(`
* L’idée | De quoi s’agit-il, en une phrase ? | Pourquoi ici, et pourquoi maintenant ? | Qu’est-ce qui donnera envie de revenir ?
* L’emplacement | Quelle rue ou quel quartier, et qui y passe ? | Quelle est la surface, et à combien s’élève le loyer ? | Quels travaux et quelles autorisations faut-il prévoir ?
* L’offre | Que propose-t-on le premier jour ? | Qu’a-t-elle de particulier ? | Que n’offrent pas les autres dans le quartier ?
* La clientèle | Qui viendra, et à quel moment ? | Combien de personnes par jour ? | Comment en entendront-elles parler ?
La concurrence = Critère, Nous, Concurrent 1, Concurrent 2 = Prix, Qualité, Horaires
* Les coûts = Poste, Une fois, Par mois = Local, Équipement, Personnel, Marchandises
Les revenus | Combien dépense un client en moyenne ? | Combien de ventes faut-il pour équilibrer un mois ? | Quels mois seront creux ?
L’équipe | Qui gère l’activité au quotidien ? | Qui travaille, et quels jours ? | Quelle compétence manque encore ?
Le financement | De combien faut-il disposer pour ouvrir ? | D’où viendra l’argent ? | Combien de temps peut-on tenir sans bénéfice ?
Les risques | Que faire si les clients sont moins nombreux ? | Qu’est-ce qui dépend d’un seul fournisseur ou d’une seule personne ? | Quels signes nous alerteraient à temps ?
* Les prochaines étapes | Que faut-il faire avant l’ouverture ? | Qui s’en charge, et pour quand ? | Que demandons-nous, et à qui ?
`);

export const LAUNCH = readFrenchOutline(`
* La nouveauté | Que lancez-vous, en une phrase ? | À qui est-ce destiné ? | Qu’est-ce qui n’était pas possible avant ?
* Pourquoi maintenant | Quel besoin ou quel changement l’a rendu nécessaire ? | Qu’ont demandé les clients ? | Que se passe-t-il si l’on attend ?
* Les points forts | Quelles sont les trois fonctions essentielles ? | Que permet chacune d’elles, ou que fait-elle gagner ? | Laquelle montrer en premier ?
* Le public visé | Qui le remarquera en premier ? | Comment ces personnes font-elles aujourd’hui ? | Qu’est-ce qui les ferait changer ?
Ce qui fait la différence | Que proposent les autres ? | Que sommes-nous les seuls à pouvoir dire ? | Comment le vérifier ?
Prix et disponibilité = Version, Prix, Disponibilité = Essentielle, Standard, Équipe
* Le plan de lancement = Quand, Action, Responsable = Avant, Jour J, Première semaine, Premier mois
Les messages | Quelle est l’accroche ? | Quels sont les trois arguments qui l’appuient ? | Que faut-il éviter de dire ?
L’assistance | Qui répond aux questions ? | Où se trouve la documentation ? | Quelles sont les limites connues ?
* La mesure du succès | Quel chiffre doit évoluer, et de combien ? | Quand faire le point ? | Qu’est-ce qui vous ferait arrêter ?
`);

export const PROPOSAL = readFrenchOutline(`
* La situation | Où en est-on aujourd’hui ? | Qui est concerné ? | Qu’a-t-on déjà essayé ?
* L’objectif | À quoi doit-on parvenir à la fin ? | Comment les deux parties le sauront-elles ? | Qu’est-ce qui n’en fait pas partie ?
* La proposition | Que proposez-vous, en une phrase ? | Que livrerez-vous ? | Pourquoi cette solution ?
La démarche | Quelles sont les étapes ? | Qui doit intervenir, et à quel moment ? | À quel rythme ferez-vous le point ?
* Le calendrier = Quand, Étape, Résultat = Début, Milieu, Fin
* Le coût | Combien cela coûte-t-il, et qu’est-ce qui est compris ? | Qu’est-ce qui pourrait faire varier le prix ? | Quand faut-il payer ?
Les alternatives | Quelles autres options ont été envisagées ? | Pourquoi les avoir écartées ? | Que se passe-t-il si l’on ne fait rien ?
Les risques | Qu’est-ce qui pourrait mal tourner ? | Est-ce probable ? | Que fait-on dans ce cas ?
Qui sommes-nous | Qui réalisera le travail ? | Quelles missions comparables avez-vous menées ? | Qui peut en témoigner ?
* La décision attendue | Que faut-il décider, et qui décide ? | Avant quelle date ? | Que se passe-t-il le lendemain ?
`);

export const REPORT = readFrenchOutline(`
* L’essentiel | Quel résultat faut-il retenir ? | Qu’est-ce qui a changé depuis le dernier rapport ? | Que doit faire le lecteur ?
* Les objectifs | Qu’est-ce qui était prévu pour cette période ? | Comment la réussite était-elle définie ? | Qui en était responsable ?
* Les résultats = Indicateur, Objectif, Réalisé = Indicateur 1, Indicateur 2, Indicateur 3
* Ce qui a bien marché | Qu’est-ce qui a dépassé les attentes ? | Qu’est-ce qui a fait la différence ? | Comment le reproduire ?
* Ce qui n’a pas marché | Quel objectif a été manqué, et de combien ? | Quelle en est la cause ? | Qu’a-t-on fait pour y remédier ?
Les retours | Qu’ont dit les personnes concernées ? | Qu’est-ce qui les a surprises ? | Que souhaitent-elles ?
Les coûts | Combien a-t-on dépensé par rapport au budget ? | Qu’est-ce qui n’était pas prévu ? | À combien s’attendre la prochaine fois ?
L’équipe | Qui est arrivé, qui est parti ? | Qu’a-t-on appris ? | De quoi a-t-on besoin ?
Les risques | Qu’est-ce qui pourrait peser sur la prochaine période ? | Quels sont les premiers signes ? | Qui les surveille ?
* Les prochaines étapes | Que va-t-il se passer ensuite, et qui s’en charge ? | Pour quand ? | Que faut-il décider ?
`);

export const MARKETING = readFrenchOutline(`
* L’objectif | Qu’est-ce qui doit changer, et dans quelle mesure ? | À quelle échéance ? | Comment le mesurer ?
* Le public | Qui sont ces personnes ? | Qu’est-ce qui compte pour elles ? | Que lisent, écoutent et regardent-elles ?
* Le message | Que faut-il retenir, en une phrase ? | Qu’est-ce qui le prouve ? | Quel ton convient ?
Où nous en sommes | Comment nous trouve-t-on aujourd’hui ? | De quels chiffres disposons-nous ? | Que font les autres ?
* Les canaux = Canal, Usage, Fréquence = Les nôtres, Payants, Partenaires
Les contenus | Quelles histoires sommes-nous les seuls à pouvoir raconter ? | Qu’est-ce qui existe déjà ? | Que reste-t-il à créer ?
* Le calendrier = Quand, Action, Responsable = Mois 1, Mois 2, Mois 3
Le budget | De combien disposons-nous ? | Comment le répartir ? | Que garde-t-on en réserve ?
* La mesure du succès | Quels sont les trois chiffres qui comptent ? | Qui les suit, et à quel rythme ? | Qu’est-ce qui nous ferait changer de cap ?
`);

export const CASE_STUDY = readFrenchOutline(`
* Le client | Qui est-il, et que fait-il ? | Quelle est sa taille ? | Pourquoi a-t-il fait appel à vous ?
* Le défi | Quel était le problème ? | Qu’avait-il déjà essayé ? | Quel était l’enjeu ?
* La démarche | Par quoi avez-vous commencé ? | Quelle décision a le plus compté ? | Qui y a participé ?
La solution | Qu’avez-vous livré ? | Comment ça fonctionne ? | Qu’avez-vous écarté volontairement ?
* Les résultats = Mesure, Avant, Après = Mesure 1, Mesure 2, Mesure 3
Ce qu’en dit le client | Quel est son avis ? | Qui parle, et peut-on le citer ? | Qu’est-ce qui l’a surpris ?
* Les enseignements | Que referiez-vous de la même façon ? | Que feriez-vous autrement ? | Que peuvent en retenir les autres ?
Et maintenant | Où en est le projet aujourd’hui ? | Que peut-on encore améliorer ? | Comment vous contacter ?
`);

export const SALES = readFrenchOutline(`
* À qui cela s’adresse | Qui pourrait l’acheter ? | Qu’utilisent ces personnes aujourd’hui ? | Pourquoi cherchent-elles autre chose ?
* Ce que cela leur apporte | Quel problème cela résout-il ? | Qu’est-ce qui va mieux dès le lendemain ? | Comment l’essayer avant d’acheter ?
L’offre | Qu’obtient-on exactement ? | Qu’est-ce qui n’est pas compris ? | Comment et sous quel délai est-ce livré ?
* Les prix = Formule, Prix, Ce qui est compris = Essentielle, Standard, Complète
Pourquoi nous | Que faisons-nous mieux que les autres ? | Que ne faisons-nous pas ? | Que disent nos clients ?
* Les objections | Qu’est-ce qui pourrait les faire hésiter ? | Qu’y a-t-il de vrai là-dedans ? | Que répondre honnêtement ?
Les preuves | Quel exemple montre que cela fonctionne ? | Quel chiffre peut-on citer ? | Qui nous recommanderait ?
Après la vente | Qu’est-ce qui est garanti ? | Peut-on retourner le produit ? | Qui aide en cas de problème ?
* La prochaine étape | Que doivent-ils faire maintenant ? | Qu’est-ce qui leur facilite la tâche ? | Quand les recontacter ?
`);

export const REQUEST = readFrenchOutline(`
* La situation | Qu’est-ce qui ne va pas, ou que manque-t-il ? | Depuis quand, et comment le savons-nous ? | Qui est concerné ?
* Le coût de l’inaction | Que se passera-t-il d’ici un an ? | Combien cela coûte-t-il en argent, en temps ou en sécurité ? | Qu’est-ce qui deviendra plus difficile ?
Ce dont nous avons besoin | Qu’est-ce qui doit s’améliorer ? | Quelles exigences sont incontournables ? | Qu’est-ce qui peut attendre ?
* Les options = Critère, Ne rien faire, Option A, Option B = Coût, Bénéfice, Risque, Délai
* Notre recommandation | Quelle option choisir, et pourquoi ? | À quoi renonce-t-on ? | Dans quel cas une autre serait-elle préférable ?
Coût et financement | Combien cela coûte-t-il au départ, puis chaque année ? | D’où vient l’argent ? | Quelles aides ou quelles économies sont possibles ?
Le calendrier = Quand, Étape, Responsable = Étape 1, Étape 2, Étape 3
Les risques | Qu’est-ce qui pourrait mal tourner ? | Quels signes nous alerteraient à temps ? | Quelle est la solution de repli ?
* La décision | Que faut-il décider aujourd’hui, exactement ? | Qui décide, et avant quand ? | Que se passe-t-il le lendemain ?
`);
