import { describe, expect, it } from 'vitest';
import { readArtifactId } from './read-artifact-id';

describe('readArtifactId', () => {
  it.each<[string, string | null]>([
    ['art_project-update', 'art_project-update'],
    ['http://127.0.0.1:3000/a/art_9Zx', 'art_9Zx'],
    ['http://localhost:3000/a/art_9Zx/file?format=pdf#3', 'art_9Zx'],
    ['https://service.example/docs/Project-update-7fk2x9m3ab', '7fk2x9m3ab'],
    ['https://service.example/', null],
    ['https://service.example/docs/%E0%A4%A', null],
    ['https://service.example/docs/%3Cscript%3E', null],
    ['', null],
    ['x'.repeat(201), null],
  ])('reads %j as %j', (pasted, id) => expect(readArtifactId(pasted)).toBe(id));
});
