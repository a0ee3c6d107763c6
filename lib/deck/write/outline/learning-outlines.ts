import { readOutline } from './read-outline';

/** Outlines of decks that teach, explain and compare. */
export const LESSON = readOutline(`
* What you will learn | What can learners do at the end? | Why is it worth knowing? | What do they need to know before?
* Warm-up | Which question opens the lesson? | What do learners know already? | What might they believe that is not true?
* The main idea | What is it, in one sentence? | Which picture or object shows it? | Which words are new?
* An example | Which example is close to their lives? | What happens step by step? | Where do people usually go wrong?
How it works | What are the parts? | How do they belong together? | What changes if one is missing?
* Try it | What do learners do on their own or in pairs? | How long do they have? | What does a good answer look like?
Discuss | What is worth arguing about? | Which answers do you expect? | What if nobody speaks?
* Check | Which three questions show who has understood? | What would a wrong answer tell you? | What comes next for those who are done?
* Summary | What should stick? | How would a learner explain it at home? | What is the link to the next lesson?
Homework and further reading | What is the task, and when is it due? | Where can learners read more? | Who can they ask?
`);

export const WORKSHOP = readOutline(`
* Welcome | Why are we here? | What will be different afterwards? | Who is in the room?
* Agenda = Time, What, Who = Start, First part, Break, Second part, End | What happens in which order, and how long does it take?
Ground rules | How do we work together today? | What stays in the room? | Where do open questions go?
Starting point | What do we know? | What do we assume? | What bothers us?
* Exercise 1 | What is the task? | How long does it take, and in which groups? | What is the result?
Exercise 2 | What do we do with the result of the first one? | What should come out this time? | How is it shown to the others?
* Results | What did each group find? | What do the results have in common? | What is new?
Decide | Which ideas do we keep? | How do we choose? | Who was not heard?
* Next steps = When, What, Who = This week, This month, Later | What happens this week, and who does it?
Feedback | What was useful? | What was missing? | What would make the next one better?
`);

export const RESEARCH_PROPOSAL = readOutline(`
* Question | What do you want to find out? | Why does it matter, and to whom? | What would change if you knew?
* Background | Which earlier work is important? | Where do sources disagree? | Which gap do you want to close?
* Aims | What exactly should be shown? | What do you expect to find? | What would prove you wrong?
* Method | What will be measured or asked? | Who or what will be studied, and how many? | What could distort the result?
Originality | What has not been done before? | Why is it possible now? | What can others build on?
* Timeline = When, Step, Result = First months, Halfway, End | What happens when, and what will be ready by then?
Team | Who does what? | Which skills or partners are missing? | Who advises you?
* Budget = What, Cost, Reason = People, Equipment, Travel, Reserve | What does it cost, and why?
Ethics and risks | Who has to agree? | How are data protected? | What happens if it does not work as planned?
* Expected results | What will exist at the end? | Who will use it? | Where will it be published?
Sources | Which sources does the proposal build on? | Which are open to everyone? | Which data already exist?
`);

export const RESEARCH = readOutline(`
* Question | What do we want to find out? | Why does it matter, and to whom? | What is already known?
* Background | Which earlier work is important? | Where do sources disagree? | Which gap remains?
* Method | How was it studied? | Who or what was studied, and how many? | What could distort the result?
* Findings = Finding, Evidence, How sure = Main finding, Second finding, Surprise | What was found, and how sure is it?
* What it means | What do the findings answer? | What do they not answer? | What surprised you?
Limits | What could not be measured? | For whom does it not hold? | What would you do differently?
Discussion | How do the findings fit with earlier work? | Which other explanation is possible? | Who would disagree, and why?
* Conclusion | What is the answer, in one sentence? | What should change because of it? | Who should know?
Further questions | What should be studied next? | What would be needed for that? | Who could do it?
* Sources | Which sources did you use? | Which are open to everyone? | Which data can others check?
`);

