/**
 * Headings and questions of each kind of outline that name the topic or the audience, best first. The first one whose
 * words are all known is used; if there is none, the generic wording stays. `{topic}` follows a preposition and
 * `{name}` precedes a colon, because a prompt does not tell whether a word is singular or plural. No kind names the topic
 * on most of its cards.
 */
export type NamedWordings = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export const ENGLISH_WORDINGS: NamedWordings = {
  topic: {
    'In one sentence': ['{Topic} in one sentence', '{name} in one sentence'],
    'The basics': ['The basics of {topic}', '{name}: the basics'],
    'The most important points': [
      'What {audience} should know about {topic}',
      'What to know about {topic}',
      'What {audience} should know',
      '{name}: the most important points',
    ],
    'Facts and figures': ['Facts and figures about {topic}', '{name}: facts and figures'],
    'A closer view': ['{how}'],
    'Different views': ['Different views on {topic}'],
    'What it means for us': ['What it means for {audience}'],
    'Why does it matter?': ['Why should {audience} care about {topic}?', 'Why should {audience} care?'],
    'What should people remember?': ['What should {audience} remember?'],
    'What should people do next?': ['What should {audience} do next?'],
  },
  lesson: {
    'What you will learn': ['What you will learn about {topic}', '{name}: what you will learn'],
    'The main idea': ['{name}: the main idea'],
    Discuss: ['What to discuss about {topic}'],
    Summary: ['What to remember about {topic}', '{name}: summary'],
    'What can learners do at the end?': ['What can {audience} do at the end?'],
  },
  workshop: {
    'Starting point': ['{name}: where we start'],
    Results: ['{name}: our results'],
  },
  business: {
    'The idea': ['The idea for {topic}', '{name}: the idea'],
    'The offer': ['What {topic} will offer'],
    Customers: ['Who will come to {topic}'],
    Costs: ['What it costs to open {topic}', '{name}: costs'],
    'Next steps': ['Next steps to open {topic}', '{name}: next steps'],
  },
  pitch: {
    'The problem': ['The problem behind {topic}'],
    'The market': ['The market for {topic}', '{name}: the market'],
    'How it works': ['{name}: how it works'],
    'The team': ['The team behind {topic}'],
  },
  launch: {
    'What is new': ['What is new about {topic}', '{name}: what is new'],
    'Key features': ['Key features of {topic}', '{name}: key features'],
    'Launch plan': ['Launch plan for {topic}', '{name}: launch plan'],
  },
  proposal: {
    'The situation': ['{name}: the situation today'],
    'The proposal': ['Our proposal for {topic}'],
    Timeline: ['Timeline for {topic}', '{name}: timeline'],
    Cost: ['The cost of {topic}', '{name}: cost'],
    Risks: ['Risks of {topic}'],
  },
  report: {
    Summary: [
      'What {audience} should know about {topic}',
      'What {audience} should know',
      '{Topic} in brief',
      '{name} in brief',
    ],
    Goals: ['Goals for {topic}', '{name}: goals'],
    Results: ['{name}: results'],
    'What went well': ['What went well in {topic}'],
    'What did not go well': ['What did not go well in {topic}'],
    'Customers and users': ['Customers of {business}'],
    Costs: ['Costs at {business}'],
    'Next steps': ['Next steps for {owner}', 'Next steps for {topic}'],
    'What should the reader do?': ['What should {audience} do?'],
  },
  marketing: {
    'The goal': ['The goal for {topic}', '{name}: the goal'],
    'The audience': ['Who should hear about {topic}'],
    'The message': ['What to say about {topic}', '{name}: the message'],
    Channels: ['Channels for {topic}', '{name}: channels'],
  },
  'case-study': {
    'The results': ['{name}: the results'],
    'Lessons learned': ['Lessons learned from {topic}', '{name}: lessons learned'],
  },
  sales: {
    'Who it is for': ['Who needs {topic}', '{name}: who it is for'],
    'The offer': ['{name}: the offer'],
    Price: ['What to charge for {topic}', '{name}: price'],
    Objections: ['Objections to {topic}', '{name}: objections'],
  },
  request: {
    'The situation': ['The situation without {change}'],
    'What we need': ['What we need from {change}'],
    Recommendation: ['Recommendation on {topic}', '{name}: recommendation'],
    'The decision': ['The decision on {topic}', '{name}: the decision'],
  },
  retrospective: {
    'What we set out to do': ['{name}: what we set out to do'],
    'What we learned': ['What we learned from {topic}', '{name}: what we learned'],
  },
  'research-proposal': {
    Background: ['What is known about {topic}', '{name}: background'],
    'Expected results': ['{name}: expected results'],
  },
  research: {
    Background: ['What is known about {topic}', '{name}: background'],
    Findings: ['Findings about {topic}', '{name}: findings'],
    Conclusion: ['{name}: conclusion'],
  },
  history: {
    'In brief': ['{Topic} in brief', '{name} in brief'],
    Beginnings: ['The beginnings of {topic}', '{name}: beginnings'],
    'Turning points': ['{name}: turning points'],
    People: ['The people behind {topic}'],
    'Myths and facts': ['Myths and facts about {topic}'],
    Today: ['{Topic} today', '{name} today'],
  },
  trip: {
    'Getting there': ['Getting to {place}'],
    'Where we stay': ['Where we stay in {place}'],
    'What to see': ['What to see in {place}'],
    Food: ['Food in {place}'],
  },
  event: {
    'The idea': ['{name}: the idea'],
    'When and where': ['{name}: when and where'],
    Checklist: ['{name}: checklist'],
  },
  book: {
    'At a glance': ['{name} at a glance'],
    'What it is about': ['What {name} is about'],
    'My opinion': ['My opinion of {name}'],
  },
  plan: {
    'The goal': ['The goal of {topic}', '{name}: the goal'],
    'Where we stand': ['Where we stand with {topic}'],
    Milestones: ['Milestones for {topic}', '{name}: milestones'],
    Risks: ['Risks for {topic}', '{name}: risks'],
    'Next steps': ['Next steps for {topic}', '{name}: next steps'],
  },
  'how-to': {
    'What you need': ['What you need to {task}'],
    'Before you start': ['Before you {task}'],
  },
  listicle: {
    'In brief': ['Why {task}?'],
    'Who is this list for?': ['Who should {task}?'],
  },
  training: {
    'What it is about': ['What {audience} will learn'],
  },
  worth: {
    'What it is': ['What {thing} is', 'What {things} are'],
    'How it works': ['How {thing} works', 'How {things} work', '{name}: how it works'],
    'What it costs': ['What {thing} costs', 'What {things} cost', '{name}: what it costs'],
    'The alternatives': ['Alternatives to {thing}', 'Alternatives to {things}'],
  },
  fundraiser: {
    'How much is needed': ['{Topic}: how much is needed', '{name}: how much is needed'],
    'What a gift does': ['What a gift does for {topic}'],
    'Next step': ['Next step for {topic}'],
  },
  onboarding: {
    Welcome: ['Welcome, {audience}'],
    'People to know': ['People that {audience} should know'],
  },
  meeting: {
    Purpose: ['{name}: purpose'],
  },
  safety: {
    'The hazards': ['The hazards at {business}'],
    'The rules': ['The rules at {business}'],
  },
};
