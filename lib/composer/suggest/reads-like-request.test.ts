import { describe, expect, it } from 'vitest';
import { readsLikeRequest } from './reads-like-request';

describe('readsLikeRequest', () => {
  it.each([
    'Pitch deck for a coffee shop',
    'Create 8 slides on tides',
    'Erstelle eine Präsentation über Wale',
    'Crée une présentation sur le sommeil',
    'Haz una presentación sobre el sueño',
  ])('is true for a line that asks for a deck: %s', (text) => {
    expect(readsLikeRequest(text)).toBe(true);
  });

  it.each([
    '',
    'The tea room',
    'Design principles',
    'Create value for customers',
    'Création de valeur',
    '# Pitch deck for a coffee shop',
    'Pitch deck for a coffee shop\n\nWe open in May.',
    `Create ${Array(12).fill('word').join(' ')}`,
  ])('is false for a title, markup, a text and a long line: %s', (text) => {
    expect(readsLikeRequest(text)).toBe(false);
  });
});
