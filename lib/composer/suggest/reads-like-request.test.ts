import { describe, expect, it } from 'vitest';
import { readsLikeRequest } from './reads-like-request';

describe('readsLikeRequest', () => {
  it.each([
    'Pitch deck for a coffee shop',
    'a short presentation about bees',
    'Create 8 slides on tides',
    'Design slides on tides',
    'please explain our pricing',
    'Erstelle eine Präsentation über Wale',
    'Vortrag über Bienen\n',
    'Crée une présentation sur le sommeil',
    'Présentation courte sur les loups',
    'Haz una presentación sobre el sueño',
    'Plan de marketing para la panadería',
  ])('is true for a line that asks for a deck: %s', (text) => {
    expect(readsLikeRequest(text)).toBe(true);
  });

  it.each([
    '',
    'Annual review 2030',
    'The tea room',
    'Design principles',
    'Design a poster',
    'Create value for customers',
    'Show notes of May',
    'Création de valeur',
    'Faire-part de naissance',
    'Crear valor',
    '# Pitch deck for a coffee shop',
    '- Create a list',
    'Pitch deck for a coffee shop\n\nWe open in May.',
    `Create ${Array(12).fill('word').join(' ')}`,
  ])('is false for a title, markup, a text and a long line: %s', (text) => {
    expect(readsLikeRequest(text)).toBe(false);
  });
});
