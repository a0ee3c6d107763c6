/** What sentences of a language begin with, as comma-separated lists. Sentences begin with a capital in any case. */
export type SentenceWords = {
  /** Refers to the sentence before. The same after one short word: “If it …”, “In diesem Fall …”. */
  pronouns: string;
  /** Goes on from the sentence before. */
  connectives: string;
  /** Limits or contradicts the sentence before, or says what follows from it. */
  turns: string;
  /** Says what was decided, or recommends something. A number may be before the colon. */
  decisions: string;
  /** Opens a letter, a mail or a speech. */
  greetings: string;
  /** Only polite. */
  courtesies: string;
  /** Ends a letter or a mail, above the name. */
  closings: string;
};

export const SENTENCE_WORDS: Readonly<Record<'en' | 'de' | 'fr' | 'es', SentenceWords>> = {
  en: {
    pronouns:
      'it, they, them, he, she, him, its, their, his, her, this, that, these, those, such, there, neither, both',
    connectives:
      'the latter, the former, the other, the others, the same, the rest, the remaining, the second one, the third one, one of them, none of them, some of them, most of them, all of them, second, secondly, third, thirdly, finally, lastly, then, also, and, or, nor, still, moreover, furthermore, besides, meanwhile, similarly, likewise, afterwards, for example, for instance, in addition, in other words, in particular, since then, until then, by then',
    turns:
      'however, but, yet, even so, nevertheless, nonetheless, instead, otherwise, conversely, on the other hand, by contrast, in contrast, therefore, thus, hence, so, consequently, accordingly, as a result, for this reason',
    decisions:
      'decision:, decided:, agreed:, action:, resolved:, recommendation:, we recommend, I recommend, we strongly recommend, our recommendation, my recommendation',
    greetings: 'hi, hello, hey, dear, good morning, good afternoon, good evening',
    courtesies:
      'sorry, so sorry, apologies, I apologise, I apologize, many thanks, thank you, thanks for, thanks again, thanks so much, thanks a lot, hope you, hope this, I hope you, sent from my',
    closings:
      'best, best wishes, with best wishes, with kind regards, best regards, kind regards, warm regards, regards, many thanks, thanks, cheers, yours, yours sincerely, sincerely, love',
  },
  de: {
    pronouns:
      'er, sie, es, ihn, ihm, ihnen, ihr, ihre, ihrer, ihrem, ihren, sein, seine, seiner, seinem, seinen, dies, diese, dieser, diesem, diesen, dieses, jene, jener, solche, solcher, deren, dessen, beide',
    connectives:
      'das ist, das sind, das war, das liegt, dafür, dabei, dazu, dadurch, damit, danach, daran, darauf, daraus, darin, darüber, darunter, davon, davor, dort, außerdem, auch, dann, und, oder, denn, ferner, zudem, zugleich, gleichzeitig, seitdem, zweitens, drittens, zum Beispiel, der Rest',
    turns:
      'allerdings, aber, doch, jedoch, dagegen, hingegen, dennoch, trotzdem, andererseits, stattdessen, sonst, ansonsten, andernfalls, deshalb, daher, darum, deswegen, folglich, somit, infolgedessen',
    decisions:
      'Beschluss:, Entscheidung:, beschlossen:, Aufgabe:, Empfehlung:, wir empfehlen, ich empfehle, unsere Empfehlung',
    greetings: 'hallo, moin, liebe, lieber, liebes, sehr geehrte, sehr geehrter, guten Tag, guten Morgen, guten Abend',
    courtesies:
      'entschuldigt, entschuldigung, verzeiht, vielen Dank, herzlichen Dank, danke, ich hoffe, von meinem iPhone gesendet',
    closings:
      'viele Grüße, liebe Grüße, beste Grüße, herzliche Grüße, schöne Grüße, mit freundlichen Grüßen, mit freundlichem Gruß, LG, VG, MfG',
  },
  fr: {
    pronouns: 'il, elle, ils, elles, leur, leurs, ce, cet, cette, ces, cela, ceci, c’est, celui-ci, celle-ci',
    connectives: 'deuxièmement, troisièmement, ensuite, enfin, alors, puis, de plus, en outre, par exemple',
    turns:
      'mais, cependant, pourtant, toutefois, néanmoins, en revanche, par contre, d’autre part, sinon, donc, par conséquent, c’est pourquoi, ainsi',
    decisions: 'décision:, recommandation:, nous recommandons, notre recommandation',
    greetings: 'bonjour, bonsoir, cher, chère, chers, chères',
    courtesies: 'merci, désolé, désolée, envoyé de mon',
    closings: 'cordialement, bien cordialement, amicalement, amitiés, bien à vous',
  },
  es: {
    pronouns:
      'él, ella, ellos, ellas, este, esta, esto, estos, estas, ese, esa, eso, esos, esas, su, sus, ello, ambos, ambas',
    connectives: 'la otra mitad, el resto, segundo, tercero, también, luego, además, entonces, allí, ahí, por ejemplo',
    turns:
      'pero, sin embargo, no obstante, en cambio, por otro lado, por otra parte, por tanto, por lo tanto, por eso, así que, en consecuencia, de lo contrario',
    decisions: 'decisión:, acuerdo:, recomendación:, recomendamos, nuestra recomendación',
    greetings: 'hola, querido, querida, queridos, queridas, estimado, estimada, buenos días, buenas tardes',
    courtesies: 'gracias, muchas gracias, perdón, enviado desde mi',
    closings: 'un saludo, saludos, saludos cordiales, un abrazo, abrazos, atentamente',
  },
};
