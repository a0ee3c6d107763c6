/** Names of the header lines of an email, and of its subject, by language. */
const BY_LANGUAGE: Readonly<Record<string, { headers: string; subject: string }>> = {
  en: {
    headers: 'From To Cc Bcc Date Sent Subject Reply-To Importance Attachment Attachments',
    subject: 'Subject',
  },
  de: { headers: 'Von An Kopie Datum Gesendet Betreff Antwort', subject: 'Betreff' },
  fr: { headers: 'De À Pour Envoyé Objet', subject: 'Objet' },
  es: { headers: 'De Para Enviado Asunto Fecha', subject: 'Asunto' },
  it: { headers: 'Da A Oggetto Data', subject: 'Oggetto' },
};

const setOf = (kind: 'headers' | 'subject'): ReadonlySet<string> =>
  new Set(Object.values(BY_LANGUAGE).flatMap((words) => words[kind].toLowerCase().split(' ')));

export const MAIL_HEADERS = setOf('headers');
export const MAIL_SUBJECTS = setOf('subject');
