import { describe, expect, it } from 'vitest';
import { readBlocks } from '../../text/read-text';
import { askedCards, askedDays, askedTips } from './asked-cards';
import { FRENCH_KINDS } from './french/french-kinds';
import { ENGLISH_KINDS, kindOf } from './outline-kinds';
import { promptLanguage } from './prompt-language';
import { SPANISH_KINDS } from './spanish/spanish-kinds';
import { findOutline } from './write-outline';

const PROMPTS = [
  ['fr', 'kickoff', 'Réunion de lancement du projet : refonte du site web', 'Refonte du site web'],
  ['fr', 'launch', 'Lancement de notre nouvelle application', 'Notre nouvelle application'],
  ['fr', 'research-proposal', 'Projet de recherche sur les microplastiques', 'Les microplastiques'],
  ['fr', 'research', 'Recherche sur les microplastiques', 'Les microplastiques'],
  ['fr', 'tips', '7 conseils pour mieux dormir', '7 conseils pour mieux dormir'],
  ['fr', 'meeting', 'Conseil municipal du 3 mai', 'Conseil municipal du 3 mai'],
  ['fr', 'how-to', 'Comment changer un pneu de vélo', 'Comment changer un pneu de vélo'],
  ['fr', 'topic', 'Comment notre école économise l’énergie', 'Comment notre école économise l’énergie'],
  ['fr', 'worth', 'Une pompe à chaleur vaut-elle le coup ?', 'Une pompe à chaleur vaut-elle le coup\u00a0?'],
  ['fr', 'worth', 'Avantages et inconvénients du télétravail', 'Avantages et inconvénients du télétravail'],
  ['fr', 'comparison', 'Avantages et inconvénients du train et de l’avion', null],
  ['fr', 'training', 'Formation pour les managers : donner du feedback', 'Donner du feedback'],
  ['fr', 'training', 'Formation sur la gestion des conflits', 'La gestion des conflits'],
  ['fr', 'topic', 'La formation des montagnes', 'La formation des montagnes'],
  ['fr', 'plan', 'Plan de formation 2027', 'Plan de formation 2027'],
  ['fr', 'portfolio', 'Portfolio d’une photographe de mariage à Lyon', null],
  ['fr', 'fundraiser', 'Campagne de dons pour l’école', 'Campagne de dons pour l’école'],
  ['fr', 'marketing', 'Campagne d’affichage pour notre festival', null],
  ['es', 'kickoff', 'Reunión de inicio del proyecto: nuevo sitio web', 'Nuevo sitio web'],
  ['es', 'launch', 'Lanzamiento de nuestra aplicación', 'Nuestra aplicación'],
  ['es', 'research-proposal', 'Proyecto de investigación sobre microplásticos', 'Microplásticos'],
  ['es', 'tips', 'Trucos para ahorrar energía', 'Trucos para ahorrar energía'],
  ['es', 'how-to', 'Cómo cambiar una rueda de bicicleta', 'Cómo cambiar una rueda de bicicleta'],
  ['es', 'worth', '¿Vale la pena una bomba de calor?', '¿Vale la pena una bomba de calor?'],
  ['es', 'worth', 'Ventajas y desventajas del teletrabajo', 'Ventajas y desventajas del teletrabajo'],
  ['es', 'comparison', 'Ventajas y desventajas del tren y el avión', null],
  ['es', 'training', 'Formación para mandos intermedios: dar feedback', 'Dar feedback'],
  ['es', 'training', 'Capacitación sobre atención al cliente', 'Atención al cliente'],
  ['es', 'topic', 'La formación de las montañas', 'La formación de las montañas'],
  ['es', 'portfolio', 'Portafolio de fotografía de bodas', 'Portafolio de fotografía de bodas'],
  ['es', 'fundraiser', 'Campaña de donaciones para la escuela', 'Campaña de donaciones para la escuela'],
  ['es', 'marketing', 'Campaña para nuestra tienda de ropa', null],
] as const;

describe('French and Spanish kinds', () => {
  it('are the English ones', () => {
    const ids = ENGLISH_KINDS.map(({ id }) => id).toSorted();
    expect(FRENCH_KINDS.map(({ id }) => id).toSorted()).toEqual(ids);
    expect(SPANISH_KINDS.map(({ id }) => id).toSorted()).toEqual(ids);
  });

  it.each(PROMPTS)('%s, %s: %s', (language, id, prompt, title) => {
    expect([promptLanguage(prompt), kindOf(prompt, language).id]).toEqual([language, id]);
    if (title !== null) expect(findOutline(prompt, readBlocks(prompt))?.title).toBe(title);
  });
});

it('reads numbers in words in every language', () => {
  expect(askedCards('cinq diapositives sur le jazz')).toBe(5);
  expect(askedCards('siete diapositivas sobre el jazz')).toBe(7);
  expect(askedTips('Dix astuces pour économiser l’énergie')).toBe(10);
  expect(askedTips('Cuatro consejos para dormir mejor')).toBe(4);
  expect(askedDays('Trois jours à Rome')).toBe(3);
  expect(askedDays('Cinco días en Lisboa')).toBe(5);
});
