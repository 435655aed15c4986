import {
  differingNames,
  isDoubtfulLabel,
  labelInWords,
  labelOrigin,
  nameOriginOf,
  offeredBy,
  proposedBy,
  proposals,
  saidByApproval,
  saidBySource,
  saidOrProposed,
  unconfirmedProposals,
} from './compoundLabel';

const BASE = { text: '3 quercetin', box: [0, 0, 1, 1], confidence: 0.9 } as const;

test.each([
  [{ number: '3', name: 'quercetin' }, '3 · quercetin'],
  [{ number: '3' }, '3'],
  [{ name: 'quercetin' }, 'quercetin'],
  [{ number: '3', captionName: 'rutin' }, '3 · rutin'],
  [{ number: '3', name: 'quercetin', captionName: 'rutin' }, '3 · quercetin'],
  [{ captionName: 'rutin' }, 'rutin'],
])('a label with %j is shown as %s', (parts, words) => {
  expect(labelInWords({ ...BASE, ...parts })).toBe(words);
});

test.each([
  [0.74, true],
  [0.75, false],
])('a label of confidence %d is doubtful: %s', (confidence, doubtful) => {
  expect(isDoubtfulLabel({ ...BASE, confidence })).toBe(doubtful);
});

test.each([
  [{ name: 'quercetin' }, 'from the page'],
  [{ number: '3', captionName: 'rutin' }, 'from the page, name from the caption'],
  [{ number: '3', confidence: 0.6 }, 'from the page, doubtful'],
  [{ number: 'A', kind: 'part' as const }, 'letter of a part of the figure'],
])('the origin of a label with %j is told as %s', (parts, words) => {
  expect(labelOrigin({ ...BASE, ...parts })).toBe(words);
});

test.each([
  ['proposes what it says', 0.9, { number: '3', name: 'quercetin' }, {}],
  ['offers it where it is doubtful', 0.6, {}, { number: '3', name: 'quercetin' }],
])('a label %s', (_words, confidence, proposed, offered) => {
  const label = { ...BASE, number: '3', name: 'quercetin', confidence };
  expect([proposedBy(label), offeredBy(label, {})]).toEqual([proposed, offered]);
});

test('a doubtful label offers nothing that a person has said, and nothing for several compounds', () => {
  const label = { ...BASE, number: '3', name: 'quercetin', confidence: 0.6 };
  expect(offeredBy(label, { name: '' })).toEqual({ number: '3' });
  expect(offeredBy({ ...label, number: '3, 4', kind: 'numbers' }, {})).toEqual({});
});

test('the letter of a figure’s part is neither proposed nor offered, only the caption’s name for it', () => {
  const label = { ...BASE, kind: 'part', number: 'A' } as const;
  expect([proposedBy(label), offeredBy({ ...label, confidence: 0.6 }, {})]).toEqual([{}, {}]);
  expect(proposedBy({ ...label, captionName: 'rutin' })).toEqual({ name: 'rutin' });
});

describe('a name that was said before the structure was edited', () => {
  const label = { ...BASE, number: '3', name: 'quercetin' };
  const said = { formerName: 'rutin' };

  test('is shown before what is printed, and waits for a word', () => {
    expect(saidOrProposed(label, said)).toMatchObject({ number: '3', name: 'rutin' });
    expect(unconfirmedProposals(undefined, said)).toEqual({ name: 'rutin' });
    expect(unconfirmedProposals(label, { ...said, name: 'myricetin' })).toEqual({ number: '3' });
  });

  test('is not said by approving the drawing, unless it is the printed one', () => {
    expect(saidByApproval(label, said)).toEqual({ ...said, number: '3' });
    const printed = { formerName: 'quercetin' };
    expect(saidByApproval(label, printed)).toEqual({ ...printed, number: '3', name: 'quercetin' });
  });
});

