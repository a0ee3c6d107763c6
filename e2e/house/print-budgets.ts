// `npm run budgets`: the size and order of the code beside its budgets. `--all` lists what each figure counts.
import { BUDGETS } from './budgets';
import { measureHouse } from './measure-house';

const house = measureHouse();
console.log('Budgets of the house: now, at most today, goal');
for (const { what, value, ceiling, goal } of BUDGETS)
  console.log(
    `  ${what.padEnd(34)}${[value(house), ceiling, goal].map((figure) => figure.toLocaleString('en').padStart(9)).join('')}`,
  );
if (process.argv.includes('--all')) {
  for (const folder of house.crowdedFolders) console.log(folder);
  for (const circle of house.circles) console.log(`circle: ${circle.join(', ')}`);
  for (const line of house.upward) console.log(`up: ${line}`);
}
