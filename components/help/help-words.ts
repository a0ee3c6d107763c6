import { say } from '@/lib/words/say';
import type { HelpTerm } from './help-terms';

/** What each term means, and what it does to the result. */
export const HELP_WORDS = {
  textMode: say(
    'What may happen to your words. Preserve keeps them all and only sets them on cards. Condense shortens them. Generate takes them as notes and writes from them. Without a language model, Practice adds no words of its own.',
  ),
  format: say(
    'What is made of your text. A presentation is shown card by card, a document is read, a social post stands in a feed, a webpage is one long sheet.',
  ),
  dimensions: say(
    'The shape of each card. A fluid card grows with what is on it; every other shape stays as it is, and what does not fit goes on to a further page.',
  ),
  cardSplit: say(
    'Where one card ends and the next begins. With a number, the service cuts the text. At your breaks, each line of three dashes begins a new card, and nothing else does.',
  ),
  numCards: say('How many cards the text is cut into. It does not count when the text is cut at your breaks.'),
  amount: say('How much text stands on each card. It counts when the text is condensed or generated.'),
  tone: say('How the text should sound: warm, sober, playful. It counts only when the text is generated.'),
  audience: say('Who it is for, so that words and examples suit them. It counts only when the text is generated.'),
  language: say('The language of the deck. Preserve doesn’t translate your text.'),
  additionalInstructions: say(
    'Wishes in your own words, about layout, what to stress, what to leave out. The service follows them as far as it can.',
  ),
  themeId: say('The colours and typefaces of the cards. Themes belong to the workspace of the service you send to.'),
  folderIds: say(
    'Where the finished deck is filed in the workspace of the service. It may lie in several folders, or in none.',
  ),
  exportAs: say('A PowerPoint or PDF file that is made together with the deck, and kept here.'),
  imageSource: say(
    'Where pictures come from that are not in your text. Pictures from the web may not be yours to publish: look at their licence.',
  ),
  imageModel: say('Which model paints the pictures. A better one costs more credits for each picture.'),
  imageStyle: say('How painted pictures should look, in a few words: watercolour, line drawing, photograph at dusk.'),
  artifactId: say(
    'A deck that exists already. Its cards are kept in their layout and filled anew with what you write.',
  ),
  workspaceAccess: say('What the other members of your workspace may do with the finished deck.'),
  externalAccess: say('What people outside your workspace may do with it, when they have its address.'),
  recipients: say('People who get direct access to the deck.'),
  recipientAccess: say('What these people can do with the deck.'),
  credits: say(
    'What the service takes for a run: so much for each card and for each picture. Practice credits are play money; live credits are bought from the service.',
  ),
  target: say(
    'Where a run is made. Practice makes it on this machine and is free. Live sends it to the service you have an account with, and spends its credits.',
  ),
  state: say(
    'Where a run stands. May have been sent: no clear answer came, so it may have been made and charged; open it to see what to do. Rejected: it was not taken, and nothing was made. Failed: it was taken and could not be finished. Missing: the service no longer knows it. Still not finished: it is no longer watched here.',
  ),
} satisfies Record<HelpTerm, string>;
