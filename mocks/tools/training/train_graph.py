"""Trains the graph network on the stream of drawings.

    python3 train_graph.py --data DATA --out OUT --crops 240000 [--resume OUT/latest.pt]

Writes OUT/latest.pt every few minutes (weights, their running mean, optimiser, step), and the
running mean alone as OUT/graph-<crops>.pt at the counts of --keep.
"""

import argparse
import math
import random
import sys
import time
from pathlib import Path

import numpy as np
import torch

from losses import parts, total
from network import GraphNetwork
from stream import SIZE, read_shard
from targets import batch
from training_run import RunningMean, begin, descend, options_of_a_run, rate, save

BATCH = 16
# How often a drawing is cropped on average: about its area once.
CROPS_A_DRAWING = 4
# The latest drawings that crops are taken from.
WINDOW = 12_000


class Window:
    """The drawings at hand at a step: the latest of the stream, as far as it has been used."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._next = 0
        self.drawings: list = []

    def advance(self, crops: int) -> None:
        # Eight shards before the first step, then one for each of its share of crops.
        due = 8 + crops // (SIZE * CROPS_A_DRAWING)
        self._next = max(self._next, due - WINDOW // SIZE)
        while self._next < due:
            self.drawings += read_shard(self._folder, self._next)
            self._next += 1
        del self.drawings[:-WINDOW]


def parse() -> argparse.Namespace:
    options = options_of_a_run(2.5e-3)
    options.add_argument('--crops', type=int, required=True, help='of the whole run, from its first step')
    options.add_argument('--keep', type=int, nargs='*', default=[50_000, 100_000, 200_000, 300_000, 500_000, 1_000_000])
    return options.parse_args()


def main() -> None:
    chosen = parse()
    run(chosen, *begin(chosen, GraphNetwork, seed=3))


def run(chosen, model, optimiser, mean: RunningMean, step: int, device: torch.device) -> None:
    window = Window(chosen.data)
    shown: dict[str, float] = {}
    began, first = time.time(), step
    while step * BATCH < chosen.crops:
        crops = step * BATCH
        window.advance(crops)
        # A step's crops depend on its number alone, so that a resumed run goes on as it would have.
        random.seed(step)
        np.random.seed(step)
        for group in optimiser.param_groups:
            group['lr'] = rate(crops / chosen.crops, chosen.rate, step)
        learn(model, optimiser, [t.to(device) for t in batch(window.drawings, BATCH)], shown)
        step += 1
        mean.add(model, step)
        if step % 100 == 0:
            speed = (step - first) * BATCH / (time.time() - began)
            values = ' '.join(f'{name} {value:.3f}' for name, value in shown.items())
            print(step * BATCH, f'{speed:.0f} crops/s', values, flush=True)
        if step % 500 == 0:
            save(chosen.out, model, optimiser, mean, step)
        for kept in chosen.keep:
            if crops < kept <= step * BATCH:
                torch.save(mean.values, chosen.out / f'graph-{kept}.pt')
    save(chosen.out, model, optimiser, mean, step)
    torch.save(mean.values, chosen.out / 'graph.pt')


def learn(model, optimiser, examples, shown: dict[str, float]) -> None:
    """One step; keeps the running means of the losses."""
    ink, heats, atoms, bonds = examples
    # bfloat16 halves the time of a step on processors that know it, and changes no result we see.
    with torch.autocast(ink.device.type, dtype=torch.bfloat16):
        features = model.features(ink.to(memory_format=torch.channels_last))
        loss, right = parts(model, features, heats, atoms, bonds)
        sum_of_losses = total(loss)
    descend(model, optimiser, sum_of_losses)
    if not math.isfinite(float(sum_of_losses)):
        sys.exit('The loss is no number any more: lower --rate and resume.')
    for name, value in {'loss': sum_of_losses, **right}.items():
        shown[name] = shown.get(name, float(value)) * 0.98 + 0.02 * float(value)


if __name__ == '__main__':
    main()
