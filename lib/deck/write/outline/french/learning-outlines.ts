import { readFrenchOutline } from './read-french-outline';

/** French outlines of decks that teach, explain and compare. */
export const LESSON = readFrenchOutline(`
* Les objectifs | Que sauront faire les participants à la fin ? | Pourquoi est-ce utile ? | Que faut-il savoir avant de commencer ?
* La mise en route | Quelle question ouvre la séance ? | Que savent déjà les participants ? | Quelle idée fausse peuvent-ils avoir ?
* L’idée principale | De quoi s’agit-il, en une phrase ? | Quelle image ou quel objet l’illustre ? | Quels mots sont nouveaux ?
* Un exemple | Quel exemple est proche de leur quotidien ? | Que se passe-t-il, étape par étape ? | Où se trompe-t-on le plus souvent ?
Comment ça marche | Quels sont les éléments ? | Quel est le lien entre eux ? | Que se passe-t-il s’il en manque un ?
* À vous de jouer | Que font les participants, seuls ou à deux ? | De combien de temps disposent-ils ? | À quoi ressemble une bonne réponse ?
En discuter | De quoi vaut-il la peine de débattre ? | À quelles réponses s’attendre ? | Que faire si personne ne parle ?
* Vérifier la compréhension | Quelles sont les trois questions qui montrent qui a compris ? | Que révélerait une mauvaise réponse ? | Que proposer à ceux qui ont fini ?
* À retenir | Que doit-il en rester ? | Comment l’expliquer à la maison ? | Quel est le lien avec la prochaine séance ?
Travail à la maison et lectures | Que faut-il faire, et pour quand ? | Où en lire plus ? | À qui poser ses questions ?
`);

export const WORKSHOP = readFrenchOutline(`
* Bienvenue | Pourquoi sommes-nous là ? | Qu’est-ce qui sera différent après ? | Qui est présent ?
* Le déroulé = Heure, Moment, Qui = Début, Première partie, Pause, Deuxième partie, Fin
Les règles du jeu | Comment travaillons-nous ensemble aujourd’hui ? | Qu’est-ce qui reste entre nous ? | Où noter les questions en suspens ?
Le point de départ | Que savons-nous ? | Que supposons-nous ? | Qu’est-ce qui nous gêne ?
* Exercice 1 | Quelle est la consigne ? | Combien de temps dure-t-il, et dans quels groupes ? | Quel est le résultat attendu ?
Exercice 2 | Que fait-on du résultat du premier exercice ? | Que doit-on obtenir cette fois ? | Comment le montrer aux autres ?
* Les résultats | Qu’a trouvé chaque groupe ? | Quels sont les points communs ? | Qu’y a-t-il de nouveau ?
Décider | Quelles idées gardons-nous ? | Comment choisir ? | Qui n’a pas encore été entendu ?
* Les prochaines étapes = Action, Responsable, Échéance = Action 1, Action 2, Action 3
Les retours | Qu’est-ce qui a été utile ? | Qu’est-ce qui a manqué ? | Que faire mieux la prochaine fois ?
`);

export const RESEARCH_PROPOSAL = readFrenchOutline(`
* La question | Que cherche-t-on à savoir ? | Pourquoi est-ce important, et pour qui ? | Qu’est-ce que la réponse changerait ?
* L’état des connaissances | Quels travaux antérieurs comptent ? | Sur quoi les sources sont-elles en désaccord ? | Quelle lacune s’agit-il de combler ?
* Les objectifs | Que veut-on montrer, précisément ? | Quel résultat attend-on ? | Qu’est-ce qui prouverait le contraire ?
* La méthode | Que va-t-on mesurer ou demander ? | Qui ou quoi va-t-on étudier, et en quel nombre ? | Qu’est-ce qui pourrait fausser le résultat ?
L’originalité | Qu’est-ce qui n’a encore jamais été fait ? | Pourquoi est-ce possible maintenant ? | Sur quoi d’autres pourront-ils s’appuyer ?
* Le calendrier = Quand, Étape, Résultat = Premiers mois, Mi-parcours, Fin
L’équipe | Qui fait quoi ? | Quels partenaires ou quelles compétences manquent encore ? | Qui apporte ses conseils ?
* Le budget = Poste, Coût, Justification = Personnel, Équipement, Déplacements, Réserve
Éthique et risques | Qui doit donner son accord ? | Comment les données sont-elles protégées ? | Que fait-on si tout ne se passe pas comme prévu ?
* Les résultats attendus | Qu’aura-t-on à la fin ? | Qui s’en servira ? | Où les résultats seront-ils publiés ?
Les sources | Sur quelles sources le projet s’appuie-t-il ? | Lesquelles sont en libre accès ? | Quelles données existent déjà ?
`);

