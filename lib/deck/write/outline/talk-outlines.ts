import { readOutline } from './read-outline';

/** Outlines of what people say to a group. */
export const SPEECH = readOutline(`
* Opening | Who speaks, and what is the link to the guests of honour? | Which sentence makes everyone listen? | Whom do you welcome by name?
* How it began | When and where did you meet? | What was your first impression? | What do the others not know yet?
* A story | Which moment shows what they are like? | What happened, in three sentences? | Is it kind to everyone in the room?
What they mean to us | What would be missing without them? | What have they done for others? | Which quality do you admire?
A look back | What did they go through together? | Which year changed most? | What do they laugh about today?
The years ahead | What begins today? | What do you wish them? | What will you do for it?
Thanks | Who made this day possible? | Who came a long way? | Who cannot be here?
* A wish | What is the one thing to remember? | Which words of others fit? | How would you say it in your own?
* The toast | To whom do you raise your glass? | What should everyone say? | What happens next in the programme?
`);

export const SAFETY = readOutline(`
* Why this matters | What has happened here, or at places like this? | What could happen today? | What do we want to go home with?
* Who is responsible | Who is in charge on site? | Who gives first aid? | Whom do you tell about a danger?
* Hazards = Hazard, Where, What to do = First, Second, Third, Fourth
* Protective equipment | What must be worn, and where? | Where do you get it? | Who replaces what is damaged?
* Rules | What is never allowed? | Which areas are closed? | What needs permission first?
Machines and tools | Who may use which? | What is checked before use? | What do you do when something breaks?
Working with others | Who else works here at the same time? | How are they warned? | What do visitors need to know?
* In an emergency | Which number do you call? | Where are the exits and the meeting point? | Where are the extinguisher and the first-aid kit?
Reporting | What has to be reported, even if nobody was hurt? | To whom, and how? | What happens with the report?
* Check | Which three questions must everyone be able to answer? | Who signs that they were briefed? | When is the next briefing?
`);
