import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ParsedLabel, parseLabel } from './parseLabel';
import { formulaSmiles } from './testing/formulaSmiles';
import { lettersOf } from './testing/lettersOf';

/** Which letters drawn bonds point at. */
type Where = 'first' | 'last' | 'both' | 'none';

function parse(text: string, where: Where = 'first', order = 1): ParsedLabel {
  const letters = lettersOf(text);
  const last = letters.length - 1;
  const pointed = { first: [0], last: [last], both: [0, last], none: [] }[where];
  return parseLabel(
    letters,
    pointed.map((letter) => ({ letter, order })),
  );
}

function read(text: string, where: Where = 'first', order = 1): string {
  const parsed = parse(text, where, order);
  return parsed.ok ? formulaSmiles(parsed.formula) : parsed.problem;
}

describe('a label with a bond at its first letter', () => {
  it.each<[string, string]>([
    ['(CH2)12CH3', 'C(_)CCCCCCCCCCCC'],
    ['C5H11', 'C(_)CCCC'],
    ['C15H31', 'C(_)CCCCCCCCCCCCCC'],
    ['n-C5H11', 'C(_)CCCC'],
    ['OPP', 'O(_)P(O)(=O)OP(O)(O)=O'],
    ['OPO3H2', 'O(_)P(O)(O)=O'],
    ['Alkyl', '[Alkyl]_'],
    ['R1', '[R1]_'],
    ["R'", "[R']_"],
    ['OR1', 'O(_)[R1]'],
    ['NR2', 'N(_)([R])[R]'],
    ['NR1R2', 'N(_)([R1])[R2]'],
    ['CH(OMe)2', 'C(_)(OC)OC'],
    ['CH(CH3)2', 'C(C)(C)_'],
    ['C(CH3)3', 'C(C)(C)(C)_'],
    ['NHNH2', 'N(N)_'],
    ['CONHNH2', 'C(_)(=O)NN'],
    ['COCO2Et', 'C(_)(=O)C(=O)OCC'],
    ['CO2CH3', 'C(_)(=O)OC'],
    ['COOCH3', 'C(_)(=O)OC'],
    ['NHBoc', 'N(_)C(=O)OC(C)(C)C'],
    ['ONa', '[O-]_.[Na+]'],
    ['CO2Na', 'C(_)(=O)[O-].[Na+]'],
    ['COONa', 'C(_)(=O)[O-].[Na+]'],
    ['SO3−Na+', 'S(_)(=O)(=O)[O-].[Na+]'],
    ['SO3Na', 'S(_)(=O)(=O)[O-].[Na+]'],
    ['OSO3H', 'O(_)S(O)(=O)=O'],
    ['CD3', 'C(_)([2H])([2H])[2H]'],
    ['OCD3', 'O(_)C([2H])([2H])[2H]'],
    ['13CH3', '[13C]_'],
    ['D', '[2H]_'],
    ['NHCOCH3', 'N(_)C(C)=O'],
    ['NHCOCF3', 'N(_)C(=O)C(F)(F)F'],
    ['SO2CH3', 'S(C)(_)(=O)=O'],
    ['SO2NH2', 'S(N)(_)(=O)=O'],
    ['SOCH3', 'S(C)(_)=O'],
    ['S(O)CH3', 'S(C)(_)=O'],
    ['PO(OEt)2', 'P(_)(=O)(OCC)OCC'],
    ['P(O)(OEt)2', 'P(_)(=O)(OCC)OCC'],
    ['B(OH)2', 'B(O)(O)_'],
    ['Bpin', 'B1(_)OC(C)(C)C(C)(C)O1'],
    ['BF3K', '[B-](F)(F)(F)_.[K+]'],
    ['OTBS', 'O(_)[Si](C)(C)C(C)(C)C'],
    ['OSi(CH3)3', 'O(_)[Si](C)(C)C'],
    ['Si(CH3)3', '[Si](C)(C)(C)_'],
    ['SiPr3', '[Si](_)(CCC)(CCC)CCC'],
    ['NiPr2', 'N(_)(C(C)C)C(C)C'],
    ['N(iPr)2', 'N(_)(C(C)C)C(C)C'],
    ['CH=CH2', 'C(_)=C'],
    ['CHCH2', 'C(_)=C'],
    ['CHCHCH3', 'C(_)=CC'],
    ['C≡CH', 'C(_)#C'],
    ['CN', 'C(_)#N'],
    ['NC', '[N+](_)#[C-]'],
    ['NCO', 'N(_)=C=O'],
    ['SCN', 'S(_)C#N'],
    ['NCS', 'N(_)=C=S'],
    ['NO2', '[N+](_)(=O)[O-]'],
    ['ONO2', 'O(_)[N+](=O)[O-]'],
    ['NO', 'N(_)=O'],
    ['N3', 'N(_)=[N+]=[N-]'],
    ['N2+', '[N+2]_'],
    ['CHN2', 'C(_)=[N+]=[N-]'],
    ['CHO', 'C(_)=O'],
    ['CHNOH', 'C(_)=NO'],
    ['CHNNHPh', 'C(_)=NNC1=CC=CC=C1'],
    ['NHC(NH)NH2', 'N(_)C(N)=N'],
    ['C(=NH)NH2', 'C(N)(_)=N'],
    ['C(S)NH2', 'C(N)(_)=S'],
    ['CSNH2', 'C(N)(_)=S'],
    ['NMe3+', '[N+](C)(C)(C)_'],
    ['NH3+', '[N+]_'],
    ['CO2−', 'C(_)(=O)[O-]'],
    ['O−', '[O-]_'],
    ['PPh3+', '[P+](_)(C1=CC=CC=C1)(C2=CC=CC=C2)C3=CC=CC=C3'],
    ['CF3', 'C(F)(F)(F)_'],
    ['CF2CF3', 'C(F)(F)(_)C(F)(F)F'],
    ['C2F5', 'C(F)(F)(_)C(F)(F)F'],
    ['SF5', 'S(F)(F)(F)(F)(F)_'],
    ['CHCl2', 'C(_)(Cl)Cl'],
    ['CH2OH', 'C(O)_'],
    ['CHOHCH3', 'C(C)(O)_'],
    ['CHNH2COOH', 'C(N)(_)C(O)=O'],
    ['CH(OH)CH2OH', 'C(O)(_)CO'],
    ['C2H4OH', 'C(_)CO'],
    ['OCH2CH2OCH3', 'O(_)CCOC'],
    ['O(CH2CH2O)3CH3', 'O(_)CCOCCOCCOC'],
    ['(OCH2CH2)3OH', 'O(_)CCOCCOCCO'],
    ['NH2·HCl', 'N_.Cl'],
    ['COPh', 'C(_)(=O)C1=CC=CC=C1'],
    ['C6H5', 'C1(_)=CC=CC=C1'],
    ['NHHH', 'N_'],
    ['CH2', 'C_'],
    ['NHOH', 'N(O)_'],
    ['OOH', 'O(O)_'],
    ['COSCH3', 'C(_)(=O)SC'],
    ['CO2H', 'C(O)(_)=O'],
    ['CO2iPr', 'C(_)(=O)OC(C)C'],
    ['CO2tBu', 'C(_)(=O)OC(C)(C)C'],
    ['CO2t-Bu', 'C(_)(=O)OC(C)(C)C'],
    ['SnBu3', '[Sn](_)(CCCC)(CCCC)CCCC'],
    ['OCH3', 'O(C)_'],
    ['COOH', 'C(O)(_)=O'],
    ['OCOCH3', 'O(_)C(C)=O'],
    ['OCOPh', 'O(_)C(=O)C1=CC=CC=C1'],
    ['OCO2Et', 'O(_)C(=O)OCC'],
    ['OCONH2', 'O(_)C(N)=O'],
    ['NHCO2Me', 'N(_)C(=O)OC'],
    ['CH2CO2Me', 'C(_)C(=O)OC'],
    ['CONMe2', 'C(_)(=O)N(C)C'],
    ['CON(CH3)2', 'C(_)(=O)N(C)C'],
    ['COCl', 'C(_)(=O)Cl'],
    ['CH2Br', 'C(_)Br'],
    ['CH2CH(CH3)2', 'C(_)C(C)C'],
    ['CH2CH2CH3', 'C(_)CC'],
    ['CMe3', 'C(C)(C)(C)_'],
    ['CHMe2', 'C(C)(C)_'],
    ['CPh3', 'C(_)(C1=CC=CC=C1)(C2=CC=CC=C2)C3=CC=CC=C3'],
    ['OCPh3', 'O(_)C(C1=CC=CC=C1)(C2=CC=CC=C2)C3=CC=CC=C3'],
    ['OCHF2', 'O(_)C(F)F'],
    ['OiPr', 'O(_)C(C)C'],
    ['OnBu', 'O(_)CCCC'],
    ['CH2N(CH3)2', 'C(_)N(C)C'],
    ['C17H35', 'C(_)CCCCCCCCCCCCCCCC'],
    ['C3H7', 'C(_)CC'],
    ['C4H9', 'C(_)CCC'],
    ['C10H21', 'C(_)CCCCCCCCC'],
    ['O(CH2)3OH', 'O(_)CCCO'],
    ['OCH2CO2H', 'O(_)CC(O)=O'],
    ['NHCH2CH2OH', 'N(_)CCO'],
    ['CH2CH2NH2', 'C(_)CN'],
    ['CH2NHBoc', 'C(_)NC(=O)OC(C)(C)C'],
    ['CO2Bn', 'C(_)(=O)OCC1=CC=CC=C1'],
    ['OBn', 'O(_)CC1=CC=CC=C1'],
    ['OBz', 'O(_)C(=O)C1=CC=CC=C1'],
    ['OPiv', 'O(_)C(=O)C(C)(C)C'],
    ['NHFmoc', 'N(_)C(=O)OCC2C3=CC=CC=C3C1=CC=CC=C12'],
    ['NHAlloc', 'N(_)C(=O)OCC=C'],
    ['N(Boc)2', 'N(_)(C(=O)OC(C)(C)C)C(=O)OC(C)(C)C'],
    ['NBn2', 'N(_)(CC1=CC=CC=C1)CC2=CC=CC=C2'],
    ['NHSO2Ph', 'N(_)S(=O)(=O)C1=CC=CC=C1'],
    ['SO2Cl', 'S(_)(=O)(=O)Cl'],
    ['POCl2', 'P(_)(=O)(Cl)Cl'],
    ['PO3H2', 'P(O)(O)(_)=O'],
    ['PO3Na2', 'P(_)(=O)([O-])[O-].[Na+].[Na+]'],
    ['OPO3Na2', 'O(_)P(=O)([O-])[O-].[Na+].[Na+]'],
    ['OPO32−', 'O(_)P(=O)([O-])[O-]'],
    ['N+Me3', '[N+](C)(C)(C)_'],
    ['S+Me2', '[S+](C)(C)_'],
    ['SMe2+', '[S+](C)(C)_'],
    ['C(O)CH3', 'C(C)(_)=O'],
    ['C(=O)CH3', 'C(C)(_)=O'],
    ['C(O)OCH3', 'C(_)(=O)OC'],
    ['OC(O)CH3', 'O(_)C(C)=O'],
    ['CH2CN', 'C(_)C#N'],
    ['CH2N3', 'C(_)N=[N+]=[N-]'],
    ['CH2C≡CH', 'C(_)C#C'],
    ['CH2CH=CH2', 'C(_)C=C'],
    ['CH2CH=C(CH3)2', 'C(_)C=C(C)C'],
    ['CH=CHCO2Et', 'C(_)=CC(=O)OCC'],
    ['CH=NOH', 'C(_)=NO'],
    ['CH=NNHPh', 'C(_)=NNC1=CC=CC=C1'],
    ['CONHOH', 'C(_)(=O)NO'],
    ['CONHCH2CO2H', 'C(_)(=O)NCC(O)=O'],
    ['NHC(S)NH2', 'N(_)C(N)=S'],
    ['NHC(=NH)NH2', 'N(_)C(N)=N'],
    ['COSH', 'C(S)(_)=O'],
    ['CO2K', 'C(_)(=O)[O-].[K+]'],
    ['SNa', '[S-]_.[Na+]'],
    ['SO2Na', 'S(_)(=O)[O-].[Na+]'],
    ['SO2H', 'S(O)(_)=O'],
    ['15NH2', '[15N]_'],
    ['18F', '[18F]_'],
    ['123I', '[123I]_'],
    ['14CH3', '[14C]_'],
    ['OCT3', 'O(_)C([3H])([3H])[3H]'],
    ['OAlkyl', 'O(_)[Alkyl]'],
    ['CO2R', 'C(_)(=O)O[R]'],
    ['COR1', 'C(_)(=O)[R1]'],
    ['OR2', 'O(_)[R2]'],
    ['NHR', 'N(_)[R]'],
    ["NHR'", "N(_)[R']"],
    ['N(R)2', 'N(_)([R])[R]'],
    ['CHR2', 'C(_)([R])[R]'],
    ['CR3', 'C(_)([R])([R])[R]'],
    ['PR3+', '[P+](_)([R])([R])[R]'],
    ['SiR3', '[Si](_)([R])([R])[R]'],
    ['OSiR3', 'O(_)[Si]([R])([R])[R]'],
    ['OAr', 'O(_)[Ar]'],
    ['NHAr', 'N(_)[Ar]'],
    ['(CH2)4CO2H', 'C(_)CCCC(O)=O'],
    ['(CH2)2OH', 'C(_)CO'],
    ['(CH2CH2O)2H', 'C(_)COCCO'],
    ['[CH2]4CH3', 'C(_)CCCC'],
    ['CH2(CH2)10CH3', 'C(_)CCCCCCCCCCC'],
    ['C(CH3)2OH', 'C(C)(C)(O)_'],
    ['C(CH3)=CH2', 'C(C)(_)=C'],
    ['C(CH3)2CO2H', 'C(C)(C)(_)C(O)=O'],
    ['CMe2OH', 'C(C)(C)(O)_'],
    ['CH(CH3)CH2CH3', 'C(C)(_)CC'],
    ['CH(CH3)C2H5', 'C(C)(_)CC'],
    ['CH(NH2)CO2H', 'C(N)(_)C(O)=O'],
    ['CH(OAc)CH3', 'C(C)(_)OC(C)=O'],
    ['CH(Ph)2', 'C(_)(C1=CC=CC=C1)C2=CC=CC=C2'],
    ['C≡N', 'C(_)#N'],
    ['N=NPh', 'N(_)=NC1=CC=CC=C1'],
    ['N=C=S', 'N(_)=C=S'],
    ['N=CHPh', 'N(_)=CC1=CC=CC=C1'],
    ['OCH2Ph', 'O(_)CC1=CC=CC=C1'],
    ['NBocBoc', 'N(_)(C(=O)OC(C)(C)C)C(=O)OC(C)(C)C'],
  ])('reads %s as %s', (text, smiles) => {
    expect(read(text)).toBe(smiles);
  });
});

