"""A grammar of fragments: molecules as patents and drug papers draw them, made of nothing but
rings, links and ends. A `{}` is a place for a branch; `@n` is a ring closure of its own fragment.
"""

import random

from rdkit import Chem

RINGS = [
    'c@1c{}c{}c{}c{}c@1{}', 'c@1c{}c{}c{}c{}c@1', 'c@1c{}c{}c{}cc@1', 'c@1cc{}ccc@1',
    'c@1ccc{}cc@1', 'c@1ccc{}c{}c@1', 'c@1ccccc@1{}', 'c@1nc{}ccc@1{}', 'c@1cc{}ncc@1',
    'c@1ccnc{}c@1', 'c@1ncc{}cn@1', 'c@1nc{}nc{}c@1', 'c@1cnc{}nc@1', 'c@1cn{}nc@1{}',
    'n@1nc{}cc@1{}', 'c@1csc{}n@1', 'c@1nc{}cs@1', 'c@1cc{}sc@1', 'c@1ccc{}o@1', 'c@1cc{}on@1',
    'c@1noc{}n@1', 'c@1nnc{}o@1', 'c@1nnc{}s@1', 'n@1cc{}nc@1', 'n@1cncn@1', 'c@1nnn[nH]@1',
    'n@1nnc{}c@1', 'n@1ccc{}c@1', 'N@1CCN{}CC@1', 'N@1CCOCC@1', 'N@1CCC{}CC@1', 'C@1CCN{}CC@1',
    'N@1CCC{}C@1', 'C@1CCCN@1{}', 'C@1CC{}C@1', 'C@1CC@1', 'C@1CCCC@1', 'C@1CCCCC@1',
    'C@1CCC{}CC@1', 'N@1CCSCC@1', 'N@1CC(O)C@1', 'C@1CCOCC@1', 'C@1CCCO@1', 'N@1CCCCCC@1',
    'c@1c{}[nH]c@2ccc{}cc@1@2', 'c@1nc@2cc{}ccc@2[nH]@1', 'c@1nc@2ccccc@2s@1',
    'c@1nc@2ccc{}cc@2o@1', 'c@1ccc@2ncccc@2c@1', 'c@1cc{}c@2cc{}ccc@2n@1',
    'c@1ncnc@2cc{}c{}cc@1@2', 'c@1nc{}nc@2[nH]cnc@1@2', 'c@1cc{}c@2OCOc@2c@1',
    'c@1ccc@2OCCOc@2c@1', 'n@1cc{}c@2ccccc@1@2', 'c@1ccc@2ccccc@2c@1', 'c@1cc@2cc{}ccc@2o@1',
    'c@1nn{}c@2ccccc@1@2', 'c@1cnn@2ccc{}nc@1@2', 'c@1cn@2cccnc@2n@1', 'N@1CCc@2cc{}ccc@2C@1',
    'C@1Cc@2ccccc@2C@1{}', 'C@1COc@2ccccc@2C@1', 'N@1C(=O)c@2ccccc@2C@1=O', 'N@1C(=O)CC{}C@1=O',
    'N@1C(=O)NC{}C@1=O', 'C@1=CC(=O)c@2ccccc@2C@1=O', 'c@1cc(=O)c@2ccc{}cc@2o@1',
    'c@1c{}c(=O)oc@2cc{}ccc@1@2', 'C@1@2CCC(CC@1)N@2{}', 'C@1@2CC@3CC(CC(C@3)C@1)C@2',
    'N@1CC@2CCC(C@1)N@2{}', 'C@1CC@2CCC@1C@2', 'c@1ccc@2[nH]c@3ccccc@3c@2c@1',
    'c@1cc{}c@2c(c@1)Cc@1ccccc@2@1', 'C@1=C{}C(=O)OC@1', 'c@1[nH]c(=O)[nH]c(=O)c@1{}',
    'C@1C{}C(=O)N@1{}', 'C@1OC@1', 'N@1CCC@2(CC@1)OCCO@2', 'C@1@2CC(CC@1)C@2', 'C@1@2CCC(C@1)C@2{}',
    'C@1@2CCCC(C@1)C@2=O', 'C@1CC@2(C@1)CCN{}C@2', 'C@1@2CCN(CC@1)C@2{}', 'C@1=CC@2CC@1C{}C@2',
    'C@1CCC@2CCCCC@2C@1{}', 'C@1CCC@2=CC(=O)CCC@2C@1', 'c@1cc{}c@2nsnc@2c@1',
    'c@1cnc@2[nH]ccc@2c@1{}', 'N@1N=C{}C=CC@1{}', 'c@1ccc{}c(N=Nc@2ccc{}cc@2)c@1',
]  # fmt: skip

