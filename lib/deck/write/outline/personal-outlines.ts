import { readOutline } from './read-outline';

/** Outlines of what people say in person: speeches, applications and safety briefings. */
export const SPEECH = readOutline(`
* The occasion | What brings everyone together, and where? | Who will be listening? | How long may it take?
* The opening | Which sentence gets everyone’s attention? | Who are you to the person it is about? | Who do you greet by name?
* Who it is about | How would friends describe them? | What do only a few people know? | What should nobody bring up?
* A story | Which moment shows what they are like? | Where and when was it? | What did nobody expect?
Another side | Which story shows something different? | Who can confirm it? | How long does it take to tell?
* What they mean to us | What have we learned from them? | What would be missing without them? | What do you want to thank them for?
A line to quote | Which quotation, song or saying fits? | Who said it? | Why this one?
* Wishes | What do you wish for what comes next? | What changes from today on? | Which memory should stay?
* The last words | What is the last sentence? | What should everyone do then: raise a glass, applaud or be silent? | Who speaks next?
`);

export const APPLICATION = readOutline(`
* About me | Who am I, in one sentence? | What do I do today? | What am I known for?
* Why this position | What appeals to me about it? | What do I know about the team? | Why now?
* What I bring = What is needed, My example, What came of it = Training, Experience, Strength | Which training, experience and strength fit the position?
* My path so far = When, Where, What I did = Training, First job, Today | Which steps led here?
A project | What was the task? | What did I do myself? | How did it end?
How I work | What can others rely on? | How do I handle mistakes? | What do I still want to learn?
* The first 100 days | Who would I talk to first? | What would I try to understand? | What could be done by then?
My questions | What do I want to know about the work? | What about the team? | What about the next step?
* Contact | How can you reach me? | When could I begin? | Who can recommend me?
`);

export const SAFETY = readOutline(`
* Why we are here | What work is done here? | Who has to take part? | What happened before that we should learn from?
* The hazards | What can hurt people here? | Where and when is the risk greatest? | What has changed since last time?
* Protective equipment = What, When, Where to get it = Head, Eyes and ears, Hands, Feet | What has to be worn, and when?
* The rules | What must everyone do? | What is not allowed? | Who may operate which machine?
Routes and areas | Which routes are safe? | Who may enter which area? | Where do vehicles move?
* In an emergency | Which number do we call? | Where is the assembly point? | Who is trained in first aid?
Fire | Where are the exits and the extinguishers? | Who is warned, and how? | Who checks that nobody is missing?
Reporting | What has to be reported, even if nobody was hurt? | To whom? | What happens with the report?
* Check | Which three questions show that everyone has understood? | Who signs? | When do we do this again?
`);