describe('a label with a bond at its last letter', () => {
  it.each<[string, string]>([
    ['H3C(H2C)12', 'C(_)CCCCCCCCCCCC'],
    ['H31C15', 'C(_)CCCCCCCCCCCCCC'],
    ['H2O3PO', 'O(_)P(O)(O)=O'],
    ['R2N', 'N(_)([R])[R]'],
    ['(CH3)2CH', 'C(C)(C)_'],
    ['(H3C)2HC', 'C(C)(C)_'],
    ['(H3C)3C', 'C(C)(C)(C)_'],
    ['BocHN', 'N(_)C(=O)OC(C)(C)C'],
    ['NaO', '[O-]_.[Na+]'],
    ['NaO2C', 'C(_)(=O)[O-].[Na+]'],
    ['−O3S', 'S(_)(=O)(=O)[O-]'],
    ['Na+−O3S', 'S(_)(=O)(=O)[O-].[Na+]'],
    ['MeO2C', 'C(_)(=O)OC'],
    ['EtOOC', 'C(_)(=O)OCC'],
    ['HO2C', 'C(O)(_)=O'],
    ['HOOC', 'C(O)(_)=O'],
    ['HO3SO', 'O(_)S(O)(=O)=O'],
    ['CH3CO', 'C(C)(_)=O'],
    ['CH3COO', 'O(_)C(C)=O'],
    ['CH3CONH', 'N(_)C(C)=O'],
    ['AcHN', 'N(_)C(C)=O'],
    ['(EtO)2OP', 'P(_)(=O)(OCC)OCC'],
    ['(HO)2B', 'B(O)(O)_'],
    ['TBSO', 'O(_)[Si](C)(C)C(C)(C)C'],
    ['NC', 'C(_)#N'],
    ['OCN', 'N(_)=C=O'],
    ['O2N', '[N+](_)(=O)[O-]'],
    ['OHC', 'C(_)=O'],
    ['Me3N+', '[N+](C)(C)(C)_'],
    ['+H3N', '[N+]_'],
    ['−O2C', 'C(_)(=O)[O-]'],
    ['F3C', 'C(F)(F)(F)_'],
    ['HOH2C', 'C(O)_'],
    ['HOCH2', 'C(O)_'],
    ['CH3O', 'O(C)_'],
    ['CH3CH2O', 'O(_)CC'],
    ['CH3S', 'S(C)_'],
    ['PhCH2O', 'O(_)CC1=CC=CC=C1'],
    ['PhCO', 'C(_)(=O)C1=CC=CC=C1'],
    ['H5C6', 'C1(_)=CC=CC=C1'],
    ['H2NHN', 'N(N)_'],
    ['H3CO', 'O(C)_'],
    ['BnO', 'O(_)CC1=CC=CC=C1'],
    ['Me2N', 'N(C)(C)_'],
    ['Et2N', 'N(_)(CC)CC'],
    ['Me3Si', '[Si](C)(C)(C)_'],
    ['MeS', 'S(C)_'],
    ['MeSO2', 'S(C)(_)(=O)=O'],
    ['PhSO2', 'S(_)(=O)(=O)C1=CC=CC=C1'],
    ['PhO2S', 'S(_)(=O)(=O)C1=CC=CC=C1'],
    ['CF3CO', 'C(_)(=O)C(F)(F)F'],
    ['ArHN', 'N(_)[Ar]'],
    ['RO', 'O(_)[R]'],
    ['R1O', 'O(_)[R1]'],
    ['HO2CCH2', 'C(_)C(O)=O'],
    ['HO2CH2C', 'C(_)C(O)=O'],
    ['NCCH2', 'C(_)C#N'],
    ['NCH2C', 'C(_)C#N'],
    ['ClCH2', 'C(_)Cl'],
    ['ClH2C', 'C(_)Cl'],
    ['F3CO', 'O(_)C(F)(F)F'],
    ['F3CF2C', 'C(F)(F)(_)C(F)(F)F'],
    ['CH3(CH2)5', 'C(_)CCCCC'],
    ['CH3(CH2)4CH2', 'C(_)CCCCC'],
  ])('reads %s as %s', (text, smiles) => {
    expect(read(text, 'last')).toBe(smiles);
  });
});

