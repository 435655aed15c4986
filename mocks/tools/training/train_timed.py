"""Trains networks for a stated time on a GPU, while drawings are made beside it.

    python3 stream.py --molecules LIST --excluded HASHES --folder DATA --count 100000 --step 11 --flat --first 0   # ... 10
    python3 letter_views.py --folder DATA --count 100000 --step 4 --flat --first 0                                 # ... 3
    python3 train_timed.py graph labels letters --data DATA --out OUT --seconds 480

Each name may be followed by the weights to begin with: `graph=checkpoints/graph.pt`. `wide` is a graph
network of other widths. The learning rate falls with the time, so that a run ends when its time does; what
it saw depends on the machine. OUT/<name>.pt is the running mean, OUT/<name>-half.pt the one of half the time.
"""

import argparse
import threading
import time
from pathlib import Path

import torch
import torch.nn.functional as F

from condensed import ALPHABET
from flat import FRAMES, take
from labels import INDEX
from losses import parts, total
from network import GraphNetwork, LabelNetwork, LetterNetwork
from pools import IGNORED, DrawingPool, RowPool, as_ink, shown_letters
from training_run import RunningMean, optimiser_for, rate

WIDE = (16, 48, 128, 48)
# O, N and unwritten carbon are most of the views and the easiest: the share of them that is kept.
THINNED = {INDEX['C']: 0.7, INDEX['O']: 0.35, INDEX['N']: 0.6}
HELD_BACK = 20  # every n-th shard is measured on only
# Examples a step, highest learning rate from chance and from weights.
BATCH = {'graph': 256, 'wide': 256, 'labels': 512, 'letters': 256}
RATES = {'graph': (4e-3, 2e-3), 'wide': (4e-3, 2e-3), 'labels': (3e-3, 1.5e-3), 'letters': (3e-3, 1.5e-3)}
FEED = {'graph': 'ink', 'wide': 'ink', 'labels': 'views', 'letters': 'letters'}
MODELS = {
    'graph': GraphNetwork, 'wide': lambda: GraphNetwork(WIDE), 'labels': LabelNetwork, 'letters': LetterNetwork,
}  # fmt: skip


class Supply:
    """Shards of a kind on their way into a pool: read by a thread, added between two steps."""

    def __init__(self, folder: Path, kind: str, device: torch.device, scale: float) -> None:
        self._folder, self._kind, self.ended = folder, kind, False
        make = {
            'ink': lambda: DrawingPool(device, int(26e9 * scale), int(450_000 * scale)),
            'views': lambda: RowPool(device, int(1_600_000 * scale)),
            'letters': lambda: RowPool(device, int(800_000 * scale)),
        }[kind]
        self.pool, self.held, self._number = make(), RowPool(device, 6000), 0
        self._ready: list[dict] = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        while not self.ended:
            shard = take(self._folder, self._kind) if len(self._ready) < 4 else None
            if shard is None:
                time.sleep(0.05)
            else:
                self._ready.append(shard)

    def feed(self) -> None:
        """Adds what is there; waits for the first shard."""
        while self._ready or not self.pool.count:
            if self._ready:
                self._add(self._ready.pop(0))
            else:
                time.sleep(0.05)

    def _add(self, shard: dict) -> None:
        self._number += 1
        if self._kind == 'views':
            keep = torch.ones(len(shard['classes']))
            for kind, share in THINNED.items():
                keep[torch.from_numpy(shard['classes']) == kind] = share
            kept = (torch.rand(len(keep)) < keep).numpy()
            shard = {name: array[kept] for name, array in shard.items()}
        if self._kind != 'ink' and self._number % HELD_BACK == 2:
            self.held.add(shard)
        else:
            self.pool.add(shard)


def graph_loss(model, pool: DrawingPool, count: int, _done: float):
    ink, heats, atoms, bonds = pool.batch(count)
    features = model.features(ink.contiguous(memory_format=torch.channels_last))
    loss, right = parts(model, features, heats, atoms, bonds)
    return total(loss), right


def label_loss(model, pool: RowPool, count: int, _done: float):
    rows = pool.batch(count)
    said = model(as_ink(rows['views'])).float()
    return F.cross_entropy(said, rows['classes']), {'labels': (said.argmax(1) == rows['classes']).float().mean()}