export const RESEARCH = readFrenchOutline(`
* La question | Que cherche-t-on à savoir ? | Pourquoi est-ce important, et pour qui ? | Que sait-on déjà ?
* Le contexte | Quels travaux antérieurs comptent ? | Sur quoi les sources sont-elles en désaccord ? | Quelle lacune reste-t-il ?
* La méthode | Comment l’étude a-t-elle été menée ? | Qui ou quoi a-t-on étudié, et en quel nombre ? | Qu’est-ce qui pourrait fausser le résultat ?
* Les résultats = Résultat, Preuve, Fiabilité = Résultat 1, Résultat 2, Résultat 3
* Ce que cela signifie | À quoi les résultats répondent-ils ? | À quoi ne répondent-ils pas ? | Qu’est-ce qui a surpris ?
Les limites | Qu’est-ce qui n’a pas pu être mesuré ? | Pour qui n’est-ce pas valable ? | Que ferait-on autrement ?
La discussion | Les résultats rejoignent-ils les travaux antérieurs ? | Quelle autre explication est possible ? | Qui ne serait pas d’accord, et pourquoi ?
* La conclusion | Quelle est la réponse, en une phrase ? | Que faudrait-il changer en conséquence ? | Qui devrait le savoir ?
Les questions ouvertes | Que faudrait-il étudier ensuite ? | Que faudrait-il pour cela ? | Qui pourrait s’en charger ?
* Les sources | Quelles sources ont été utilisées ? | Lesquelles sont en libre accès ? | Quelles données peut-on vérifier ?
`);

export const COMPARISON = readFrenchOutline(`
* La question | Que faut-il choisir, et avant quand ? | Qui décide ? | Que se passe-t-il si personne ne tranche ?
* Ce qui compte | Quels sont les trois critères les plus importants ? | Lequel est indispensable ? | Lequel est un simple plus ?
* Face à face = Critère, Option A, Option B = Coût, Qualité, Effort, Risque
* Option A | Quels sont les arguments pour ? | Quels sont les arguments contre ? | À qui cela convient-il ?
* Option B | Quels sont les points forts ? | Quels sont les points faibles ? | Qui ferait ce choix ?
Les points communs | Qu’est-ce qui est identique dans les deux cas ? | Que ne règle ni l’une ni l’autre ? | Existe-t-il une troisième voie ?
Le coût dans la durée | Combien coûte chaque option au départ ? | Et au bout de trois ans ? | Combien coûte un changement d’avis ?
L’expérience des autres | Qui a choisi l’une, qui a choisi l’autre ? | Qu’en disent ces personnes ? | Que peut-on essayer avant de décider ?
* La recommandation | Laquelle choisir, et pourquoi ? | Dans quels cas choisir l’autre ? | Quelle est la prochaine étape ?
`);

export const BOOK = readFrenchOutline(`
* En un coup d’œil | De qui est l’œuvre, et de quand date-t-elle ? | De quel genre s’agit-il ? | Pourquoi l’avoir choisie ?
* De quoi ça parle | Que se passe-t-il, sans dévoiler la fin ? | Où et quand se déroule l’histoire ? | Quel est le moteur de l’intrigue ?
* Les personnages | Qui compte le plus ? | Que veulent-ils ? | Comment évoluent-ils ?
Les thèmes | Quelles idées reviennent ? | Quelle image les représente ? | Que disent-elles de leur époque ?
* Le style | Comment l’histoire est-elle racontée ? | Qu’a-t-il d’inhabituel ? | Quel passage le montre le mieux ?
Un extrait | Quelles lignes ou quelle scène montrer ? | Que nous apprennent-elles ? | Pourquoi ce choix ?
L’avis des critiques | Qu’ont-ils salué ? | Qu’ont-ils reproché ? | Sur quoi n’êtes-vous pas d’accord ?
* Mon avis | Qu’est-ce qui vous a marqué ? | Qu’est-ce qui ne vous a pas convaincu ? | À qui recommander l’œuvre ?
Pour aller plus loin | Qu’y a-t-il d’autre de la même main ? | Qu’est-ce qui lui ressemble ? | Où vous êtes-vous documenté ?
`);

