import { expect, it } from 'vitest';
import { textTitle } from './write-with-model';

it.each<[string, string | null]>([
  ['# Saving the marsh', 'Saving the marsh'],
  ['Saving the marsh\n===\n\nNotes', 'Saving the marsh'],
  ['![](a.png)\n\n# Das **Moor**\n\n## Eins', 'Das Moor'],
  ['# 保护湿地\n\n## 一', '保护湿地'],
  ['# One\n\nText\n\n# Two\n\nText', null],
  ['## Only a section\n\nText', null],
  ['Notes first\n\n# Later', null],
  ['A deck about the marsh', null],
  ['```\n# no heading\n```', null],
  ['# \n\nText', null],
  ['', null],
])('finds the title of %j', (text, title) => {
  expect(textTitle(text)).toBe(title);
});
