"""One network as it learns from a pool: what it is, its losses and steps, and how well it reads what it never learnt from."""

from pathlib import Path

import torch
import torch.nn.functional as F

from condensed import ALPHABET
from flat import FRAMES
from losses import parts, total
from network import GraphNetwork, LabelNetwork, LetterNetwork
from pools import IGNORED, DrawingPool, RowPool, as_ink, shown_letters
from training_run import RunningMean, optimiser_for, rate

WIDE = (16, 48, 128, 48)
# Examples a step, highest learning rate from chance and from weights.
BATCH = {'graph': 384, 'wide': 384, 'labels': 512, 'letters': 256}
RATES = {'graph': (4e-3, 2e-3), 'wide': (4e-3, 2e-3), 'labels': (3e-3, 1.5e-3), 'letters': (3e-3, 1.5e-3)}
# The kind of shards that it learns from.
FEED = {'graph': 'ink', 'wide': 'ink', 'labels': 'views', 'letters': 'letters'}
MODELS = {
    'graph': GraphNetwork, 'wide': lambda: GraphNetwork(WIDE), 'labels': LabelNetwork, 'letters': LetterNetwork,
}  # fmt: skip


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
    rows, right = held.first(held.count), 0
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
