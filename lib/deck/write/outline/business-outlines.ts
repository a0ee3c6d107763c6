import { readOutline } from './read-outline';

/** Outlines of business decks. Every line asks a question; none makes a claim. */
export const PITCH = readOutline(`
* The problem | Who has this problem, and how often? | How do they deal with it today? | What does it cost them in money or time?
* The solution | What do you offer, in one sentence? | What changes for the customer on the first day? | Why is this better than what exists?
* How it works | What does the customer do first? | What happens behind the scenes? | What can you show: a demo, a sample, a photo?
* The market | Who will buy, and how many of them are there? | How large is the part you can reach? | What makes this the right moment?
* Business model | What does it cost, and who pays? | What does one sale earn after costs? | Which income comes back every month?
* Traction | What have you built, sold or learned? | Which numbers prove interest? | What do early customers say?
* Competition = What matters, You, Alternative A, Alternative B = Price, Quality, Speed | Who else offers this, and what is different here?
Go to market | Where will the first hundred customers come from? | What does it cost to win one? | Which partners help?
* The team | Who is on it, and what have they done before? | Which skill is missing? | Who advises you?
Finances | What are this year’s income and costs? | When do you break even? | Which assumption matters most?
* The ask | How much do you need, and in what form? | What will it be spent on? | What will be true in 12 months because of it?
Next steps | What happens in the next three months? | Who does it, and by when? | When do we talk again?
`);

/** A shop, café or another place that serves customers. */
export const BUSINESS = readOutline(`
* The idea | What will it be, in one sentence? | Why here, and why now? | What will people come back for?
* Location | Which street or area, and who passes by? | How large is it, and what does the rent come to? | What has to be rebuilt or permitted?
* The offer | What is on offer on the first day? | What is special about it? | What do others nearby not have?
* Customers | Who will come, and when? | How many of them a day? | How do they hear of it?
Competition = What matters, We, Neighbour A, Neighbour B = Price, Quality, Opening hours | What do others nearby do better or worse?
* Costs = What, Once, Per month = Rooms, Equipment, Staff, Goods | What does it cost once, and what per month?
Income | What does an average customer spend? | How many sales pay for a month? | Which months are weak?
The team | Who runs it day by day? | Who works there, and on which days? | Which skill is missing?
Funding | How much money is needed to open? | Where does it come from? | How long does it last without profit?
Risks | What if fewer people come? | What depends on one supplier or one person? | How would we notice early?
* Next steps | What has to happen before opening day? | Who does it, and by when? | What do we ask of whom?
`);

export const LAUNCH = readOutline(`
* What is new | What are you launching, in one sentence? | Who is it for? | What could people not do before?
* Why now | Which need or change made this necessary? | What did customers ask for? | What happens if you wait?
* Key features | Which three features matter most? | What does each one save or make possible? | Which one would you show first?
* Who it is for | Who will notice it first? | What do they use today? | What would make them switch?
What makes it different | What do others offer? | What can only you say? | How can people check it?
Pricing and availability = What, At launch, Later = Price, Where to get it, Delivery | What does it cost, and where can people get it?
* Launch plan = When, What happens, Who does it = Before, Launch day, First week, First month | What happens before, on and after launch day?
Messages | What is the headline? | What are the three supporting points? | What should nobody say?
Support | Who answers questions? | Where do people find instructions? | What are the known limits?
* How success is measured | Which number should move, and by how much? | When will you look? | What would make you stop?
`);

export const PROPOSAL = readOutline(`
* The situation | What is happening today? | Who is affected? | What has been tried?
* The goal | What should be true at the end? | How will both sides know? | What is out of scope?
* The proposal | What do you propose, in one sentence? | What will be delivered? | Why this way?
How we will work | What are the steps? | Who needs to be involved, and when? | How often will you report?
* Timeline = When, Milestone, Result = Start, Middle, End | When does it start, and when is it done?
* Cost | What does it cost, and what is included? | What could change the price? | When is it paid?
Alternatives | What else was considered? | Why was it not chosen? | What if nothing is done?
Risks | What could go wrong? | How likely is it? | What is the plan then?
About us | Who will do the work? | What similar work have you done? | Who can confirm it?
* Decision needed | What should be decided, and by whom? | By when? | What happens the day after?
`);