describe('a label that ends in CO, CS or SO', () => {
  it.each<[string, string]>([
    ['CH3NHCO', 'C(_)(=O)NC'],
    ['MeNHCO', 'C(_)(=O)NC'],
    ['MeHNCO', 'C(_)(=O)NC'],
    ['PhNHCO', 'C(_)(=O)NC1=CC=CC=C1'],
    ['BocNHCO', 'C(_)(=O)NC(=O)OC(C)(C)C'],
    ['MeOCO', 'C(_)(=O)OC'],
    ['CH3OCO', 'C(_)(=O)OC'],
    ['MeSCO', 'C(_)(=O)SC'],
    ['EtNHCS', 'C(_)(=S)NCC'],
    ['HOCO', 'C(O)(_)=O'],
    ['ClCH2CO', 'C(_)(=O)CCl'],
    ['H2C=CHCO', 'C(_)(=O)C=C'],
    ['HOOCCH2CH2CO', 'C(_)(=O)CCC(O)=O'],
    ['MeSO', 'S(C)(_)=O'],
  ])('bears a bond at its end on the carbon or sulfur: %s', (text, smiles) => {
    expect(read(text, 'last')).toBe(smiles);
  });

  it.each<[string, string]>([
    ['H3CO', 'O(C)_'],
    ['H3CH2CO', 'O(_)CC'],
    ['(CH3)3CO', 'O(_)C(C)(C)C'],
    ['Ph3CO', 'O(_)C(C1=CC=CC=C1)(C2=CC=CC=C2)C3=CC=CC=C3'],
  ])('bears it on the oxygen if the carbon has all its bonds: %s', (text, smiles) => {
    expect(read(text, 'last')).toBe(smiles);
  });

  it('has several meanings if it may be an acyloxy group written from right to left', () => {
    expect(read('H3COCO', 'last')).toBe('ambiguous');
  });
});

