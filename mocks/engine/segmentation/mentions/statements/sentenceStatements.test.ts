import { articleWords } from './articleWords';
import { sentenceStatements } from './sentenceStatements';

/** What a sentence states, as `1: lupeol (other name)`. */
function stated(text: string): string {
  const { wordsOf, textOf } = articleWords(text);
  return sentenceStatements({ words: wordsOf({ start: 0, end: text.length }), textOf })
    .map(({ number, name, otherNames }) => [`${number}: ${name}`, ...otherNames].join(' | '))
    .join('; ');
}

describe('a sentence gives names to compound numbers', () => {
  it.each([
    [
      'in brackets behind each',
      'Lupeol (1), epilupeol (2) and β-sitosterol (3) were isolated from the leaves.',
      '1: Lupeol; 2: epilupeol; 3: β-sitosterol',
    ],
    [
      'in brackets behind all of them',
      'The flavonoids quercetin, luteolin, and apigenin (4–6) were known.',
      '4: quercetin; 5: luteolin; 6: apigenin',
    ],
    [
      'in brackets behind congeners',
      'Two compounds, villosins A (1) and B (2), came with aspergones A–C (3–5).',
      '1: villosin A; 2: villosin B; 3: aspergone A; 4: aspergone B; 5: aspergone C',
    ],
    [
      'in the order of the numbers',
      'Compounds 1–3 were identified as quercetin, ursolic acid and rutin, respectively.',
      '1: quercetin; 2: ursolic acid; 3: rutin',
    ],
    [
      'in the order of the names',
      'Betulinic acid and oleanolic acid were assigned to compounds 4 and 5, respectively.',
      '4: Betulinic acid; 5: oleanolic acid',
    ],
    ['in brackets', 'Compound 3 (quercetin) was yellow.', '3: quercetin'],
    ['in apposition', 'Compound 3, quercetin, was yellow.', '3: quercetin'],
    [
      'behind its class',
      'The sesquiterpene lactone artemisinin (1) and the ester geranyl acetate (10) came.',
      '1: artemisinin; 10: geranyl acetate',
    ],
    ['as a heading', '3.4. Villosin A (1): white powder; [α]D +12.', '1: Villosin A'],
    ['behind a colon', 'Compound 5: quercetin.', '5: quercetin'],
    ['of an unknown kind with a sign', 'Psychrophilin D (4) is a peptide.', '4: Psychrophilin D'],
    [
      'with another name in brackets',
      'Quercetin 3-O-rutinoside (rutin, 5) and kaempferol 3-O-glucoside (astragalin) (6) came.',
      '5: Quercetin 3-O-rutinoside | rutin; 6: kaempferol 3-O-glucoside | astragalin',
    ],
    ['of the last, where others have none', 'Luteolin and apigenin (4) came.', '4: apigenin'],
    [
      'with what it is called, too',
      'Rutin (5), also known as rutoside, and carnosol (6), formerly called pikrosalvin, came.',
      '5: Rutin | rutoside; 6: carnosol | pikrosalvin',
    ],
    [
      'with a prefix of its own',
      'trans-Tiliroside (13) and cis-tiliroside (14) were yellow.',
      '13: trans-Tiliroside; 14: cis-tiliroside',
    ],
    [
      'in brackets with a word',
      'Quercetin and rutin (compounds 5 and 6) were bought.',
      '5: Quercetin; 6: rutin',
    ],
    ['as what the number is', 'Thus, 1 was identified as harmine.', '1: harmine'],
    [
      'after a systematic one',
      'Thus, the structure of 2 was elucidated as 5,7-dihydroxy-3-methoxyflavone, and named villosin B.',
      '2: villosin B | 5,7-dihydroxy-3-methoxyflavone',
    ],
    [
      'of several words',
      'The known ones were (+)-catechin (7), ursolic acid (8) and methyl gallate (9).',
      '7: (+)-catechin; 8: ursolic acid; 9: methyl gallate',
    ],
  ])('%s', (_how, text, statements) => {
    expect(stated(text)).toBe(statements);
  });

  it.each([
    ['a class', 'The alkaloid (2) and the new compound (1) were oils.'],
    ['a derivative', 'Its methyl ester (5) and an isomer (6) came, too.'],
    ['an enzyme', 'Tyrosinase (3) and SAT (5) were bought.'],
    ['a reaction', 'A Baeyer-Villiger type oxidation (3) of type Dieckmann (4) follows.'],
    ['a state of oxidation', 'Copper (II) complexes of iron (III) are known.'],
    ['fewer names than numbers', 'Compounds 1–3 were identified as quercetin and rutin.'],
    ['more names than numbers', 'The flavonoids quercetin, luteolin and apigenin (4, 5) came.'],
    ['a comparison', 'Compound 1 showed the same fragment as quercetin, and was similar to it.'],
    ['what it is made of', 'Compound 6 was identified as the methyl ester of quercetin.'],
    ['a description', 'Compound 2: colourless oil.'],
    ['a number of something else', 'Peak 3 was identified as quercetin, as fraction 4 was.'],
    ['an amount', 'The tea was steeped for 3 (three) minutes.'],
    ['a placeholder', 'Unknown (3) and unidentified (4) peaks came.'],
  ])('but not %s', (_what, text) => {
    expect(stated(text)).toBe('');
  });

  it.each(['quercetin (1), ', 'compounds 1 as ', 'A (1) and ', 'compound 1 was identified as '])(
    'in time linear in its length, also of %j',
    (piece) => {
      expect(() => stated(piece.repeat(2000))).not.toThrow();
    },
  );
});
