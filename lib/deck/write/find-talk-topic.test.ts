import { expect, it } from 'vitest';
import { findTalkTopic } from './find-talk-topic';

it.each([
  ['Today we talk about bread, and about why it goes stale.', 'Bread, and why it goes stale'],
  ["Today we're going to talk about the new tram.", 'The new tram'],
  ["Today's topic is beekeeping.", 'Beekeeping'],
  ['Heute geht es um Bienen in der Stadt.', 'Bienen in der Stadt'],
  ['Aujourd’hui, on parle de pain.', 'Pain'],
  ['Hoy hablamos de la sequía.', 'La sequía'],
  ['Today is Monday.', null],
  ['Today we open.', null],
])('finds the topic of a talk: %s', (sentence, topic) => {
  expect(findTalkTopic(sentence)).toBe(topic);
});