describe('an oxygen or sulfur in brackets', () => {
  it.each<[string, Where, string]>([
    ['Ph2P(O)', 'last', 'P(_)(=O)(C1=CC=CC=C1)C2=CC=CC=C2'],
    ['Ph2P(=O)', 'last', 'P(_)(=O)(C1=CC=CC=C1)C2=CC=CC=C2'],
    ['(EtO)2P(=O)', 'last', 'P(_)(=O)(OCC)OCC'],
    ['PhS(=O)', 'last', 'S(_)(=O)C1=CC=CC=C1'],
    ['MeS(O)2', 'last', 'S(C)(_)(=O)=O'],
    ['Me2NS(O)2', 'last', 'S(_)(=O)(=O)N(C)C'],
    ['MeOC(=O)', 'last', 'C(_)(=O)OC'],
    ['H2NC(=S)', 'last', 'C(N)(_)=S'],
    ['(O=)C(CH3)', 'first', 'C(C)(_)=O'],
    ['(O)P(OEt)2', 'first', 'P(_)(=O)(OCC)OCC'],
    ['CH3C(O)O', 'last', 'O(_)C(C)=O'],
    ['P(=O)Ph2', 'first', 'P(_)(=O)(C1=CC=CC=C1)C2=CC=CC=C2'],
  ])('leaves the drawn bond to the atom beside: %s at its %s letter', (text, where, smiles) => {
    expect(read(text, where)).toBe(smiles);
  });

  it.each(['(=O)', '(=CH2)', '(CH2=)CH3', '(=CH2)CH2'])(
    'never loses its double bond: %s is refused',
    (text) => {
      expect(read(text)).toBe('impossible');
    },
  );
});

