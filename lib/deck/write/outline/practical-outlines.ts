import { readOutline } from './read-outline';

/** Outlines of decks that help people do, learn, decide or support something. */
export const HOW_TO = readOutline(`
* The result | What will be finished at the end? | Who can do it without help? | How long does it take?
* What you need = What, In detail, Where to get it = Material or tools, Time, Help | What do you need, and how much time does it take?
* Before you start | What has to be prepared? | What should be checked first? | What could go wrong?
* Step 1: the start | What do you do first? | What should it look like then? | Which detail decides whether it works?
* Step 2: the main part | What comes next, in which order? | Which part takes patience? | Which picture would help?
* Step 3: the finish | What is the last thing to do? | What is left to tidy up? | When is it done?
Common mistakes | What do beginners get wrong? | How do you notice it? | How can it be put right?
* Check | How can you tell that it worked? | What should be tested? | What do you do if it did not work?
When to get help | Which part is better left to a professional? | Who can you ask? | What would that cost?
Next time | How long does the result last? | What would make it easier next time? | What can be learned after this?
`);

export const TRAINING = readOutline(`
* What it is about | What will everyone be able to do afterwards? | Who has to take part? | How long does it take?
* Why it matters | What happens if it is done wrong? | What has happened here before? | What does the law or the company require?
* The rules | What must everyone do? | What is not allowed? | Where can the rules be read?
* Step by step = When, What to do, What to watch out for = Before, At the start, During, Afterwards | What has to be done, in which order?
What you need | Which tools or materials do people need? | Where are they kept, and who looks after them? | What should everyone try once?
A case from work | What happened, and where? | What was done well? | What would have been better?
* Practise | Which situation does everyone try out? | In which groups, and for how long? | What does a good result look like?
Common mistakes | What goes wrong most often? | Why does it happen? | How can it be avoided?
* Check | Which three questions show that everyone has understood? | Who confirms that someone has passed? | When is it repeated?
* Where to get help | Who answers questions at work? | Who can people call if it is urgent? | Where are names and numbers posted?
`);

/** `withTips` keeps as many tips as the prompt asks for. */
export const TIPS = readOutline(`
Why it is worth it | What is the problem today? | Who do these tips help? | What can be gained in money, time or comfort?
* Tip 1 | What can be done today, without any cost? | What does it save or improve? | How do you start?
* Tip 2 | What makes the biggest difference? | How large is the effect, and who says so? | What do you need for it?
* Tip 3 | Which habit is worth changing? | What makes it easier to keep up? | After how long does it show?
* Tip 4 | What do most people overlook? | Why does it matter? | What should they do instead?
* Tip 5 | What is worth a little money or effort? | What does it cost, and what does it bring? | Where can people get it?
* Tip 6 | What is better left undone? | What has it cost until now? | What takes its place?
* Tip 7 | What works better together? | Who can be asked for help? | What can be shared?
* Tip 8 | What helps on a bad day? | What is the smallest step? | How do you get back on track?
* Tip 9 | What do experts do that beginners do not? | Where did they learn it? | Which part can be copied?
* Tip 10 | What pays off only in the long run? | What is enough once a year? | How do you remember it in time?
What does not help | Which advice is repeated but does not work? | Why not? | What is better?
* Where to begin | Which tip comes first? | How will people notice that it works? | Where can they find more?
`);

export const WORTH = readOutline(`
* What it is | What is it, in one sentence? | Who uses it today? | What do others use instead?
* How it works | What happens, step by step? | What does it need to work well? | What can go wrong?
* What it costs = When, Money, Time = At the start, Every year, In the long run | What does it cost at the start, and what per year?
* What it brings | What does it save or earn? | What gets better, apart from money? | After how long does it show?
When it pays off | What does it depend on? | Which grants or discounts are there? | What would make it too expensive?
* For and against | What speaks for it? | What speaks against it? | What do people who have it say?
The alternatives | What else is there? | What do the alternatives cost? | What do they do better?
Who it suits | Who is it right for? | Who is better off without it? | What has to be in place first?
* The answer | Is it worth it, in one sentence? | Under which conditions? | What is the first step?
Sources | Where do the figures come from? | Who earns money with it? | Who can give independent advice?
`);

export const PORTFOLIO = readOutline(`
* About | Who is it, in one sentence? | What do clients come for? | What led to this work?
* Selected work = Work, For whom, What came of it = Best known, Most recent, Most unusual | Which three works belong in here?
* One project in detail | What was the task? | Which idea made the difference? | Which pictures show it best?
Style | How can you recognise the work? | What does it leave out? | Who or what inspires it?
* Services | What is on offer? | What is included? | In which places, and at which times?
How we work together | What happens from the first call to the end? | How long does it take? | What is needed from the client?
* Prices | What does it cost to begin with? | What costs extra? | When is it paid?
What clients say | Who may be quoted? | What did they praise? | Who came back, and why?
* Contact | How can people get in touch? | When is the next free date? | Where can they see more?
`);

export const FUNDRAISER = readOutline(`
* What the money is for | What is needed, in one sentence? | Who benefits from it? | Why now?
* The need | What is the situation today? | Who is affected, and how? | What happens without help?
* How much is needed = What, Cost, Raised so far = Purchase, Work, Reserve, Total | How much is needed, and how much is there?
* What a gift does | What does a small gift pay for? | What does a large one make possible? | What happens if more comes in than needed?
Who we are | Who is behind it? | What have we achieved so far? | Who can vouch for us?
* How to give | How can people give: by transfer, card or cash? | Is there a receipt for the tax office? | Who answers questions?
Other ways to help | Who can give time or goods? | Who can pass the word on? | Which companies could join in?
Calendar = When, What, Who = First day, Halfway, Last day | What happens when, and who does it?
Thanks | How are donors thanked? | Who would like to be named, and where? | How do they hear what became of their gift?
* Next step | What should people do today? | By when is the money needed? | Where is the account or the link?
`);
