import type { Block, BlockOf } from '../blocks';
import { blockText } from '../text/block-text';
import { countWords } from '../text/count-words';
import { plainText } from '../text/text-runs';
import { wordInLanguage } from '../text/word-in-language';

/** Headings of the card between the cover and the first section, by language: first of facts, then of running text. */
const OPENINGS = {
  facts: {
    ar: 'لمحة سريعة',
    bg: 'Накратко',
    ca: 'D’un cop d’ull',
    cs: 'Stručný přehled',
    da: 'Kort overblik',
    de: 'Auf einen Blick',
    el: 'Με μια ματιά',
    en: 'At a glance',
    es: 'De un vistazo',
    fi: 'Yhdellä silmäyksellä',
    fr: 'En bref',
    he: 'במבט אחד',
    hu: 'Röviden',
    id: 'Sekilas',
    it: 'In breve',
    ja: '概要',
    ko: '한눈에 보기',
    nb: 'Kort oversikt',
    nl: 'In één oogopslag',
    nn: 'Kort oversyn',
    pl: 'W skrócie',
    pt: 'Num relance',
    ro: 'Pe scurt',
    ru: 'Коротко',
    sk: 'Stručný prehľad',
    sv: 'I korthet',
    tr: 'Bir bakışta',
    uk: 'Коротко',
    vi: 'Tổng quan',
    zh: '概览',
    'zh-hant': '概覽',
  },
  introduction: {
    ar: 'مقدمة',
    bg: 'Въведение',
    ca: 'Introducció',
    cs: 'Úvod',
    da: 'Indledning',
    de: 'Einleitung',
    el: 'Εισαγωγή',
    en: 'Introduction',
    es: 'Introducción',
    fi: 'Johdanto',
    fr: 'Introduction',
    he: 'מבוא',
    hu: 'Bevezetés',
    id: 'Pendahuluan',
    it: 'Introduzione',
    ja: 'はじめに',
    ko: '들어가며',
    nb: 'Innledning',
    nl: 'Inleiding',
    nn: 'Innleiing',
    pl: 'Wprowadzenie',
    pt: 'Introdução',
    ro: 'Introducere',
    ru: 'Введение',
    sk: 'Úvod',
    sv: 'Inledning',
    tr: 'Giriş',
    uk: 'Вступ',
    vi: 'Giới thiệu',
    zh: '引言',
    'zh-hant': '引言',
  },
} as const;

export type Opening = keyof typeof OPENINGS;

/** `Place: Community room`. */
const FACT = /^\p{Lu}[^:.!?\n]{0,30}[:：]\s*\S/u;

/** Whether each line of a paragraph is a label with its value. */
export function statesFacts({ runs }: BlockOf<'paragraph'>): boolean {
  return plainText(runs)
    .split('\n')
    .every((line) => FACT.test(line.trim()));
}

/** A card with a table is an overview if it has no more other words than this. */
const TABLE_REMARK_WORDS = 30;

/** Whether a card only has labels with their values, such as the date, the place and those present, or a table. */
export function openingOf(blocks: readonly Block[]): Opening {
  const others = blocks.filter(({ kind }) => kind !== 'table');
  const words = others.reduce((sum, block) => sum + countWords(blockText(block)), 0);
  if (others.length < blocks.length && words <= TABLE_REMARK_WORDS) return 'facts';
  const areFacts = blocks.every((block) => {
    if (block.kind === 'paragraph') return statesFacts(block);
    return block.kind === 'list' && block.items.every(({ runs }) => FACT.test(plainText(runs).trim()));
  });
  return areFacts ? 'facts' : 'introduction';
}

/** In English. They are translated when the card is drawn. `level`: like the title that they replace. */
export const OPENING_HEADINGS: Readonly<Record<Opening, BlockOf<'heading'>>> = {
  facts: { kind: 'heading', level: 1, runs: [{ text: OPENINGS.facts.en }], lines: { from: 1, to: 1 } },
  introduction: { kind: 'heading', level: 1, runs: [{ text: OPENINGS.introduction.en }], lines: { from: 1, to: 1 } },
};

export function openingHeading(opening: Opening, language: string | undefined): BlockOf<'heading'> {
  return { ...OPENING_HEADINGS[opening], runs: [{ text: wordInLanguage(OPENINGS[opening], language).word }] };
}
