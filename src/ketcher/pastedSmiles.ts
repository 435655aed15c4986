/** Letters, signs and brackets of a SMILES, and nothing that only other notations have. */
const LINE_OF_SMILES = /^[\w[\]()@+\-=#$:/\\.%*~]+(?: \|[^|]*\|)?$/;

/** The extension (CXSMILES of ChemAxon) with an entry that calls the whole racemic. */
const RACEMIC = /^(?<smiles>\S+) +\|(?<before>(?:[^|]*,)?)r(?<after>(?:,[^|]*)?)\|$/;

const ATOM = /\[[^\]]*\]|Cl|Br|[A-Za-z*]/g;

/**
 * A pasted text, as Ketcher's chemistry reads it; whatever is no SMILES stays as it is. Line breaks, which it
 * refuses, are taken out. A racemate becomes one in the form in which it survives the setting
 * `ignoreChiralFlag`: by its centres.
 */
export function readablePaste(text: string): string {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (!lines.every((line) => LINE_OF_SMILES.test(line))) return text;
  return withRacemicCentres(lines.join(''));
}

function withRacemicCentres(text: string): string {
  const { smiles, before = '', after = '' } = RACEMIC.exec(text)?.groups ?? {};
  if (smiles === undefined) return text;
  const centres = [...smiles.matchAll(ATOM)].flatMap(([atom], index) =>
    atom.includes('@') ? [index] : [],
  );
  return centres.length === 0 ? smiles : `${smiles} |${before}&1:${centres.join(',')}${after}|`;
}
