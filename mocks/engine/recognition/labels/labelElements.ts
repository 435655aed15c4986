/** Elements that occur in labels of drawn structures. */
const ELEMENTS = new Set(
  (
    'H B C N O F Si P S Cl Se Br I Ge As Sn Te Na K Li Rb Cs Mg Ca Sr Ba Zn Cu Ag Au Fe Al Co Ni Pd Pt Ru Rh ' +
    'Ir Os Re Hg Cd Pb Bi Sb Ga In Tl Mn Cr Mo Ti Zr Gd Tc La Ce Sm Eu Yb'
  ).split(' '),
);

/** Cations of salts, with their charge. */
const CATIONS = new Map([
  ['Na', 1],
  ['K', 1],
  ['Li', 1],
  ['Rb', 1],
  ['Cs', 1],
  ['Ag', 1],
]);

/** Mass numbers that labels state, by element. */
const ISOTOPES: Readonly<Record<string, readonly number[]>> = {
  H: [2, 3],
  C: [11, 13, 14],
  N: [13, 15],
  O: [15, 17, 18],
  F: [18],
  P: [32, 33],
  S: [34, 35],
  Cl: [36, 37],
  Br: [76, 77, 82],
  I: [123, 124, 125, 131],
};

/** Letters and words for an unspecified part; carriers and enzymes that chains of a biosynthesis are bound to. */
const RESIDUE =
  /^(?:R|X|Y|Z|Q|Ar|Hal|EWG|Nu|PG|LG|Alkyl|Aryl|Alk|Het|Acyl|Pol|Enz|[Ee]nzyme|[Pp]rotein|ACP|PCP|CoA|PKS|FAS|NRPS|\*)$/;

export const isElement = (name: string): boolean => ELEMENTS.has(name);

/** Elements that form the bonds of organic molecules; all others are metals to a reader of labels. */
const NON_METALS = new Set('H B C N O F Si P S Cl Se Br I Ge As Te'.split(' '));

export const isMetal = (name: string): boolean => isElement(name) && !NON_METALS.has(name);

/** Charge of the cation that an element is in salts; undefined if it is none or has several. */
export const cationCharge = (element: string): number | undefined => CATIONS.get(element);

export const isIsotope = (element: string, mass: number): boolean =>
  ISOTOPES[element]?.includes(mass) ?? false;

/** True for a letter or word that stands for an unspecified part of a molecule, without its number. */
export const isResidue = (name: string): boolean => RESIDUE.test(name);