export const HISTORY = readFrenchOutline(`
* En bref | De quoi s’agit-il, en une phrase ? | Quelles sont les années clés ? | Pourquoi se pencher sur ce passé ?
* Les débuts | Quand et où tout a-t-il commencé ? | Qui était là ? | Comment était-ce avant ?
* La chronologie = Quand, Ce qui s’est passé, Pourquoi c’est important = D’abord, Ensuite, Plus tard, Enfin, Aujourd’hui
* Les tournants | Quel événement a le plus changé les choses ? | Qu’est-ce qui l’a rendu possible ? | Qui s’y est opposé ?
Les acteurs | Qui a marqué cette histoire ? | Qui oublie-t-on souvent ? | Qu’ont-ils dit ou écrit eux-mêmes ?
Hier et aujourd’hui = Aspect, Hier, Aujourd’hui = Apparence, Usage, Coût
Mythes et réalités | Que raconte-t-on volontiers ? | Qu’est-ce qui est faux ? | Comment le sait-on ?
* Aujourd’hui | Où en est-on à présent ? | Qui prend la relève ? | Que reste-t-il des débuts ?
Perspectives | Qu’est-ce qui change en ce moment ? | Qu’est-ce qui pourrait disparaître ? | Qu’est-ce qui reste à trancher ?
Les sources | D’où viennent ces informations ? | Quelles images ou quels documents existent ? | Sur quoi les sources se contredisent-elles ?
`);

export const TOPIC = readFrenchOutline(`
* En une phrase | De quoi s’agit-il ? | Pourquoi est-ce important ? | Que faut-il en retenir ?
* Les bases | Qu’est-ce que c’est, et qu’est-ce que ce n’est pas ? | Quelles en sont les différentes formes ? | Où en entend-on parler ?
* Les points essentiels | Quels sont les trois points principaux ? | Dans quel ordre sont-ils les plus faciles à suivre ? | Que peut-on laisser de côté ?
* Un exemple | Quel exemple rend le sujet clair ? | Que s’y passe-t-il, étape par étape ? | Que montre-t-il ?
Vu de plus près | De quoi est-ce fait ? | Quel est le lien entre les éléments ? | Qu’est-ce qui est souvent mal compris ?
* Les chiffres clés = Donnée, Chiffre, Source = Donnée 1, Donnée 2, Donnée 3
Différents points de vue | Qui voit les choses autrement ? | Avec quels arguments ? | Quelles questions restent ouvertes ?
* Ce que cela change pour nous | Qu’en découle-t-il ? | Que peut-on faire ? | Que se passe-t-il si l’on ne fait rien ?
* En conclusion | Quel est l’essentiel, en une phrase ? | Que faut-il faire maintenant ? | Sur quelle question terminer ?
Les sources | D’où viennent ces informations ? | Quelle source recommander ? | Qu’est-ce qui n’a pas pu être vérifié ?
`);

/** Additional cards for decks that are longer than their outline. */
export const MORE = readFrenchOutline(`
Questions en suspens | Qu’ignore-t-on encore ? | Qui pourrait répondre ? | Pour quand faut-il une réponse ?
Hypothèses | Que tient-on pour acquis ? | Comment pourrait-on le vérifier ? | Et si c’était faux ?
Le vocabulaire | Quels termes faut-il expliquer ? | Lesquels ont un autre sens ailleurs ? | Quelles abréviations apparaissent ?
Les personnes concernées | Quel travail cela touche-t-il ? | Qui doit donner son feu vert ? | Qui consulter en premier ?
Un détail à la loupe | Quel détail mérite sa propre carte ? | Que permet-il de comprendre ? | Qui veut le savoir ?
Objections fréquentes | Que va-t-on nous opposer ? | Qu’y a-t-il de juste dans ces remarques ? | Que répondre ?
Les moyens nécessaires | Combien de temps, d’argent et de personnes faut-il ? | De quoi dispose-t-on déjà ? | Que manque-t-il ?
Les bons exemples | Qui le fait bien ? | Que peut-on en apprendre ? | Qu’est-ce qui ne s’applique pas ici ?
Questions fréquentes | Que demande-t-on le plus souvent ? | Quelle est la réponse courte ? | Où trouver la réponse complète ?
Dans un an | Qu’est-ce qui aura changé dans un an ? | Qu’est-ce qui pourrait accélérer les choses ? | Qu’est-ce qui pourrait les freiner ?
Les vérifications | Comment saura-t-on si c’est juste ? | Qui s’en assure ? | Tous les combien ?
Annexes | Quels tableaux ou documents ont leur place ici ? | Qui les consultera ? | Où sont-ils conservés ?
`);
