"""What the training of both networks shares: options, beginning or resuming, rate, saving."""

import argparse
import math
from pathlib import Path

import torch


class RunningMean:
    """An exponential mean of the weights, which reads better than the weights themselves."""

    def __init__(self, model: torch.nn.Module) -> None:
        self.values = {k: v.detach().clone() for k, v in model.state_dict().items()}

    @torch.no_grad()
    def add(self, model: torch.nn.Module, step: int) -> None:
        keep = min(0.998, (1 + step) / (10 + step))
        state = model.state_dict()
        floats = [name for name, value in state.items() if value.dtype.is_floating_point]
        means = [self.values[name] for name in floats]
        # All at once: on a GPU each tensor by itself takes longer than the step.
        torch._foreach_mul_(means, keep)
        torch._foreach_add_(means, [state[name] for name in floats], alpha=1 - keep)
        for name in state.keys() - set(floats):
            self.values[name].copy_(state[name])


def rate(done: float, peak: float, step: int) -> float:
    """Learning rate: a short warm-up, then a cosine down to a hundredth. done: 0..1 of the run."""
    return peak * min(1, (step + 1) / 200) * (0.495 * (1 + math.cos(math.pi * done)) + 0.01)


def optimiser_for(model: torch.nn.Module, peak: float) -> torch.optim.Optimizer:
    weights = [p for p in model.parameters() if p.ndim > 1]
    others = [p for p in model.parameters() if p.ndim <= 1]
    groups = [{'params': weights, 'weight_decay': 2e-3}, {'params': others, 'weight_decay': 0}]
    return torch.optim.AdamW(groups, lr=peak)


def options_of_a_run(peak: float) -> argparse.ArgumentParser:
    """Options that every run has; peak: its usual highest learning rate."""
    options = argparse.ArgumentParser()
    options.add_argument('--data', type=Path, required=True)
    options.add_argument('--out', type=Path, required=True)
    options.add_argument('--rate', type=float, default=peak)
    options.add_argument('--resume', type=Path)
    options.add_argument('--weights', type=Path, help='begin with the weights of a finished run')
    options.add_argument('--threads', type=int, default=2)
    return options


def begin(chosen: argparse.Namespace, make_model, seed: int):
    """Begins a run from chance or from weights, or goes on with a stopped one.

    Returns model, optimiser, running mean, the step that is next, and the device.
    """
    torch.set_num_threads(chosen.threads)
    torch.manual_seed(seed)
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    model = make_model().to(device, memory_format=torch.channels_last)
    if chosen.weights:
        model.load_state_dict(torch.load(chosen.weights, map_location=device))
    optimiser = optimiser_for(model, chosen.rate)
    mean, step = RunningMean(model), 0
    chosen.out.mkdir(parents=True, exist_ok=True)
    if chosen.resume:
        saved = torch.load(chosen.resume, map_location=device)
        model.load_state_dict(saved['model'])
        optimiser.load_state_dict(saved['optimiser'])
        mean.values, step = saved['mean'], saved['step']
    return model, optimiser, mean, step, device


def descend(model: torch.nn.Module, optimiser: torch.optim.Optimizer, loss: torch.Tensor) -> None:
    """One step down the loss, of limited length."""
    optimiser.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 5)
    optimiser.step()


def save(folder: Path, model, optimiser, mean: RunningMean, step: int, name: str = 'latest') -> None:
    """Keeps the state of a run, whole or not at all."""
    state = {'model': model.state_dict(), 'optimiser': optimiser.state_dict(), 'mean': mean.values, 'step': step}
    torch.save(state, folder / f'{name}.part')
    (folder / f'{name}.part').rename(folder / f'{name}.pt')
