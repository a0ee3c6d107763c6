import { readFrenchOutline } from './read-french-outline';

/** French versions of the outlines in `../list-outlines`. */
export const LISTICLE = readFrenchOutline(`
En bref | Quel est le fil conducteur de cette liste ? | À qui s’adresse-t-elle ? | Qu’en pense-t-on en général ?
* Point 1 | Que faut-il citer en premier, et pourquoi ? | De quoi s’agit-il, en une phrase ? | Quel exemple le montre ?
* Point 2 | Qu’est-ce qui compte le plus au quotidien ? | À quoi le remarque-t-on ? | Qui en a fait l’expérience ?
* Point 3 | Que peut-on appuyer par un chiffre ? | D’où vient ce chiffre ? | Que signifie-t-il en pratique ?
* Point 4 | À quoi s’attend-on le moins ? | Pourquoi passe-t-on facilement à côté ? | Qu’est-ce qui change une fois qu’on le sait ?
* Point 5 | Quelle histoire peut-on raconter ? | Que se passe-t-il dans cette histoire ? | Que faut-il en tirer ?
* Point 6 | Que peut montrer une image ? | Qu’y voit-on ? | Quels mots remplace-t-elle ?
* Point 7 | De quoi certains doutent-ils ? | Que disent-ils ? | Que peut-on leur répondre ?
* Point 8 | Qu’est-ce qui concerne tout le monde dans la salle ? | Quand l’ont-ils remarqué pour la dernière fois ? | Qu’ajouteraient-ils ?
* Point 9 | Qu’est-ce qui comptera davantage à l’avenir ? | Qu’est-ce qui est en train de changer ? | Quand s’en apercevra-t-on ?
* Point 10 | Que faut-il retenir avant tout ? | Comment le dire en cinq mots ? | À quoi cela mène-t-il ?
* En conclusion | Que déduire de l’ensemble ? | Que faire dès maintenant ? | Où trouver plus d’informations ?
`);

export const STEPS = readFrenchOutline(`
L’objectif | Qu’aura-t-on obtenu après la dernière étape ? | À qui cela s’adresse-t-il ? | Combien de temps faut-il en tout ?
* Étape 1 | Par quoi faut-il commencer ? | De quoi a-t-on besoin ? | À quoi voit-on que c’est fait ?
* Étape 2 | Qu’est-ce qui s’appuie sur la première étape ? | Qui s’en charge ? | Combien de temps y consacrer ?
* Étape 3 | Que faut-il décider maintenant ? | Quelles sont les possibilités ? | À qui demander conseil ?
* Étape 4 | Qu’est-ce qui prend le plus de temps ? | Qu’est-ce qui aide à persévérer ? | Que peut-on faire en attendant ?
* Étape 5 | Que faut-il vérifier à ce stade ? | À quoi ressemble un bon résultat ? | Que peut-on corriger, et comment ?
* Étape 6 | Qu’oublie-t-on souvent ici ? | Que se passe-t-il sans cela ? | Comment y penser ?
* Étape 7 | Quand vaut-il la peine de se faire aider ? | Qui peut le faire ? | Combien cela coûte-t-il ?
* Étape 8 | Que peut-on simplifier maintenant ? | Quel outil ou quel modèle est utile ? | De quoi peut-on se passer ?
* Étape 9 | Qui devrait voir le résultat avant la fin ? | Sur quoi attirer son attention ? | Que fait-on de ses remarques ?
* Étape 10 | Que reste-t-il à faire ? | Que faut-il ranger ou transmettre ? | Comment fêter la fin ?
* Et après | À quoi voit-on que cela a marché ? | Quelle est la suite ? | Où trouver plus d’informations ?
`);

export const RECIPE = readFrenchOutline(`
* Le plat | Qu’est-ce que c’est, en une phrase ? | D’où vient la recette ? | À quelle occasion la sert-on ?
* En un coup d’œil = Donnée, Valeur = Portions, Préparation, Cuisson, Coût
* Les ingrédients = Quoi, Combien, À remplacer par = Pour la base, Pour le goût, Pour servir
Le matériel | Quels ustensiles, quels moules faut-il ? | Que faire s’il en manque un ? | Que faut-il avoir sous la main dès le début ?
* La préparation | Que faut-il laver, couper ou faire tremper ? | Que peut-on faire la veille ? | Quelle température faut-il ?
* La recette | Que fait-on, et dans quel ordre ? | À quoi cela doit-il ressembler en cours de route ? | Où faut-il de la patience ?
* Quand c’est prêt | À quoi le reconnaît-on : à l’œil, à l’odeur, au toucher ? | Combien de temps laisser reposer ? | Que faire si ce n’est pas encore cuit ?
* Le service | Qu’est-ce qui va bien avec ? | Comment le présenter dans l’assiette ? | Quelle photo met l’eau à la bouche ?
Les astuces | Qu’est-ce qui rate le plus souvent ? | Quel geste fait la différence ? | De qui le tenez-vous ?
Les variantes | Que peut-on enlever ou remplacer ? | Comment faire sans viande, sans lait ou sans gluten ? | Qu’est-ce qui change avec la saison ?
La conservation | Combien de temps se garde-t-il, et où ? | Peut-on le congeler ? | Que faire des restes ?
`);