# Bridged rings: rare in COCONUT and in drug papers, and the hardest to read where their bonds cross.
CAGES = [
    'C@1@2CC@3CC(CC(C@3)C@1)C@2', 'C@1@2CC@3CC(CC(C@3)C@1{})C@2', 'C@1C@2CC@3CC(C@2)CC@1C@3{}',
    'C@1@2CCC(CC@1)C@2', 'C@1@2CCC(C@1)C@2{}', 'C@1C@2CCC(C@2)C@1{}', 'C@1@2CCN(CC@1)CC@2',
    'C@1CN@2CCC@1CC@2', 'C@1(CN@2CCC@1CC@2){}', 'C@1CN@2CCN@1CC@2', 'C@1@2CCC(CC@1)CC@2',
    'C@1@2CCC{}(CC@1)CC@2', 'C@1CC@2CCC(C@1)N@2{}', 'C@1C@2CCC(CC@1{})N@2{}', 'N@1CC@2CCC(C@1)N@2{}',
    'N@1CC@2CC(C@1)N@2{}', 'N@1CC@2CCC(C@1)O@2', 'N@1CC@2CCC@1CN@2{}', 'N@1CC@2CC@1CN@2{}', 'N@1CC@2CC@1CO@2',
    'N@1CC@2CCC@1C@2{}', 'C@1CC@2CC@1C=C@2{}', 'C@1C@2C=CC(C@2)C@1{}', 'C@1C@2CCC(O@2)C@1{}', 'C@1@2CC(C@1)C@2{}',
    'C@1@2CC{}(C@1)C@2', 'C@1CC@2(C)C(=O)CC@1C@2(C)C', 'C@1C@2CC(C@2(C)C)CC@1{}', 'C@1CC@2CCCC(C@1)N@2{}',
    'C@1CC@2CCCC(C@1)C@2=O', 'N@1C(=O)C@2C@3CCC(C@3)C@2C@1=O', 'N@1C(=O)C@2C@3C=CC(O@3)C@2C@1=O',
    'c@1cc@2c(cc@1{})C@1CCC@2C@1', 'c@1cc@2c(cc@1)C@1CNCC@2C@1', 'C@1OC@2CC(O@1)C@2{}', 'C@1@2CC@3C(C@1)C@3C@2{}',
]  # fmt: skip

LINKS = [
    'C{}', 'CC{}', 'CCC{}', 'C(=O){}', 'C(=O)N{}', 'NC(=O){}', 'C(=O)O{}', 'OC(=O){}', 'O{}',
    'OC{}', 'CO{}', 'N{}', 'CN{}', 'NC{}', 'S{}', 'SC{}', 'S(=O)(=O){}', 'S(=O)(=O)N{}',
    'NS(=O)(=O){}', 'NC(=O)N{}', 'OC(=O)N{}', 'C=C{}', '/C=C/{}', '/C=C\\{}', 'C#C{}',
    'CNC(=O){}', 'OCC{}', 'OCCO{}', 'CCN{}', 'N(C){}', 'C(=O)C{}', 'C(O){}', '[C@H](O){}',
    '[C@@H](C){}', '[C@H](N){}', '[C@@H](CO){}', '[C@@H](NC(=O){}){}', '[C@H](NC{}){}',
    'CC(=O)N{}', 'C(=N{}){}', '/N=N/{}', '/C=N/{}', '/C=N/N{}', '/C(C)=N/O{}', 'C(C)(C){}',
    'C(F)(F){}', 'P(=O)(OCC){}', 'OP(=O)(O){}', 'N(CC{})C{}', 'SCC(=O)N{}', 'C(=S)N{}',
    '[Si](C)(C){}', 'C(C(=O)OC){}', 'C(CC{})C{}', 'N(S(C)(=O)=O){}', 'CC(O)C{}', 'C[C@H](O)C{}',
    'C[C@@H](N)C(=O){}', 'C(=C{})C#N', 'N=C(N){}', 'Cc@1ccc{}cc@1', 'CCCCC{}', 'OCCCC{}',
    'CCOCC{}', 'COCCO{}', '/N=N/{}', '/C=N\\{}', '/C(=N\\O){}', '/C=N/NC(=O){}', 'N=C{}',
    'C(=NO){}', 'S(=O){}', 'N=NC{}', 'C#C{}', 'C#C{}', 'CC#C{}', 'C#CC{}',
]  # fmt: skip