export const COMPARISON = readOutline(`
* The question | What has to be chosen, and by when? | Who decides? | What happens if nobody does?
* What matters | Which three criteria count most? | Which one is a must? | What is only nice to have?
* Side by side = Criterion, Option A, Option B = Cost, Quality, Effort, Risk | How do the two compare in cost, quality, effort and risk?
* Option A | What speaks for it? | What speaks against it? | Who is it right for?
* Option B | What are its strengths? | What are its weaknesses? | Who would choose it?
What both have in common | What is the same either way? | What does neither solve? | Is there a third way?
Cost over time | What does each cost at first? | What does each cost after three years? | What does it cost to change your mind?
Experience | Who uses each of them? | What do they say? | What can be tried before deciding?
* Recommendation | Which one, and why? | When would the other one be better? | What is the next step?
`);

export const BOOK = readOutline(`
* At a glance | Who made it, and when? | What kind of work is it? | Why did you choose it?
* What it is about | What happens, without the end? | Where and when is it set? | What drives it?
* People | Who matters most? | What do they want? | How do they change?
Themes | Which ideas come back? | Which image stands for them? | What does it say about its time?
* Style | How is it told or made? | What is unusual about it? | Which passage shows it best?
A passage | Which lines or scene would you show? | What do they tell us? | Why these?
What others say | What did critics praise? | What did they criticise? | Where do you disagree?
* My opinion | What stayed with you? | What did not convince you? | Who would you recommend it to?
Further reading | What else did the author make? | What is similar? | Where did you look things up?
`);

export const HISTORY = readOutline(`
* In brief | What is it about, in one sentence? | Which years matter? | Why is it worth looking back?
* Beginnings | When and where did it begin? | Who was there? | What was it like before?
* Timeline = When, What happened, Why it matters = Before, Beginnings, Turning point, Recent years, Today | Which dates should nobody miss?
* Turning points | Which event changed the most? | What made it possible? | Who was against it?
People | Who shaped it? | Who is often forgotten? | What did they say or write themselves?
Then and now = What, Then, Now = Look, Use, Cost | What is different today, and what is the same?
Myths and facts | Which stories do people like to repeat? | Which of them are not true? | How do we know?
* Today | What has become of it? | Who carries it on? | What is left of the beginnings?
Outlook | What is changing right now? | What could disappear? | What remains open?
Sources | Where does this come from? | Which pictures or documents exist? | Where do sources disagree?
`);

export const TOPIC = readOutline(`
* In one sentence | What is it about? | Why does it matter? | What should people remember?
* The basics | What does everyone need to know first? | Which words need an explanation? | Where do people come across it?
* The most important points | What are the three main points? | In which order are they easiest to follow? | What can be left out?
* An example | Which example makes it clear? | What happens in it, step by step? | What does it show?
A closer view | Which detail is worth a closer look? | What surprises people about it? | What is often misunderstood?
* Facts and figures = What, Figure, Source = How much or how many, How often, Since when | Which number says the most, and where is it from?
Different views | Who sees it differently? | What are their reasons? | What is still open?
* What it means for us | What follows from it? | What could be done? | What happens if nothing is done?
* Conclusion | What is the main thing, in one sentence? | What should people do next? | Which question do you want to leave them with?
Sources | Where does this come from? | Which source would you recommend? | What could not be confirmed?
`);

/** Additional cards for decks that are longer than their outline. */
export const MORE = readOutline(`
Open questions | What do we not know yet? | Who could answer it? | By when is it needed?
Assumptions | What do we take for granted? | How could it be checked? | What if it is wrong?
Words to know | Which terms need an explanation? | Which ones are used differently elsewhere? | Which abbreviations occur?
Who is involved | Whose work does this touch? | Whose consent is needed? | Who should be asked first?
A closer look | Which detail deserves a card of its own? | What can be seen in it? | Who wants to know it?
Common objections | What will people say against it? | What is true about that? | What is the answer?
What it takes | Which time, money and people does it take? | What is there already? | What is missing?
Good practice | Who does this well? | What can be learned from them? | What does not apply here?
Frequently asked questions | What is asked most often? | What is the short answer? | Where is the long one?
Looking ahead | What will be different in a year? | What could speed it up? | What could stop it?
How we check it | How will we know whether it is right? | Who looks at it? | When is the next check?
Appendix | Which tables or documents belong here? | Who will look them up? | Where are they kept?
`);
