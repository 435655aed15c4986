"""Texts of labels for the letter network: condensed formulas, half of them real, half made up.

In a text, `_x` is a subscript and `^x` a superscript, as in `labels.py`. A label is a row of parts; a
part is written in one way when its bond comes from the left and in another when it comes from the right.
"""

import random
from dataclasses import dataclass

from labels import ABBREVIATIONS, ELEMENTS

# Everything a label's letters can be; superscripts and subscripts are read without their level.
ALPHABET = 'ABCDEFGHIKLMNOPQRSTUVWXYZabcdefghiklmnoprstuvxyz0123456789()[]+-=\'*#.,'
LONGEST = 14

Part = tuple[str, str]  # from the left, from the right


def _same(*texts: str) -> list[Part]:
    return [(text, text) for text in texts]


HALOGENS = _same('F', 'Cl', 'Br', 'I')
ALKYLS = _same('Me', 'Et', 'Pr', 'Bu', 'nPr', 'iPr', 'i-Pr', 'tBu', 't-Bu', 'nBu', 'n-Bu', 'iBu', 'Cy', 'Bn', 'Ph', 'Ar', 'PMB')
PROTECTING = _same(
    'Boc', 'Cbz', 'Fmoc', 'Ts', 'Ms', 'Tf', 'Ac', 'Bz', 'Piv', 'TBS', 'TBDPS', 'TIPS', 'TMS', 'TES', 'MOM', 'MEM',
    'THP', 'Tr', 'PMB', 'PMP', 'Alloc', 'Troc', 'SEM', 'BOC', 'TBDMS', 'Ns', 'Teoc', 'DMT', 'Bpin', 'CBZ', 'Z', 'Tos',
)  # fmt: skip
SALTS = _same('Na', 'K', 'Li', 'Na^+', 'K^+', 'NH_4', 'Cs')
ENDS: list[Part] = [
    *HALOGENS, ('OH', 'HO'), ('OH', 'HO'), ('NH_2', 'H_2N'), ('NH_2', 'NH_2'), ('SH', 'HS'), ('CH_3', 'H_3C'), ('CH_3', 'CH_3'),
    ('CF_3', 'F_3C'), ('CCl_3', 'Cl_3C'), ('CN', 'NC'), ('NO_2', 'O_2N'), ('N_3', 'N_3'), ('CHO', 'OHC'), ('COOH', 'HOOC'),
    ('CO_2H', 'HO_2C'), ('SO_3H', 'HO_3S'), ('CONH_2', 'H_2NOC'), ('CH=CH_2', 'H_2C=HC'), ('SO_2NH_2', 'H_2NO_2S'),
    ('B(OH)_2', '(HO)_2B'), ('PO_3H_2', 'H_2O_3P'), ('OPO_3H_2', 'H_2O_3PO'), ('NHOH', 'HOHN'), ('NHNH_2', 'H_2NHN'),
    ('SO_2Cl', 'ClO_2S'), ('COCl', 'ClOC'), ('NCO', 'OCN'), ('NCS', 'SCN'), ('SCN', 'NCS'), ('CHF_2', 'F_2HC'),
    ('NH_3^+', '^+H_3N'), ('NMe_3^+', 'Me_3N^+'), ('O^-', '^-O'), ('COO^-', '^-OOC'), ('CO_2^-', '^-O_2C'), ('SO_3^-', '^-O_3S'),
    ('PPh_3', 'Ph_3P'), ('P(O)(OEt)_2', '(EtO)_2(O)P'), ('PPh_2', 'Ph_2P'), ('N(CH_3)_2', '(CH_3)_2N'), ('N(CH_3)_2', '(H_3C)_2N'),
    ('CH(CH_3)_2', '(CH_3)_2CH'), ('CH(CH_3)_2', '(H_3C)_2HC'), ('C(CH_3)_3', '(CH_3)_3C'), ('C(CH_3)_3', '(H_3C)_3C'),
    ('Si(CH_3)_3', '(CH_3)_3Si'), ('SiMe_3', 'Me_3Si'), ('SnBu_3', 'Bu_3Sn'), ('C_6H_5', 'H_5C_6'), ('C_6H_5', 'C_6H_5'),
    ('OPP', 'PPO'), ('OPPP', 'PPPO'), ('GlcNAc', 'GlcNAc'), ('OGlc', 'GlcO'), ('Glc', 'Glc'), ('CoA', 'CoA'),
]  # fmt: skip
# Parts with a bond on either side.
LINKS: list[Part] = [
    ('O', 'O'), ('O', 'O'), ('S', 'S'), ('NH', 'HN'), ('NH', 'HN'), ('NH', 'NH'), ('CO', 'OC'), ('CO', 'CO'), ('CO_2', 'O_2C'),
    ('CO_2', 'O_2C'), ('COO', 'OOC'), ('OCO', 'OCO'), ('SO_2', 'O_2S'), ('SO_2', 'SO_2'), ('SO', 'OS'), ('CH_2', 'H_2C'),
    ('CH_2', 'CH_2'), ('CH_2CH_2', 'CH_2CH_2'), ('CH_2CH_2', 'H_2CH_2C'), ('CONH', 'HNOC'), ('NHCO', 'OCHN'), ('C(O)', '(O)C'),
    ('OCH_2', 'CH_2O'), ('OCH_2', 'H_2CO'), ('CH=CH', 'HC=HC'), ('C(CH_3)_2', '(CH_3)_2C'), ('CMe_2', 'Me_2C'), ('NMe', 'MeN'),
    ('N(CH_3)', '(CH_3)N'), ('CF_2', 'F_2C'), ('CH(OH)', '(HO)HC'), ('CH(CH_3)', '(CH_3)HC'), ('C(=O)', '(O=)C'), ('OSO_2', 'O_2SO'),
    ('OPO_2', 'O_2PO'), ('C=C', 'C=C'), ('N=N', 'N=N'), ('CS', 'SC'), ('NHNH', 'HNHN'), ('CHOH', 'HOHC'), ('C_6H_4', 'H_4C_6'),
]  # fmt: skip
# As in the periodic table; those that the classes lack are drawn more often.
KNOWN_ELEMENTS = [e for e in ELEMENTS if e not in ('*', 'C')]
OTHER_ELEMENTS = (
    'Ge As Sn Te Na K Li Rb Cs Mg Ca Sr Ba Zn Cu Ag Au Fe Al Co Ni Pd Pt Ru Rh Ir Os Re Hg Cd Pb Bi Sb Ga In Tl Mn Cr Mo '
    'Ti Zr Gd Tc La Ce Sm Eu Yb Se Se Fe Pd Sn Na K Li B Si P D T W V Y'
).split()
RESIDUES = ['R', 'R', 'R', 'X', 'Y', 'Z', 'Q', 'Ar', 'Hal', 'Alkyl', 'Aryl', 'Alk', 'Het', 'Acyl', 'PG', 'LG', 'Nu', 'A', 'W', 'L', 'G', 'E', 'M', 'n', '*']


