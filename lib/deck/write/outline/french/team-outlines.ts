import { readFrenchOutline } from './read-french-outline';

/** French outlines of decks that a team makes for its own use. */
export const MEETING = readFrenchOutline(`
* L’objet de la réunion | Pourquoi nous réunissons-nous ? | Que faut-il avoir décidé ou appris à la fin ? | Qui doit être présent ?
* L’ordre du jour = Sujet, Qui, Minutes = Informations, Finances, Propositions, Conclusion
Depuis la dernière fois | De quoi avions-nous convenu ? | Qu’est-ce qui est fait, et qu’est-ce qui ne l’est pas ? | Qu’est-ce qui a changé ?
* Les informations | Que s’est-il passé depuis la dernière réunion ? | Quelle question concerne tout le groupe ? | Qu’est-ce qui se prépare ?
* Les finances | Qu’avons-nous reçu et dépensé ? | Où en est-on par rapport au budget ? | Que faut-il approuver ?
Les propositions | Que propose-t-on, et qui le propose ? | Quels sont les arguments pour et contre ? | Cela peut-il attendre ?
* Les décisions | Qu’avons-nous décidé ? | Qui était d’un autre avis, et pourquoi ? | Qui doit en être informé ?
* Les actions = Action, Responsable, Échéance = Action 1, Action 2, Action 3
Questions diverses | Quels sujets hors ordre du jour ont été soulevés ? | Qui s’en occupe ? | Que doit savoir tout le monde ?
La prochaine réunion | Quand et où nous retrouvons-nous ? | Que faut-il préparer d’ici là ? | Qui envoie l’invitation ?
`);

export const ONBOARDING = readFrenchOutline(`
* Bienvenue | Quelle impression doit laisser le premier jour ? | Qui accueille la personne ? | Par quoi commence-t-elle ?
* Qui nous sommes | Que faisons-nous, et pour qui ? | Pourquoi est-ce important ? | De quoi sommes-nous fiers ?
* La première semaine = Jour, Programme, Avec qui = Jour 1, Jour 2, Jour 3, Jour 4, Jour 5
* Les personnes à connaître | Qui dirige l’équipe ? | À qui s’adresser selon la question ? | Qui est le référent ?
Outils et accès | Quels comptes faut-il ouvrir ? | Qui s’en occupe ? | Où trouver de l’aide ?
Notre façon de travailler | Quand nous réunissons-nous ? | Comment décidons-nous ? | Où gardons-nous une trace ?
Règles et sécurité | Que faut-il absolument savoir ? | Où est-ce écrit ? | Qui répond aux questions ?
Le premier projet | Quelle tâche est à la fois petite, utile et concrète ? | Qui relit le résultat ? | Qu’y apprend-on ?
* Les 90 premiers jours = Échéance, Ce qui est acquis = Jour 30, Jour 60, Jour 90
* En cas de besoin | À qui peut-on tout demander ? | Où se trouve le guide ? | Qu’est-ce qui est urgent, et qu’est-ce qui ne l’est pas ?
`);

export const RETROSPECTIVE = readFrenchOutline(`
* Ce que nous voulions faire | Quel était l’objectif ? | Quel était le plan ? | Qu’avions-nous promis, et à qui ?
Ce qui s’est passé | Quels sont les faits, dans l’ordre ? | Qu’est-ce qui a changé en cours de route ? | Quels chiffres le montrent ?
* Ce qui a bien marché | Que faut-il garder ? | À qui le devons-nous ? | Quelles ont été les bonnes surprises ?
* Ce qui n’a pas marché | Qu’est-ce qui nous a fait perdre du temps ? | Où avons-nous dû attendre ? | Qu’avons-nous appris trop tard ?
Ce que nous avons appris | Que savons-nous maintenant que nous ne savions pas avant ? | Quelle est la part de chance ? | Quelle est la part de savoir-faire ?
Ce qui reste à comprendre | Qu’est-ce que nous ne nous expliquons pas ? | À qui pourrions-nous demander ? | Que pourrions-nous mesurer ?
Merci | Qui nous a aidés et mérite d’être remercié ? | Qu’ont fait ces personnes ? | Comment le leur dire ?
* Ce que nous allons changer | Que ferons-nous autrement ? | Qu’allons-nous arrêter ? | À quoi verrons-nous que cela marche ?
* Les actions = Action, Responsable, Échéance = Action 1, Action 2, Action 3
`);

