import type { NamedWordings } from '../named-headings';
import { typesetFrench } from './typeset-french';

/**
 * French headings that name the topic, as the English ones. The name only precedes a colon, because its number and
 * gender are unknown.
 */
const WORDINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  topic: {
    'Les bases': '{name} : les bases',
    'Les points essentiels': '{name} : l’essentiel',
    'Les chiffres clés': '{name} : les chiffres clés',
  },
  lesson: {
    'Les objectifs': '{name} : les objectifs',
    'L’idée principale': '{name} : l’idée principale',
    'À retenir': '{name} : ce qu’il faut retenir',
  },
  workshop: {
    'Le point de départ': '{name} : le point de départ',
    'Les résultats': '{name} : les résultats',
  },
  business: {
    'L’idée': '{name} : l’idée',
    'Les coûts': '{name} : les coûts',
    'Les prochaines étapes': '{name} : les prochaines étapes',
  },
  pitch: {
    'Le marché': '{name} : le marché',
    'Comment ça marche': '{name} : comment ça marche',
  },
  launch: {
    'La nouveauté': '{name} : la nouveauté',
    'Les points forts': '{name} : les points forts',
    'Le plan de lancement': '{name} : le plan de lancement',
  },
  proposal: {
    'La situation': '{name} : la situation',
    'Le calendrier': '{name} : le calendrier',
    'Le coût': '{name} : le coût',
  },
  marketing: {
    'L’objectif': '{name} : l’objectif',
    'Le message': '{name} : le message',
    'Les canaux': '{name} : les canaux',
  },
  'case-study': {
    'Les enseignements': '{name} : les enseignements',
  },
  sales: {
    'L’offre': '{name} : l’offre',
    'Les prix': '{name} : les prix',
    'Les objections': '{name} : les objections',
  },
  research: {
    'Le contexte': '{name} : le contexte',
    'La conclusion': '{name} : la conclusion',
  },
  'research-proposal': {
    'L’état des connaissances': '{name} : l’état des connaissances',
    'Les résultats attendus': '{name} : les résultats attendus',
  },
  fundraiser: {
    'La somme à réunir': '{name} : la somme à réunir',
  },
  plan: {
    'L’objectif': '{name} : l’objectif',
    'Les étapes clés': '{name} : les étapes clés',
    'Les risques': '{name} : les risques',
  },
};

export const FRENCH_WORDINGS: NamedWordings = Object.fromEntries(
  Object.entries(WORDINGS).map(([kind, headings]) => [
    kind,
    Object.fromEntries(Object.entries(headings).map(([plain, named]) => [plain, [typesetFrench(named)]])),
  ]),
);
