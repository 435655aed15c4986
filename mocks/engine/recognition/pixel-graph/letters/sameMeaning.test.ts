import { parseLabel } from '../../labels/parseLabel';
import { testClasses } from '../testing/builders';
import { meansClass } from './sameMeaning';

const means = (text: string, name: string, orders: readonly number[] = [1]): boolean => {
  const letters = [...text].map((char) => ({ char }));
  const parsed = parseLabel(letters, orders.map((order) => ({ letter: 0, order }))); // prettier-ignore
  if (!parsed.ok) throw new Error(`${text} has no meaning`);
  return meansClass(testClasses, parsed.formula, testClasses.names.indexOf(name));
};

test.each([
  ['OCH3', 'OMe'],
  ['CH3', 'Me'],
  ['NH2', 'N'],
  ['COOH', 'CO2H'],
  ['C2H5', 'Et'],
  ['CH(CH3)2', 'iPr'],
  ['R1', 'R1'],
  ['D', 'D'],
])('%s is what the class %s stands for', (text, name) => {
  expect(means(text, name)).toBe(true);
});

test.each([
  ['OCH3', 'OEt'],
  ['CH2CH2CH3', 'iPr'],
  ['H', 'D'],
  ['Fe', 'P'],
  ['R1', 'R2'],
  ['R1', '*'],
  ['OAc', 'CO2Me'],
  ['NH2', 'O'],
  ['OMe', 'O'],
  ['CHO', 'CH2OH'],
])('%s is not what the class %s stands for', (text, name) => {
  expect(means(text, name)).toBe(false);
});
