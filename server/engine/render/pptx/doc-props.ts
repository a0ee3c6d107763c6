import type { Deck } from '@/lib/deck/deck';
import { type XmlElement, xml } from './xml';

/** Title and language (ISO/IEC 29500-2, 11). There are no timestamps, so that the same deck gives the same bytes. */
export function corePropertiesXml(deck: Pick<Deck, 'title' | 'language'>): XmlElement {
  return xml(
    'cp:coreProperties',
    {
      'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:dcterms': 'http://purl.org/dc/terms/',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    },
    xml('dc:title', null, deck.title),
    xml('dc:creator', null, 'Cardwright'),
    xml('dc:language', null, deck.language),
  );
}

export function extendedPropertiesXml(slides: number, notes: number): XmlElement {
  return xml(
    'Properties',
    { xmlns: 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties' },
    xml('Application', null, 'Cardwright'),
    xml('Slides', null, String(slides)),
    xml('Notes', null, String(notes)),
    xml('HiddenSlides', null, '0'),
  );
}