describe('a label whose bond points at an oxygen', () => {
  it.each<[string, Where, string]>([
    ['OCOCH3', 'first', 'O(_)C(C)=O'],
    ['OCONH2', 'first', 'O(_)C(N)=O'],
    ['OPPh2', 'first', 'O(_)P(C1=CC=CC=C1)C2=CC=CC=C2'],
    ['Ph2PO', 'last', 'ambiguous'],
    ['(EtO)2PO', 'last', 'ambiguous'],
    ['OCNHCH3', 'first', 'ambiguous'],
    ['O(CH2)3OH', 'last', 'impossible'],
    ['CONHOH', 'last', 'impossible'],
    ['MeS(O)O', 'last', 'impossible'],
  ])('%s, bonded at its %s letter: %s', (text, where, meaning) => {
    expect(read(text, where)).toBe(meaning);
  });
});

describe('a label with other bonds', () => {
  it.each<[string, Where, number, string]>([
    ['(CH2)12', 'both', 1, 'C(_)CCCCCCCCCCC_'],
    ['NCbz', 'first', 2, 'N(_)C(=O)OCC1=CC=CC=C1'],
    ['NTs', 'first', 2, 'N(_)S(=O)(=O)C1=CC=C(C)C=C1'],
    ['TsN', 'last', 2, 'N(_)S(=O)(=O)C1=CC=C(C)C=C1'],
    ['13C', 'first', 4, '[13C]_'],
    ['N2', 'first', 2, '[N+](_)=[N-]'],
    ['Cl−', 'none', 1, '[Cl-]'],
    ['Na+', 'none', 1, '[Na+]'],
    ['HCl', 'none', 1, 'Cl'],
    ['CF3CO2−', 'none', 1, 'C(F)(F)(F)C(=O)[O-]'],
    ['NH4+', 'none', 1, '[N+]'],
    ['Ca2+', 'none', 1, '[Ca+2]'],
    ['BF4−', 'none', 1, '[B-](F)(F)(F)F'],
    ['PF6−', 'none', 1, '[P-](F)(F)(F)(F)(F)F'],
    ['H2O', 'none', 1, 'O'],
    ['CO2', 'both', 1, 'C(_)(=O)O_'],
    ['SO2', 'both', 1, 'S(_)(_)(=O)=O'],
    ['OCH2O', 'both', 1, 'O(_)CO_'],
    ['NHCO', 'both', 1, 'N(_)C(_)=O'],
    ['CONH', 'both', 1, 'C(_)(=O)N_'],
    ['NOH', 'first', 2, 'N(O)_'],
    ['NOMe', 'first', 2, 'N(_)OC'],
    ['O(CH2)2O', 'both', 1, 'O(_)CCO_'],
    ['(CH2)2', 'both', 1, 'C(_)C_'],
    ['NHCONH', 'both', 1, 'N(_)C(=O)N_'],
    ['OCO', 'both', 1, 'O(_)C(_)=O'],
    ['S', 'both', 1, 'S(_)_'],
    ['CH2', 'both', 1, 'C(_)_'],
  ])('reads %s, bonded at %s with order %i, as %s', (text, where, order, smiles) => {
    expect(read(text, where, order)).toBe(smiles);
  });
});

