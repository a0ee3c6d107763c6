import { describe, expect, it } from 'vitest';
import { fileKind } from './file-kind';

describe('fileKind', () => {
  it.each([
    ['notes.TXT', '', 'txt'],
    ['a.b.docx', 'application/octet-stream', 'docx'],
    ['paper.pdf', 'application/pdf', 'pdf'],
    ['request.json', 'application/json', 'json'],
    ['README', 'text/plain', 'txt'],
    ['old.doc', 'application/msword', null],
    ['x.constructor', '', null],
  ])('%s (%s) is %s', (name, type, kind) => expect(fileKind({ name, type })).toBe(kind));
});
