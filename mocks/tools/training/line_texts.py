"""Texts of lines in figures for the line network: numbers, names and what else stands beside drawings.

In a text, `_x` is a subscript and `^x` a superscript; `letters_of` gives what is to be read. Dashes of all kinds are read
as `-`, and primes as `'`.
"""

import random
import string

GREEK = 'αβγδεζηθικλμνξπρστφχψωΓΔΣΩ'
# Everything that is told apart; a space is a letter, too.
ALPHABET = string.ascii_uppercase + string.ascii_lowercase + string.digits + " ()[]'\",.-+±=/:;*%&<>→·°" + GREEK
LONGEST = 56

_READ_AS = str.maketrans({'–': '-', '−': '-', '‐': '-', '′': "'", '’': "'", '″': '"', '•': '·'})
_HEADS = (
    'carno rosma lupe stigma querce kaempfe nari luteo api genis daidze cate epicate gallo elle artemis thapsi andro atlan aspergi peni citri '
    'griseo emode chryso physci parie asper averu steri norsolo versi miltira abieta taxa pacli bacca betu olea urso friede amy gluco sitoste '
    'campe ergo fuco brassi spira holo staurospo camptothe vinca reser yohim strych bruci berbe palma jatro coli papave morphi codei thebai '
    'nicoti anaba coni tropi hyoscya scopo atropi quini cincho emeti cepha collet ferru umbelli escule psora xantho bergap impera marmesi ostho '
    'decursi manassa kojo tere isopre gera nero lina terpi borne campho pine limo carvo mentho pule thymo cinna eugeno safro myristi vani feru'
).split()
_MIDDLES = ['', '', '', 'di', 'xy', 'lo', 'ma', 'ro', 'ni', 'cy', 'the', 'chro', 'phyll', 'st', 'ti', 'va', 'lact', 'quin', 'nol', 'hydr', 'pyr']
_ENDS = (
    'ol one in ine ane ene enol enone inic acid|oside|olide|amide|idin|etin|ol acetate|yl acetate|ic acid|oic acid|amine|anthrone|quinone|lactone|osol|'
    'diene|triene|flavone|flavanone|chalcone|coumarin|phenone|sterol|igenin|iol|ketone|aldehyde|anoid|mycin|stain|oxin|toxin|cidin|statin|adiene|one A|in B|in C|al'
).replace(' ', '|').split('|')
_PREFIXES = (
    'iso neo epi nor dehydro dihydro tetrahydro deoxy hydroxy methoxy methyl acetyl allo pseudo homo 3-epi- ent- 7-O-methyl 20-deoxo 6-hydroxy '
    'α- β- γ- δ- β-D- (+)- (-)- (±)- (R)- (S)- (2S)- (E)- (Z)- trans- cis- rac- 8- 12- 5,7-dihydroxy 3,4-dimethoxy 1,8- 2\'- 4\'-O- 16-α- 11,12-di-O- O- N- N-methyl- S- L- D-'
).split()
_WORDS = (
    'Figure|Fig. 1.|Scheme 2|Chart 1|Table 3|Structures of compounds|isolated from|and|of the|from|with|steps|yield|rt, 12 h|reflux|-78 °C|0 °C to rt|85%|(92%)|'
    'NADPH|O_2|H_2O|CO_2|SAM|CoA|ATP|FAD|UDP-Glc|GGPP|IPP|DMAPP|CPS|KSL|CYP76AH1|P450|PKS|TE|KR|hν|H_2SO_4|NaBH_4|LiAlH_4|Pd/C|MeOH|CHCl_3|Et_3N|DMF|THF|K_2CO_3|'
    'DIPEA|TFA|m-CPBA|AcOH|Ac_2O, py|i)|ii)|iii)|a)|b)|(a)|(b)|(c)|(i)|a|b|c|A|B|C|D|E|F|1) NaOH|2) HCl|malonyl-CoA|acetyl-CoA|Glucose|Shikimate|Key HMBC|COSY|NOESY|'
    'Continued|unknown|Unknown|mixture|inactive|IC_50 = 3.2 μM|IC_50 (μM)|n = 1-3|HMBC|ROESY|LED|catalyst|intermediate|oxidation|reduction|cyclization|methylation|Δ^9|m/z 413'
).split('|')
_RESIDUES = 'H|OH|OMe|OCH_3|Me|CH_3|Ac|OAc|Glc|Rha|Gal|glucose|COOH|CHO|CH_2OH|Et|Ph|Bn|F|Cl|Br|I|NH_2|NO_2|CN|prenyl|isoprenyl|β-D-Glc|α-L-Rha|β-OH|α-OH|O|=O|COCH_3|CO_2Me|tBu|iPr|Boc|galloyl|C_2H_5|CF_3'.split('|')