describe('a label that is refused', () => {
  it.each<[string, Where, string]>([
    ['(OMe)2', 'first', 'impossible'],
    ['C6H4OMe', 'first', 'impossible'],
    ['(CH2)nCH3', 'first', 'unknown'],
    ['CH5', 'first', 'impossible'],
    ['OHO', 'first', 'impossible'],
    ['XH', 'first', 'impossible'],
    ['CO3', 'first', 'impossible'],
    ['CH2CH2', 'first', 'impossible'],
    ['CH3CH3', 'first', 'impossible'],
    ['(CH2)999CH3', 'first', 'unknown'],
    ['((CH2)99)99CH3', 'first', 'impossible'],
    ['N((Ph)99)99', 'first', 'impossible'],
    ['SGlc', 'first', 'unknown'],
    ['COPr9(', 'first', 'unknown'],
    ['Foo', 'first', 'unknown'],
    ['O2', 'first', 'impossible'],
    ['OF2', 'first', 'impossible'],
    ['C6H11', 'first', 'impossible'],
    ['HNNH2', 'last', 'impossible'],
    ['(CH2)0CH3', 'first', 'unknown'],
    ['FO', 'first', 'impossible'],
    ['ClO4', 'first', 'impossible'],
    ['CH3O2', 'first', 'impossible'],
    ['C2H', 'first', 'impossible'],
    ['((CH3)2', 'first', 'unknown'],
    ['CH3)', 'first', 'unknown'],
    ['NH2CH3CH3', 'first', 'impossible'],
    ['C6H4', 'first', 'impossible'],
    ['C5H9', 'first', 'impossible'],
    ['C20H41O', 'first', 'impossible'],
    ['OMeMe', 'first', 'impossible'],
    ['MeMe', 'first', 'impossible'],
    ['BocBoc', 'first', 'impossible'],
    ['ONaNa', 'first', 'impossible'],
    ['CONH3', 'first', 'impossible'],
    ['SO4', 'first', 'impossible'],
    ['PO4', 'first', 'impossible'],
    ['CHOH', 'first', 'impossible'],
    ['CHO2', 'first', 'impossible'],
    ['H2', 'first', 'impossible'],
    ['HH', 'first', 'impossible'],
    ['LiBr', 'first', 'impossible'],
    ['1a', 'first', 'unknown'],
  ])('is %s, bonded at %s: %s', (text, where, problem) => {
    expect(read(text, where)).toBe(problem);
  });
});
it.each([
  ['SCoA', 'S(_)[CoA]'],
  ['S-CoA', 'S(_)[CoA]'],
  ['SEnz', 'S(_)[Enz]'],
  ['S–ACP', 'S(_)[ACP]'],
  ['S-PCP', 'S(_)[PCP]'],
  ['S-enzyme', 'S(_)[enzyme]'],
  ['OPKS', 'O(_)[PKS]'],
])('%s ends in a residue of that name', (text, formula) => {
  expect(read(text, 'first')).toBe(formula);
});

