import { normaliseName } from './normaliseName';

test.each([
  ['β-Carotene', 'beta-carotene'],
  ['.beta.-Carotene', 'β-carotene'],
  ['Β-CAROTENE', 'beta-carotene'],
  ['beta carotene', 'beta-carotene'],
  ['quercetin 3′-glucoside', "quercetin 3'-glucoside"],
  ['2″-acetylrutin', "2''-acetylrutin"],
  ['(−)-epicatechin', '(-)-Epicatechin'],
  ['(–)-epicatechin', '(-)-epicatechin'],
  ['(±)-catechin', '(+/-)-catechin'],
  ['epi\u00ADcatechin', 'epicatechin'],
  ['kojic  acid', 'Kojic Acid'],
  ['4H-pyran', '4h-pyran'],
  ['Quercetin.', 'quercetin'],
])('%s and %s are one name', (one, other) => {
  expect(normaliseName(one)).toBe(normaliseName(other));
});

test.each([
  ['(+)-catechin', '(-)-catechin'],
  ['(+)-catechin', 'catechin'],
  ['D-glucose', 'L-glucose'],
  ['D-limonene', 'd-limonene'],
  ['trans-resveratrol', 'resveratrol'],
  ['cis-resveratrol', 'trans-resveratrol'],
  ['(2R,3S)-catechin', '(2S,3R)-catechin'],
  ['(E)-anethole', '(Z)-anethole'],
  ['N-butylamine', 'n-butylamine'],
  ['alpha-pinene', 'β-pinene'],
  ['quercetin 3-glucoside', "quercetin 3'-glucoside"],
  ['emodin', 'emodin-8-glucoside'],
])('%s and %s stay two names', (one, other) => {
  expect(normaliseName(one)).not.toBe(normaliseName(other));
});

test('characters outside the basic plane do no harm', () => {
  expect(normaliseName('𝛽-Carotene 😀')).toBe('betacarotene😀');
});
