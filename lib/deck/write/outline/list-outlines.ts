import { readOutline } from './read-outline';

/** Outlines of decks whose cards are counted or follow one another. `withItems` keeps as many as the prompt asks for. */
export const LISTICLE = readOutline(`
In brief | What do all the points have in common? | Who is this list for? | What do most people think today?
* Point 1 | Which one comes first, and why? | What is it, in one sentence? | Which example makes it clear?
* Point 2 | Which one matters most in everyday life? | How do people notice it? | Who has seen it for themselves?
* Point 3 | Which one can be backed with a figure? | Where does the figure come from? | What does it mean in practice?
* Point 4 | Which one do few people expect? | Why is it easily overlooked? | What changes once people know it?
* Point 5 | Which one has a story behind it? | What happens in the story? | What should people take from it?
* Point 6 | Which one can a picture show? | What does it show? | What does it say without words?
* Point 7 | Which one do some people doubt? | What do they say? | What is the answer to them?
* Point 8 | Which one concerns everyone in the room? | When did they last come across it? | What would they add?
* Point 9 | Which one will matter more in future? | What is changing? | How soon will it be felt?
* Point 10 | Which one should stick? | How can it be said in five words? | What does it lead to?
* Conclusion | What follows from all of them? | What should people do next? | Where can they find out more?
`);

export const STEPS = readOutline(`
The goal | What has been reached after the last step? | Who is this for? | How long does it take in all?
* Step 1 | What is the very first thing to do? | What is needed for it? | How do you know that it is done?
* Step 2 | What builds on the first step? | Who does it? | How much time does it need?
* Step 3 | What has to be decided now? | Which options are there? | Who should be asked?
* Step 4 | Which part takes the longest? | What helps to keep going? | What can be done in the meantime?
* Step 5 | What should be checked at this point? | What does a good result look like? | What can be corrected, and how?
* Step 6 | What is often forgotten here? | What happens without it? | What is a good reminder?
* Step 7 | Where is paid help worth it? | Who offers it? | What does it cost?
* Step 8 | What can be made simpler now? | Which tool or template helps? | What can be left out?
* Step 9 | Who should see the result before it is finished? | What should they look at? | What is done with their comments?
* Step 10 | What remains to be done? | What has to be tidied up or handed over? | How will you celebrate?
* Afterwards | How will you know that it worked? | What comes next? | Where can they find out more?
`);

export const RECIPE = readOutline(`
* The dish | What is it, in one sentence? | Where does the recipe come from? | When is it served?
* At a glance = What, How much = Servings, Preparation, Cooking, Cost | For how many people is it, and how long does it take?
* Ingredients = What, How much, Instead of it = For the base, For the flavour, To serve | What goes in, and how much of it?
Equipment | Which pots, tins or tools do you need? | What can you use instead? | What should be at hand from the start?
* Preparation | What has to be washed, cut or soaked? | What can be done the day before? | Which temperature is needed?
* Method | What do you do, in which order? | What should it look like along the way? | Where does patience pay off?
* When it is done | How can you tell by look, smell or touch? | How long should it rest? | What if it is not done yet?
* Serving | What goes with it? | How is it arranged on the plate? | Which picture makes people hungry?
Tips | What goes wrong most often? | Which trick makes the difference? | Who taught it to you?
Variations | What can be left out or swapped? | How does it work without meat, milk or gluten? | What changes with the season?
Storage | How long does it keep, and where? | Can it be frozen? | What can be made from leftovers?
`);
