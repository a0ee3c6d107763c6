import { readOutline } from './read-outline';

/** Outlines of decks whose cards are counted or follow one another. `withItems` keeps as many as the prompt asks for. */
export const LISTICLE = readOutline(`
In brief | What do all the points have in common? | Who is this list for? | What do most people think today?
* Point 1 | What comes first, and why? | What is it, in one sentence? | What example makes it clear?
* Point 2 | What matters most in everyday life? | How do people notice it? | Who has experienced it?
* Point 3 | What can you back up with a number? | Where does the number come from? | What does it mean in practice?
* Point 4 | What do few people expect? | Why is it easy to overlook? | What changes once people know it?
* Point 5 | What has a story behind it? | What happens in the story? | What should people take away from it?
* Point 6 | What can you show in a picture? | What does the picture show? | What does it say without words?
* Point 7 | What do some people doubt? | What do they say? | How do you answer them?
* Point 8 | What affects everyone in the room? | When did they last notice it? | What would they add?
* Point 9 | What will matter more in the future? | What is changing? | How soon will people feel it?
* Point 10 | What should people remember? | How can you say it in five words? | What does it lead to?
* Conclusion | What do all the points add up to? | What should people do next? | Where can they find out more?
`);

export const STEPS = readOutline(`
The goal | What will you have after the last step? | Who is this for? | How long does it take in total?
* Step 1 | What is the very first thing to do? | What do you need for it? | How do you know it is done?
* Step 2 | What builds on the first step? | Who does it? | How long does it take?
* Step 3 | What do you have to decide now? | What are the options? | Who should you ask?
* Step 4 | What takes the longest? | What helps you keep going? | What can you do in the meantime?
* Step 5 | What should you check at this point? | What does a good result look like? | What can you still fix, and how?
* Step 6 | What do people often forget here? | What happens if they skip it? | What is a good reminder?
* Step 7 | When is it worth paying for help? | Who offers it? | What does it cost?
* Step 8 | What can you simplify now? | What tool or template helps? | What can you leave out?
* Step 9 | Who should see the result before you finish? | What should they look at? | What do you do with their feedback?
* Step 10 | What is left to do? | What do you need to clean up or hand over? | How will you celebrate?
* Afterwards | How will you know it worked? | What comes next? | Where can people find out more?
`);

export const RECIPE = readOutline(`
* The dish | What is it, in one sentence? | Where does the recipe come from? | When do you serve it?
* At a glance = What, How much = Servings, Preparation, Cooking, Cost | How many people does it serve, and how long does it take?
* Ingredients = What, How much, Substitute = For the base, For the flavour, To serve | What goes in, and how much of it?
Equipment | What pots, tins or tools do you need? | What can you use instead? | What should be within reach from the start?
* Preparation | What do you need to wash, cut or soak? | What can you do the day before? | What temperature do you need?
* Method | What do you do, in what order? | What should it look like along the way? | Where does patience pay off?
* When it is done | How can you tell by look, smell or touch? | How long should it rest? | What if it is not done yet?
* Serving | What goes with it? | How do you plate it? | What picture makes people hungry?
Tips | What goes wrong most often? | What trick makes the difference? | Who taught you?
Variations | What can you leave out or swap? | How do you make it without meat, milk or gluten? | What changes with the season?
Storage | How long does it keep, and where? | Can you freeze it? | What can you make with leftovers?
`);
