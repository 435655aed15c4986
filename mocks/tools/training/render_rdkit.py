"""RDKit's renderer, as a second manner of drawing."""

import io
import random

import numpy as np
from PIL import Image
from rdkit import Chem
from rdkit.Chem.Draw import rdMolDraw2D

from render import Wedges
from style import Style


def render_by_rdkit(molecule: Chem.Mol, wedges: Wedges, style: Style):
    """The picture, and the atoms' places in it, n x 2 in pixels."""
    drawer = rdMolDraw2D.MolDraw2DCairo(-1, -1)
    options = drawer.drawOptions()
    options.useBWAtomPalette()
    options.scalingFactor = style.bond / 1.5
    options.padding = 0.06
    options.bondLineWidth = max(1, int(style.line))
    options.scaleBondWidth = False
    options.multipleBondOffset = random.uniform(0.1, 0.22)
    options.additionalAtomLabelPadding = random.choice([0, 0, 0.05, 0.1])
    options.fontFile = style.font
    options.baseFontSize = random.uniform(0.42, 0.75)
    options.minFontSize = options.maxFontSize = -1
    options.explicitMethyl = style.methyl == 1
    options.prepareMolsBeforeDrawing = False
    options.singleColourWedgeBonds = True
    for index, (kind, _) in wedges.items():
        bond = molecule.GetBondWithIdx(index)
        if kind == 'wavy':
            bond.SetBondDir(Chem.BondDir.UNKNOWN)
        elif bond.GetBondDir() == Chem.BondDir.NONE:
            raise ValueError('a wedge that RDKit would not draw')
    drawer.DrawMolecule(molecule)
    drawer.FinishDrawing()
    inner = Image.open(io.BytesIO(drawer.GetDrawingText())).convert('L')
    margin = int(style.bond)
    image = Image.new('L', (inner.size[0] + 2 * margin, inner.size[1] + 2 * margin), 255)
    image.paste(inner, (margin, margin))
    places = [drawer.GetDrawCoords(i) for i in range(molecule.GetNumAtoms())]
    return image, np.array([(p.x, p.y) for p in places]) + margin
