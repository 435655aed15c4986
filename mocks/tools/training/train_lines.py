"""Trains the line network on views of lines (line_views.py).

    python3 train_lines.py --data DATA --out OUT --views 300000 [--resume OUT/lines-latest.pt]

Each twentieth shard is kept for measuring: the share of its texts that are read to the letter is printed.
"""

import argparse
import math
import pickle
import random
import time
import zlib
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from line_texts import ALPHABET
from line_views import HEIGHT
from network import LineNetwork
from stream import shard_file
from training_run import begin, descend, options_of_a_run, rate, save

BATCH = 32
POOL = 16  # batches are cut from as many of similar width
HELD_BACK = 20  # every n-th shard is measured on only
NUMBER = {letter: number for number, letter in enumerate(ALPHABET, 1)}  # 0 is blank

View = tuple[np.ndarray, str]


class Views:
    """All views of the shards that there are by now."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._next = 0
        self.seen: list[View] = []
        self.held: list[View] = []

    def load_present(self) -> None:
        while shard_file(self._folder, self._next).exists():
            measured = self._next % HELD_BACK == HELD_BACK - 1
            shard = pickle.loads(zlib.decompress(shard_file(self._folder, self._next).read_bytes()))
            (self.held if measured else self.seen).extend(shard)
            self._next += 1


def inks(views: list[View], device: torch.device) -> torch.Tensor:
    """Views side by side in one batch, with paper to the right of the shorter ones."""
    width = math.ceil(max(view.shape[1] for view, _ in views) / 4) * 4 + 8
    ink = np.zeros((len(views), 1, HEIGHT, width), np.float32)
    for row, (view, _) in enumerate(views):
        ink[row, 0, :, : view.shape[1]] = view
    return torch.from_numpy(ink / 255).to(device, memory_format=torch.channels_last)


def learn(model, optimiser, views: list[View], device: torch.device) -> float:
    """One step."""
    said = F.log_softmax(model(inks(views, device)).float(), 2)
    letters = torch.tensor([NUMBER[letter] for _, text in views for letter in text])
    lengths = torch.tensor([len(text) for _, text in views])
    frames = torch.full((len(views),), said.shape[1], dtype=torch.long)
    loss = F.ctc_loss(said.transpose(0, 1), letters, frames, lengths, reduction='mean', zero_infinity=True)
    descend(model, optimiser, loss)
    return float(loss)


def greedy(logits: torch.Tensor) -> list[str]:
    """The texts of the likeliest frames."""
    texts = []
    for row in logits.argmax(2).tolist():
        kept = [k for at, k in enumerate(row) if k and (at == 0 or row[at - 1] != k)]
        texts.append(''.join(ALPHABET[k - 1] for k in kept))
    return texts


@torch.no_grad()
def accuracy(model, held: list[View], device, show: int = 0) -> float:
    """Share of texts read to the letter among at most 1000 views that were never learnt from."""
    if not held:
        return math.nan
    model.eval()
    sample = sorted(random.Random(1).sample(held, min(1000, len(held))), key=lambda view: view[0].shape[1])
    right, wrong = 0, []
    for first in range(0, len(sample), 100):
        part = sample[first : first + 100]
        for text, view in zip(greedy(model(inks(part, device))), part):
            right += text == view[1]
            if text != view[1]:
                wrong.append(f'{view[1]}>{text}')
    if show:
        print('  '.join(random.sample(wrong, min(show, len(wrong)))))
    model.train()
    return right / len(sample)


def batches(views: Views):
    """Batches of views of similar width; shards that have come since join from the next pool on."""
    while True:
        views.load_present()
        pool = sorted(random.choices(views.seen, k=BATCH * POOL), key=lambda view: view[0].shape[1])
        parts = [pool[at : at + BATCH] for at in range(0, len(pool), BATCH)]
        random.shuffle(parts)
        yield from parts


def main() -> None:
    options = options_of_a_run(2e-3)
    options.add_argument('--views', type=int, required=True, help='of the whole run, from its first step')
    chosen = options.parse_args()
    run(chosen, *begin(chosen, lambda: LineNetwork(len(ALPHABET)), seed=11))


def run(chosen: argparse.Namespace, model, optimiser, mean, step: int, device: torch.device) -> None:
    views, shown, began, first = Views(chosen.data), 0.0, time.time(), step
    random.seed(step)
    for part in batches(views):
        if step * BATCH >= chosen.views:
            break
        for group in optimiser.param_groups:
            group['lr'] = rate(step * BATCH / chosen.views, chosen.rate, step)
        loss = learn(model, optimiser, part, device)
        step += 1
        mean.add(model, step)
        shown = shown * 0.98 + 0.02 * loss
        if step % 200 == 0:
            speed = (step - first) * BATCH / (time.time() - began)
            held = accuracy(model, views.held, device, 8) if step % 1000 == 0 else math.nan
            print(step * BATCH, f'{speed:.0f} views/s of {len(views.seen)} loss {shown:.3f} held {held:.3f}', flush=True)
        if step % 1000 == 0:
            save(chosen.out, model, optimiser, mean, step, 'lines-latest')
    save(chosen.out, model, optimiser, mean, step, 'lines-latest')
    model.load_state_dict(mean.values)
    print('of the running mean, held', f'{accuracy(model, views.held, device, 30):.4f}')
    torch.save(mean.values, chosen.out / 'lines.pt')


if __name__ == '__main__':
    main()
