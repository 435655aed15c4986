"""A set of lines to measure readers on: pictures with their texts, of which none is learnt from.

    python3 line_set.py --folder SET --count 1000

Every other line is set in a font that training never shows. Texts stand in truth.tsv.
"""

import argparse
import random
from pathlib import Path

import numpy as np
from PIL import Image

from line_views import FACES, HELD_BACK, line_view

ROWS = 64
SEED = 4_000_000_000


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument('--folder', type=Path, required=True)
    options.add_argument('--count', type=int, required=True)
    chosen = options.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    random.seed(SEED)
    np.random.seed(SEED)
    lines = ['image\ttext\tfont']
    for number in range(chosen.count):
        held = number % 2 == 1
        ink, text = line_view([HELD_BACK] if held else FACES, ROWS)
        Image.fromarray(255 - ink).save(chosen.folder / f'{number:05d}.png')
        lines.append(f'{number:05d}.png\t{text}\t{"unseen" if held else "seen"}')
    (chosen.folder / 'truth.tsv').write_text('\n'.join(lines) + '\n')


if __name__ == '__main__':
    main()