export const REPORT = readOutline(`
* Summary | What is the one result to remember? | What changed since the last report? | What should the reader do?
* Goals | What was planned for this period? | How was success defined? | Who was responsible?
* Results = Figure, Target, Actual = Revenue, Costs, Customers | Which three figures describe the period best?
* What went well | What worked better than expected? | What made the difference? | How can it be repeated?
* What did not go well | What was missed, and by how much? | What was the cause? | What has been done about it?
Customers and users | What did they say? | What did they do? | Who left, and why?
Costs | What was spent compared with the budget? | What was unplanned? | What will it be next time?
Team | Who joined or left? | What was learned? | What is needed?
Risks | What might hurt the next period? | What are the early signs? | Who watches them?
* Next steps | What happens next, and who does it? | By when? | What needs a decision?
`);

export const MARKETING = readOutline(`
* The goal | What should change, and by how much? | By when? | How will it be measured?
* The audience | Who are they? | What do they care about? | Where do they spend their attention?
* The message | What should people remember in one sentence? | What proves it? | What tone fits?
Where we are today | How do people find us now? | Which numbers do we have? | What do others do?
* Channels = Channel, What for, How often = Owned, Paid, Partners | Which channels reach these people?
Content | Which stories can only we tell? | What exists already? | What has to be made?
* Calendar = When, What, Who = Month 1, Month 2, Month 3 | What happens in the first three months?
Budget | What is there to spend? | How is it divided? | What is kept in reserve?
* Measuring success | Which three numbers count? | Who looks at them, and how often? | What would make you change course?
`);

export const CASE_STUDY = readOutline(`
* The client | Who are they, and what do they do? | How large are they? | Why did they come to you?
* The challenge | What was the problem? | What had they tried? | What was at stake?
* The approach | What did you do first? | Which decision mattered most? | Who was involved?
The solution | What was delivered? | How does it work? | What was left out on purpose?
* The results = What was measured, Before, After = Time, Cost, Quality | What was measured before and after?
In their words | What did the client say? | Who said it, and may you quote them? | What surprised them?
* Lessons learned | What would you do again? | What would you do differently? | What can others take from it?
Next steps | What happens now? | What could be improved? | How can readers get in touch?
`);

export const SALES = readOutline(`
* Who it is for | Who would buy this? | What do they use today? | Why are they looking for something new?
* What it does for them | Which problem does it solve? | What is better the day after they buy it? | How can they try it first?
The offer | What exactly do they get? | What is not included? | How is it delivered, and how soon?
* Price = What, Price, What it includes = Basic, Standard, Extra | What does it cost, and what is included?
Why us | What do we do better than others? | What do we not do? | What do earlier buyers say?
* Objections | What speaks against it in their eyes? | Which part of that is true? | What is the honest answer?
Proof | Which example shows that it works? | Which number can we name? | Who would recommend us?
After the sale | What is guaranteed? | Can it be returned? | Who helps with problems?
* Next step | What should they do now? | What makes it easy for them? | When do we follow up?
`);

export const REQUEST = readOutline(`
* The situation | What is wrong, or what is missing? | Since when, and how do we know? | Who is affected by it?
* The cost of doing nothing | What happens within a year? | What does it cost in money, time or safety? | What becomes harder later?
What we need | What should be better afterwards? | Which requirements are fixed? | What can wait?
* The options = What matters, Do nothing, Option A, Option B = Cost, Benefit, Risk, Time | Which options are there, apart from doing nothing?
* Recommendation | Which option, and why? | What do we give up with it? | When would another one be better?
Cost and funding | What does it cost once, and what per year? | Where does the money come from? | Which grants or savings help?
Timeline = When, Step, Who = Decision, Start, Finish | When does it start, and when is it finished?
Risks | What could go wrong? | How would we notice early? | What is the way out?
* The decision | What exactly should be decided today? | Who decides, and by when? | What happens the day after?
`);