describe('levels of letters', () => {
  const leveled = (text: string, levels: readonly (1 | 0 | -1)[]) =>
    [...text].map((char, i) => ({ char, level: levels[i] ?? 0 }));

  it.each([
    ['But', [0, 0, 1], 'C(C)(C)(C)_'],
    ['Pri', [0, 0, 1], 'C(C)(C)_'],
    ['OBut', [0, 0, 0, 1], 'O(_)C(C)(C)C'],
    ['CO2But', [0, 0, -1, 0, 0, 1], 'C(_)(=O)OC(C)(C)C'],
  ] as const)('%s has a raised branch', (text, levels, smiles) => {
    const parsed = parseLabel(leveled(text, levels), [{ letter: 0, order: 1 }]);
    expect(parsed.ok && formulaSmiles(parsed.formula)).toBe(smiles);
  });

  it('But is no group if no letter is raised', () => {
    expect(parseLabel(leveled('But', []), [{ letter: 0, order: 1 }]).ok).toBe(false);
  });

  it('take a raised digit as the mass number of the next atom, not as a count', () => {
    const parsed = parseLabel(leveled('CH213CH3', [0, 0, -1, 1, 1, 0, 0, -1]), [
      { letter: 0, order: 1 },
    ]);
    expect(parsed.ok && formulaSmiles(parsed.formula)).toBe('C(_)[13C]');
  });

  it('take a raised number of a residue as its name', () => {
    const parsed = parseLabel(leveled('NR2', [0, 0, 1]), [{ letter: 0, order: 2 }]);
    expect(parsed.ok && formulaSmiles(parsed.formula)).toBe('N(_)[R2]');
  });
});

