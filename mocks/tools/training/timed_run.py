"""One network as it learns from a pool: what it is, its losses and steps, and how well it reads what it never learnt from."""

from pathlib import Path

import torch
import torch.nn.functional as F
from torch import Tensor

from condensed import ALPHABET
from letter_loss import greedy, letter_loss
from losses import parts, total
from network import GraphNetwork, LabelNetwork, LetterNetwork
from pools import DrawingPool, RowPool, as_ink, shown_letters
from training_run import RunningMean, descend, optimiser_for, rate

# Examples a step, highest learning rate from chance and from weights.
BATCH = {'graph': 384, 'labels': 512, 'letters': 256}
RATES = {'graph': (4e-3, 2e-3), 'labels': (3e-3, 1.5e-3), 'letters': (3e-3, 1.5e-3)}
# The kind of shards that it learns from.
FEED = {'graph': 'ink', 'labels': 'views', 'letters': 'letters'}
MODELS = {'graph': GraphNetwork, 'labels': LabelNetwork, 'letters': LetterNetwork}


def graph_loss(model, pool: DrawingPool, count: int, _done: float):
    ink, heats, atoms, bonds = pool.batch(count)
    features = model.features(ink.contiguous(memory_format=torch.channels_last))
    loss, right = parts(model, features, heats, atoms, bonds)
    return total(loss), right


def label_loss(model, pool: RowPool, count: int, _done: float):
    rows = pool.batch(count)
    said = model(as_ink(rows['views'])).float()
    return F.cross_entropy(said, rows['classes']), {'labels': (said.argmax(1) == rows['classes']).float().mean()}


def text_loss(model, pool: RowPool, count: int, done: float):
    rows = pool.batch(count)
    ink = as_ink(rows['views'])
    # Pale and dark, and a little noise: the views are met many times.
    ink = (ink * (0.7 + 0.6 * torch.rand(count, 1, 1, 1, device=ink.device)) + 0.04 * torch.randn_like(ink)).clamp(0, 1)
    said = F.log_softmax(model(ink).float(), 2)
    letters, shown = rows['letters'].long(), shown_letters(rows['letters'], rows['places'])
    loss, in_a_row = letter_loss(said, letters, (letters > 0).sum(1), shown, done)
    return loss, {'in a row': in_a_row}


LOSS = {'graph': graph_loss, 'labels': label_loss, 'letters': text_loss}


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
        with torch.autocast(pool.device.type, dtype=torch.bfloat16):
            loss, self.shown = LOSS[self.name](self.model, pool, BATCH[self.name], done)
        descend(self.model, self.optimiser, loss)
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
        said = model(as_ink(rows['views'][at : at + 500]))
        if run.name == 'labels':
            right += int((said.argmax(1) == rows['classes'][at : at + 500]).sum())
        else:
            right += sum(one == other for one, other in zip(greedy(said), texts_of(rows['letters'][at : at + 500])))
    return right / max(1, held.count)


def texts_of(letters: Tensor) -> list[str]:
    """The texts of rows of letters by number, 0 behind the last."""
    return [''.join(ALPHABET[k - 1] for k in row if k) for row in letters.tolist()]
