import { describe, expect, it } from 'vitest';
import { statusRecord } from '@/lib/contract/status';
import { exportLink } from './export-link';

const FILE = 'https://files.example/x/deck.pptx?sig=1';
const PDF = 'https://files.example/x/deck.pdf';
const DECK = 'https://decks.example/deck.pptx';

function linkOf(members: object, format?: 'pdf' | 'pptx'): string | null {
  return exportLink(statusRecord.parse({ generationId: 'gen_1', status: 'completed', ...members }), format);
}

describe('exportLink', () => {
  it.each<[object, 'pdf' | 'pptx' | undefined, string | null]>([
    [{ exportUrl: FILE }, 'pptx', FILE],
    [{ pdfUrl: PDF, pptxUrl: FILE }, 'pptx', FILE],
    [{ result: FILE }, 'pptx', FILE],
    [{ result: { files: [{ href: FILE }] } }, 'pptx', FILE],
    [{ downloadLink: 'https://files.example/get/7' }, 'pptx', 'https://files.example/get/7'],
    [{ downloadUrl: 'https://files.example/get/7' }, undefined, 'https://files.example/get/7'],
    [{ pdfLink: 'https://files.example/get/7' }, 'pptx', null],
    [{ exportLink: 'https://files.example/get/7', other: FILE }, 'pptx', 'https://files.example/get/7'],
    [{ result: PDF }, 'pptx', null],
    [{ result: 'http://files.example/deck.pptx' }, 'pptx', null],
    [{ result: 'https://files.example/deck?name=deck.pptx' }, 'pptx', null],
    [{ thumbnail: 'https://files.example/deck.png' }, 'pptx', null],
    [{ downloadUrl: 'javascript:alert(1)' }, 'pptx', null],
    [{ artifactUrl: DECK, exportUrl: DECK }, 'pptx', null],
    [{ someDownloadLink: 'http://files.example/get/7' }, 'pptx', 'http://files.example/get/7'],
    [{ download: { href: 'https://files.example/get/7' } }, 'pptx', 'https://files.example/get/7'],
    [{ linkToPdf: 'https://files.example/get/7' }, 'pptx', null],
    [{ cancel: 'https://files.example/get/7' }, 'pptx', null],
    [{ artifactUrl: DECK }, 'pptx', null],
    [{ artifactUrl: DECK, downloadUrl: DECK }, 'pptx', null],
  ])('of %j for %s is %s', (members, format, link) => expect(linkOf(members, format)).toBe(link));

  it('searches only a bounded part of a response', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`m${index}`, index]));
    expect(linkOf({ ...many, result: FILE }, 'pptx')).toBeNull();
    const deep = JSON.parse(`${'{"a":'.repeat(20)}${JSON.stringify(FILE)}${'}'.repeat(20)}`);
    expect(linkOf({ deep }, 'pptx')).toBeNull();
  });
});