describe("PixelGraph's classes", () => {
  interface Expansion {
    readonly atoms: readonly [string, number][];
    readonly bonds: readonly [number, number, number][];
  }
  const file = resolve(__dirname, '../pixel-graph/weights/classes.json');
  const { expansions } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly expansions: Readonly<Record<string, Expansion | null>>;
  };
  /** Written otherwise than they are meant: a sugar, and a phosphonate's ester without its oxygens. */
  const exceptions = new Set(['Gly', 'POEt2']);
  /** Bonds that the drawing adds to a ring or chain. */
  const twice = new Set(['NBoc', 'NTs', 'NMe', 'NAc', 'NBn', 'NPh', 'NEt', 'CO', 'SO2']);

  const signature = (
    atoms: readonly { readonly element: string; readonly charge: number }[],
    bonds: readonly { readonly begin: number; readonly end: number }[],
  ): string => {
    const name = (i: number) => `${atoms[i]?.element ?? ''}${atoms[i]?.charge ?? 0}`;
    const pairs = bonds.map(({ begin, end }) => [name(begin), name(end)].sort().join('-'));
    return [atoms.map((_, i) => name(i)).sort(), pairs.sort()].join(' ');
  };

  it('mean what the grammar reads', () => {
    const names = Object.entries(expansions).flatMap(([name, expansion]) =>
      expansion && !exceptions.has(name) ? [{ name, expansion }] : [],
    );
    expect(names.length).toBeGreaterThan(100);
    for (const { name, expansion } of names) {
      const parsed = parse(name, 'first', twice.has(name) ? 2 : 1);
      const atoms = expansion.atoms.map(([element, charge]) => ({ element, charge }));
      const bonds = expansion.bonds.map(([begin, end]) => ({ begin, end }));
      const found = parsed.ok ? signature(parsed.formula.atoms, parsed.formula.bonds) : parsed;
      expect([name, found]).toEqual([name, signature(atoms, bonds)]);
    }
  });
});
