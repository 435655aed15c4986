"""Trains the label network on the closer views of the same stream of drawings.

    python3 train_labels.py --data DATA --out OUT --views 600000 [--resume OUT/labels-latest.pt]

Each tenth shard is kept for measuring: its accuracy is printed with the progress.
"""

import argparse
import math
import random
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from labels import THINNED
from network import LabelNetwork
from stream import read_shard, shard_file
from training_run import begin, descend, options_of_a_run, rate, save

BATCH = 64
HELD_BACK = 10  # every n-th shard is measured on only



class Views:
    """All views of the shards that there are by now."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._next = 0
        self.seen: list[tuple[np.ndarray, int]] = []
        self.held: list[tuple[np.ndarray, int]] = []

    def load_present(self) -> None:
        chance = random.Random(self._next)
        while shard_file(self._folder, self._next).exists():
            measured = self._next % HELD_BACK == HELD_BACK - 1
            for drawing in read_shard(self._folder, self._next):
                for view, kind in zip(drawing.label_views, drawing.label_classes):
                    if chance.random() < THINNED.get(int(kind), 1):
                        (self.held if measured else self.seen).append((view, int(kind)))
            self._next += 1


def tensors(views: list[tuple[np.ndarray, int]], device: torch.device):
    """Ink 0..1, n x 1 x height x width, and classes."""
    ink = np.stack([view for view, _ in views])[:, None].astype(np.float32) / 255
    ink = torch.from_numpy(ink).to(device, memory_format=torch.channels_last)
    return ink, torch.tensor([kind for _, kind in views], device=device)


def learn(model, optimiser, ink, kinds) -> float:
    with torch.autocast(ink.device.type, dtype=torch.bfloat16):
        said = model(ink)
    loss = F.cross_entropy(said.float(), kinds)
    descend(model, optimiser, loss)
    return float(loss)


@torch.no_grad()
def accuracy(model, held, device) -> float:
    """Share of right labels among at most 2000 views that were never learnt from."""
    if not held:
        return math.nan
    model.eval()
    right = total = 0
    sample = random.Random(1).sample(held, min(2000, len(held)))
    for first in range(0, len(sample), 200):
        ink, kinds = tensors(sample[first : first + 200], device)
        right += int((model(ink).argmax(1) == kinds).sum())
        total += len(kinds)
    model.train()
    return right / total


def parse() -> argparse.Namespace:
    options = options_of_a_run(2e-3)
    options.add_argument('--views', type=int, required=True, help='of the whole run, from its first step')
    return options.parse_args()


def main() -> None:
    chosen = parse()
    run(chosen, *begin(chosen, LabelNetwork, seed=5))


def run(chosen, model, optimiser, mean, step: int, device: torch.device) -> None:
    views, shown, began, first = Views(chosen.data), 0.0, time.time(), step
    while step * BATCH < chosen.views:
        if (step - first) % 200 == 0:
            views.load_present()
        random.seed(step)
        for group in optimiser.param_groups:
            group['lr'] = rate(step * BATCH / chosen.views, chosen.rate, step)
        loss = learn(model, optimiser, *tensors(random.choices(views.seen, k=BATCH), device))
        step += 1
        mean.add(model, step)
        shown = shown * 0.98 + 0.02 * loss
        if step % 200 == 0:
            speed = (step - first) * BATCH / (time.time() - began)
            held = accuracy(model, views.held, device)
            print(step * BATCH, f'{speed:.0f} views/s of {len(views.seen)} loss {shown:.3f} held {held:.3f}', flush=True)
        if step % 1000 == 0:
            save(chosen.out, model, optimiser, mean, step, 'labels-latest')
    save(chosen.out, model, optimiser, mean, step, 'labels-latest')
    model.load_state_dict(mean.values)
    print('of the running mean, held', f'{accuracy(model, views.held, device):.4f}')
    torch.save(mean.values, chosen.out / 'labels.pt')


if __name__ == '__main__':
    main()