def _number(low: int, high: int, sign: str) -> str:
    return ''.join(sign + digit for digit in str(random.randint(low, high)))


def residue() -> str:
    """R, R1, R², R', Ra, Ar3 ..."""
    name = random.choice(RESIDUES)
    mark = random.random()
    if name in ('n', '*') or mark < 0.3:
        return name
    if mark < 0.7:
        return name + _number(1, 12 if random.random() < 0.2 else 9, random.choice(['^', '^', '_', '']))
    if mark < 0.88:
        return name + random.choice(["'", "'", "''", "_1'", "^2'", "_2'", "'''"])
    return name + random.choice(['^', '_', '']) + random.choice('abcdefxnmA')


def _chain() -> Part:
    """(CH2)12, C5H11, CH2CH2CH2 ..."""
    kind = random.random()
    if kind < 0.45:
        count = _number(2, 18 if random.random() < 0.5 else 6, '_') if random.random() < 0.85 else '_' + random.choice('nmxn')
        inside = random.choice(['CH_2', 'CH_2', 'CH_2', 'CH_2', 'OCH_2CH_2', 'CH_2CH_2O', 'CF_2', 'CHOH'])
        opened, closed = random.choice(['()', '()', '()', '()', '[]'])
        back = 'H_2C' if inside == 'CH_2' else inside
        return f'{opened}{inside}{closed}{count}', f'{opened}{random.choice([inside, back])}{closed}{count}'
    if kind < 0.6:
        times = random.randint(2, 3)
        return 'CH_2' * times, random.choice(['CH_2', 'H_2C']) * times
    return random.choice(LINKS)


def _alkyl_formula() -> Part:
    """C5H11, C15H31, C8F17, C10H21."""
    carbons = random.randint(2, 9) if random.random() < 0.6 else random.randint(10, 25)
    ends = 'F' if random.random() < 0.12 else 'H'
    count = 2 * carbons + random.choice([1, 1, 1, 1, -1, 0])
    c, h = ''.join('_' + d for d in str(carbons)), ''.join('_' + d for d in str(count))
    prefix = 'n-' if random.random() < 0.06 else ''
    return f'{prefix}C{c}{ends}{h}', random.choice([f'{ends}{h}C{c}', f'C{c}{ends}{h}'])


