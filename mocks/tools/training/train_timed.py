"""Trains networks for a stated time on a GPU, while drawings are made beside it.

    python3 stream.py --molecules LIST --excluded HASHES --folder DATA --count 100000 --step 11 --flat --first 0   # ... 10
    python3 letter_views.py --folder DATA --count 100000 --step 4 --flat --first 0                                 # ... 3
    python3 train_timed.py graph labels letters --data DATA --out OUT --seconds 480

Each name may be followed by the weights to begin with: `graph=checkpoints/graph.pt`. The learning rate
falls with the time, so that a run ends when its time does; what it saw depends on the machine. OUT/<name>.pt is the running mean, OUT/<name>-half.pt the one of half the time.
"""

import argparse
import time
from pathlib import Path

import torch

from supply import Supply
from timed_run import BATCH, FEED, Run, share_right


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
    runs = [Run(name, weights, device) for name, _, weights in (each.partition('=') for each in chosen.names)]
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
