"""Trains the letter network on views of labels (letter_views.py).

    python3 train_letters.py --data DATA --out OUT --views 300000 [--resume OUT/letters-latest.pt]

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

from condensed import ALPHABET
from flat import FRAME
from letter_loss import IGNORED, greedy, letter_loss
from network import LetterNetwork
from stream import shard_file
from training_run import begin, descend, options_of_a_run, rate, save

BATCH = 32
HELD_BACK = 20  # every n-th shard is measured on only
NUMBER = {letter: number for number, letter in enumerate(ALPHABET, 1)}  # 0 is blank

View = tuple[np.ndarray, str, list[float]]


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
            (self.held if measured else self.seen).extend(zip(*shard))
            self._next += 1


def inks(views: list[View], device: torch.device) -> torch.Tensor:
    ink = np.stack([view for view, _, _ in views])[:, None].astype(np.float32) / 255
    return torch.from_numpy(ink).to(device, memory_format=torch.channels_last)


def targets(views: list[View], frames: int):
    """Letters in a row, their number a view, and what each frame shows; the frames beside a letter are open."""
    shown = torch.zeros(len(views), frames, dtype=torch.long)
    for row, (_, text, places) in enumerate(views):
        at = [min(frames - 1, max(0, int(place / FRAME))) for place in places]
        for frame in at:
            shown[row, max(0, frame - 1) : frame + 2] = IGNORED
        for frame, letter in zip(at, text):
            shown[row, frame] = NUMBER[letter]
    letters = torch.tensor([NUMBER[letter] for _, text, _ in views for letter in text])
    return letters, torch.tensor([len(text) for _, text, _ in views]), shown


def learn(model, optimiser, views: list[View], done: float, device: torch.device) -> float:
    """One step."""
    said = F.log_softmax(model(inks(views, device)).float(), 2)
    letters, lengths, shown = targets(views, said.shape[1])
    loss, in_a_row = letter_loss(said, letters, lengths, shown.to(device), done)
    descend(model, optimiser, loss)
    return float(in_a_row)


@torch.no_grad()
def accuracy(model, held: list[View], device, show: int = 0) -> float:
    """Share of texts read to the letter among at most 1000 views that were never learnt from."""
    if not held:
        return math.nan
    model.eval()
    sample = random.Random(1).sample(held, min(1000, len(held)))
    right = 0
    for first in range(0, len(sample), 100):
        part = sample[first : first + 100]
        texts = greedy(model(inks(part, device)))
        right += sum(text == view[1] for text, view in zip(texts, part))
        if first == 0 and show:
            print('  '.join(f'{view[1]}>{text}' for text, view in zip(texts, part) if text != view[1])[:show])
    model.train()
    return right / len(sample)


def parse() -> argparse.Namespace:
    options = options_of_a_run(2e-3)
    options.add_argument('--views', type=int, required=True, help='of the whole run, from its first step')
    return options.parse_args()


def main() -> None:
    chosen = parse()
    run(chosen, *begin(chosen, LetterNetwork, seed=9))


def run(chosen, model, optimiser, mean, step: int, device: torch.device) -> None:
    views, shown, began, first = Views(chosen.data), 0.0, time.time(), step
    while step * BATCH < chosen.views:
        if (step - first) % 50 == 0:
            views.load_present()
        random.seed(step)
        done = step * BATCH / chosen.views
        for group in optimiser.param_groups:
            group['lr'] = rate(done, chosen.rate, step)
        loss = learn(model, optimiser, random.choices(views.seen, k=BATCH), done, device)
        step += 1
        mean.add(model, step)
        shown = shown * 0.98 + 0.02 * loss
        if step % 100 == 0:
            speed = (step - first) * BATCH / (time.time() - began)
            held = accuracy(model, views.held, device, 300) if step % 500 == 0 else math.nan
            print(step * BATCH, f'{speed:.0f} views/s of {len(views.seen)} loss {shown:.3f} held {held:.3f}', flush=True)
        if step % 500 == 0:
            save(chosen.out, model, optimiser, mean, step, 'letters-latest')
    save(chosen.out, model, optimiser, mean, step, 'letters-latest')
    model.load_state_dict(mean.values)
    print('of the running mean, held', f'{accuracy(model, views.held, device):.4f}')
    torch.save(mean.values, chosen.out / 'letters.pt')


if __name__ == '__main__':
    main()
