/** Symbols and abbreviations that occur in labels of drawn structures. */
const TOKENS = [
  'TBDPS', 'TBDMS', 'TIPS', 'TBS', 'TMS', 'TES', 'MOM', 'Boc', 'Cbz', 'Fmoc', 'Troc', 'PMB', 'Piv',
  'Alloc', 'Teoc', 'SEM', 'MEM', 'BOM', 'MTM', 'THP', 'PMP', 'Bpin', 'Alkyl', 'Aryl', 'Acyl', 'Hal', 'EWG', 'PG',
  'Enzyme', 'enzyme', 'Enz', 'Protein', 'protein', 'ACP', 'PCP', 'CoA', 'PKS', 'FAS', 'NRPS',
  'Bn', 'Bz', 'Ac', 'Ts', 'Ms', 'Tf', 'Me', 'Et', 'Pr', 'Bu', 'Ph', 'Ar', 'Glc', 'Gal', 'Rha', 'Xyl',
  'Cl', 'Br', 'Si', 'Se', 'Na', 'Li', 'Mg', 'Zn', 'Cu', 'Fe', 'Sn', 'Al', 'Co', 'Ni', 'Pd', 'Pt', 'Ru', 'Rh',
  'Ag', 'Au', 'Hg', 'Cd', 'Pb', 'Mn', 'Mo', 'Cr', 'Ti', 'Zr', 'Ge', 'Te', 'Ir', 'Os', 'Ca', 'Ba', 'Bi', 'Sb', 'Gd', 'Tc',
  'H', 'D', 'C', 'N', 'O', 'S', 'P', 'F', 'I', 'B', 'K', 'R', 'X', 'Y', 'Z', 'Q',
]; // prettier-ignore
const PATTERN = new RegExp(
  `^(?:[nist]-?|[αβ]-?)?(?:${TOKENS.join('|')}|[()\\[\\]]|\\d|[+\\-−–•.'′″⁺⁻⊕⊖=≡]|(?<=[A-Z(\\d])[nist]-?(?=Bu|Pr)|(?<=Bu|Pr)[nist])+$`,
);

/** The longest condensed labels, such as multiplied chains with an ester. */
const MAX_LENGTH = 20;

/** Whether a text can label an atom: an element, a group, a residue; false for numbers. */
export function looksLikeLabel(text: string): boolean {
  const compact = text.replace(/\s+/g, '');
  return compact.length <= MAX_LENGTH && /[A-Z]/.test(compact) && PATTERN.test(compact);
}
