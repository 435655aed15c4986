"""Writes the trained line network for the services, beside the other networks.

    python3 export_lines.py --lines OUT/lines.pt --into ../../engine/recognition/pixel-graph/weights

Gives line-reader.onnx, and its entry in the classes.json that is there.
"""

import argparse
import json
from pathlib import Path

import torch

from export import write_network
from line_texts import ALPHABET
from line_views import HEIGHT
from network import LineNetwork

FILE = 'line-reader.onnx'


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument('--lines', type=Path, required=True)
    options.add_argument('--into', type=Path, required=True)
    chosen = options.parse_args()
    classes = chosen.into / 'classes.json'
    file = json.loads(classes.read_text())
    view = torch.zeros(1, 1, HEIGHT, 64)
    checksum = write_network(LineNetwork(len(ALPHABET)), chosen.lines, view, {0: 'n', 3: 'w'}, chosen.into / FILE)
    file['lines'] = {'file': FILE, 'sha256': checksum, 'height': HEIGHT, 'alphabet': ALPHABET}
    classes.write_text(json.dumps(file, separators=(',', ':')))


if __name__ == '__main__':
    main()
