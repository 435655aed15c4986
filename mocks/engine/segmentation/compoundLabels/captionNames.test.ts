import { captionNames } from './captionNames';

const named = (caption: string) => Object.fromEntries(captionNames(caption));

describe('the names that a caption gives to numbers', () => {
  it.each([
    ['Fig. 1. 1 carnosic acid; 2 carnosol.', { 1: 'carnosic acid', 2: 'carnosol' }],
    ['Figure 2. Compounds: 1: quercetin, 2: rutin', { 1: 'quercetin', 2: 'rutin' }],
    [
      'Figure 1. Structures of andrastin A (1) and atlantinone A (2). Rings A–D are shown for (1)',
      { 1: 'andrastin A', 2: 'atlantinone A' },
    ],
    [
      'Scheme 1. From quercetin (3a), rutin (3b), and kaempferol (4)',
      {
        '3a': 'quercetin',
        '3b': 'rutin',
        4: 'kaempferol',
      },
    ],
    ['Figure 2. Structures of 1–9.', {}],
    ['Figure 3. Yields after 2 h and 3 days', {}],
  ])('%s', (caption, names) => {
    expect(named(caption)).toEqual(names);
  });

  it('are left out for a number that has two', () => {
    expect(named('Figure 1. 1 quercetin; 1 rutin; 2 kaempferol')).toEqual({ 2: 'kaempferol' });
  });

  it.each(['I-1,', 'D-1,', 'D-I-1,'])('are read in one way from a long list of %s', (entry) => {
    expect(named(`Figure 1. ${entry.repeat(30)}!`)).toEqual({});
    expect(named(`Figure 1. Quercetin (${entry.repeat(30)}!`)).toEqual({});
  });
});