_GROUPS = 'methyl ethyl hydroxy methoxy oxo acetyl acetoxy amino chloro bromo fluoro nitro phenyl propyl isopropyl prop-1-en-2-yl benzyl carboxy vinyl propan-2-yl'.split()
_PARENTS = (
    'cyclopent cyclohex but hex oct pent prop dec bicyclo[3.1.0]hex bicyclo[2.2.1]hept bicyclo[3.1.1]hept naphthalen chromen phenanthren anthracen benzofuran '
    'pyrrolidin piperidin indol quinolin furan pyran oxiran spiro[4.5]dec tricyclo[5.4.0]undec'
).split()
_SUFFIXES = (
    'yl|an-1-ol|ane|anoic acid|-2-enoic acid|-3-enyl|-2-one|an-2-one|ane-1,3-diol|-4-one|e-2-carboxylic acid|anal|yl acetate|-1-carboxamide|-2-enal|oate|'
    'anecarboxylic acid|ylmethyl|an-3-yl|ylacetic acid|-7-ol|-1,4-dione|oxy'
).split('|')

chance = random.random


def letters_of(text: str) -> str:
    """What is to be read of a text with its levels."""
    return text.replace('_', '').replace('^', '').translate(_READ_AS)


def number() -> str:
    kind = chance()
    if kind < 0.62:
        text = str(random.choice([random.randint(1, 9), random.randint(1, 30), random.randint(1, 120), random.randint(1, 300)]))
    elif kind < 0.9:
        text = f'{random.randint(1, 60)}{random.choice("aaabbbcccdefghijk")}'
    elif kind < 0.95:
        text = f"{random.randint(1, 30)}{random.choice(['′', chr(39), '″', '*', 'a′'])}"
    else:
        text = random.choice(['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'S1', 'S12', 'P3', 'D-1', 'A1', 'B2'])
    return text


def numbers() -> str:
    """A number as it is printed beside a drawing."""
    return random.choice(
        [
            *[number] * 6,
            lambda: f'({number()})',
            lambda: f'({number()})',
            lambda: f'[{number()}]',
            lambda: f'{random.choice(["(−)-", "(+)-", "(±)-", "(-)-", "ent-", "rac-", "(S)-", "epi-", "(R,S)-", "(E)-"])}{number()}',
            lambda: f'{number()}{random.choice([", ", " and ", "-", "–", "/", " + ", " & "])}{number()}',
            lambda: f'{random.choice(["Compound ", "compound ", "Cpd. ", "No. "])}{number()}',
            lambda: f'{number()}{random.choice([".", ":", ")", ","])}',
            lambda: f'{number()} ({random.randint(5, 99)}%)',
        ]
    )()


def residues() -> str:
    """`3a R = OMe`, `R^1 = H, R^2 = OH`."""
    many = random.choice([1, 1, 1, 2, 2, 3])
    names = ['R'] if many == 1 and chance() < 0.7 else [f'R{random.choice(["^", "_", ""])}{k + 1}' for k in range(many)]
    equals = random.choice([' = ', '=', ' = '])
    parts = random.choice([', ', '; ', ' ']).join(f'{name}{equals}{random.choice(_RESIDUES)}' for name in names)
    head = random.choice(['', f'{number()} ', f'{number()}: ', f'{number()}, ', f'({number()}) '])
    return head + parts


def name() -> str:
    text = random.choice(_HEADS) + random.choice(_MIDDLES) + random.choice(_ENDS)
    if chance() < 0.35:
        text = random.choice(_PREFIXES) + text
    if chance() < 0.4:
        text = text[0].upper() + text[1:] if text[0] in string.ascii_lowercase else text
    if chance() < 0.2:
        text += random.choice([' A', ' B', ' C', ' D', ' E', ' A_1', ' B_2', ' I', ' II', '-7-O-glucoside', '-3-O-β-D-glucoside', ' 3-O-rutinoside', ' methyl ether'])
    return text


def named() -> str:
    one = name()
    return random.choice([one, one, f'{one} ({number()})', f'{number()} {one}', f'{number()}. {one}', f'{number()}: {one}', f'({one})', f'{one},'])


def systematic() -> str:
    """A systematic name, whole or as a line ends it."""
    locants = lambda many: ','.join(str(random.randint(1, 9)) + random.choice(['', '', '', 'a', "'"]) for _ in range(many))
    groups = []
    for _ in range(random.choice([0, 1, 1, 2])):
        many = random.choice([1, 1, 1, 2, 3])
        groups.append(f"{locants(many)}-{['', 'di', 'tri'][many - 1]}{random.choice(_GROUPS)}")
    inner = '-'.join(groups) + random.choice(['', '', '-', '']) + random.choice(_PARENTS) + random.choice(_SUFFIXES)
    if chance() < 0.4:
        inner = f'{random.randint(1, 6)}-({inner}){random.choice(_PARENTS)}{random.choice(_SUFFIXES)}'
    if chance() < 0.2:
        inner = random.choice(['(E)-', '(Z)-', '(2R,3S)-', '(1S)-', '(4aR)-', '(±)-', 'trans-', 'N-']) + inner
    if chance() < 0.15:
        at = random.randint(4, max(5, len(inner) - 4))
        inner = random.choice([inner[:at] + '-', inner[at:]])
    return inner


def code() -> str:
    """Short names: `LTA_4`, `14(S),15(R)-EET`, `GM1(a)`, `F-9775B`, `5(S)-HpETE`."""
    capitals = ''.join(random.choice(string.ascii_uppercase) for _ in range(random.randint(2, 5)))
    if chance() < 0.2:
        capitals = capitals[0] + random.choice('pεi') + capitals[1:]
    digit = random.choice(['', '', str(random.randint(1, 9)), f'_{random.randint(1, 9)}', f'{random.randint(10, 9999)}'])
    text = capitals + digit + random.choice(['', '', '', 'a', 'b', '(a)', '-lactone', ' A', '-B', ' methyl ester', "'"])
    if chance() < 0.35:
        stereo = ','.join(f'{random.randint(1, 20)}({random.choice("RS")})' for _ in range(random.choice([1, 2, 2])))
        text = f'{stereo}-{text}'
    elif chance() < 0.2:
        text = f'{random.randint(1, 20)}-{text}'
    return text


def jumble() -> str:
    """Letters without a meaning, so that shapes count and not only usual words."""
    pool = random.choice([string.digits, string.ascii_lowercase, string.ascii_uppercase, ALPHABET, string.ascii_letters + string.digits, GREEK + '-' + string.digits])
    return ''.join(random.choice(pool) for _ in range(random.randint(1, 10))).strip()


def any_text() -> str:
    while True:
        text = random.choices([numbers, residues, named, systematic, code, lambda: random.choice(_WORDS), jumble], [34, 8, 21, 14, 8, 6, 9])[0]()
        text = ' '.join(text.split())
        # A capital Greek letter that looks like a Latin one cannot be told from it.
        if text and len(letters_of(text)) <= LONGEST and set(letters_of(text)) <= set(ALPHABET):
            return text