def _end() -> Part:
    kind = random.random()
    if kind < 0.5:
        return random.choice(ENDS)
    if kind < 0.62:
        return random.choice(ALKYLS)
    if kind < 0.76:
        return random.choice(PROTECTING)
    if kind < 0.84:
        return _alkyl_formula()
    if kind < 0.9:
        text = residue()
        return text, text
    if kind < 0.95:
        group = random.choice(ALKYLS)[0]
        return random.choice([(f'N{group}_2', f'{group}_2N'), (f'N({group})_2', f'({group})_2N'), (f'O{group}', f'{group}O')])
    return random.choice(SALTS)


@dataclass
class LabelText:
    """How a label is written, and where its bond arrives."""

    text: str
    leftwards: bool
    lone: bool = False  # an element or residue that may have bonds all around


def real(leftwards: bool) -> LabelText:
    """A condensed formula as chemists write it: links, and an end."""
    kind = random.random()
    if kind < 0.28:
        spelling = random.choice(random.choice(list(ABBREVIATIONS.values()))[1])
        return LabelText(spelling[leftwards], leftwards)
    if kind < 0.36:
        return LabelText(_alkyl_formula()[leftwards], leftwards)
    if kind < 0.42:
        return LabelText(_end()[leftwards], leftwards)
    parts = [_chain() if random.random() < 0.4 else random.choice(LINKS) for _ in range(random.choice([1, 1, 1, 2, 2, 3]))]
    if random.random() < 0.93:
        parts.append(_end())
    written = [part[leftwards] for part in parts]
    return LabelText(''.join(reversed(written) if leftwards else written), leftwards)


def single(leftwards: bool) -> LabelText:
    """One element with hydrogens, charge or isotope, or a residue."""
    kind = random.random()
    if kind < 0.25:
        return LabelText(residue(), leftwards, lone=True)
    if kind < 0.55:
        element = random.choice(OTHER_ELEMENTS)
        charge = random.choice(['', '', '', '', '^+', '^2^+', '^-', '^3^+'])
        return LabelText(element + charge, leftwards, lone=True)
    element = random.choice(KNOWN_ELEMENTS + ['N', 'N', 'O', 'O', 'S', 'C', 'P', 'F'])
    hydrogens = random.choice(['', '', 'H', 'H', 'H_2', 'H_3']) if element in 'NOSPCB' else ''
    charge = random.choice(['^+', '^-']) if random.random() < 0.18 else ''
    isotope = random.choice(['^1^3', '^1^5', '^1^8', '^1^4']) if random.random() < 0.06 else ''
    text = hydrogens + element + charge if leftwards else isotope + element + hydrogens + charge
    return LabelText(text, leftwards, lone=not hydrogens)


def made_up(leftwards: bool) -> LabelText:
    """Letters in no order that means anything, so that none is read because it is usual."""
    text = ''
    for _ in range(random.choice([1, 2, 2, 3, 3, 4, 5])):
        kind = random.random()
        if kind < 0.35:
            text += random.choice(KNOWN_ELEMENTS + OTHER_ELEMENTS + ['C', 'H', 'H', 'O', 'N'])
        elif kind < 0.5:
            text += random.choice(ALKYLS + PROTECTING)[0]
        elif kind < 0.6:
            text += residue()
        elif kind < 0.7:
            text += random.choice('ABCDEFGHIKLMNOPQRSTUVWXYZ') + random.choice(['', random.choice('abcdefghiklmnoprstuvxyz')])
        elif kind < 0.8:
            text += f'({random.choice(LINKS + ENDS)[0]})' + _number(2, 20, '_')
        else:
            text += random.choice(LINKS)[random.randint(0, 1)]
        if random.random() < 0.4:
            text += _number(2, 9 if random.random() < 0.8 else 36, '_')
        if random.random() < 0.08:
            text += random.choice(['^+', '^-', '-', '=', '#', "'", '.', ',', '+'])
    return LabelText(text, leftwards)


def letters_of(text: str) -> str:
    """The letters of a text, without the marks of their levels."""
    return text.replace('_', '').replace('^', '')


def any_label() -> LabelText:
    """A label of at most LONGEST letters of the alphabet."""
    while True:
        make = random.choices([real, made_up, single], [45, 30, 25])[0]
        label = make(random.random() < 0.45)
        written = letters_of(label.text)
        if 0 < len(written) <= LONGEST and all(letter in ALPHABET for letter in written):
            return label
