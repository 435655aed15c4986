"""Writes the trained networks for the services.

    python3 export.py --graph OUT/graph.pt --labels OUT/labels.pt --letters OUT/letters.pt --into ../../engine/recognition/pixel-graph/weights

Gives pixel-graph.onnx, label-look.onnx, label-letters.onnx and classes.json (classes, priors, how abbreviations
unfold, checksums). A `calibration` that classes.json has belongs to earlier networks and is left out:
`npm run calibrate` makes it.
"""

import argparse
import hashlib
import json
from pathlib import Path

import numpy as np
import torch
from rdkit import Chem
from rdkit.Chem import rdDepictor

import letter_views
from condensed import ALPHABET
from drawing import CLOSER_BOND, HASHED, LABEL_HEIGHT, LABEL_WIDTH, SOLID
from labels import ABBREVIATIONS, CLASSES, ELEMENTS, RESIDUES
from network import BOND_TYPE, GraphNetwork, LabelNetwork, LetterNetwork

# In training labels are drawn about equally often; on paper these are far more frequent (nat).
FREQUENT = {'OMe', 'CF3', 'CN', 'NO2', 'CO2H', 'CO2Me', 'CO2Et', 'Ph', 'OEt', 'R', 'R1', 'R2', 'R3', 'Me', 'Et'}
LESS_FREQUENT = {
    'Boc', 'NHBoc', 'OAc', 'OBn', 'Bn', 'tBu', 'iPr', 'Ac', 'Ts', 'X', 'TBS', 'OTBS', 'NMe2', 'Ar', 'NHAc',
    'CHO', 'CH2OH', 'OCF3', 'SMe', '*', 'I', 'B', 'Se', 'D', 'H',
}  # fmt: skip
RARE_PRIOR = -1.0
# Added to the logits of the bond types (nat): wedges are rarer in training than on paper. Chosen on
# development images: 1 and 2 read two molecules of 398 more than 0.
TYPE_CORRECTION = {SOLID: 1.0, HASHED: 1.0}


def prior(name: str) -> float:
    if name in LESS_FREQUENT:
        return RARE_PRIOR / 2
    return 0.0 if name in FREQUENT or name in ELEMENTS else RARE_PRIOR


def expansion(smiles: str) -> dict | None:
    """Atoms, bonds and layout of an abbreviation: attachment at 0,0, growing along x, y upwards."""
    if smiles == '*':
        return None
    molecule = Chem.MolFromSmiles(smiles)
    Chem.Kekulize(molecule, clearAromaticFlags=True)
    rdDepictor.Compute2DCoords(molecule)
    places = molecule.GetConformer().GetPositions()[:, :2]
    places = places - places[0]
    middle = places.mean(0)
    length = np.hypot(*middle)
    if length > 1e-6:
        cos, sin = middle / length
        places = places @ np.array([[cos, -sin], [sin, cos]])
    return {
        'atoms': [[a.GetSymbol(), a.GetFormalCharge()] for a in molecule.GetAtoms()],
        'bonds': [
            [b.GetBeginAtomIdx(), b.GetEndAtomIdx(), int(b.GetBondTypeAsDouble())]
            for b in molecule.GetBonds()
        ],
        'xy': [[round(float(x) / 1.5, 3), round(float(y) / 1.5, 3)] for x, y in places],
    }


def write_network(model: torch.nn.Module, weights: Path, example: torch.Tensor, axes: dict, file: Path) -> str:
    """Exports in ONNX opset 13; returns the SHA-256 of the file."""
    state = torch.load(weights, map_location='cpu')
    if isinstance(model, GraphNetwork):
        for kind, nat in TYPE_CORRECTION.items():
            state['heads.bias'][BOND_TYPE + kind] += nat
    model.load_state_dict(state)
    model.eval()
    torch.onnx.export(
        model, example, str(file), input_names=['x'], output_names=['y'], dynamic_axes={'x': axes, 'y': axes}, opset_version=13
    )
    return hashlib.sha256(file.read_bytes()).hexdigest()


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument('--graph', type=Path, required=True)
    options.add_argument('--labels', type=Path)
    options.add_argument('--letters', type=Path)
    options.add_argument('--into', type=Path, required=True)
    chosen = options.parse_args()
    chosen.into.mkdir(parents=True, exist_ok=True)
    everywhere = {0: 'n', 2: 'h', 3: 'w'}
    file = {
        'classes': CLASSES,
        'elements': ELEMENTS,
        'rgroups': sorted(RESIDUES),
        'prior': [prior(name) for name in CLASSES],
        'expansions': {name: expansion(smiles) for name, (smiles, _) in ABBREVIATIONS.items()},
        'sha256': write_network(
            GraphNetwork(), chosen.graph, torch.zeros(1, 1, 128, 128), everywhere, chosen.into / 'pixel-graph.onnx'
        ),
    }
    if chosen.labels:
        view = torch.zeros(1, 1, LABEL_HEIGHT, LABEL_WIDTH)
        checksum = write_network(LabelNetwork(), chosen.labels, view, {0: 'n'}, chosen.into / 'label-look.onnx')
        file['look'] = {
            'file': 'label-look.onnx', 'sha256': checksum, 'width': LABEL_WIDTH, 'height': LABEL_HEIGHT, 'bondLength': CLOSER_BOND,
        }  # fmt: skip
    if chosen.letters:
        view = torch.zeros(1, 1, letter_views.HEIGHT, letter_views.WIDTH)
        checksum = write_network(LetterNetwork(), chosen.letters, view, {0: 'n'}, chosen.into / 'label-letters.onnx')
        file['letters'] = {
            'file': 'label-letters.onnx', 'sha256': checksum, 'width': letter_views.WIDTH, 'height': letter_views.HEIGHT,
            'bondLength': letter_views.BOND, 'alphabet': ALPHABET,
        }  # fmt: skip
    (chosen.into / 'classes.json').write_text(json.dumps(file))


if __name__ == '__main__':
    main()
