import { bondsOfMolfile } from './molfileBonds';

const COORDINATE = 9;
const HYDROGEN = 10;

/** Of a mixture of both enantiomers, and of one that is not known (BIOVIA "CTfile Formats", collections). */
const RACEMIC = /^M {2}V30 MDLV30\/STERAC\d+/gm;
const RELATIVE = /^M {2}V30 MDLV30\/STEREL\d+/gm;

/**
 * What a molfile says and its SMILES, as the services write it, does not, in words with their numbers: a
 * centre of a racemate is written as in one enantiomer, and one at a wavy bond without a configuration.
 * Programs other than RDKit may not read the arrow that it has for a coordinate bond.
 */
export function beyondSmiles(molfile: string): string[] {
  const bonds = bondsOfMolfile(molfile);
  const either = bonds.filter(({ stereo }) => stereo === 'either');
  const ofType = (wanted: number) => bonds.filter(({ type }) => type === wanted).length;
  const counted: readonly (readonly [number, string])[] = [
    [either.filter(({ type }) => type === 1).length, 'wavy bond'],
    [either.filter(({ type }) => type === 2).length, 'crossed double bond'],
    [molfile.match(RACEMIC)?.length ?? 0, 'racemic stereo group'],
    [molfile.match(RELATIVE)?.length ?? 0, 'relative stereo group'],
    [ofType(COORDINATE), 'coordinate bond'],
    [ofType(HYDROGEN), 'hydrogen bond'],
  ];
  return counted
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}${count === 1 ? '' : 's'}`);
}
