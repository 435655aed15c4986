import { nameMentions } from './nameMentions';
import { numberMentions } from './numberMentions';

/** The places of a number in a text, as the text has them. */
const numbers = (text: string, number: string) =>
  (numberMentions(text).get(number) ?? []).map(({ start, end }) => text.slice(start, end));

describe('a text speaks of a compound by its number', () => {
  it.each([
    ['in brackets', 'Tea gave quercetin (3).', '3', ['3']],
    ['after "compound"', 'Compound 1a was found.', '1a', ['1a']],
    ['after "compound" in brackets', 'Here compound (3) was found.', '3', ['3']],
    ['after the class', 'The diterpene 7 was found.', '7', ['7']],
    ['in a list', 'Compounds 1, 3 and 5 were found.', '3', ['1, 3 and 5']],
    ['in a range', 'Compounds 1–4 were found.', '3', ['1–4']],
    ['as a label prints several', 'Compounds 1–4 were found.', '1–4', ['1–4']],
    ['with a letter in square brackets', 'Rutin [1a] is known.', '1a', ['1a']],
    ['in Roman figures', 'A compound of formula (I).', 'I', ['I']],
  ])('%s', (_how, text, number, found) => {
    expect(numbers(text, number)).toEqual(found);
  });

  it.each([
    ['a bare number', 'The tea was dried for 3 days.', '3'],
    ['another number', 'Tea gave rutin (13).', '3'],
    ['a longer number', 'Compound 1a was found.', '1'],
    ['another letter', 'Compound 1A was found.', '1a'],
    ['a citation', 'Rutin was known from tea [1].', '1'],
    ['an item of a list', 'There are two: (1) tea, (2) rutin.', '1'],
    ['an equation', 'It follows from equation (1).', '1'],
    ['a range without end', 'Compounds 1–400 were made.', '3'],
  ])('but not by %s', (_how, text, number) => {
    expect(numbers(text, number)).toEqual([]);
  });

  it('also where the text is long and hostile', () => {
    expect(numbers('compounds '.repeat(20_000), '1')).toEqual([]);
    expect(numbers(`compounds ${'1, '.repeat(20_000)}`, '2')).toEqual([]);
    expect(numbers('a ('.repeat(20_000), '1')).toEqual([]);
  });
});

describe('a text has a name', () => {
  it.each([
    ['in any case', 'Tea gave quercetin.', 'Quercetin', true],
    ['with its signs', 'Tea gave (+)-catechin.', '(+)-catechin', true],
    ['over the end of a line', 'Tea gave kojic\nacid.', 'kojic acid', true],
    ['before a range', 'Quercetin 3-5 mg were found.', 'quercetin', true],
    ['not within another', 'Tea gave isoquercetin.', 'quercetin', false],
    ['not behind a locant', 'Tea gave 3-methylquercetin.', 'quercetin', false],
    ['not behind a prefix', 'Tea gave epi-catechin.', 'catechin', false],
    ['not with a hyphen behind', 'Quercetin-3-O-rutinoside.', 'quercetin', false],
    ['not with a locant behind', 'Quercetin 3-O-glucoside.', 'quercetin', false],
    ['not with an atom behind', 'Tea gave berberine N-oxide.', 'berberine', false],
    ['not if it is too short for one', 'The tea was green.', 'tea', false],
  ])('%s', (_how, text, name, has) => {
    expect(nameMentions(text, name)).toHaveLength(has ? 1 : 0);
  });
});
