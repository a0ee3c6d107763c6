import { describe, expect, it } from 'vitest';
import { fileKind } from './file-kind';

describe('fileKind', () => {
  it.each([
    ['notes.TXT', '', 'txt'],
    ['notes.markdown', '', 'md'],
    ['a.b.docx', 'application/octet-stream', 'docx'],
    ['paper.pdf', 'application/pdf', 'pdf'],
    ['request.json', 'application/json', 'json'],
    ['README', 'text/plain', 'txt'],
    ['old.doc', 'application/msword', null],
    ['toString', '', null],
    ['x.constructor', '', null],
  ])('%s (%s) is %s', (name, type, kind) => {
    expect(fileKind({ name, type })).toBe(kind);
  });
});