def letter_loss(model, pool: RowPool, count: int, done: float):
    """Where each letter is counts most at first, which spares the search for an alignment."""
    rows = pool.batch(count)
    letters, lengths = rows['letters'].long(), (rows['letters'] > 0).sum(1)
    ink = as_ink(rows['views'])
    # Pale and dark, and a little noise: the views are met many times.
    ink = (ink * (0.7 + 0.6 * torch.rand(count, 1, 1, 1, device=ink.device)) + 0.04 * torch.randn_like(ink)).clamp(0, 1)
    said = F.log_softmax(model(ink).float(), 2)
    frames = torch.full((count,), FRAMES, dtype=torch.long, device=said.device)
    in_a_row = F.ctc_loss(said.transpose(0, 1), letters, frames, lengths, reduction='mean', zero_infinity=True)
    shown = shown_letters(rows['letters'], rows['places'])
    by_frame = F.cross_entropy(said.flatten(0, 1), shown.flatten(), ignore_index=IGNORED, reduction='none')
    by_frame = (by_frame * torch.where(shown > 0, 1.0, 0.2).flatten()).sum() / lengths.sum().clamp(min=1)
    return in_a_row + max(0.2, 1 - 4 * done) * by_frame, {'in a row': in_a_row.detach()}


LOSS = {'graph': graph_loss, 'wide': graph_loss, 'labels': label_loss, 'letters': letter_loss}


class Run:
    """One network as it learns."""

    def __init__(self, name: str, weights: str, device: torch.device) -> None:
        self.name, self.step = name, 0
        self.model = MODELS[name]().to(device, memory_format=torch.channels_last)
        if weights:
            self.model.load_state_dict({k: v.float() if v.is_floating_point() else v for k, v in torch.load(weights, map_location=device).items()})
        self.peak = RATES[name][1 if weights else 0]
        self.optimiser = optimiser_for(self.model, self.peak)
        self.mean = RunningMean(self.model)
        self.shown: dict = {}

    def learn(self, pool, done: float) -> None:
        for group in self.optimiser.param_groups:
            group['lr'] = rate(done, self.peak, self.step)
        device = pool.device.type
        with torch.autocast(device, dtype=torch.bfloat16):
            loss, self.shown = LOSS[self.name](self.model, pool, BATCH[self.name], done)
        self.optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 5)
        self.optimiser.step()
        self.step += 1
        self.mean.add(self.model, self.step)
        self.shown['loss'] = loss.detach()

    def save(self, folder: Path, mark: str = '') -> None:
        torch.save({name: value.cpu() for name, value in self.mean.values.items()}, folder / f'{self.name}{mark}.pt')


@torch.no_grad()
def share_right(run: Run, held: RowPool) -> float:
    """Of the running mean, among views that it does not learn from: classes right, or texts right to the letter."""
    model = MODELS[run.name]().to(held.device)
    model.load_state_dict(run.mean.values)
    model.eval()
    rows, right = held.first(6000), 0
    for at in range(0, held.count, 500):
        said = model(as_ink(rows['views'][at : at + 500])).argmax(-1)
        if run.name == 'labels':
            right += int((said == rows['classes'][at : at + 500]).sum())
        else:
            right += sum(_spelt(row) == _spelt(text) for row, text in zip(said.tolist(), _spaced(rows['letters'][at : at + 500])))
    return right / max(1, held.count)


def _spaced(letters) -> list[list[int]]:
    """Letters with blanks between, as the network says them."""
    return [[n for letter in row for n in (letter, 0)] for row in letters.tolist()]


def _spelt(frames: list[int]) -> str:
    return ''.join(ALPHABET[k - 1] for at, k in enumerate(frames) if k and (at == 0 or frames[at - 1] != k))


def parse() -> argparse.Namespace:
    options = argparse.ArgumentParser()
    options.add_argument('names', nargs='+')
    options.add_argument('--data', type=Path, required=True)
    options.add_argument('--out', type=Path, required=True)
    options.add_argument('--seconds', type=float, required=True)
    options.add_argument('--scale', type=float, default=1, help='of the pools, for a trial')
    return options.parse_args()


def main() -> None:
    chosen = parse()
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    torch.backends.cudnn.benchmark = True
    chosen.out.mkdir(parents=True, exist_ok=True)
    began = time.time()
    runs = [Run(*(name.split('=') + [''])[:2], device) for name in chosen.names]
    supplies = {kind: Supply(chosen.data, kind, device, chosen.scale) for kind in {FEED[run.name] for run in runs}}
    halved, told = False, 0.0
    while (done := (time.time() - began) / chosen.seconds) < 1:
        for supply in supplies.values():
            supply.feed()
        for run in runs:
            run.learn(supplies[FEED[run.name]].pool, done)
        if done > 0.5 and not halved:
            halved = True
            for run in runs:
                run.save(chosen.out, '-half')
        if time.time() - told > 10:
            told = time.time()
            for run in runs:
                values = ' '.join(f'{name} {float(value):.3f}' for name, value in run.shown.items())
                print(f'{told - began:.0f} s', run.name, run.step, 'of', supplies[FEED[run.name]].pool.count, values, flush=True)
    for run in runs:
        run.save(chosen.out)
        held = supplies[FEED[run.name]].held
        right = f'held back right {share_right(run, held):.4f} of {held.count}' if held.count else ''
        print(run.name, run.step * BATCH[run.name], 'examples', right, flush=True)


if __name__ == '__main__':
    main()
