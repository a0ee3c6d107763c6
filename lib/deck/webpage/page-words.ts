/** The few words that a page adds to those of the text. */
export type PageWords = { skip: string; sections: string; data: string; pictures: string };

const WORDS: Readonly<Record<string, PageWords>> = {
  ar: { skip: 'انتقل إلى المحتوى', sections: 'الأقسام', data: 'البيانات', pictures: 'الصور' },
  bg: { skip: 'Към съдържанието', sections: 'Раздели', data: 'Данни', pictures: 'Изображения' },
  ca: { skip: 'Vés al contingut', sections: 'Seccions', data: 'Dades', pictures: 'Imatges' },
  cs: { skip: 'Přejít k obsahu', sections: 'Oddíly', data: 'Data', pictures: 'Obrázky' },
  da: { skip: 'Gå til indhold', sections: 'Afsnit', data: 'Data', pictures: 'Billeder' },
  de: { skip: 'Zum Inhalt', sections: 'Abschnitte', data: 'Daten', pictures: 'Bilder' },
  el: { skip: 'Μετάβαση στο περιεχόμενο', sections: 'Ενότητες', data: 'Δεδομένα', pictures: 'Εικόνες' },
  en: { skip: 'Skip to content', sections: 'Sections', data: 'Data', pictures: 'Pictures' },
  es: { skip: 'Ir al contenido', sections: 'Secciones', data: 'Datos', pictures: 'Imágenes' },
  fi: { skip: 'Siirry sisältöön', sections: 'Osiot', data: 'Tiedot', pictures: 'Kuvat' },
  fr: { skip: 'Aller au contenu', sections: 'Sections', data: 'Données', pictures: 'Images' },
  he: { skip: 'דילוג לתוכן', sections: 'פרקים', data: 'נתונים', pictures: 'תמונות' },
  hu: { skip: 'Ugrás a tartalomhoz', sections: 'Szakaszok', data: 'Adatok', pictures: 'Képek' },
  id: { skip: 'Langsung ke isi', sections: 'Bagian', data: 'Data', pictures: 'Gambar' },
  it: { skip: 'Vai al contenuto', sections: 'Sezioni', data: 'Dati', pictures: 'Immagini' },
  ja: { skip: '本文へ移動', sections: 'セクション', data: 'データ', pictures: '画像' },
  ko: { skip: '본문으로 이동', sections: '섹션', data: '데이터', pictures: '이미지' },
  nb: { skip: 'Gå til innholdet', sections: 'Deler', data: 'Data', pictures: 'Bilder' },
  nl: { skip: 'Naar de inhoud', sections: 'Onderdelen', data: 'Gegevens', pictures: 'Afbeeldingen' },
  pl: { skip: 'Przejdź do treści', sections: 'Sekcje', data: 'Dane', pictures: 'Obrazy' },
  pt: { skip: 'Ir para o conteúdo', sections: 'Secções', data: 'Dados', pictures: 'Imagens' },
  ro: { skip: 'Salt la conținut', sections: 'Secțiuni', data: 'Date', pictures: 'Imagini' },
  ru: { skip: 'К содержанию', sections: 'Разделы', data: 'Данные', pictures: 'Изображения' },
  sv: { skip: 'Gå till innehållet', sections: 'Avsnitt', data: 'Data', pictures: 'Bilder' },
  tr: { skip: 'İçeriğe geç', sections: 'Bölümler', data: 'Veriler', pictures: 'Görseller' },
  uk: { skip: 'До змісту', sections: 'Розділи', data: 'Дані', pictures: 'Зображення' },
  vi: { skip: 'Đến nội dung', sections: 'Phần', data: 'Dữ liệu', pictures: 'Hình ảnh' },
  zh: { skip: '跳到正文', sections: '章节', data: '数据', pictures: '图片' },
};

/** English where the language is not known. */
export function pageWords(language: string): PageWords {
  const [base = 'en'] = language.toLowerCase().split(/[-_]/);
  const known = base === 'no' || base === 'nn' ? 'nb' : base;
  return Object.hasOwn(WORDS, known) ? WORDS[known]! : WORDS.en!;
}
