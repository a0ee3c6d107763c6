import { readOutline } from './read-outline';

/** Outlines of decks that a team makes for its own use. */
export const MEETING = readOutline(`
* Purpose | Why are we meeting? | What should be decided or known at the end? | Who needs to be there?
* Agenda = Topic, Who, Minutes = Updates, Finances, Proposals, Wrap-up | What is on the agenda, and how long does it take?
Since last time | What was agreed? | What is done, and what is not? | What changed?
* Updates | What has happened since the last meeting? | Which question needs the group? | What is coming up?
* Finances | What came in and what was spent? | How does that compare with the plan? | What has to be approved?
Proposals | What is proposed, and by whom? | What speaks for it, what against? | Can it wait?
* Decisions | What was decided? | Who disagreed, and why? | Who needs to hear of it?
* Action items = By when, What, Who = This week, This month, Next meeting | Who does what, and by when?
Any other business | What came up that belongs elsewhere? | Who takes it there? | What should everyone know?
Next meeting | When and where do we meet again? | What should be ready by then? | Who writes the invitation?
`);

export const ONBOARDING = readOutline(`
* Welcome | What should a new person feel on the first day? | Who welcomes them? | What is the first thing they should do?
* Who we are | What do we do, and for whom? | Why does it matter? | What are we proud of?
* Your first week = Day, What, With whom = Day 1, Day 2, Day 3, Day 4, Day 5 | What happens on which day, and with whom?
* People to know | Who leads the team? | Who helps with which question? | Who is the buddy?
Tools and access | Which accounts are needed? | Who sets them up? | Where is the help?
How we work | When do we meet? | How do we decide? | How do we write things down?
Rules and safety | What must everyone know? | Where can it be read? | Who answers questions?
Your first project | What is small, useful and real? | Who reviews it? | What will be learned?
* The first 90 days = By, What should be true = Day 30, Day 60, Day 90 | What should be true after 30, 60 and 90 days?
* Where to get help | Who can you ask for help? | Where is the handbook? | What is urgent, and what can wait?
`);

export const RETROSPECTIVE = readOutline(`
* What we set out to do | What was the goal? | What was the plan? | What did we promise, and to whom?
What happened | What are the facts, in order? | What changed along the way? | Which numbers describe it?
* What went well | What should we keep? | Who made it possible? | What surprised us for the better?
* What did not go well | What cost us time? | Where did we wait? | What did we hear too late?
What we learned | What do we know now that we did not know before? | What was luck? | What was skill?
Still puzzling | What do we not understand? | Who could we ask? | What could we measure?
Thanks | Who helped that we should thank? | What did they do? | How do we tell them?
* What we will change | Which one thing will we do differently? | Which one thing will we stop? | How will we notice that it works?
* Actions = Action, What, Who = Start, Stop, Continue | What do we start, stop and continue?
`);

export const PLAN = readOutline(`
* The goal | What should be true at the end? | Why does it matter? | How will we know?
* Where we stand | What exists today? | What works, and what does not? | What do we have to build on?
* Scope | What is included? | What is not? | Who decides in doubt?
* Milestones = When, Milestone, Who = Start, First result, Halfway, Finish | What should be done by when?
Work packages | What are the main pieces of work? | Which depend on each other? | Which can start now?
* People and roles | Who leads? | Who does what? | Who has to agree?
Budget = What, Estimate, Notes = People, Material, Reserve | What does it cost, and what is kept in reserve?
* Risks | What could go wrong? | What would we do? | What are the early signs?
Communication | Who needs to know what? | How often? | In which form?
* Next steps | What happens this week? | Who does it? | What is missing to start?
`);

export const EVENT = readOutline(`
* The idea | What is the event, in one sentence? | Who is it for? | What should guests take home?
* When and where | Which date, and how long? | Which place, and for how many people? | What if it rains?
* Programme = Time, What, Who = Start, Middle, Break, End | What happens when, and who does it?
Guests | Who is invited, and by when? | Who speaks or performs? | What do they need?
* Budget = What, Estimate, Notes = Venue, Food, Programme, Reserve | What does it cost, and who pays?
* Team | Who is responsible? | Who helps before, during and after? | Who decides on the day?
Promotion | How do people hear of it? | When does it start? | What is the link to sign up?
Safety and permits | What has to be announced or insured? | Who is the first contact? | Where is the nearest help?
* Checklist | What has to be booked first? | What is due a week before? | What is due on the day?
Afterwards | How do we thank people? | How do we ask for feedback? | What do we keep for next time?
`);

export const TRIP = readOutline(`
* The trip in brief | Where to, and why there? | When, and for how long? | Who is coming?
* Getting there | How do we travel, and what does it cost? | What has to be booked first? | Which papers are needed?
* Where we stay | Which area suits us? | What do we need there? | What is booked?
* Day by day = Day, Morning, Afternoon = Day 1, Day 2, Day 3, Day 4 | What do we do on which day?
What to see | What must not be missed? | What needs a ticket? | What is only worth it in good weather?
Food | What should we try? | Where do people who live there eat? | Who cannot eat what?
* Budget = What, Estimate, Notes = Travel, Stay, Food, Extras | What may the trip cost?
* Packing list | What depends on the weather? | What is easy to forget? | Who brings what for everyone?
Good to know | Which customs matter? | Which words help? | Who do we call in an emergency?
`);
