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

BATCH = 16
# How often a drawing is cropped on average: about its area once.
CROPS_A_DRAWING = 4
# The latest drawings that crops are taken from.
WINDOW = 12_000


class RunningMean:
    """An exponential mean of the weights, which reads better than the weights themselves."""

    def __init__(self, model: torch.nn.Module) -> None:
        self.values = {k: v.detach().clone() for k, v in model.state_dict().items()}

    @torch.no_grad()
    def add(self, model: torch.nn.Module, step: int) -> None:
        keep = min(0.998, (1 + step) / (10 + step))
        for name, value in model.state_dict().items():
            if value.dtype.is_floating_point:
                self.values[name].mul_(keep).add_(value, alpha=1 - keep)
            else:
                self.values[name].copy_(value)


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


def rate(done: float, peak: float, step: int) -> float:
    """Learning rate: a short warm-up, then a cosine down to a hundredth. done: 0..1 of the run."""
    return peak * min(1, (step + 1) / 200) * (0.495 * (1 + math.cos(math.pi * done)) + 0.01)


def optimiser_for(model: torch.nn.Module, peak: float) -> torch.optim.Optimizer:
    weights = [p for p in model.parameters() if p.ndim > 1]
    others = [p for p in model.parameters() if p.ndim <= 1]
    groups = [{'params': weights, 'weight_decay': 2e-3}, {'params': others, 'weight_decay': 0}]
    return torch.optim.AdamW(groups, lr=peak)


def parse() -> argparse.Namespace:
    options = argparse.ArgumentParser()
    options.add_argument('--data', type=Path, required=True)
    options.add_argument('--out', type=Path, required=True)
    options.add_argument('--crops', type=int, required=True, help='of the whole run, from its first step')
    options.add_argument('--rate', type=float, default=2.5e-3)
    options.add_argument('--resume', type=Path)
    options.add_argument('--weights', type=Path, help='begin with the weights of a finished run')
    options.add_argument('--keep', type=int, nargs='*', default=[50_000, 100_000, 200_000, 300_000, 500_000, 1_000_000])
    options.add_argument('--threads', type=int, default=2)
    return options.parse_args()


def main() -> None:
    chosen = parse()
    torch.set_num_threads(chosen.threads)
    torch.manual_seed(3)
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    model = GraphNetwork().to(device, memory_format=torch.channels_last)
    optimiser = optimiser_for(model, chosen.rate)
    chosen.out.mkdir(parents=True, exist_ok=True)
    step = 0
    if chosen.weights:
        model.load_state_dict(torch.load(chosen.weights, map_location=device))
    mean = RunningMean(model)
    if chosen.resume:
        saved = torch.load(chosen.resume, map_location=device)
        model.load_state_dict(saved['model'])
        optimiser.load_state_dict(saved['optimiser'])
        mean.values, step = saved['mean'], saved['step']
    run(chosen, model, optimiser, mean, step, device)


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
    optimiser.zero_grad()
    sum_of_losses.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 5)
    optimiser.step()
    if not math.isfinite(float(sum_of_losses)):
        sys.exit('The loss is no number any more: lower --rate and resume.')
    for name, value in {'loss': sum_of_losses, **right}.items():
        shown[name] = shown.get(name, float(value)) * 0.98 + 0.02 * float(value)


def save(folder: Path, model, optimiser, mean: RunningMean, step: int, name: str = 'latest') -> None:
    """Keeps the state of a run, whole or not at all."""
    state = {'model': model.state_dict(), 'optimiser': optimiser.state_dict(), 'mean': mean.values, 'step': step}
    torch.save(state, folder / f'{name}.part')
    (folder / f'{name}.part').rename(folder / f'{name}.pt')


if __name__ == '__main__':
    main()