export const PLAN = readFrenchOutline(`
* L’objectif | À quoi doit-on parvenir à la fin ? | Pourquoi est-ce important ? | Comment le saura-t-on ?
* Où nous en sommes | Qu’est-ce qui existe aujourd’hui ? | Qu’est-ce qui fonctionne, et qu’est-ce qui ne fonctionne pas ? | Sur quoi peut-on s’appuyer ?
* Le périmètre | Qu’est-ce qui en fait partie ? | Qu’est-ce qui n’en fait pas partie ? | Qui tranche en cas de doute ?
* Les étapes clés = Quand, Étape, Responsable = Étape 1, Étape 2, Étape 3, Étape 4
Les chantiers | Quels sont les grands blocs de travail ? | Lesquels dépendent les uns des autres ? | Lesquels peuvent commencer tout de suite ?
* Les rôles | Qui pilote ? | Qui fait quoi ? | Qui doit donner son accord ?
Le budget = Poste, Estimation, Remarques = Personnel, Matériel, Réserve
* Les risques | Qu’est-ce qui pourrait mal tourner ? | Que ferait-on dans ce cas ? | Quels sont les premiers signes ?
La communication | Qui doit savoir quoi ? | À quel rythme ? | Sous quelle forme ?
* Les prochaines étapes | Que se passe-t-il cette semaine ? | Qui s’en charge ? | Que manque-t-il pour commencer ?
`);

export const EVENT = readFrenchOutline(`
* L’idée | De quel événement s’agit-il, en une phrase ? | À qui s’adresse-t-il ? | Quel souvenir les invités doivent-ils garder ?
* Quand et où | À quelle date, et pour combien de temps ? | Dans quel lieu, et pour combien de personnes ? | Que faire s’il pleut ?
* Le programme = Heure, Moment, Qui = Début, Milieu, Pause, Fin
Les invités | Qui inviter, et avant quelle date ? | Qui prend la parole ou monte sur scène ? | De quoi ces personnes ont-elles besoin ?
* Le budget = Poste, Estimation, Remarques = Lieu, Repas, Programme, Réserve
* L’équipe | Qui est responsable ? | Qui aide avant, pendant et après ? | Qui décide le jour même ?
La promotion | Comment l’annoncer ? | Quand commencer ? | Où s’inscrire ?
Sécurité et autorisations | Que faut-il déclarer ou assurer ? | Qui contacter en cas d’urgence ? | Où trouver les secours les plus proches ?
* La liste des tâches | Que faut-il réserver en premier ? | Que doit-on avoir fait une semaine avant ? | Que reste-t-il à faire le jour même ?
Après l’événement | Comment remercier les participants ? | Comment recueillir leurs avis ? | Que garder pour la prochaine fois ?
`);

export const TRIP = readFrenchOutline(`
* Le voyage en bref | Où partons-nous, et pourquoi là-bas ? | Quand, et pour combien de temps ? | Qui vient ?
* Le trajet | Comment voyageons-nous, et à quel prix ? | Que faut-il réserver en premier ? | Quels papiers faut-il ?
* L’hébergement | Quel quartier nous convient ? | De quoi avons-nous besoin sur place ? | Qu’est-ce qui est déjà réservé ?
* Jour après jour = Jour, Matin, Après-midi = Jour 1, Jour 2, Jour 3, Jour 4
À voir | Que ne faut-il surtout pas manquer ? | Pour quelles visites faut-il un billet ? | Qu’est-ce qui ne vaut la peine que par beau temps ?
À table | Que faut-il goûter ? | Où mangent les gens du coin ? | Qui a des allergies ou un régime particulier ?
* Le budget = Poste, Estimation, Remarques = Transport, Hébergement, Repas, Extras
* La valise | Qu’est-ce qui dépend de la météo ? | Qu’oublie-t-on facilement ? | Qui apporte quoi pour le groupe ?
Bon à savoir | Quels usages faut-il connaître ? | Quels mots sont utiles ? | Qui appeler en cas d’urgence ?
`);
