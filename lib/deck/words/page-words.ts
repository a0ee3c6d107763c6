/** The few words that a webpage or a document adds to the text. */
export type PageWords = { skip: string; sections: string; data: string; pictures: string; contents: string };

const WORDS: Readonly<Record<string, PageWords>> = {
  ar: { skip: 'انتقل إلى المحتوى', sections: 'الأقسام', data: 'البيانات', pictures: 'الصور', contents: 'المحتويات' },
  bg: { skip: 'Към съдържанието', sections: 'Раздели', data: 'Данни', pictures: 'Изображения', contents: 'Съдържание' },
  ca: { skip: 'Vés al contingut', sections: 'Seccions', data: 'Dades', pictures: 'Imatges', contents: 'Contingut' },
  cs: { skip: 'Přejít k obsahu', sections: 'Oddíly', data: 'Data', pictures: 'Obrázky', contents: 'Obsah' },
  da: { skip: 'Gå til indhold', sections: 'Afsnit', data: 'Data', pictures: 'Billeder', contents: 'Indhold' },
  de: { skip: 'Zum Inhalt', sections: 'Abschnitte', data: 'Daten', pictures: 'Bilder', contents: 'Inhalt' },
  el: {
    skip: 'Μετάβαση στο περιεχόμενο',
    sections: 'Ενότητες',
    data: 'Δεδομένα',
    pictures: 'Εικόνες',
    contents: 'Περιεχόμενα',
  },
  en: { skip: 'Skip to content', sections: 'Sections', data: 'Data', pictures: 'Images', contents: 'Contents' },
  es: { skip: 'Ir al contenido', sections: 'Secciones', data: 'Datos', pictures: 'Imágenes', contents: 'Contenido' },
  fi: { skip: 'Siirry sisältöön', sections: 'Osiot', data: 'Tiedot', pictures: 'Kuvat', contents: 'Sisällys' },
  fr: { skip: 'Aller au contenu', sections: 'Sections', data: 'Données', pictures: 'Images', contents: 'Sommaire' },
  he: { skip: 'דילוג לתוכן', sections: 'פרקים', data: 'נתונים', pictures: 'תמונות', contents: 'תוכן העניינים' },
  hu: { skip: 'Ugrás a tartalomhoz', sections: 'Szakaszok', data: 'Adatok', pictures: 'Képek', contents: 'Tartalom' },
  id: { skip: 'Langsung ke isi', sections: 'Bagian', data: 'Data', pictures: 'Gambar', contents: 'Daftar isi' },
  it: { skip: 'Vai al contenuto', sections: 'Sezioni', data: 'Dati', pictures: 'Immagini', contents: 'Indice' },
  ja: { skip: '本文へ移動', sections: 'セクション', data: 'データ', pictures: '画像', contents: '目次' },
  ko: { skip: '본문으로 이동', sections: '섹션', data: '데이터', pictures: '이미지', contents: '목차' },
  nb: { skip: 'Gå til innholdet', sections: 'Deler', data: 'Data', pictures: 'Bilder', contents: 'Innhold' },
  nl: {
    skip: 'Naar de inhoud',
    sections: 'Onderdelen',
    data: 'Gegevens',
    pictures: 'Afbeeldingen',
    contents: 'Inhoud',
  },
  pl: { skip: 'Przejdź do treści', sections: 'Sekcje', data: 'Dane', pictures: 'Obrazy', contents: 'Spis treści' },
  pt: { skip: 'Ir para o conteúdo', sections: 'Secções', data: 'Dados', pictures: 'Imagens', contents: 'Índice' },
  ro: { skip: 'Salt la conținut', sections: 'Secțiuni', data: 'Date', pictures: 'Imagini', contents: 'Cuprins' },
  ru: { skip: 'К содержанию', sections: 'Разделы', data: 'Данные', pictures: 'Изображения', contents: 'Содержание' },
  sv: { skip: 'Gå till innehållet', sections: 'Avsnitt', data: 'Data', pictures: 'Bilder', contents: 'Innehåll' },
  tr: { skip: 'İçeriğe geç', sections: 'Bölümler', data: 'Veriler', pictures: 'Görseller', contents: 'İçindekiler' },
  uk: { skip: 'До змісту', sections: 'Розділи', data: 'Дані', pictures: 'Зображення', contents: 'Зміст' },
  vi: { skip: 'Đến nội dung', sections: 'Phần', data: 'Dữ liệu', pictures: 'Hình ảnh', contents: 'Mục lục' },
  zh: { skip: '跳到正文', sections: '章节', data: '数据', pictures: '图片', contents: '目录' },
};

/** English if the language is not known. */
export function pageWords(language: string): PageWords {
  const [base = 'en'] = language.toLowerCase().split(/[-_]/);
  const known = base === 'no' || base === 'nn' ? 'nb' : base;
  return Object.hasOwn(WORDS, known) ? WORDS[known]! : WORDS.en!;
}

/** Subtags of Chinese in traditional characters. */
const TRADITIONAL = new Set(['hant', 'tw', 'hk', 'mo']);

/** Looks up a word by language, and returns it with the key it was found under. English for unknown languages. */
export function wordInLanguage(
  words: Readonly<Record<'en', string> & Record<string, string>>,
  language = 'en',
): { key: string; word: string } {
  const tag = language.toLowerCase().replaceAll('_', '-');
  const [base = 'en', next = ''] = tag.split('-');
  const key = base === 'zh' && TRADITIONAL.has(next) ? 'zh-hant' : base === 'no' ? 'nb' : base;
  const word = Object.hasOwn(words, key) ? words[key] : undefined;
  return word === undefined ? { key: 'en', word: words.en } : { key, word };
}