test.each([
  [{ name: 'Unknown' }, {}],
  [{ number: '3', name: 'n.d.' }, { number: '3' }],
  [{ name: 'Unknown', captionName: 'emericellin' }, { name: 'emericellin' }],
  [{ captionName: 'Unknown' }, {}],
])('what names nothing is neither proposed, offered nor confirmed: %j', (parts, proposed) => {
  expect(proposedBy({ ...BASE, ...parts })).toEqual(proposed);
  expect(offeredBy({ ...BASE, ...parts, confidence: 0.6 }, {})).toEqual(proposed);
});

const SAID_AT = {
  page: 2,
  start: 0,
  end: 9,
  sentence: 'Lupeol (1) came from the leaves.',
} as const;
const stated = (name: string, ...otherNames: readonly string[]) => ({
  ...{ name, ...SAID_AT },
  ...(otherNames.length > 0 && { otherNames }),
});

describe('the names that the text gives to the number', () => {
  const BARE = { ...BASE, number: '3' };

  test('are proposed where none is printed, and are not said by approving the drawing', () => {
    const label = { ...BARE, statedNames: [stated('lupeol')] };
    expect(proposedBy(label)).toEqual({ number: '3', name: 'lupeol' });
    expect(nameOriginOf(label)).toBe('text');
    expect(saidByApproval(label, {})).toEqual({ number: '3' });
  });

  test('are none if they contradict each other, or the caption', () => {
    const statedNames = [stated('lupeol'), stated('rutin')];
    expect(proposedBy({ ...BARE, captionName: 'lupeol', statedNames })).toEqual({ number: '3' });
  });

  test('go behind the printed one, but are told if they differ from what is shown', () => {
    const label = { ...BARE, name: 'rutin', statedNames: [stated('lupeol', 'Fagarasterol')] };
    expect(proposedBy(label)).toEqual({ number: '3', name: 'rutin' });
    expect(nameOriginOf(label)).toBe('page');
    expect(differingNames(label, 'rutin')).toEqual(label.statedNames);
    expect(differingNames(label, 'fagarasterol')).toEqual([]);
  });
});

describe('where the text says that the compound comes from', () => {
  const source = {
    ...SAID_AT,
    organism: 'Phoenix paludosa',
    part: 'leaves',
    place: 'Dhaka',
    by: 'sentence',
  } as const;
  const whole = {
    ...{ organism: 'Phoenix paludosa', part: 'leaves', location: 'Dhaka' },
    evidence: SAID_AT.sentence,
  };
  const label = { ...BASE, number: '3', sources: [source] };

  test('is proposed whole, until a person says an organism', () => {
    expect(proposals(label, {})).toEqual({ number: '3', ...whole });
    expect(unconfirmedProposals(label, { organism: 'Phoenix paludosa' })).toEqual({
      ...{ number: '3', part: 'leaves', location: 'Dhaka', evidence: SAID_AT.sentence },
    });
    expect(proposals(label, { organism: '' })).toEqual({ number: '3' });
    expect(proposals({ ...label, confidence: 0.6 }, {})).toEqual({});
  });

  test('is not chosen among several organisms of the article', () => {
    const ofArticle = { ...source, by: 'article' } as const;
    const other = { ...ofArticle, organism: 'Salvia officinalis' };
    expect(proposals({ ...label, sources: [ofArticle, other] }, {})).toEqual({ number: '3' });
    expect(proposals({ ...label, sources: [ofArticle] }, {})).toMatchObject(whole);
    expect(proposals({ ...label, sources: [source, other] }, {})).toMatchObject(whole);
    const mentioned = { ...other, by: 'sentence' } as const;
    expect(proposals({ ...label, sources: [ofArticle, mentioned] }, {})).toMatchObject(whole);
  });

  test('takes part and place of another organism away', () => {
    const { part: _part, ...withoutPart } = source;
    const said = { organism: 'Vitis vinifera', part: 'berries' };
    expect(saidBySource(withoutPart, said)).toEqual({ ...whole, part: '' });
    expect(saidBySource(withoutPart, { part: 'berries' })).not.toHaveProperty('part');
  });
});
