import { alternatives } from './match-phrases';

/** What an AI chat says before its answer, by language: it agrees, or it presents what a request asked for. */
const CHAT: Readonly<Record<string, { agrees: string; presents: string; asked: string }>> = {
  en: {
    agrees:
      'sure, sure thing, certainly, of course, absolutely, great, great question, good question, got it, happy to help',
    presents: "here's, here is, here are, below is, i've created, i've written, i've drafted, i've put together",
    asked: 'you, your, requested, draft, outline, slide, slides, presentation, deck, version',
  },
  de: {
    agrees: 'klar, gern, gerne, natürlich, selbstverständlich',
    presents: 'hier ist, hier sind, hier findest du, hier finden sie',
    asked: 'dein, deine, deinen, deiner, ihre, ihren, entwurf, gliederung, präsentation, folien',
  },
  fr: { agrees: 'bien sûr, avec plaisir', presents: 'voici', asked: 'votre, vos, présentation, plan' },
  es: {
    agrees: 'claro, claro que sí, por supuesto',
    presents: 'aquí tiene, aquí tienes, aquí está',
    asked: 'tu, presentación, borrador',
  },
};

const anyOf = (kind: 'agrees' | 'presents' | 'asked'): string =>
  alternatives(Object.values(CHAT).map((words) => words[kind]));

export const AGREES = new RegExp(`^(?:${anyOf('agrees')})[ \\t\\u00a0\\u202f]?[!,.:—–-]`, 'iu');
export const PRESENTS = new RegExp(`^(?:${anyOf('presents')})(?!\\p{L})`, 'iu');
export const ASKED = new RegExp(`(?<!\\p{L})(?:${anyOf('asked')})(?!\\p{L})`, 'iu');

/** Labels of questions and of answers, by language. */
const QUESTIONS: Readonly<Record<string, string>> = {
  en: 'question, answer',
  de: 'frage, antwort',
  fr: 'question, réponse',
  es: 'pregunta, respuesta',
  it: 'domanda, risposta',
  pt: 'pergunta, resposta',
  nl: 'vraag, antwoord',
  sv: 'fråga, svar',
  da: 'spørgsmål, svar',
  pl: 'pytanie, odpowiedź',
  cs: 'otázka, odpověď',
  ru: 'вопрос, ответ',
  uk: 'питання, відповідь',
  ja: '質問, 回答',
  zh: '问题, 回答',
  ko: '질문, 답변',
};

export const QUESTION_LABELS = alternatives(Object.values(QUESTIONS));

/** Names of the header lines of an email, and of its subject, by language. */
const MAIL: Readonly<Record<string, { headers: string; subject: string }>> = {
  en: {
    headers: 'From To Cc Bcc Date Sent Subject Re Reply-To Importance Attachment Attachments',
    subject: 'Subject Re',
  },
  de: { headers: 'Von An Kopie Datum Gesendet Betreff Antwort', subject: 'Betreff' },
  fr: { headers: 'De À Pour Envoyé Objet', subject: 'Objet' },
  es: { headers: 'De Para Enviado Asunto Fecha', subject: 'Asunto' },
  it: { headers: 'Da A Oggetto Data', subject: 'Oggetto' },
};

const setOf = (kind: 'headers' | 'subject'): ReadonlySet<string> =>
  new Set(Object.values(MAIL).flatMap((words) => words[kind].toLowerCase().split(' ')));

export const MAIL_HEADERS = setOf('headers');
export const MAIL_SUBJECTS = setOf('subject');
