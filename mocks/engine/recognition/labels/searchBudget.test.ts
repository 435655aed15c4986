import { emptyDraft } from './formulaDraft';
import { tokenise } from './labelTokens';
import { parseLabel } from './parseLabel';
import { readTokens } from './readTokens';
import { type Budget, searchBudget } from './searchBudget';
import { readSingleAtom } from './singleAtom';
import { soundFormulas } from './soundFormulas';
import { lettersOf } from './testing/lettersOf';

/** What is begun when the last step is taken comes to its end. */
const LAST_LOOKS = 1.1;

/** Steps that reading a label takes, with drawn bonds to its last letter. */
function stepsFor(text: string, bonds = 1): number {
  const budget = searchBudget();
  const before = budget.left;
  const letters = lettersOf(text);
  const drawn = Array.from({ length: bonds }, () => ({ letter: letters.length - 1, order: 1 }));
  parseLabel(letters, drawn, budget);
  return before - budget.left;
}

const ALL = searchBudget().left;

describe('the search for the meaning of a label', () => {
  it.each<[string, number]>([
    ['O(CH2CH2O)3CH3', 1],
    ['HOOCCH2CH2CO', 1],
    ['CONHCH2CO2H', 2],
    ['(CH2)90CH3', 1],
  ])('takes few of its steps for a real one: %s with %i bonds', (text, bonds) => {
    expect(stepsFor(text, bonds)).toBeLessThan(ALL / 5);
  });

  it.each<[string, number]>([
    ['P'.repeat(20), 1],
    ['C'.repeat(20), 1],
    ['N'.repeat(24), 1],
    ['PO'.repeat(10), 1],
    ['(CCCCC)', 5],
    ['(CCCCC)', 6],
    ['((((CNCNCNCNCNCNCNCN)9)9)9)9', 4],
    ['(CH2)99CCCCCCCCCCCC', 1],
  ])('ends with its steps for %s with %i bonds', (text, bonds) => {
    expect(stepsFor(text, bonds)).toBeLessThan(LAST_LOOKS * ALL);
  });

  it('does not begin with more letters than a label has, or more bonds than a group bears', () => {
    expect([stepsFor('C'.repeat(33)), stepsFor('(CC)', 7)]).toEqual([0, expect.any(Number)]);
    expect(stepsFor('(CC)', 7)).toBeLessThan(20);
  });

  it('reads a single atom whatever bonds it has', () => {
    const bonds = Array.from({ length: 10 }, () => ({ letter: 0, order: 1 }));
    expect(parseLabel(lettersOf('Fe'), bonds).ok).toBe(true);
  });
});

describe('each part of the search stops when no steps are left', () => {
  const few = (): Budget => ({ left: 50 });

  it('the division into tokens', () => {
    const budget = few();
    expect([...tokenise(lettersOf('P'.repeat(20)), budget)].length).toBeLessThan(50);
    expect(budget.left).toBeLessThan(0);
  });

  it('the search for a single atom', () => {
    const budget = few();
    expect(readSingleAtom(lettersOf('P'.repeat(12)), budget)).toBeUndefined();
    expect(budget.left).toBeLessThan(0);
  });

  it('the completion with double bonds', () => {
    const [tokens = []] = tokenise(lettersOf('C'.repeat(12)), searchBudget());
    const drafts = [...readTokens(tokens, emptyDraft(), searchBudget())];
    expect(drafts.length).toBeGreaterThan(50);
    const budget = few();
    const complete = drafts.flatMap(({ nodes }) => [...soundFormulas(nodes, new Map(), budget)]);
    expect(complete.length).toBeLessThan(50);
    expect(budget.left).toBeLessThan(0);
  });
});