ENDS = [
    'C', 'C', 'C', 'CC', 'C(C)C', 'C(C)(C)C', 'CCC', 'CCCC', 'O', 'O', 'OC', 'OC', 'OCC', 'F',
    'F', 'F', 'Cl', 'Cl', 'Cl', 'Br', 'I', 'N', 'N', 'NC', 'N(C)C', 'C#N', 'C(F)(F)F', 'C(F)(F)F',
    'OC(F)(F)F', 'OC(F)F', '[N+](=O)[O-]', 'C(=O)O', 'C(=O)OC', 'C(=O)OCC', 'C(N)=O', 'C=O',
    'C(C)=O', 'OC(C)=O', 'S', 'SC', 'S(C)(=O)=O', 'S(N)(=O)=O', 'S(=O)(=O)O', 'S(C)=O', 'B(O)O',
    'P(=O)(O)O', 'C#C', 'C=C', 'CO', 'CCO', 'CN', 'NC(C)=O', 'NC(=O)OC(C)(C)C', 'C(=O)OC(C)(C)C',
    'NS(C)(=O)=O', '[N+](C)(C)C', '[O-]', 'C(=O)[O-]', '[Si](C)(C)C', 'CCl', 'CBr', 'C(Cl)(Cl)Cl',
    'N=[N+]=[N-]', 'N=C=O', 'N=C=S', 'C(=N)N', 'NC(=N)N', 'NN', 'NO', 'C=NO', 'C(=O)Cl',
    'S(=O)(=O)Cl', 'OO', 'C(=O)NO', 'CC#N', 'C(C)(C)O', 'CC=C', 'CCCCC', 'C(CC)CC', 'OCCOC',
    'OCC=C', 'O[Si](C)(C)C(C)(C)C', 'OP(=O)(O)O', '[Se]C', 'C(=O)C(F)(F)F', 'B1OC(C)(C)C(C)(C)O1',
    'C(=O)O', 'C(=O)OC', 'C(=O)OCC', 'OC(F)(F)F', 'SC(F)(F)F', 'N=NC', 'C=N', 'OC(F)F',
    'S(F)(F)(F)(F)F',
    'I', 'Br', 'I', 'S(=O)(=O)O', 'C=O', 'S(N)(=O)=O', 'S(N)(=O)=O', 'NN', 'C(=O)O', 'C#N', 'C#N', 'C#N',
    'C#C', 'C#C', 'CC#C', 'C#CC', 'CC#N', 'OCC#C', 'NCC#C', 'I', 'I',
]  # fmt: skip


CAGE_SHARE = 0.12  # of the rings


class _Growth:
    """One molecule as it grows: its ring closures so far, and its number of fragments."""

    def __init__(self) -> None:
        self.closures = 9
        self.fragments = 0

    def fill(self, template: str, depth: int, chain: bool) -> str:
        """The template with its places filled, or left free, by chance."""
        closures: dict[str, int] = {}
        out = ''
        i = 0
        while i < len(template):
            if template[i] == '@' and i + 1 < len(template) and template[i + 1].isdigit():
                key = template[i + 1]
                if key not in closures:
                    self.closures += 1
                    closures[key] = self.closures
                out += f'%{closures[key]}'
                i += 2
            elif template.startswith('{}', i):
                i += 2
                out += self._branch(depth, chain, last=chain and i >= len(template))
            else:
                out += template[i]
                i += 1
        return out

    def _branch(self, depth: int, chain: bool, last: bool) -> str:
        if last:
            return self.grow(depth + 1)
        if random.random() >= (0.9 if chain else 0.5):
            return ''
        return f'({self.grow(depth + 1)})'

    def grow(self, depth: int) -> str:
        self.fragments += 1
        chance = random.random()
        if depth >= 5 or self.fragments > 12 or chance < 0.22 + 0.08 * depth:
            return random.choice(ENDS)
        if chance < 0.72:
            return self.fill(random.choice(LINKS), depth, True)
        return self.fill(_any_ring(), depth, False)


def complete(fragment: str) -> str:
    """SMILES of the fragment on a carbon, each of its places taken by a methyl."""
    last = 'C' if fragment.endswith('{}') else ''
    template = fragment.removesuffix('{}').replace('{}', '(C)') + last
    return 'C' + _Growth().fill(template, 0, False)


def _any_ring() -> str:
    return random.choice(CAGES if random.random() < CAGE_SHARE else RINGS)


def invent() -> Chem.Mol | None:
    """One molecule of the grammar; none where chance made an impossible one."""
    template = _any_ring() if random.random() < 0.85 else random.choice(LINKS)
    smiles = _Growth().fill(template, 0, template in LINKS)
    if random.random() < 0.8 and not smiles.startswith(('/', '\\')):
        smiles = random.choice(ENDS + [''] * 10) + smiles
    return Chem.MolFromSmiles(smiles)
